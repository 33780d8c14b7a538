// Whether the evaluation showed what the release demands. Every family, every case: one that failed, one that nobody could
// grade, a family without cases or a count that is too low stops the release, and is named.
import type { Refusal } from '#canonical';
import type { Requirements } from '#gate';

/** A row of the dashboard, as far as it is looked at here. */
export type FamilyCounts = {
  readonly family_id: string;
  readonly seed_status: string;
  readonly cases: { readonly passed: number };
};

/** A graded case, with the file that its seed set was read from. */
export type JudgedCase = {
  readonly family_id: string;
  readonly case_id: string;
  readonly verdict: string;
  readonly reason_id: string;
  readonly file: string;
};

/** E_EVALUATION for the first way in which the evaluation falls short; undefined when it shows all that is demanded. */
export function findShortfall(
  { families, casesMin }: Requirements,
  rows: readonly FamilyCounts[],
  cases: readonly JudgedCase[],
  at: string,
): Refusal | undefined {
  for (const [family, familyCasesMin] of families) {
    const short = findFamilyShortfall(family, familyCasesMin, rows, cases, at);
    if (short !== undefined) return short;
  }
  // A family beyond the required ones is held to the same.
  const unmet = cases.find(({ verdict }) => verdict !== 'passed');
  if (unmet !== undefined) return unmetCase(unmet, at);
  const total = rows.reduce((sum, row) => sum + row.cases.passed, 0);
  return total >= casesMin ? undefined : tooFew('all families', casesMin, total);
}

function findFamilyShortfall(
  family: string,
  casesMin: number,
  rows: readonly FamilyCounts[],
  cases: readonly JudgedCase[],
  at: string,
): Refusal | undefined {
  const unmet = cases.find(({ family_id, verdict }) => family_id === family && verdict !== 'passed');
  if (unmet !== undefined) return unmetCase(unmet, at);
  const row = rows.find(({ family_id }) => family_id === family);
  if (row === undefined || row.seed_status !== 'seeded') {
    return refusal(family, 'seed sources in the catalog: an unseeded family shows nothing', 'npm run generate');
  }
  return row.cases.passed >= casesMin ? undefined : tooFew(family, casesMin, row.cases.passed);
}

const unmetCase = ({ family_id, case_id, verdict, reason_id, file }: JudgedCase, at: string): Refusal => ({
  ...refusal(
    `${family_id}, case ${case_id}`,
    `the verdict \`passed\`, and not \`${verdict}\` with \`${reason_id}\``,
    `repair what the case tries, or its expectation; npm run -s ystack -- evals run ${file} ${at} shows both`,
  ),
  input: file,
});

const tooFew = (where: string, least: number, found: number): Refusal =>
  refusal(
    where,
    `at least ${least} graded cases, not ${found}`,
    'add cases in tools/seeds, npm run generate, and commit',
  );

const refusal = (where: string, expected: string, mend: string): Refusal => ({
  code: 'E_EVALUATION',
  at: where,
  expected,
  mend,
});
