// The ledger on whole clones: a release is recorded, challenged by strangers, compared with the next, built again and installed
// by its version. One clone for all of it, so the tests build on one another from top to bottom.
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { pathOfKept, releaseChallengeKind, releaseDifferenceKind } from '#ledger';
import { encodeReleaseManifest, type ReleaseBody, type ReleaseManifest, sealManifest } from '#packaging';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';
import { type Edit, edited } from '../support/edit.ts';
import { needs } from '../support/needs.ts';

let house: Clone;
/** The commit of the first release. */
let released: string;
let built: ReturnType<Clone['build']>;
/** A folder for what a test makes beside the clone. */
let beside: string;

beforeAll(() => {
  house = cloneHouse();
  beside = join(dirname(house.root), 'beside');
  mkdirSync(beside);
  released = house.head;
  built = house.build();
  if (built.status !== 0) throw new Error(built.all);
}, 300_000);
afterAll(() => house?.remove());

const recorded = 'releases/1.0.0/manifest.json';
const manifestOf = (path: string): ReleaseManifest => JSON.parse(house.read(path).toString());
const record = (version: string): Run => house.ystack(['ledger', 'record', version]);

function expectRefused(run: Run, code: string, words: readonly (string | RegExp)[] = []): void {
  expect(run.stderr, run.all).toMatch(new RegExp(`^${code}\n`));
  expect(run.stdout).toBe('');
  expect(run.stderr).toMatch(/mend: +\S/);
  for (const word of words) expect(run.stderr).toMatch(word);
}

