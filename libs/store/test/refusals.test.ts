import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Refusal, sha256Hex } from '#canonical';
import type { ReleaseBody } from '#packaging';
import { encodeSums, install, releaseDirectorySource, repositorySource } from '#store';
import {
  archiveOf,
  type SampleOptions,
  type SampleRelease,
  sampleRelease,
  writeDirectory,
} from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';

const scratch = scratchFolder('refusals');
const manifestBytesMax = 67_108_864;
const release = sampleRelease();
const text = new TextDecoder().decode(release.manifestBytes);

/** A release directory and a target, for a row to spoil. */
type Place = { readonly dir: string; readonly target: string };
type Spoil = (place: Place) => void;

const put =
  (name: string, bytes: string | Uint8Array): Spoil =>
  ({ dir }) =>
    writeFileSync(join(dir, name), bytes);
const remove =
  (name: string): Spoil =>
  ({ dir }) =>
    rmSync(join(dir, name));
const both =
  (...spoils: readonly Spoil[]): Spoil =>
  (place) => {
    for (const spoil of spoils) spoil(place);
  };
const nothing: Spoil = () => {};
const fill: Spoil = ({ target }) => writeFileSync(join(target, 'x'), '');
const grow: Spoil = ({ dir }) => truncateSync(join(dir, 'manifest.json'), manifestBytesMax + 1);
const linkManifest: Spoil = (place) => {
  remove('manifest.json')(place);
  writeFileSync(join(dirname(place.dir), 'elsewhere'), release.manifestBytes);
  symlinkSync('../elsewhere', join(place.dir, 'manifest.json'));
};
/** Another release in the directory, its sums right. */
const swap =
  (options: SampleOptions): Spoil =>
  ({ dir }) =>
    writeDirectory(dir, sampleRelease(options));
const bend = (change: (body: ReleaseBody) => void): Spoil =>
  swap({
    bend: (body) => {
      const copy = structuredClone(body);
      change(copy);
      return copy;
    },
  });
/** Other archive bytes, its sum right: only the manifest tells. */
const forge =
  (change: (archive: Buffer) => Buffer, what: SampleRelease = release): Spoil =>
  ({ dir }) => {
    const archive = change(archiveOf(what));
    const sums = {
      installer: sha256Hex(what.installer),
      manifest: sha256Hex(what.manifestBytes),
      archive: sha256Hex(archive),
    };
    writeDirectory(dir, what, { 'release.tar': archive, SHA256SUMS: encodeSums(sums) });
  };
const flip = (offset: number) => (archive: Buffer) => {
  archive[offset] = (archive[offset] ?? 0) ^ 1;
  return archive;
};
const contentAt = archiveOf(release).indexOf('export {};');

