// The gate `shadow` over a small history: what it leaves, and every way in which an incident stops the release, each made in a
// commit of its own and seen refused, with the file or the incident, the reason and a mend.
import { chmodSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../../libs/git/test/support/repositories.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import {
  bytesOf,
  commandRecord,
  commands,
  environments,
  fileRecord,
  type IncidentWorkspace,
  incidentFiles,
  incidents,
  incidentWorkspace,
  releaseOf,
  repositoryId,
  shadowAt,
  shallowClone,
} from '../support/incident-workspace.ts';
import { definition } from '../support/small-workspace.ts';

let world: IncidentWorkspace;
beforeAll(() => {
  world = incidentWorkspace();
});
beforeEach(() => {
  world.repository.git('reset', '--quiet', '--hard', world.base);
  world.repository.git('clean', '--quiet', '-fdx');
});

afterEach(() => void vi.unstubAllEnvs());

const place = (path: string): string => join(world.repository.root, path);
const text = (path: string): string => world.repository.run(['show', `${world.base}:${path}`]).toString();
const put = (documents: Readonly<Record<string, unknown>>): void => {
  for (const [path, document] of Object.entries(documents)) world.repository.write({ [path]: bytesOf(document) });
};
const edit = (path: string, edits: readonly Edit[]) => () => put({ [path]: edited(JSON.parse(text(path)), edits) });
const remove = (path: string) => () => rmSync(place(path), { recursive: true });
/** Puts another record in the place of one, named as it was. */
const instead = (name: string, record: { readonly kind: string }, required = 'reproduced') =>
  put(incidentFiles(name, record, required));
const broken = (id: string, check?: unknown) => fileRecord(id, world.broken, check);

const passed = async (commit: string = world.base) => {
  const outcome = await shadowAt(world.repository, commit);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusal));
  return outcome.value;
};
const requiring = (incidents_min: number) =>
  definition(repositoryId, ['sample'], {
    cases_min: 390,
    families: [],
    shadow: [{ profile: 'sample', incidents_min }],
  });

describe('what it leaves', () => {
  const kinds = [
    ...['duty-separation', 'environment-claim', 'identity', 'incident-receipt', 'materialization-input'],
    ...['materialization-result', 'record', 'trace-ledger', 'trace-receipt'],
  ];

  test('documents of every incident, and the claim of the command', async () => {
    const { documents, inputs } = await passed();
    expect([...documents.keys()].toSorted()).toEqual(
      [
        ...['after', 'before'].flatMap((name) => kinds.map((kind) => `${name}.${kind}.json`)),
        'command.command-claim.json',
        'incidents.json',
      ].toSorted(),
    );
    const read = (name: string) => JSON.parse(Buffer.from(documents.get(`${name}.json`) ?? '').toString());
    expect(read('after.record').body).toMatchObject({ outcome: 'no-change', observed_at: '2026-04-05T06:07:08Z' });
    expect(read('before.record').body).toMatchObject({ outcome: 'reproduced', reason_id: 'check.failed-at-revision' });
    expect(read('command.command-claim').body).toMatchObject({ argv: ['grep', '-c', 'golden', 'oven/timer.md'] });
    expect(read('incidents').body).toMatchObject({
      incidents_min: 0,
      reproduced: [{ name: 'after' }, { name: 'before' }],
    });
    expect(inputs.map(({ path }) => path)).toEqual(
      expect.arrayContaining([commands, environments, `${incidents}/records/after.json`]),
    );
  });

  test('the same bytes each time, nothing of the machine, and no folder behind', async () => {
    const lent = temporaryFolder();
    vi.stubEnv('TMPDIR', lent);
    const [first, second] = [await passed(), await passed()];
    expect(readdirSync(lent)).toEqual([]);
    expect([...first.documents]).toEqual([...second.documents]);
    const all = Buffer.concat([...first.documents.values()]).toString();
    for (const word of [world.repository.root, lent]) expect(all).not.toContain(word);
  });

  test('the same bytes at a later commit that touches nothing of it', async () => {
    const [first, later] = [
      await passed(),
      await passed(world.repository.commit({ 'README.md': 'A bigger bakery.\n' })),
    ];
    expect([...later.documents]).toEqual([...first.documents]);
  });

  test('a summary alone, where a profile ships no incident and none is required', async () => {
    remove(incidents)();
    const { documents } = await passed(world.repository.commit());
    expect([...documents.keys()]).toEqual(['incidents.json']);
  });

  test('as many as are required are enough', async () => {
    world.repository.write({ 'releases/release.json': requiring(2) });
    const { documents } = await passed(world.repository.commit());
    expect(Buffer.from(documents.get('incidents.json') ?? '').toString()).toContain('"incidents_min":2');
  });
});