describe('recording', () => {
  const evidence = 'dist/evidence/default';
  const evidenceFile = `${evidence}/evidence.json`;

  test('is refused without the evidence that the command incidents were run', () => {
    expectRefused(record('1.0.0'), 'E_EVIDENCE', [
      'dist/evidence/alternative/evidence.json',
      'release:shadow-sandboxed',
    ]);
  });

  test.each(['1.0', 'v1.0.0', '1.0.0+build', '01.0.0', '1.0.0-RC.1', '../1.0.0', ''])('%j is no version', (version) => {
    const refused = record(version);
    expect(refused).toMatchObject({ status: 64, stdout: '' });
    expect(refused.stderr).toMatch(/^E_USAGE\n/);
  });

  test('is refused with evidence that is not of exactly this release, or was touched', async (context) => {
    for (const name of ['bubblewrap', 'c-compiler', 'user-namespaces'] as const) await needs(name)(context);
    const run = house.nx(['run', 'release:shadow-sandboxed']);
    expect(run.status, run.all).toBe(0);
    const incident = `${evidence}/removed-folder-command`;
    const change = (path: string, edits: readonly Edit[]) => () =>
      house.write(path, encodeCanonical(edited(JSON.parse(house.read(path).toString()), edits) as Json));
    // biome-ignore format: an aligned table
    const cases = [
      // what                           how                                                                                       said
      ['a commit before',               change(evidenceFile, [['/body/source/commit_id', '1'.repeat(40)]]),                        /evidence of commit/],
      ['another gate',                  change(evidenceFile, [['/body/shadow_record_sha256', '1'.repeat(64)]]),                    /the claims in this release/],
      ['another outcome',               change(evidenceFile, [['/body/claims/0/outcome', 'inconclusive']]),                        /what `evidence.json` says of it/],
      ['another claim',                 change(evidenceFile, [['/body/claims/0/claim_sha256', '1'.repeat(64)]]),                   /what `evidence.json` says of it/],
      ['no claim',                      change(evidenceFile, [['/body/claims', []]]),                                              /every claim of the release/],
      ['no evidence document',          () => rmSync(join(house.root, evidenceFile)),                                              /what `release:shadow-sandboxed` leaves/],
      ['a record that was edited',      change(`${incident}.record.json`, [['/body/outcome', 'no-change']]),                       /record\.json/],
      ['no record',                     () => rmSync(join(house.root, `${incident}.record.json`)),                                 /record\.json/],
      ['a receipt that was edited',     change(`${incident}.receipt.json`, [['/body/host/cpu_count', 64]]),                        /receipt\.json/],
      ['no receipt',                    () => rmSync(join(house.root, `${incident}.receipt.json`)),                                /receipt\.json/],
    ] as const;
    const kept = readdirSync(join(house.root, evidence)).map(
      (name) => [name, house.read(`${evidence}/${name}`)] as const,
    );
    for (const [what, how, said] of cases) {
      how();
      const refused = record('1.0.0');
      for (const [name, bytes] of kept) house.write(`${evidence}/${name}`, bytes);
      expect(refused.stderr, what).toMatch(/^E_EVIDENCE\n/);
      expect(refused.stderr, what).toMatch(said);
    }
    expect(existsSync(join(house.root, 'releases/1.0.0'))).toBe(false);
  });

  test('is refused for a release directory that is not what the commit gives, and for none', () => {
    const folder = join(house.root, 'dist/releases');
    const path = `dist/releases/${built.id}/manifest.json`;
    const forged = sealManifest(edited(manifestOf(path).body, [['/files/0/mode', '100755']]));
    const aside = join(beside, built.id);
    renameSync(join(folder, built.id), aside);
    expectRefused(record('1.0.0'), 'E_DIGEST', [/a release of commit/]);
    house.write(`dist/releases/${forged.id}/manifest.json`, encodeReleaseManifest(forged));
    expectRefused(record('1.0.0'), 'E_DIGEST', [new RegExp(`that commit ${released} gives, ${built.id}`)]);
    rmSync(join(folder, forged.id), { recursive: true });
    renameSync(aside, join(folder, built.id));
  });

  test('is refused when the code on disk is not the commit`s', () => {
    house.write('tools/stray.ts', 'export {};\n');
    expectRefused(record('1.0.0'), 'E_DIRTY', ['tools/stray.ts']);
    rmSync(join(house.root, 'tools/stray.ts'));
  });

  test('keeps the bytes of the manifest, and prints the command that commits it', () => {
    const done = house.nx(['run', 'release:record', '1.0.0', '--outputStyle=static']);
    expect(done.status, done.all).toBe(0);
    const [command = ''] = /^git add .*$/m.exec(done.stdout) ?? [];
    expect(house.read(recorded).equals(house.read(`dist/releases/${built.id}/manifest.json`))).toBe(true);
    expect(readdirSync(join(house.root, 'releases/1.0.0'))).toEqual([
      ...['entry.json', 'evidence.alternative.json', 'evidence.default.json'],
      ...['gates.alternative.evaluate.dashboard.json', 'gates.default.evaluate.dashboard.json', 'manifest.json'],
    ]);
    const again = record('1.0.0');
    expect(again, again.all).toMatchObject({ status: 0, stdout: `${command}\n` });
    expect(again.stderr).toContain('is recorded already');
    expect(house.run('sh', ['-c', command]).status).toBe(0);
    expect(house.git('status', '--porcelain')).toBe('');
    expect(house.ystack(['ledger', 'verify'])).toMatchObject({ status: 0, stdout: `1.0.0  ${built.id}\n` });
    // What was recorded moves no profile.
    const affected = house.nx(['show', 'projects', '--affected', '--base=HEAD^']);
    expect(affected, affected.all).toMatchObject({ status: 0, stdout: '' });
  });

  test('a version stands for one release for ever, and none goes backwards', () => {
    const next = house.build();
    expect(next.id).not.toBe(built.id);
    expectRefused(record('1.0.0'), 'E_VERSION', [/what a version stands for never changes/]);
    expectRefused(record('0.9.9'), 'E_VERSION', [/a version after 1\.0\.0/]);
    expectRefused(record('1.0.0-rc.1'), 'E_VERSION', [/a version after 1\.0\.0/]);
  });
});

