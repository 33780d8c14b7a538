// Every way in which what a profile is judged by, or what it came to, stops the release: each made in a commit of its own
// and seen refused, with the file or the family, the reason and a mend.
import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import type { TestRepository } from '../../../../libs/git/test/support/repositories.ts';
import { buildProfileSet } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import { evaluateAt, judgedWorkspace } from '../support/judged-workspace.ts';
import { definition } from '../support/small-workspace.ts';

const [policies, catalog, seeds, loop] = [
  'libs/control/policies',
  'libs/evals/catalog',
  'libs/evals/seeds',
  'libs/loop/policies',
] as const;
const catalogFile = `${catalog}/eval-catalog.json`;
const duty = `${seeds}/control-duty.json`;
const stageRuns = `${seeds}/core-stage-run.json`;

let repository: TestRepository;
let base: string;
beforeAll(() => {
  repository = judgedWorkspace();
  base = repository.git('rev-parse', 'HEAD');
});
beforeEach(() => {
  repository.git('reset', '--quiet', '--hard', base);
  repository.git('clean', '--quiet', '-fdx');
});

const place = (path: string): string => join(repository.root, path);
const text = (path: string): string => repository.run(['show', `${base}:${path}`]).toString();
const read = (path: string) => JSON.parse(text(path));
const write = (path: string, content: string | Uint8Array) => () => void repository.write({ [path]: content });
const remove = (path: string) => () => rmSync(place(path), { recursive: true });
/** Edits a document and writes it canonically again. */
const edit = (path: string, edits: readonly Edit[] | ((document: Document) => readonly Edit[])) => () => {
  const document = read(path);
  const made = typeof edits === 'function' ? edits(document) : edits;
  repository.write({ [path]: encodeCanonical(edited(document, made) as Json) });
};
type Document = { body: { cases: { case_id: string; family_id: string; expectation: Json }[]; families: Family[] } };
type Family = { family_id: string; seed_sources: string[] };
const all =
  (...steps: readonly (() => void)[]) =>
  () => {
    for (const step of steps) step();
  };

/** The pointer to a family of the catalog. */
const family = (id: string, key: string): string => {
  const { families } = (read(catalogFile) as Document).body;
  return `/body/families/${families.findIndex(({ family_id }) => family_id === id)}/${key}`;
};
const rerun = 'actor-rerun-identity';
const stale = 'stale-moved-artifacts';

const expectedMet = async (how: () => void) => {
  how();
  const outcome = await evaluateAt(repository, repository.commit());
  if (outcome.ok) throw new Error('it passed');
  const { code, input = '', at = '', expected, mend = '' } = outcome.refusal;
  expect(code).toBe('E_EVALUATION');
  expect(mend).not.toBe('');
  return { input, at, expected };
};

test('as it stands it is not refused', async () => {
  const outcome = await evaluateAt(repository, base);
  expect(outcome.ok ? 'passed' : outcome.refusal).toBe('passed');
});

