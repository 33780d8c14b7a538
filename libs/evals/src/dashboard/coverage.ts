// How much of the catalog the results reach, family by family. A family without results stays in sight.
import { compareCodePoints } from '#canonical';
import { countVerdicts } from '../count-verdicts.ts';
import type { SeedSource } from '../generated/common.d.ts';
import type { EvalCatalog } from '../generated/eval-catalog.d.ts';
import type { EvalDashboard } from '../generated/eval-dashboard.d.ts';
import type { EvalRunResult } from '../generated/eval-run-result.d.ts';

type Body = EvalDashboard['body'];
type Results = readonly EvalRunResult[];

/** One row a family, in the order of the catalog. */
export const familyRows = ({ body }: EvalCatalog, results: Results): Body['families'] =>
  body.families.map(({ family_id, seed_status, seed_sources, grader_kinds, trial_policy }) => {
    const own = results.map((result) => result.body.cases.filter((item) => item.family_id === family_id));
    return {
      family_id,
      seed_status,
      seed_sources,
      grader_kinds,
      trial_policy,
      runs: own.filter((cases) => cases.length > 0).length,
      cases: countVerdicts(own.flat()),
    };
  });

/** The counts over `families`, and the sources that the results are of, in any order. */
export const coverageOf = (families: Body['families'], sources: readonly SeedSource[]): Body['coverage'] => ({
  families_total: 9,
  families_seeded: families.filter(({ seed_status }) => seed_status === 'seeded').length,
  families_declared: families.filter(({ seed_status }) => seed_status === 'declared').length,
  families_with_results: families.filter(({ runs }) => runs > 0).length,
  sources_with_results: [...new Set(sources)].sort(compareCodePoints),
});