const at = (name: string): string => `${incidents}/${name}.json`;
const recordAt = (name: string): string => `${incidents}/records/${name}.json`;
const before = at('before');

describe('what stops the release', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                                   how                                                                                              where                                  expected
    ['a page among them',                     () => world.repository.write({ [`${incidents}/README.md`]: '# Incidents\n' }),                   () => `${incidents}/README.md`,        /^plain files only/],
    ['a folder among them',                   () => world.repository.write({ [`${incidents}/old/one.json`]: '{}\n' }),                         () => `${incidents}/old/one.json`,     /^plain files only/],
    ['a name that is none',                   () => world.repository.write({ [`${incidents}/One.json`]: '{}\n' }),                             () => `${incidents}/One.json`,         /^plain files only/],
    ['an executable file',                    () => chmodSync(place(before), 0o755),                                                           () => before,                          /^plain files only/],
    ['a link',                                () => { rmSync(place(before)); symlinkSync('after.json', place(before)); },                      () => before,                          /^plain files only/],
    ['an incident that is none',              () => world.repository.write({ [before]: '{}\n' }),                                              () => before,                          /E_SHAPE/],
    ['an incident spelled loosely',           () => world.repository.write({ [before]: ` ${text(before)}` }),                                  () => before,                          /E_CANONICAL/],
    ['an incident under another name',        () => world.repository.write({ [at('other')]: text(before) }),                                   () => at('other'),                     /^the id `release-incident.other`/],
    ['an outcome that says nothing',          edit(before, [['/body/required_outcome', 'inconclusive']]),                                      () => before,                          /E_SHAPE/],
    ['a record that is gone',                 remove(recordAt('before')),                                                                      () => before,                          /^a record of the digest/],
    ['a record that was edited',              edit(recordAt('before'), [['/body/observed_symptom', 'Burnt.']]),                                () => before,                          /^a record of the digest/],
    ['a record that nobody names',            () => put({ [recordAt('more')]: broken('incident.more') }),                                      () => recordAt('more'),                /^a record that a release incident/],
    ['an incident file removed',              remove(before),                                                                                  () => recordAt('before'),              /^a record that a release incident/],
    ['a record twice',                        () => world.repository.write({ [recordAt('more')]: text(recordAt('before')) }),                  () => recordAt('more'),                /^another record than/],
    ['two incidents of one record',           () => put({ [at('more')]: releaseOf('more', broken('incident.before'), 'reproduced') }),         () => at('more'),                      /^another incident than that of/],
    ['two records of one id',                 () => instead('more', fileRecord('incident.before', world.mended), 'no-change'),                 () => at('more'),                      /^another incident than that of/],
    ['a record that is none',                 () => instead('before', { kind: 'shadow_incident_record' }),                                     () => recordAt('before'),              /E_SHAPE/],
    ['a record of another kind than named',   () => put({ ...incidentFiles('more', commandRecord('incident.more', world.broken), 'reproduced'), [at('more')]: edited(releaseOf('more', commandRecord('incident.more', world.broken), 'reproduced'), [['/body/incident_ref/content_id', 'shadow-incident-record'], ['/body/incident_ref/media_type', 'application/vnd.ystack.shadow-incident-record+json']]) }), () => recordAt('more'), /E_SHAPE/],
    ['an incident of another repository',     () => instead('before', edited(broken('incident.before'), [['/body/target_repository_id', 'repo.other'], ['/body/git_revision_ref/repository_id', 'repo.other']])), () => recordAt('before'), /^an incident of `repo.sample`, not of `repo.other`/],
    ['a revision that is not here',           () => instead('before', fileRecord('incident.before', 'f'.repeat(40))),                          () => recordAt('before'),              /^a revision in the history of/],
    ['a revision of another branch',          () => instead('before', fileRecord('incident.before', astray())),                                () => recordAt('before'),              /^a revision in the history of/],
    ['a revision that is a tree',             () => instead('before', fileRecord('incident.before', world.repository.git('rev-parse', `${world.base}^{tree}`))), () => recordAt('before'), /^a revision in the history of/],
    ['a revision under another algorithm',    () => instead('before', edited(fileRecord('incident.before', 'f'.repeat(64)), [['/body/git_revision_ref/hash_algorithm', 'sha256']])), () => recordAt('before'), /^a revision under sha1/],
    ['a check by name alone',                 () => instead('before', broken('incident.before', { kind: 'named-check', check_id: 'check.taste' })), () => recordAt('before'),         /^a check that can be made/],
    ['a command of nobody',                   () => instead('command', edited(commandRecord('incident.command', world.broken), [['/body/check_id', 'check.other']])), () => recordAt('command'), /^a check of the command registry/],
    ['a command at another branch',           () => instead('command', commandRecord('incident.command', astray())),                           () => recordAt('command'),             /^a revision in the history of/],
    ['a failure that is not there any more',  () => instead('before', fileRecord('incident.before', world.mended)),                            () => `${before} before, check.passed-at-revision`, /^the outcome `reproduced`, not `no-change`/],
    ['a mend that does not hold',             () => instead('after', fileRecord('incident.after', world.broken), 'no-change'),                 () => `${at('after')} after, check.failed-at-revision`, /^the outcome `no-change`, not `reproduced`/],
    ['a file that was not there',             () => instead('before', broken('incident.before', { kind: 'file-digest', path: 'oven/none.md', expected_sha256: 'e'.repeat(64) })), () => `${before} before, check.unreadable`, /^the outcome `reproduced`, not `inconclusive`/],
    ['an environment of nobody',              edit(environments, [['/body/environments', []]]),                                                () => `${at('after')} after, environment.unlisted`, /not `inconclusive` by `environment.unlisted`/],
    ['an environment of another repository',  edit(environments, [['/body/environments/0/target_repository_id', 'repo.other']]),               () => `${at('after')} after, environment.unlisted`, /not `inconclusive` by `environment.unlisted`/],
    ['an environment of another history',     edit(environments, [['/body/environments/0/source_root_commit', 'f'.repeat(40)]]),               () => at('after'),                     /^a history that begins with f+ \(E_RELATION\)/],
    ['no register of environments',           remove(environments),                                                                            () => environments,                    /^this register/],
    ['no register of commands',               remove(commands),                                                                                () => commands,                        /^this register/],
    ['a register that is none',               () => world.repository.write({ [commands]: '{}\n' }),                                            () => commands,                        /E_SHAPE/],
    ['fewer incidents than required',         () => world.repository.write({ 'releases/release.json': requiring(3) }),                         () => incidents,                       /^at least 3 incidents whose check is a file's digest, not 2/],
    ['no incidents where one is required',    () => { remove(incidents)(); world.repository.write({ 'releases/release.json': requiring(1) }); }, () => incidents,                     /^at least 1 incidents/],
  ] as const;
  test.each(cases)('%s', async (_what, how, where, expected) => {
    how();
    const outcome = await shadowAt(world.repository, world.repository.commit());
    if (outcome.ok) throw new Error('it passed');
    const { code, input = '', at: inside = '', expected: said, mend = '' } = outcome.refusal;
    expect([code, `${input} ${inside}`.trim()]).toEqual(['E_SHADOW', expect.stringContaining(where())]);
    expect(said).toMatch(expected);
    expect(mend).not.toBe('');
  });
});

/** A commit that is here and in no history of the release. */
function astray(): string {
  const { repository } = world;
  return repository.git('commit-tree', `${world.broken}^{tree}`, '-p', world.broken, '-m', 'astray');
}

test('the gates before must have left their documents', async () => {
  expect(await shadowAt(world.repository, world.base, new Map())).toMatchObject({
    ok: false,
    refusal: { code: 'E_GATE', input: 'resolve/resolved-profile.json' },
  });
});

test.each([1, 2] as const)('a history that is cut %i commits deep is not guessed about', async (depth) => {
  const shallow = shallowClone(world.repository, depth);
  const outcome = await shadowAt(shallow, world.base);
  expect(outcome).toMatchObject({ ok: false, refusal: { code: 'E_SHALLOW' } });
});