describe('policies', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                              how                                                                                          file                                               expected
    ['no folder',                        remove(policies),                                                                            policies,                                          /^a folder in commit [0-9a-f]{40}: a profile that nothing is judged by/],
    ['no policy set',                    remove(`${policies}/control-policy-set.json`),                                               `${policies}/control-policy-set.json`,             /E_RELATION/],
    ['an empty policy set',              edit(`${policies}/control-policy-set.json`, [['/body/sections', []]]),                       `${policies}/control-policy-set.json`,             /E_SHAPE/],
    ['a policy set without one policy',  edit(`${policies}/control-policy-set.json`, [['/body/sections/5', undefined]]),              `${policies}/control-policy-set.json`, /^the sections /],
    ['a file of no bytes',               write(`${policies}/control-policy-set.json`, ''),                                            `${policies}/control-policy-set.json`,             /E_PARSE/],
    ['no examples',                      remove(`${policies}/sandbox-policy.examples.json`),                                          `${policies}/sandbox-policy.examples.json`,        /E_RELATION/],
    ['an example that does not hold',    edit(`${policies}/sandbox-policy.examples.json`, [['/body/examples/0/verdict', 'inconclusive']]), `${policies}/sandbox-policy.examples.json`,   /E_EXAMPLE|E_SHAPE|E_RELATION/],
    ['a policy that allows the network', edit(`${policies}/sandbox-policy.json`, [['/body/network/mode', 'allow']]),                  `${policies}/sandbox-policy.json`,                 /E_SHAPE/],
    ['a policy that is spelled loosely', () => void repository.write({ [`${policies}/sandbox-policy.json`]: ` ${text(`${policies}/sandbox-policy.json`)}` }), `${policies}/sandbox-policy.json`, /E_CANONICAL/],
    ['a file that nobody reads',         write(`${policies}/more.json`, '{}\n'),                                                      `${policies}/more.json`,                           /E_RELATION/],
    ['an executable file',               () => chmodSync(place(`${policies}/sandbox-policy.json`), 0o755),                            `${policies}/sandbox-policy.json`,                 /^plain files only/],
    ['a link',                           all(remove(`${policies}/sandbox-policy.json`), () => symlinkSync('x', place(`${policies}/sandbox-policy.json`))), `${policies}/sandbox-policy.json`, /^plain files only/],
    ['a folder in it',                   write(`${policies}/more/sandbox-policy.json`, '{}\n'),                                       `${policies}/more/sandbox-policy.json`,            /^plain files only/],
    ['policies of another core',         () => void repository.write({ 'libs/contract/src/vocabulary.ts': `${text('libs/contract/src/vocabulary.ts')}// More.\n` }), policies,          /^documents of the core contract of this commit/],
  ] as const;
  test.each(cases)('%s', async (_what, how, input, expected) => {
    const refused = await expectedMet(how);
    expect(refused.input).toBe(input);
    expect(refused.expected).toMatch(expected);
  });
});

describe('the policy of the loop', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                           how                                                                                            file                                         expected
    ['no folder',                     remove(loop),                                                                                  loop,                                        /^a folder in commit/],
    ['no examples',                   remove(`${loop}/review-fix-policy.examples.json`),                                             `${loop}/review-fix-policy.examples.json`,   /^this file/],
    ['examples of another policy',    edit(`${loop}/review-fix-policy.json`, [['/body/max_attempts', 3]]),                           `${loop}/review-fix-policy`,                 /E_EXAMPLE|E_SHAPE|E_RELATION/],
    ['a file that nobody reads',      write(`${loop}/more.json`, '{}\n'),                                                            `${loop}/more.json`,                         /^no such file/],
  ] as const;
  test.each(cases)('%s', async (_what, how, input, expected) => {
    const refused = await expectedMet(how);
    expect(refused.input).toContain(input);
    expect(refused.expected).toMatch(expected);
  });
});

describe('the catalog', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                           how                                                                                                          where                    expected
    ['no folder',                     remove(catalog),                                                                                             catalog,                 /^a folder in commit/],
    ['under another name',            all(remove(catalogFile), write(`${catalog}/other.json`, '{}\n')),                                            catalogFile,             /^this file/],
    ['a second one',                  write(`${catalog}/other.json`, '{}\n'),                                                                      `${catalog}/other.json`, /^no such file/],
    ['eight families',                edit(catalogFile, [['/body/families/8', undefined]]),                                                        catalogFile,             /E_SHAPE/],
    ['a family that is only declared', all(edit(catalogFile, () => [[family(rerun, 'seed_status'), 'declared'], [family(rerun, 'seed_sources'), []]]), remove(duty)), rerun,  /^seed sources in the catalog/],
    ['a family without a grader',     edit(catalogFile, () => [[family(rerun, 'grader_kinds'), ['human', 'model']], [family(rerun, 'trial_policy'), { kind: 'multi', minimum_trials: 3 }]]), rerun, /not `inconclusive` with `evals.no-deterministic-grader`/],
    ['of another core',               edit(catalogFile, [['/body/core_contract/generation_id_sha256', 'e'.repeat(64)]]),                           catalog,                 /^documents of the core contract of this commit/],
  ] as const;
  test.each(cases)('%s', async (_what, how, where, expected) => {
    const refused = await expectedMet(how);
    expect(`${refused.input} ${refused.at}`).toContain(where);
    expect(refused.expected).toMatch(expected);
  });
});

const withoutFamily = (path: string, family_id: string) =>
  edit(path, ({ body }) => [['/body/cases', body.cases.filter((one) => one.family_id !== family_id)]]);
const first = (path: string): string => (read(path) as Document).body.cases[0]?.case_id ?? '';