/** Commits a version made by hand of a manifest, with an entry that fits it. */
function commitByHand(version: string, body: ReleaseBody): string {
  const manifest = sealManifest(body);
  const bytes = encodeReleaseManifest(manifest);
  cpSync(join(house.root, 'releases/1.0.0'), join(house.root, `releases/${version}`), { recursive: true });
  const first = JSON.parse(house.read('releases/1.0.0/entry.json').toString());
  const kept = (first.body.kept as { name: string }[]).filter(
    ({ name }) => !name.startsWith('gates.') || body.gate_documents.some(({ path }) => path === pathOfKept(name)),
  );
  for (const { name } of first.body.kept as { name: string }[]) {
    if (!kept.some((one) => one.name === name)) rmSync(join(house.root, `releases/${version}`, name));
  }
  const entry = edited(first, [
    ['/body/kept', kept],
    ['/id', `release-entry.${version}`],
    ['/body/version', version],
    ['/body/release/release_id', manifest.id],
    ['/body/release/manifest_sha256', sha256Hex(bytes)],
    ['/body/release/commit_id', body.source.commit_id],
    [
      '/body/previous',
      {
        state: 'present',
        value: { version: '1.0.0', entry_sha256: sha256Hex(house.read('releases/1.0.0/entry.json')) },
      },
    ],
  ]);
  house.write(`releases/${version}/entry.json`, encodeCanonical(entry as Json));
  house.write(`releases/${version}/manifest.json`, bytes);
  return house.commit(`by hand: ${version}`);
}

/** The body without one gate of one profile. */
function withoutGate(body: ReleaseBody, gate: string): ReleaseBody {
  const isOf = (path: string) => path.startsWith(`gates/default/${gate}/`);
  return {
    ...body,
    gate_documents: body.gate_documents.filter(({ path }) => !isOf(path)),
    gates: body.gates.filter((one) => one.gate !== gate || one.profile_id !== 'profile.default.v1'),
    profiles: body.profiles.map((profile) => ({
      ...profile,
      gate_documents: profile.gate_documents.filter((path) => !isOf(path)),
    })),
  };
}

