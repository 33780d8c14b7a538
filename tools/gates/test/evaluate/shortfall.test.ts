// What an evaluation must show, row by row: the floor, what a definition raises, and every way of falling short.
import { expect, test } from 'vitest';
import { shippedContext } from '#evals';
import { familyCasesFloor, type Requirements, requiredFamilies, requirementsOf } from '#gate';
import { type FamilyCounts, findShortfall, type JudgedCase } from '../../src/evaluate/shortfall.ts';

const at = '2030-01-02T03:04:05Z';
const stale = 'stale-moved-artifacts';

const floor = requirementsOf({ profiles: ['default'], repository_id: 'repo.sample' });
const demanding = (cases_min: number, of: Readonly<Record<string, number>> = {}): Requirements =>
  requirementsOf({
    profiles: ['default'],
    repository_id: 'repo.sample',
    requirements: {
      cases_min,
      families: Object.entries(of).map(([family_id, least]) => ({ family_id, cases_min: least })),
    },
  });

/** Every family seeded, with one passed case more than the floor but for what is said otherwise; undefined takes the family away. */
const rows = (other: Readonly<Record<string, Partial<FamilyCounts> | undefined>> = {}): FamilyCounts[] =>
  requiredFamilies.flatMap((family_id) =>
    family_id in other && other[family_id] === undefined
      ? []
      : [{ family_id, seed_status: 'seeded', cases: { passed: familyCasesFloor[family_id] + 1 }, ...other[family_id] }],
  );

const judged = (verdict: string, reason_id: string, family_id = stale): JudgedCase => ({
  family_id,
  case_id: 'stale.one',
  verdict,
  reason_id,
  file: 'libs/evals/seeds/core-stage-run.json',
});
const passed = judged('passed', 'evals.expectation-met');

// biome-ignore format: an aligned table
const cases = [
  // what                                 requirements                        families                                          cases                                                           at, expected
  ['all of it',                           floor,                              rows(),                                           [passed],                                                       undefined],
  ['a total that is reached',             demanding(399),                      rows(),                                           [passed],                                                       undefined],
  ['a family minimum that is reached',    demanding(391, { [stale]: 26 }),      rows(),                                           [passed],                                                       undefined],
  ['a failed case',                       floor,                              rows(),                                           [passed, judged('failed', 'evals.verdict-mismatch')],           [`${stale}, case stale.one`, 'the verdict `passed`, and not `failed` with `evals.verdict-mismatch`']],
  ['a case that nobody could grade',      floor,                              rows(),                                           [judged('inconclusive', 'evals.no-deterministic-grader')],      [`${stale}, case stale.one`, 'the verdict `passed`, and not `inconclusive` with `evals.no-deterministic-grader`']],
  ['a failed case beyond what is asked',  floor,                              rows(),                                           [judged('failed', 'evals.plan-mismatch', 'of-somebody-else')],  ['of-somebody-else, case stale.one', 'the verdict `passed`, and not `failed` with `evals.plan-mismatch`']],
  ['a family without a seed set',         floor,                              rows({ [stale]: { seed_status: 'declared', cases: { passed: 0 } } }), [passed],                                   [stale, 'seed sources in the catalog: an unseeded family shows nothing']],
  ['a family that the catalog lacks',     floor,                              rows({ [stale]: undefined }),                     [passed],                                                       [stale, 'seed sources in the catalog: an unseeded family shows nothing']],
  ['a family without a graded case',      floor,                              rows({ [stale]: { cases: { passed: 0 } } }),      [],                                                             [stale, 'at least 25 graded cases, not 0']],
  ['a family below the floor',            floor,                              rows({ [stale]: { cases: { passed: 24 } } }),     [passed],                                                       [stale, 'at least 25 graded cases, not 24']],
  ['a family below its minimum',          demanding(392, { [stale]: 27 }),      rows(),                                           [passed],                                                       [stale, 'at least 27 graded cases, not 26']],
  ['a total that is not reached',         demanding(400),                      rows(),                                           [passed],                                                       ['all families', 'at least 400 graded cases, not 399']],
  ['nothing at all',                      floor,                              [],                                               [],                                                             [requiredFamilies[0], 'seed sources in the catalog: an unseeded family shows nothing']],
] as const;

test.each(cases)('%s', (_what, requirements, families, graded, expected) => {
  const short = findShortfall(requirements, families, graded, at);
  expect(short === undefined ? undefined : [short.at, short.expected]).toEqual(expected);
  if (short !== undefined) expect([short.code, typeof short.mend]).toEqual(['E_EVALUATION', 'string']);
});

test('a case that fell short names its file, and a command that shows it', () => {
  const short = findShortfall(floor, rows(), [judged('failed', 'evals.verdict-mismatch')], at);
  expect(short?.input).toBe('libs/evals/seeds/core-stage-run.json');
  expect(short?.mend).toContain(`evals run libs/evals/seeds/core-stage-run.json ${at}`);
});

test('the families that are required are those of the catalog, all nine', () => {
  const families = shippedContext().catalog.content.body.families.map(({ family_id }) => family_id);
  expect(families).toEqual([...requiredFamilies]);
});