const sample = 'profile.sample.v1';
// biome-ignore format: an aligned table
const cases: readonly (readonly [string, string, Spoil, string])[] = [
  // what                              profile             spoil                                                                                                 expected
  ['nothing',                          sample,             nothing,                                                                                              'ok'],
  ['no profile id',                    'sample',           nothing,                                                                                              'E_USAGE sample'],
  ['and no manifest',                  'sample',           remove('manifest.json'),                                                                              'E_USAGE sample'],
  ['no manifest',                      sample,             remove('manifest.json'),                                                                              'E_RUNTIME manifest.json'],
  ['a linked manifest',                sample,             linkManifest,                                                                                         'E_RUNTIME manifest.json'],
  ['no archive',                       sample,             remove('release.tar'),                                                                                'E_RUNTIME release.tar'],
  ['no sums',                          sample,             remove('SHA256SUMS'),                                                                                 'E_RUNTIME SHA256SUMS'],
  ['no installer',                     sample,             remove('install.mjs'),                                                                                'E_RUNTIME install.mjs'],
  ['and a full target',                sample,             both(fill, remove('release.tar')),                                                                    'E_RUNTIME release.tar'],
  ['a full target',                    sample,             fill,                                                                                                 'E_TARGET target'],
  ['and a manifest too large',         sample,             both(fill, grow),                                                                                     'E_TARGET target'],
  ['a manifest too large',             sample,             grow,                                                                                                 'E_LIMIT manifest.json'],
  ['no JSON',                          sample,             put('manifest.json', '{'),                                                                            'E_PARSE manifest.json'],
  ['a blank more',                     sample,             put('manifest.json', text.replace('{', '{ ')),                                                        'E_CANONICAL manifest.json'],
  ['nested too deep',                  sample,             put('manifest.json', `${'['.repeat(9)}${']'.repeat(9)}\n`),                                           'E_LIMIT manifest.json'],
  ['another kind',                     sample,             put('manifest.json', text.replace('release_manifest', 'release')),                                    'E_SHAPE manifest.json'],
  ['the manifest of version 1',        sample,             put('manifest.json', text.replace('"schema_version":2}\n', '"schema_version":1}\n')),                 'E_SHAPE manifest.json'],
  ['an edited body',                   sample,             put('manifest.json', text.replace('repo.sample', 'repo.simple')),                                     'E_SHAPE manifest.json'],
  ['sums of no file',                  sample,             put('SHA256SUMS', ''),                                                                                'E_DIGEST SHA256SUMS'],
  ['sums of another manifest',         sample,             both(swap({ extra: { 'libs/x': '' } }), put('manifest.json', text)),                                  'E_DIGEST manifest.json'],
  ['another installer',                sample,             put('install.mjs', '// other\n'),                                                                     'E_DIGEST install.mjs'],
  ['an installer that is not pinned',  sample,             bend((body) => { body.installer.sha256 = '0'.repeat(64); }),                                          'E_DIGEST install.mjs'],
  ['an installer of another object',   sample,             bend((body) => { body.installer.object_id = '0'.repeat(40); }),                                       'E_DIGEST install.mjs'],
  ['an archive with a byte more',      sample,             ({ dir }) => appendFileSync(join(dir, 'release.tar'), '\0'),                                          'E_DIGEST release.tar'],
  ['an archive cut short',             sample,             forge((archive) => archive.subarray(0, -512)),                                                        'E_DIGEST release.tar'],
  ['and another profile',              'profile.other.v1', put('install.mjs', '// other\n'),                                                                     'E_DIGEST install.mjs'],
  ['another profile',                  'profile.other.v1', nothing,                                                                                              'E_PROFILE profile.other.v1'],
  ['and a byte of a header',           'profile.other.v1', forge(flip(0)),                                                                                       'E_PROFILE profile.other.v1'],
  ['a byte of the first header',       sample,             forge(flip(0)),                                                                                       'E_DIGEST release.tar'],
  ['a byte of content',                sample,             forge(flip(contentAt)),                                                                               'E_DIGEST release.tar'],
  ['a byte of the trailer',            sample,             forge((archive) => flip(archive.length - 1)(archive)),                                                'E_DIGEST release.tar'],
  ['the sum of another archive',       sample,             wrongSum,                                                                                             'E_DIGEST release.tar'],
  ['another object id',                sample,             bend((body) => { objectOf(body).object_id = '0'.repeat(40); }),                                       'E_DIGEST libs/command/src/installed.ts'],
  ['an executable that is none',       sample,             bend((body) => { objectOf(body).mode = '100755'; }),                                                  'ok'],
  ['a home path',                      sample,             swap({ extra: { 'libs/b/x.md': `see ${'/home'}/somebody/notes\n` } }),                                'E_DENYLIST libs/b/x.md'],
  ['and a credential before it',       sample,             swap({ extra: { 'libs/b/x.md': `${'/home'}/somebody/`, 'libs/a/y': `${'AKIA'}Q7Z3K9M2X5W8R4T1` } }),  'E_DENYLIST libs/a/y'],
  ['the placeholder of a credential',  sample,             swap({ extra: { 'libs/a/y': `${'AKIA'}XXXX` } }),                                                     'ok'],
  ['a contract of another generation', sample,             bend((body) => { body.core_contract.generation_id = `g-${'0'.repeat(64)}`; }),                        'E_RELATION /body/core_contract/generation_id'],
  ['a contract file edited',           sample,             swap({ extra: { 'libs/canonical/src/index.ts': 'export const word = 2;\n' } }),                       'E_RELATION /body/core_contract/generation_id'],
  ['a contract file more',             sample,             swap({ extra: { 'libs/canonical/src/more.ts': '' } }),                                                'ok'],
  ['a contract that reaches nothing',  sample,             swap({ extra: { 'libs/contract/src/index.ts': "import './gone.ts';\n" } }),                           'E_RELATION /body/core_contract/generation_id'],
  ['and a profile of another form',    sample,             both(swap({ extra: { 'libs/canonical/src/index.ts': '', 'profiles/sample/profile.json': '{}\n' } })), 'E_RELATION /body/core_contract/generation_id'],
  ['a manifest of 17 MB',              sample,             swap({ extra: { 'profiles/sample/manifests/ci.json': 'x'.repeat(17_000_000) } }),                     'E_LIMIT profiles/sample/manifests/ci.json'],
  ['a profile of another form',        sample,             swap({ extra: { 'profiles/sample/profile.json': '{}\n' } }),                                          'E_PROFILE profiles/sample/profile.json'],
  ['a profile that was not resolved',  sample,             bend((body) => withoutDocument(body, 'resolved-profile.json')),                                       'E_PROFILE gates/sample/resolve/resolved-profile.json'],
  ['a profile resolved otherwise',     sample,             swap({ extra: { 'gates/sample/resolve/resolved-profile.json': '{}\n' } }),                            'E_PROFILE gates/sample/resolve/resolved-profile.json'],
  ['a manifest that is not bound',     sample,             swap({ extra: { 'profiles/shared/manifests/verifier.json': '{}\n' } }),                               'E_PROFILE profiles/sample/profile.json'],
];