describe('verifying', () => {
  const verify = () => house.ystack(['ledger', 'verify']);
  const body = (): ReleaseBody => manifestOf(recorded).body;
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, () => unknown, string, RegExp])[] = [
    // what                                              how                                                                        token         said
    ['a manifest that was edited',                       () => house.write(recorded, encodeReleaseManifest(sealManifest(edited(body(), [['/files/0/mode', '100755']])))), 'E_LEDGER', /the manifest that was recorded/],
    ['an entry that was edited',                         () => house.edit('releases/1.0.0/entry.json', (text) => text.replace(/"commit_id":"./, '"commit_id":"0')), 'E_LEDGER', /as in its manifest/],
    ['a version that was recorded before it was complete', () => commitByHand('1.1.0', withoutGate(body(), 'validate')),            'E_LEDGER',   /1\.1\.0.*\n.*gate `validate` on `profile\.default\.v1`: this was recorded before it was complete/],
    ['a profile that was left out',                      () => commitByHand('1.1.0', profileLeftOut(body())),                       'E_LEDGER',   /profile `profile\.alternative\.v1`: this was recorded before/],
    ['another file than the commit holds',               () => commitByHand('1.1.0', edited(body(), [['/files/0/object_id', '1'.repeat(40)]])), 'E_LEDGER', /the files of commit/],
    ['a commit that is none',                            () => commitByHand('1.1.0', edited(body(), [['/source/commit_id', '1'.repeat(40)]])), 'E_LEDGER', /a commit of this repository/],
    ['evidence of another release',                      () => commitByHand('1.1.0', { ...body(), source: { ...body().source, commit_id: house.head } }), 'E_EVIDENCE', /evidence of commit/],
    ['a folder that is no version',                      () => house.write('releases/latest/manifest.json', '{}\n'),                'E_LEDGER',   /a folder for each version/],
    ['a file that nobody recorded',                      () => house.write('releases/1.0.0/notes.txt', 'x\n'),                      'E_LEDGER',   /nothing that its entry does not name/],
    ['an executable entry',                              () => house.run('chmod', ['+x', 'releases/1.0.0/entry.json']),             'E_LEDGER',   /a plain file/],
  ];
  test.each(cases)('%s', (_what, how, code, said) => {
    const before = house.head;
    how();
    house.commit('a change');
    const refused = verify();
    house.reset(before);
    expectRefused(refused, code, [said]);
    expect(verify().status).toBe(0);
  });
});

function profileLeftOut(body: ReleaseBody): ReleaseBody {
  const profiles = body.profiles.filter(({ profile_id }) => profile_id === 'profile.default.v1');
  const [files, documents] = [new Set(profiles[0]?.files), new Set(profiles[0]?.gate_documents)];
  return {
    ...body,
    files: body.files.filter(({ path }) => files.has(path)),
    gate_documents: body.gate_documents.filter(({ path }) => documents.has(path)),
    gates: body.gates.filter(({ profile_id }) => profile_id === 'profile.default.v1'),
    profiles,
  };
}

describe('a challenge', () => {
  const challenge = (path: string, clone = house, env: Record<string, string> = {}) =>
    clone.ystack(['challenge', path, '--json'], { env });
  const read = (run: Run) => {
    const parsed = releaseChallengeKind.parse(Buffer.from(run.stdout));
    if (!parsed.ok) throw new Error(run.all);
    return parsed.value.content.body;
  };
  const forge = (edits: readonly Edit[]): string => {
    const path = join(beside, 'forged.json');
    writeFileSync(path, encodeReleaseManifest(sealManifest(edited(manifestOf(recorded).body, edits))));
    return path;
  };

  test('of a recorded release matches, by a clone of its own, of which nothing is left', () => {
    const temporary = mkdtempSync(join(beside, 'tmp-'));
    const done = challenge(recorded, house, { TMPDIR: temporary });
    expect(done.status, done.all).toBe(0);
    const body = read(done);
    expect(body).toMatchObject({
      outcome: 'match',
      derivation: { state: 'derived', code: 'own-clone' },
      directory: [],
    });
    expect(body.files).toHaveLength(manifestOf(recorded).body.files.length);
    expect(body.gates).toHaveLength(8);
    expect(readdirSync(temporary)).toEqual([]);
    expect(house.git('status', '--porcelain')).toBe('');
  });

  test('by a checkout that is the commit`s own code needs no other clone', () => {
    const there = house.worktree('at-release', released);
    const done = there.ystack(['challenge', join(house.root, recorded)]);
    expect(done.status, done.all).toBe(0);
    expect(done.stdout).toContain('by this checkout, whose code is that of the commit');
    expect(done.stdout).toMatch(/\nmatch: .*\n$/);
  });

  test('as an Nx target, on a release directory and all that lies in it', () => {
    const folder = join(beside, 'published');
    const next = house.build().id;
    cpSync(join(house.root, 'dist/releases', next), folder, { recursive: true });
    const done = house.nx([
      'run',
      'release:challenge',
      '--manifest',
      join(folder, 'manifest.json'),
      '--outputStyle=static',
    ]);
    expect(done.status, done.all).toBe(0);
    expect(done.stdout).toContain('directory: 3 match');
    const flip = (name: string, at: number) => {
      const bytes = readFileSync(join(folder, name));
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(join(folder, name), bytes);
    };
    for (const [name, at] of [
      ['release.tar', 2_000_000],
      ['install.mjs', 100],
      ['SHA256SUMS', 64],
    ] as const) {
      flip(name, at);
      const differing = challenge(join(folder, 'manifest.json'));
      flip(name, at);
      expect(differing.status, name).toBe(65);
      const wrong = read(differing).directory.filter(({ outcome }) => outcome === 'differ');
      expect(
        wrong.map((line) => line.name),
        name,
      ).toEqual([name]);
      expect(read(differing).files.every(({ outcome }) => outcome === 'match')).toBe(true);
    }
  });

  test('of a forged manifest differs, and says where', () => {
    const path = forge([
      ['/files/3/sha256', '1'.repeat(64)],
      ['/files/5/mode', '100755'],
    ]);
    const done = house.ystack(['challenge', path]);
    expect(done.status, done.all).toBe(65);
    expect(done.stderr).toMatch(/^E_DIGEST\n/);
    const { files } = manifestOf(recorded).body;
    expect(done.stdout).toContain(`differs ${files[3]?.path}: sha256 111111111111…`);
    expect(done.stdout).toContain(`differs ${files[5]?.path}: mode 100755 → 100644`);
    expect(done.stdout).toMatch(/\ndiffer: .*\n$/);
  });

  test('of a release that its own gates refuse differs, files and all the rest apart', () => {
    const before = house.head;
    rmSync(join(house.root, 'profiles/default/incidents/removed-folder-before.json'));
    // Of code too: only the code of a commit is held back, its content is data.
    house.edit('libs/gate/src/program.ts', (text) => `${text}// More.\n`);
    const refusing = house.commit('an incident less');
    const path = forge([['/source/commit_id', refusing]]);
    const done = challenge(path);
    house.git('branch', 'aside', refusing);
    house.reset(before);
    expect(done.status, done.all).toBe(65);
    expect(read(done)).toMatchObject({
      outcome: 'differ',
      derivation: { state: 'underived', reason_id: 'gates.refused' },
    });
    expect(done.stderr).toContain('E_SHADOW');
    house.git('branch', '-D', 'aside');
    // The same commit, which now no branch leads to: its code is not run any more.
    const unreachable = challenge(path);
    expect(read(unreachable).derivation).toEqual({ reason_id: 'commit.unreachable', state: 'underived' });
  });

  // biome-ignore format: an aligned table
  test.each([
    // what                        reason                    clone and manifest
    ['a commit of nowhere',        'commit.missing',         () => challenge(forge([['/source/commit_id', '1'.repeat(40)]]))],
    ['a history that is cut',      'history.shallow',        () => challenge(join(house.root, recorded), house.clone('shallow', ['--no-local', '--depth', '3']))],
  ] as const)('%s is unknown', (_what, reason, run) => {
    const done = run();
    expect(done.status, done.all).toBe(75);
    expect(read(done)).toMatchObject({ outcome: 'unknown', derivation: { reason_id: reason } });
    expect(done.stderr).toMatch(/^not derived: \S/);
    if (reason === 'history.shallow') expect(read(done).files.every(({ outcome }) => outcome === 'match')).toBe(true);
  });

  test('packages that cannot be had leave it unknown, and the files are compared all the same', () => {
    const before = house.head;
    house.edit('package-lock.json', (text) => `${text}\n`);
    house.commit('another lock');
    const cache = join(beside, 'no-cache');
    const done = challenge(recorded, house, { npm_config_offline: 'true', npm_config_cache: cache });
    house.reset(before);
    expect(done.status, done.all).toBe(75);
    expect(read(done)).toMatchObject({ outcome: 'unknown', derivation: { reason_id: 'packages.unavailable' } });
    expect(read(done).files.every(({ outcome }) => outcome === 'match')).toBe(true);
    expect(read(done).gates.every(({ outcome }) => outcome === 'unknown')).toBe(true);
    expect(done.stderr).toContain('npm ci');
  });

  test('of an unsigned release, where a signature is demanded, is refused before anything else', () => {
    const signers = join(beside, 'allowed_signers');
    const key = join(beside, 'key');
    expect(house.run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'me', '-f', key]).status).toBe(0);
    writeFileSync(signers, `me namespaces="ystack-release" ${readFileSync(`${key}.pub`, 'utf8')}`);
    const path = join(beside, 'signed.json');
    cpSync(join(house.root, recorded), path);
    const ask = () => house.ystack(['challenge', path, '--allowed-signers', signers]);
    expectRefused(ask(), 'E_SIGNATURE', ['unsigned']);
    expect(house.run('ssh-keygen', ['-q', '-Y', 'sign', '-n', 'ystack-release', '-f', key, path]).status).toBe(0);
    const done = ask();
    expect(done.status, done.all).toBe(0);
    expect(done.stderr).toContain('signed by me with SHA256:');
    expect(challenge(recorded).stderr).toContain('unsigned: nobody vouches');
  });

  test('stopped by Ctrl-C leaves nothing', async () => {
    const temporary = mkdtempSync(join(beside, 'tmp-'));
    const child = spawn('node', ['tools/ystack/main.mjs', 'challenge', recorded], {
      cwd: house.root,
      env: { ...house.env, TMPDIR: temporary },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (part) => {
      said += String(part);
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const isDeriving = () =>
      readdirSync(temporary).some((name) => existsSync(join(temporary, name, 'checkout/node_modules/.bin/node')));
    while (!isDeriving()) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill('SIGINT');
    expect(await ended).toBe(75);
    expect(said).toMatch(/^E_INTERRUPTED\n/);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test.each([
    ['no manifest', 'E_PARSE', ''],
    ['an edited manifest', 'E_SHAPE', 'edited'],
  ])('%s is refused', (_what, code, how) => {
    const path = join(beside, 'bad.json');
    const text = house.read(recorded).toString().replace('"mode":"100644"', '"mode":"100755"');
    writeFileSync(path, how === '' ? '' : text);
    const refused = challenge(path);
    expect(refused).toMatchObject({ status: 65, stdout: '' });
    expect(refused.stderr).toMatch(new RegExp(`^${code}\n`));
  });
});

describe('the next release', () => {
  let next: string;

  test('a prompt, a policy and an eval case change', () => {
    house.edit('profiles/shared/prompts/producer.md', (text) => `${text}One more line.\n`);
    const policy = 'libs/loop/policies/review-fix-policy.json';
    const digest = sha256Hex(house.read(policy));
    house.edit(policy, (text) => text.replace('"ROADMAP.md"', '"ROADMAP.md","ZEBRA.md"'));
    house.edit('libs/loop/policies/review-fix-policy.examples.json', (text) =>
      text.replaceAll(digest, sha256Hex(house.read(policy))),
    );
    const generated = house.run('node', ['tools/generate/src/main.ts']);
    expect(generated.status, generated.all).toBe(0);
    const seeds = 'libs/evals/seeds/control-duty.json';
    const set = JSON.parse(house.read(seeds).toString());
    set.body.cases.pop();
    house.write(seeds, encodeCanonical(set));
    house.commitPinned('the next release');
    const run = house.build();
    expect(run.status, run.all).toBe(0);
    next = run.id;
  });

  test('the difference names them, in words and as a document', () => {
    const words = house.nx(['run', 'release:diff', '--from', '1.0.0', '--to', next, '--outputStyle=static']);
    expect(words.status, words.all).toBe(0);
    // biome-ignore format: an aligned table
    for (const line of [
      'prompts: 2 changed',
      'changed profile.default.v1 producer prompt: object_id, commit_id',
      'changed profiles/shared/prompts/producer.md: object_id, sha256, size_bytes',
      'changed libs/loop/policies/review-fix-policy.json: /body/protected_root_files',
      'changed libs/evals/seeds/control-duty.json: cases 36 → 35, sha256',
      'changed profile.default.v1 actor-rerun-identity: passed 36 → 35, total 36 → 35',
      'changed profile.default.v1 resolve: record, resolved-profile.json, resolver-request.json',
      'gates: 8 changed, every verdict as before',
      'unchanged: profiles, pins, skills, adapters',
    ]) expect(words.stdout).toContain(line);
    const json = house.ystack(['diff', '1.0.0', `dist/releases/${next}`, '--json']);
    const parsed = releaseDifferenceKind.parse(Buffer.from(json.stdout));
    expect(parsed.ok, json.all).toBe(true);
    const turned = house.ystack(['diff', next, recorded]);
    expect(turned.stdout).toContain('actor-rerun-identity: passed 35 → 36');
    expect(house.ystack(['diff', '1.0.0', built.id]).stdout).toBe(`the same release: ${built.id}\n`);
  });

  test('the report of the release tells them, and the report before had nothing to compare with', () => {
    const report = house.read(`dist/releases/${next}/report.html`).toString();
    expect(report).toContain('Changes since 1.0.0');
    expect(report).toContain('/<wbr>body/<wbr>protected_<wbr>root_<wbr>files');
    expect(report).toContain('Unchanged: profiles, pins, skills, adapters.');
    expect(house.read(`dist/releases/${built.id}/report.html`).toString()).toContain('No version was recorded before');
  });

  test.each([
    ['9.9.9', /ls releases/],
    [`release.${'1'.repeat(64)}`, /name a version/],
    ['nowhere.json', /name a version/],
  ])('%s names no release', (word, said) => {
    expectRefused(house.ystack(['diff', '1.0.0', word]), 'E_RUNTIME', [said]);
  });

  test('is recorded after the first, and names it', () => {
    const run = house.nx(['run', 'release:shadow-sandboxed']);
    expect(run.status, run.all).toBe(0);
    const done = record('1.1.0');
    expect(done.status, done.all).toBe(0);
    const { previous } = JSON.parse(house.read('releases/1.1.0/entry.json').toString()).body;
    expect(previous).toEqual({
      state: 'present',
      value: { entry_sha256: sha256Hex(house.read('releases/1.0.0/entry.json')), version: '1.0.0' },
    });
    house.commit('Record release 1.1.0');
    expect(house.ystack(['ledger', 'verify']).stdout).toBe(`1.0.0  ${built.id}\n1.1.0  ${next}\n`);
  });
});

describe('by version', () => {
  test('an older release is built again and installed', () => {
    rmSync(join(house.root, 'dist'), { recursive: true });
    const target = join(beside, 'installed');
    mkdirSync(target);
    const install = () => house.ystack(['install', recorded, 'profile.default.v1', target]);
    expectRefused(install(), 'E_DIRTY', [/ledger rebuild VERSION/]);
    const done = house.nx(['run', 'release:rebuild', '1.0.0', '--outputStyle=static']);
    expect(done.status, done.all).toBe(0);
    expect(house.releases).toEqual([built.id]);
    expect(house.read(`dist/releases/${built.id}/manifest.json`).equals(house.read(recorded))).toBe(true);
    // Only as a recorded version: by any other path the same manifest is for the repository door.
    const copy = join(beside, 'copy.json');
    cpSync(join(house.root, recorded), copy);
    expectRefused(house.ystack(['install', copy, 'profile.default.v1', target]), 'E_DIRTY');
    const installed = install();
    expect(installed.status, installed.all).toBe(0);
    expect(installed.stderr).toContain('installed from its release directory');
    expect(house.ystack(['verify', '--from', `dist/releases/${built.id}`, target]).status).toBe(0);
    // An upgrade goes through the same door: here it has a plan to nothing new, and not the repository door's refusal.
    const upgrade = house.ystack(['upgrade', recorded, 'profile.default.v1', target]);
    expect(upgrade.status, upgrade.all).toBe(0);
    const again = house.ystack(['ledger', 'rebuild', '1.0.0']);
    expect(again.stderr).toContain('the release directory was there');
  });

  test('a version that nobody recorded, one that cannot be built, and one that comes out otherwise', () => {
    expectRefused(house.ystack(['ledger', 'rebuild', '3.0.0']), 'E_VERSION');
    const before = house.head;
    const { body } = manifestOf(recorded);
    commitByHand('2.0.0', edited(body, [['/files/0/mode', '100755']]));
    expectRefused(house.ystack(['ledger', 'rebuild', '2.0.0']), 'E_DIGEST', [new RegExp(built.id)]);
    commitByHand('2.0.1', edited(body, [['/source/commit_id', '1'.repeat(40)]]));
    expectRefused(house.ystack(['ledger', 'rebuild', '2.0.1']), 'E_REBUILD', [/commit\.unreachable/]);
    house.reset(before);
  });
});
