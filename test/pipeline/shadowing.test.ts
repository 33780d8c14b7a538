// The gate `shadow` in the whole pipeline: what it leaves stands in the manifest and is what the commands make, what it
// refuses stops the release, no cache can forge it, and the sandboxed target beside it is held to the claims it left.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import { commandRecordKind } from '#shadow';
import { runReceiptKind } from '../../sandbox/src/index.ts';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';

let house: Clone;
let base: string;
let built: ReturnType<Clone['build']>;
beforeAll(() => {
  house = cloneHouse();
  base = house.head;
  built = house.build();
  if (built.status !== 0) throw new Error(built.all);
}, 300_000);
afterAll(() => house?.remove());
beforeEach(() => house.reset(base));

const incidents = 'profiles/default/incidents';
const left = (name: string): string => `dist/gates/default/shadow/${name}.json`;
const documentAt = (path: string) => JSON.parse(house.read(path).toString());
const files = ['removed-folder-after', 'removed-folder-before'] as const;

describe('what it leaves', () => {
  test('a defect and its mend in this very history, seen at their revisions', () => {
    const { body } = documentAt(left('incidents'));
    expect(body.incidents_min).toBe(2);
    const outcomes = (body.reproduced as { name: string; outcome: string }[]).map(({ name, outcome }) => [
      name,
      outcome,
    ]);
    expect(outcomes).toEqual([
      ['removed-folder-after', 'no-change'],
      ['removed-folder-before', 'reproduced'],
    ]);
    const [after, before] = files.map((name) => documentAt(left(`${name}.record`)).body.git_revision_ref.commit_id);
    expect(house.git('rev-parse', `${after}^`)).toBe(before);
    expect(house.git('merge-base', '--is-ancestor', after, 'HEAD')).toBe('');
  });

  test('everything stands in the manifest, and in what is installed with the incidents themselves', () => {
    const names = readdirSync(join(house.root, 'dist/gates/default/shadow'));
    const { gate_documents, files: shipped } = documentAt(`dist/releases/${built.id}/manifest.json`).body;
    const listed = (gate_documents as { path: string }[]).map(({ path }) => path);
    for (const name of names) expect(listed).toContain(`gates/default/shadow/${name}`);
    const paths = (shipped as { path: string }[]).map(({ path }) => path);
    for (const name of files) expect(paths).toContain(`${incidents}/records/${name}.json`);
    const target = join(house.root, '..', 'installed');
    mkdirSync(target);
    const done = house.ystack(['install', `dist/releases/${built.id}/manifest.json`, 'profile.default.v1', target]);
    expect(done.status, done.all).toBe(0);
    expect(readdirSync(join(target, '.ystack/gates/default/shadow')).toSorted()).toEqual(names.toSorted());
  });

  test('a profile that ships no incident says so', () => {
    expect(documentAt('dist/gates/alternative/shadow/incidents.json').body).toEqual({
      claimed: [],
      incidents_min: 0,
      reproduced: [],
    });
  });

  test.each(files)('%s: the command makes the same record of the same documents', (name) => {
    const lent = ['candidate', 'scratch', 'state'].map((folder) => {
      const place = join(house.root, '..', `${name}-${folder}`);
      mkdirSync(place, { mode: 0o700 });
      return place;
    });
    const printed = house.ystack([
      ...['shadow', 'reproduce', `${incidents}/records/${name}.json`, left(`${name}.environment-claim`)],
      ...['libs/control/policies/control-policy-set.json', left(`${name}.duty-separation`)],
      ...[left(`${name}.materialization-input`), left(`${name}.identity`), '.', ...lent],
    ]);
    expect(printed.stdout, printed.all).toBe(house.read(left(`${name}.record`)).toString());
    const state = lent[2] ?? '';
    for (const kind of ['trace-ledger', 'trace-receipt', 'materialization-result']) {
      expect(house.run('cat', [join(state, `${kind}.json`)]).stdout).toBe(
        house.read(left(`${name}.${kind}`)).toString(),
      );
    }
    const receipt = house.ystack(['shadow', 'validate-incident', `${incidents}/records/${name}.json`]);
    expect(receipt.stdout).toBe(house.read(left(`${name}.incident-receipt`)).toString());
  });
});

function expectStopped(run: Run, token: string, words: readonly (string | RegExp)[], clone = house): void {
  expect(run.status, run.all).not.toBe(0);
  expect(run.all).toMatch(new RegExp(`^(?: NX +| *- )?${token}$`, 'm'));
  for (const word of words) expect(run.all).toMatch(word);
  expect(clone.releases).toEqual([]);
}