test.each(cases)('%s', async (_, profileId, spoil, expected) => {
  const parent = scratch.folder('parent');
  const place = { dir: join(parent, 'release'), target: join(parent, 'target') };
  mkdirSync(place.target);
  writeDirectory(place.dir, release);
  spoil(place);
  const before = readdirSync(place.target);
  const done = await install({
    manifestPath: join(place.dir, 'manifest.json'),
    profileId,
    target: place.target,
    source: releaseDirectorySource(place.dir),
    surroundings: { apartFrom: [place.dir] },
  });
  expect(done.ok ? 'ok' : inShort(done.refusal, parent)).toBe(expected);
  expect(readdirSync(place.target)).toEqual(expected === 'ok' ? ['.ystack'] : before);
  expect(readdirSync(parent).filter((name) => name.startsWith('.'))).toEqual([]);
});

/** The token and what it is about: the file of the release directory, or else the place in it. */
function inShort({ code, input, at }: Refusal, parent: string): string {
  const file = input?.replace(`${parent}/`, '').replace('release/', '').replace(/ \(.*/, '');
  return `${code} ${file ?? at}`;
}

function objectOf(body: ReleaseBody) {
  const found = body.files.find(({ path }) => path === 'libs/command/src/installed.ts');
  if (found === undefined) throw new Error('no such file');
  return found;
}

function withoutDocument(body: ReleaseBody, name: string): void {
  body.gate_documents = body.gate_documents.filter(({ path }) => !path.endsWith(name));
  for (const profile of body.profiles) {
    profile.gate_documents = profile.gate_documents.filter((path) => !path.endsWith(name));
  }
}

function wrongSum({ dir }: Place): void {
  const sums = {
    installer: sha256Hex(release.installer),
    manifest: sha256Hex(release.manifestBytes),
    archive: '0'.repeat(64),
  };
  writeFileSync(join(dir, 'SHA256SUMS'), encodeSums(sums));
}

// biome-ignore format: an aligned table
const repositories = [
  // what the repository gives rebuild expected
  ['a refusal',                               () => ({ ok: false as const, refusal: { code: 'E_RELATION', at: 'commit', expected: '' } }), 'E_RELATION commit'],
  ['another manifest',                        () => rebuilt(sampleRelease({ extra: { 'libs/x': '' } })),                                   `E_DIGEST ${release.manifest.id}`],
  ['a file less',                             () => rebuilt(release, (paths) => paths.slice(0, -1)),                                       'E_DIGEST the end of the release'],
  ['a file twice',                            () => rebuilt(release, (paths) => [paths[0] ?? '', ...paths]),                               'E_DIGEST gates/sample/evaluate/gate-record.json'],
  ['files out of order',                      () => rebuilt(release, (paths) => [...paths].reverse()),                                     'E_DIGEST profiles/shared/manifests/verifier.json'],
  ['other bytes',                             () => rebuilt(release, undefined, () => new Uint8Array(3)),                                  'E_DIGEST gates/sample/evaluate/gate-record.json'],
  ['executable files',                        () => rebuilt(release, undefined, undefined, true),                                          'E_DIGEST gates/sample/evaluate/gate-record.json'],
] as const;

test.each(repositories)('a repository that gives %s', async (_, rebuild, expected) => {
  const parent = scratch.folder('parent');
  mkdirSync(join(parent, 'target'));
  writeFileSync(join(parent, 'manifest.json'), release.manifestBytes);
  const done = await install({
    manifestPath: join(parent, 'manifest.json'),
    profileId: sample,
    target: join(parent, 'target'),
    source: repositorySource(async () => rebuild()),
    surroundings: { apartFrom: [] },
  });
  expect(done.ok ? 'ok' : inShort(done.refusal, parent)).toBe(expected);
  expect(readdirSync(join(parent, 'target'))).toEqual([]);
});

function rebuilt(
  what: SampleRelease,
  order = (paths: readonly string[]): readonly string[] => paths,
  content = (path: string): Uint8Array => what.contents.get(path) ?? new Uint8Array(0),
  executable = false,
) {
  return {
    ok: true as const,
    value: {
      manifest: what.manifestBytes,
      entries: function* (wanted: ReadonlySet<string>) {
        const paths = [...what.contents.keys()].filter((path) => wanted.has(path)).sort();
        for (const path of order(paths)) yield { ok: true as const, value: { path, executable, bytes: content(path) } };
      },
    },
  };
}

// What changes between the first reading and the rename.
// biome-ignore format: an aligned table
const moves = [
  // what                       move                                                                 expected
  ['the manifest is edited',    ({ dir }: Place) => appendFileSync(join(dir, 'manifest.json'), ' '), 'E_RUNTIME'],
  ['the archive is written to', ({ dir }: Place) => truncateSync(join(dir, 'release.tar'), 10_240),  'E_DIGEST'],
  ['the sums are gone',         ({ dir }: Place) => rmSync(join(dir, 'SHA256SUMS')),                 'E_RUNTIME'],
  ['the target is filled',      ({ target }: Place) => writeFileSync(join(target, 'x'), ''),         'E_TARGET'],
  ['the target is gone',        ({ target }: Place) => rmSync(target, { recursive: true }),          'E_TARGET'],
  ['the target is a link',      (place: Place) => replaceByLink(place),                              'E_TARGET'],
] as const;

test.each(moves)('meanwhile %s', async (_, move, expected) => {
  const parent = scratch.folder('parent');
  const place = { dir: join(parent, 'release'), target: join(parent, 'target') };
  mkdirSync(place.target);
  writeDirectory(place.dir, release);
  const done = await install({
    manifestPath: join(place.dir, 'manifest.json'),
    profileId: sample,
    target: place.target,
    source: releaseDirectorySource(place.dir),
    surroundings: { apartFrom: [place.dir] },
    progress: (line) => (line === 'writing the tree' ? move(place) : undefined),
  });
  expect(done.ok ? 'ok' : done.refusal.code).toBe(expected);
  expect(existsSync(join(parent, 'elsewhere/.ystack'))).toBe(false);
  expect(existsSync(join(place.target, '.ystack'))).toBe(false);
  expect(readdirSync(parent).filter((name) => name.startsWith('.'))).toEqual([]);
});

function replaceByLink({ target }: Place): void {
  mkdirSync(join(dirname(target), 'elsewhere'));
  rmSync(target, { recursive: true });
  symlinkSync('elsewhere', target);
}
