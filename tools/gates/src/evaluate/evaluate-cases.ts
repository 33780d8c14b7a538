// What every family of cases came to at a commit and a time, and whether that is what the release demands. It says nothing
// of any one profile, so profiles of one source time share it within a session.
import { accept, type Result, refuse } from '#canonical';
import { buildDashboard, type EvalContext } from '#evals';
import { type Documents, type GateInput, requirementsOf } from '#gate';
import { policyFolders } from '../policy-folders.ts';
import type { Session } from '../session.ts';
import { judgeSeeds, type SeedRun } from './judge-seeds.ts';
import { readJudges } from './read-judges.ts';
import { findShortfall } from './shortfall.ts';

export type EvaluatedCases = {
  readonly context: EvalContext;
  /** The evaluator, the result of each seed set, and the dashboard over all of them. */
  readonly documents: Documents;
  readonly inputs: readonly GateInput[];
};

/** Refuses E_EVALUATION for whatever is missing, not in order, failed or short of the requirements; run once a session and time. */
export function evaluateCases(session: Session, at: string): Promise<Result<EvaluatedCases>> {
  const known = evaluations.get(session) ?? new Map<string, Promise<Result<EvaluatedCases>>>();
  evaluations.set(session, known);
  const evaluation = known.get(at) ?? evaluate(session, at);
  known.set(at, evaluation);
  return evaluation;
}

const evaluations = new WeakMap<Session, Map<string, Promise<Result<EvaluatedCases>>>>();

async function evaluate(session: Session, at: string): Promise<Result<EvaluatedCases>> {
  const judges = await readJudges(session);
  if (!judges.ok) return judges;
  const { context, seeds, inputs } = judges.value;
  const runs = judgeSeeds(context, seeds, at);
  if (!runs.ok) return runs;
  const dashboard = dashboardOf(context, runs.value, at);
  if (!dashboard.ok) return dashboard;
  const cases = runs.value.flatMap(({ path, result }) =>
    result.content.body.cases.map((one) => ({ ...one, file: path })),
  );
  const { families } = dashboard.value.content.body;
  const short = findShortfall(requirementsOf(session.definition), families, cases, at);
  if (short !== undefined) return refuse(short);
  const documents = new Map([
    ...runs.value.map(({ name, result }) => [`run.${name}.json`, result.bytes] as const),
    ['evaluator.json', context.evaluator.bytes] as const,
    ['dashboard.json', dashboard.value.bytes] as const,
  ]);
  return accept({ context, documents, inputs });
}

/** Every result is replayed for it. */
function dashboardOf(context: EvalContext, runs: readonly SeedRun[], at: string) {
  const pairs = runs.map(({ seed, result }) => ({ seed, result: result.bytes }));
  const dashboard = buildDashboard(context, at, pairs);
  if (dashboard.ok) return dashboard;
  const { code, expected } = dashboard.refusal;
  return refuse({
    code: 'E_EVALUATION',
    input: policyFolders.seeds,
    expected: `a dashboard of all seed sets, not \`${code}\`: ${expected}`,
    mend: 'at most 16 seed sets fit one dashboard',
  });
}