describe('the seed sets', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                            how                                                                                       where                                                     expected
    ['no folder',                      remove(seeds),                                                                            () => seeds,                                              /^a folder in commit/],
    ['one that is removed',            remove(duty),                                                                             () => `${seeds} ${rerun}`,                                /^a seed set for `control.duty-separation.v1`/],
    ['all but one removed',            () => { for (const name of repository.git('ls-files', seeds).split('\n')) if (name !== duty) rmSync(place(name)); }, () => seeds,                   /^a seed set for `/],
    ['a page among them',              write(`${seeds}/README.md`, '# Seeds\n'),                                                 () => `${seeds}/README.md`,                               /^seed sets only/],
    ['a document of another kind',     write(`${seeds}/more.json`, '{}\n'),                                                      () => `${seeds}/more.json`,                               /E_SHAPE/],
    ['one under two names',            () => void repository.write({ [`${seeds}/more.json`]: text(duty) }),                      () => `${seeds}/more.json`,                               /^the seed set `evals.seed.more.v1` under its name/],
    ['one under another name',         () => { repository.write({ [`${seeds}/more.json`]: text(duty) }); rmSync(place(duty)); }, () => `${seeds}/more.json`,                               /^the seed set `evals.seed.more.v1` under its name/],
    ['two for one judge',              () => void repository.write({ [`${seeds}/more.json`]: encodeCanonical({ ...read(duty), id: 'evals.seed.more.v1' }) }), () => `${seeds}/more.json control.duty-separation.v1`, /^one seed set for each judge, and `libs\/evals\/seeds\/control-duty.json`/],
    ['a family that is skipped',       withoutFamily(stageRuns, stale),                                                          () => ` ${stale}`,                                        /^at least 25 graded cases, not 0/],
    ['an expectation that is not met', edit(duty, [['/body/cases/0/expectation', { disposition: 'rejected', error_token: 'E_LIMIT' }]]), () => `${duty} ${rerun}, case ${first(duty)}`,    /^the verdict `passed`, and not `failed` with `evals\./],
    ['a case of another family',       edit(duty, [['/body/cases/0/family_id', stale]]),                                         () => duty,                                               /E_SHAPE/],
    ['a wrong digest in it',           edit(duty, [['/body/cases/0/inputs/result/sha256', 'e'.repeat(64)]]),                     () => duty,                                               /E_RELATION/],
    ['one of another core',            edit(duty, [['/body/core_contract/generation_id_sha256', 'e'.repeat(64)]]),               () => duty,                                               /E_RELATION/],
  ] as const;
  test.each(cases)('%s', async (_what, how, where, expected) => {
    const refused = await expectedMet(how);
    expect(`${refused.input} ${refused.at}`).toContain(where());
    expect(refused.expected).toMatch(expected);
  });
});

describe('what the release demands', () => {
  const demand = (requirements: Json) => write('releases/release.json', definition(undefined, undefined, requirements));
  // biome-ignore format: an aligned table
  const cases = [
    // what                      how                                                                                where           expected
    ['more cases than there are', demand({ cases_min: 1024, families: [] }),                                        'all families', /^at least 1024 graded cases, not [0-9]+$/],
    ['more of one family',       demand({ cases_min: 1024, families: [{ family_id: stale, cases_min: 600 }] }),     stale,          /^at least 600 graded cases, not [0-9]+$/],
  ] as const;
  test.each(cases)('%s', async (_what, how, where, expected) => {
    const refused = await expectedMet(how);
    expect(refused.at).toBe(where);
    expect(refused.expected).toMatch(expected);
  });
});

describe('the profile', () => {
  test('one that binds the identity of whoever asks for the stages', async () => {
    const { resolved } = buildProfileSet();
    for (const { binding } of resolved.body.bindings) {
      if (binding.role === 'verifier') binding.principal_id = 'principal.implied-orchestrator';
    }
    const outcome = await evaluateAt(repository, base, encodeCanonical(resolved as unknown as Json));
    expect(outcome).toMatchObject({
      ok: false,
      refusal: {
        code: 'E_EVALUATION',
        at: 'forge, duty-separation',
        expected: '`satisfied`, not `violated` by `requester.principal_id-collision`',
      },
    });
  });

  test('one that the gate before did not leave', async () => {
    expect(await evaluateAt(repository, base, new Uint8Array())).toMatchObject({
      ok: false,
      refusal: { code: 'E_GATE', input: 'resolve/resolved-profile.json' },
    });
  });
});
