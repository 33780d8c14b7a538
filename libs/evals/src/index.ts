export { evalBounds, pairsMax } from './bounds.ts';
export { evalsCommands } from './commands.ts';
export { checkContext, contextOf, type EvalContext } from './context.ts';
export { buildDashboard } from './dashboard/build-dashboard.ts';
export type { EvalPair } from './dashboard/read-pairs.ts';
export type {
  CaseCounts,
  EvalVerdict,
  Expectation,
  FamilyId,
  GraderKind,
  PlanLists,
  SeedSource,
} from './generated/common.d.ts';
export type { EvalCatalog, EvalFamily } from './generated/eval-catalog.d.ts';
export type { EvalDashboard, FamilyRow } from './generated/eval-dashboard.d.ts';
export type { EvalFrameworkEvaluator } from './generated/eval-framework-evaluator.d.ts';
export type { EvalReport } from './generated/eval-report.d.ts';
export type { EvalRunResult, GradedCase, GradeReason, Observation } from './generated/eval-run-result.d.ts';
export type { EvalSeedSet, SeedDocument } from './generated/eval-seed-set.d.ts';
export { programSha256 } from './generated/program.ts';
export { type Grade, gradeCase } from './grade.ts';
export { evalCatalogKind } from './kinds/eval-catalog.ts';
export { evalDashboardKind } from './kinds/eval-dashboard.ts';
export { evaluatorKind } from './kinds/eval-framework-evaluator.ts';
export { evalRunResultKind } from './kinds/eval-run-result.ts';
export { evalSeedSetKind, type SeedCase } from './kinds/eval-seed-set.ts';
export { evaluateEvalBundle } from './records/evaluate-bundle.ts';
export {
  evalBundleKind,
  evalCaseKind,
  evalGradeKind,
  evalReportKind,
  evalSuiteKind,
  evalTrialKind,
} from './records/kinds.ts';
export { runSeedSet } from './run-seed-set.ts';
export { shippedContext } from './shipped.ts';