describe('what stops the release, and is not cached', () => {
  const record = `${incidents}/records/removed-folder-before.json`;
  const turn = (from: string, to: string) => (text: string) => text.replace(from, to);
  // biome-ignore format: an aligned table
  const cases = [
    // what                          how                                                                                                  said
    ['an incident is removed',       () => rmSync(join(house.root, incidents, 'removed-folder-before.json')),                             [/removed-folder-before\.json/, /a record that a release incident/]],
    ['all incidents are removed',    () => rmSync(join(house.root, incidents), { recursive: true }),                                      [/at least 2 incidents/]],
    ['a record is edited',           () => house.edit(record, turn('A command', 'Some command')),                                         [/a record of the digest/]],
    ['another outcome is required',  () => house.edit(`${incidents}/removed-folder-before.json`, turn('reproduced', 'no-change')),        [/not `reproduced` by `check\.failed-at-revision`/]],
    ['the release demands more',     () => house.edit('releases/release.json', turn('"incidents_min":2', '"incidents_min":3')),           [/at least 3 incidents/]],
    ['the register knows no place',  () => house.edit('libs/control/registers/shadow-environments.json', (text) => text.replace(/"environments":\[.*?\]/, '"environments":[]')), [/environment\.unlisted/]],
    ['the command is unregistered',  () => house.edit('libs/shadow/registers/shadow-commands.json', (text) => text.replace(/"checks":\[.*\]\}\]/, '"checks":[]')), [/removed-folder-command\.json/, /a check of the command registry/]],
  ] as const;
  test.each(cases)('%s', (_what, how, said) => {
    rmSync(join(house.root, 'dist'), { recursive: true, force: true });
    how();
    house.commit('a change');
    if (isFull) {
      expectStopped(house.build(), 'E_SHADOW', said);
      expect(existsSync(join(house.root, 'dist/gates/default/shadow'))).toBe(false);
    }
    const printed = house.ystack(['build-release', house.head, 'profile.default.v1']);
    expectStopped(printed, 'E_SHADOW', [...said, /mend: +\S/]);
    expect(printed).toMatchObject({ status: 65, stdout: '' });
  });

  test('under Nx it leaves nothing, for the cache either', () => {
    rmSync(join(house.root, 'dist'), { recursive: true, force: true });
    rmSync(join(house.root, incidents, 'removed-folder-before.json'));
    house.commit('one less');
    for (const _ of ['first', 'again']) expectStopped(house.build(), 'E_SHADOW', [/a record that a release incident/]);
    expect(existsSync(join(house.root, 'dist/gates/default/shadow'))).toBe(false);
  });

  test('a requirement that is turned off is no requirement', () => {
    rmSync(join(house.root, 'dist'), { recursive: true, force: true });
    house.edit('releases/release.json', turn('"incidents_min":2', '"incidents_min":0'));
    house.commit('easier');
    expectStopped(house.build(), 'E_SHAPE', [/releases\/release\.json/]);
  });

  test('a history that is cut', () => {
    const shallow = house.clone('cut', ['--no-local', '--depth', '1']);
    expectStopped(shallow.ystack(['build-release', shallow.head, 'profile.default.v1']), 'E_SHALLOW', [], shallow);
  });
});

test('a record that is forged in the cache is found by packaging', () => {
  expect(house.build().id).toBe(built.id);
  const name = 'shadow/removed-folder-after.record.json';
  const found = house
    .run('find', ['.nx/cache', 'dist/gates', '-path', `*default/${name}`])
    .stdout.trim()
    .split('\n');
  expect(found.length).toBeGreaterThan(1);
  const kept = found.map((path) => [path, house.read(path)] as const);
  for (const [path, bytes] of kept) house.write(path, bytes.toString().replaceAll('no-change', 'reproduced'));
  const refused = house.nx(['run', 'release:package', '--excludeTaskDependencies']);
  for (const [path, bytes] of kept) house.write(path, bytes);
  expect(refused.status).not.toBe(0);
  expect(refused.all).toContain('E_CACHE');
  expect(refused.all).toContain(name);
  expect(house.build(['--skip-nx-cache']).id).toBe(built.id);
});

describe('the commands in a sandbox', () => {
  const evidence = 'dist/evidence/default';
  const run = () => house.nx(['run', 'release:shadow-sandboxed', '--outputStyle=static']);

  test('come out as claimed, with receipts beside the release that name the claims in it', async (context) => {
    for (const name of ['bubblewrap', 'c-compiler', 'user-namespaces'] as const) await needs(name)(context);
    const done = run();
    expect(done.status, done.all).toBe(0);
    expect(done.stdout).toContain('removed-folder-command: reproduced');
    const record = commandRecordKind.parse(house.read(`${evidence}/removed-folder-command.record.json`));
    if (!record.ok) throw new Error(record.refusal.expected);
    const { claim_ref, receipt_ref } = record.value.content.body;
    expect(claim_ref.sha256).toBe(sha256Hex(house.read(left('removed-folder-command.command-claim'))));
    const receipt = house.read(`${evidence}/removed-folder-command.receipt.json`);
    expect(receipt_ref).toMatchObject({ state: 'present', value: { sha256: sha256Hex(receipt) } });
    expect(runReceiptKind.parse(receipt).ok).toBe(true);
    const { gate_documents } = documentAt(`dist/releases/${built.id}/manifest.json`).body;
    expect(JSON.stringify(gate_documents)).toContain(claim_ref.sha256);
    expect(JSON.stringify(gate_documents)).not.toContain('receipt.json"}');
  });

  test('are not run, and said not to be, where there is no sandbox', () => {
    const program = 'tools/gates/src/shadow-sandboxed.ts';
    const path = join(house.root, '..', 'bare');
    mkdirSync(path);
    // All the tools there are, bubblewrap apart.
    for (const tool of ['git', 'grep', 'gcc', 'node', 'sh']) {
      const place = house.run('sh', ['-c', `command -v ${tool}`]).stdout.trim();
      if (place !== '') house.run('ln', ['-s', place, join(path, tool)]);
    }
    const done = house.run(join(path, 'node'), [program, 'default'], { env: { PATH: path } });
    expect(done.status, done.all).toBe(78);
    expect(done.stderr).toMatch(/^E_SANDBOX\n/);
    expect(done.stderr).toContain('removed-folder-command, sandbox.failed');
    expect(documentAt(`${evidence}/removed-folder-command.record.json`).body.outcome).toBe('inconclusive');
  });

  test('are not run by code that is not the commit`s', () => {
    house.edit('tools/gates/src/sandboxed/run-claim.ts', (text) => `${text}// More.\n`);
    const done = run();
    expect(done.status).not.toBe(0);
    expect(done.all).toContain('E_DIRTY');
  });
});
