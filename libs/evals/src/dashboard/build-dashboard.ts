// One dashboard of several results, each replayed first. It says what is covered, what failed and what nobody knows, and
// grants nothing.
import { accept, compareCodePoints, encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { catalogRefOf, checkContext, type EvalContext } from '../context.ts';
import { sumCounts } from '../count-verdicts.ts';
import type { DashboardInput, EvalDashboard } from '../generated/eval-dashboard.d.ts';
import type { EvalRunResult } from '../generated/eval-run-result.d.ts';
import { checkObservedAt } from '../run-seed-set.ts';
import { coverageOf, familyRows } from './coverage.ts';
import { type EvalPair, readPairs } from './read-pairs.ts';
import { countRecovery } from './recovery.ts';
import { flow, telemetry } from './unmeasured.ts';

/**
 * Builds a dashboard of 1 to 16 pairs. `observedAt` is `YYYY-MM-DDTHH:MM:SSZ`, else E_USAGE; then E_STALE for a context whose
 * parts do not fit, then as `readPairs`.
 */
export function buildDashboard(
  context: EvalContext,
  observedAt: string,
  pairs: readonly EvalPair[],
): Result<Admitted<EvalDashboard>> {
  const early = checkObservedAt(observedAt) ?? checkContext(context);
  if (early !== undefined) return refuse(early);
  const results = readPairs(context, pairs);
  if (!results.ok) return results;
  const content = dashboardOf(context, observedAt, results.value);
  const bytes = encodeCanonical(content as Json);
  return accept({ content, sha256: sha256Hex(bytes), bytes });
}

function dashboardOf(
  { catalog, evaluator }: EvalContext,
  observedAt: string,
  admitted: readonly Admitted<EvalRunResult>[],
): EvalDashboard {
  const results = admitted.map(({ content }) => content);
  const families = familyRows(catalog.content, results);
  return {
    schema_version: 1,
    kind: 'eval_dashboard',
    id: 'evals.dashboard.v1',
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      mode: 'deterministic-offline',
      core_contract: catalog.content.body.core_contract,
      catalog_ref: catalogRefOf(catalog),
      evaluator: { content: evaluator.content, sha256: evaluator.sha256 },
      observed_at: observedAt,
      inputs: admitted.map(inputOf).sort((a, b) => compareCodePoints(a.result_sha256, b.result_sha256)),
      coverage: coverageOf(
        families,
        results.map(({ body }) => body.seed_source),
      ),
      families,
      quality: sumCounts(results.map(({ body }) => body.summary)),
      recovery: countRecovery(results.flatMap(({ body }) => body.cases)),
      telemetry,
      flow,
    },
  };
}

const inputOf = ({ content: { id, body }, sha256 }: Admitted<EvalRunResult>): DashboardInput => ({
  run_id: id,
  seed_source: body.seed_source,
  seed_set_ref: body.seed_set_ref,
  result_sha256: sha256,
  observed_at: body.observed_at,
  summary: body.summary,
});
