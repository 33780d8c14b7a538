// A release whose gates' documents are not those of their records is not installed, though every digest of the manifest
// holds: somebody edited a document, a record or the list of gates and sealed the manifest again.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { GateRecord } from '#gate';
import { encodeReleaseManifest, type ReleaseBody, releaseManifestKind, sealManifest } from '#packaging';
import { buildInstallRecord, encodeInstallRecord, install, releaseDirectorySource, verify } from '#store';
import { type SampleRelease, sampleRelease, sampleRepository, writeDirectory } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';

const scratch = scratchFolder('gate-records');
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

const nameOf = (profileId: string): string => profileId.replace(/^profile\.|\.v1$/g, '');

type Contents = Map<string, Uint8Array>;
/** Changes contents, then makes every digest of the manifest true again. */
function forged(
  change: (contents: Contents) => void,
  bend = (body: ReleaseBody): ReleaseBody => body,
  profiles: readonly string[] = ['sample'],
): SampleRelease {
  const release = sampleRelease({ profiles });
  const contents = new Map(release.contents);
  change(contents);
  const { body } = release.manifest;
  const at = (path: string): Uint8Array => contents.get(path) ?? new Uint8Array();
  const resealed: ReleaseBody = {
    ...body,
    gate_documents: body.gate_documents.map(({ path }) => ({
      path,
      sha256: sha256Hex(at(path)),
      size_bytes: at(path).length,
    })),
    gates: body.gates.map((gate) => ({
      ...gate,
      record_sha256: sha256Hex(at(`gates/${nameOf(gate.profile_id)}/${gate.gate}/gate-record.json`)),
    })),
  };
  const manifest = sealManifest(bend(resealed));
  return { ...release, contents, manifest, manifestBytes: encodeReleaseManifest(manifest) };
}

const record = (gate: string): string => `gates/sample/${gate}/gate-record.json`;
function withRecord(gate: string, change: (record: GateRecord) => void) {
  return (contents: Contents): void => {
    const value = JSON.parse(new TextDecoder().decode(contents.get(record(gate)))) as GateRecord;
    change(value);
    contents.set(record(gate), encodeCanonical(value as unknown as Json));
  };
}
const nothing = (): void => undefined;
/** The same release without some documents and verdicts, everything else consistent. */
const without =
  (isLeftOut: (path: string) => boolean) =>
  (body: ReleaseBody): ReleaseBody => ({
    ...body,
    gate_documents: body.gate_documents.filter(({ path }) => !isLeftOut(path)),
    gates: body.gates.filter(({ gate, profile_id }) => {
      return !isLeftOut(`gates/${nameOf(profile_id)}/${gate}/gate-record.json`);
    }),
    profiles: body.profiles.map((profile) => ({
      ...profile,
      gate_documents: profile.gate_documents.filter((path) => !isLeftOut(path)),
    })),
  });
const lessGates = (...folders: readonly string[]): SampleRelease =>
  forged(
    nothing,
    without((path) => folders.some((folder) => path.startsWith(`gates/${folder}/`))),
    ['other', 'sample'],
  );
const gateMore = (body: ReleaseBody): ReleaseBody => {
  const path = 'gates/sample/review/gate-record.json';
  const [profile] = body.profiles;
  if (profile === undefined) throw new Error('no profile');
  const document = { path, sha256: sha256Hex('{}\n'), size_bytes: 3 };
  return {
    ...body,
    gate_documents: [...body.gate_documents, document].sort((left, right) => (left.path < right.path ? -1 : 1)),
    gates: [
      ...body.gates,
      { gate: 'review', profile_id: 'profile.sample.v1', record_sha256: document.sha256, verdict: 'passed' },
    ],
    profiles: [{ ...profile, gate_documents: [...profile.gate_documents, path].sort() }],
  };
};
const inOtherOrder = (body: ReleaseBody): ReleaseBody => ({ ...body, gates: [...body.gates].reverse() });
const withoutResolve = (body: ReleaseBody): ReleaseBody => {
  const keep = ({ path }: { path: string }): boolean => path !== 'gates/sample/validate/said.json';
  const [profile] = body.profiles;
  if (profile === undefined) throw new Error('no profile');
  const gate_documents = profile.gate_documents.filter((path) => keep({ path }));
  return { ...body, gate_documents: body.gate_documents.filter(keep), profiles: [{ ...profile, gate_documents }] };
};

// biome-ignore format: an aligned table
test.each<[string, SampleRelease, string]>([
  ['as it was built',                 forged(nothing),                                                                             'installed'],
  ['a document edited',               forged((contents) => contents.set('gates/sample/validate/said.json', text('{"verdict":"satisfied"}\n'))), record('validate')],
  ['a document left out',             forged(nothing, withoutResolve),                                                             record('validate')],
  ['a record that is none',           forged((contents) => contents.set(record('validate'), text('{}\n'))),                        record('validate')],
  ['a record of another gate',        forged((contents) => contents.set(record('validate'), contents.get(record('resolve')) ?? text(''))), record('validate')],
  ['a record of another profile',     forged(withRecord('validate', (value) => { value.body.profile_id = 'profile.other.v1'; value.id = 'gate.validate.profile.other.v1'; })), record('validate')],
  ['a record about another repository', forged(withRecord('validate', (value) => { value.body.source.repository_id = 'repo.other'; })), record('validate')],
  ['a record with a document more',   forged(withRecord('validate', (value) => { value.body.outputs.push({ path: 'zz.json', sha256: '7'.repeat(64), size_bytes: 1 }); })), record('validate')],
  ['a record that follows another',   forged(withRecord('validate', (value) => { value.body.upstream = [{ gate: 'resolve', record_sha256: '8'.repeat(64) }]; })), record('validate')],
 ['without its last gate',           lessGates('sample/shadow'),                                                                  'profile.sample.v1'],
  ['without its last two gates',      lessGates('sample/shadow', 'sample/evaluate'),                                               'profile.sample.v1'],
  ['without a gate between',          lessGates('sample/validate'),                                                                'profile.sample.v1'],
  ['another profile without a gate',  lessGates('other/shadow'),                                                                   'profile.other.v1'],
  ['with a gate more',                forged((contents) => contents.set('gates/sample/review/gate-record.json', text('{}\n')), gateMore), 'profile.sample.v1'],
  ['with gates in another order',     forged(nothing, inOtherOrder),                                                               'profile.sample.v1'],
  ['a record before it edited',       forged(withRecord('resolve', (value) => { value.body.program.sha256 = '9'.repeat(64); })),   record('validate')],
])('%s', async (_what, release, expected) => {
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  for (const source of [releaseDirectorySource(directory), sampleRepository(release)]) {
    const target = scratch.folder('target');
    const done = await install({
      manifestPath: join(directory, 'manifest.json'),
      profileId: 'profile.sample.v1',
      target,
      source,
      surroundings: { apartFrom: [directory] },
    });
    expect(done.ok ? 'installed' : done.refusal.at).toBe(expected);
    if (done.ok) continue;
    expect(done.refusal.code).toBe('E_PROFILE');
    expect(readdirSync(target)).toEqual([]);
  }
});

test('a tree that is whole is not verified against a release in which another profile came through fewer gates', async () => {
  const whole = sampleRelease({ profiles: ['other', 'sample'] });
  const directory = scratch.folder('release');
  writeDirectory(directory, whole);
  const target = scratch.folder('target');
  const done = await install({
    manifestPath: join(directory, 'manifest.json'),
    profileId: 'profile.sample.v1',
    target,
    source: releaseDirectorySource(directory),
    surroundings: { apartFrom: [directory] },
  });
  expect(done.ok).toBe(true);
  const manifest = releaseManifestKind.parse(lessGates('other/shadow').manifestBytes);
  const record = manifest.ok ? buildInstallRecord(manifest.value, 'profile.sample.v1') : manifest;
  if (!manifest.ok || !record.ok) throw new Error('no manifest to verify against');
  const place = join(target, '.ystack/install-record.json');
  rmSync(place);
  writeFileSync(place, encodeInstallRecord(record.value), { mode: 0o400 });
  expect(verify(target)).toMatchObject({ ok: true, value: { differences: [] } });
  const against = verify(target, { manifest: manifest.value });
  expect(against).toMatchObject({ ok: false, refusal: { code: 'E_PROFILE', at: 'profile.other.v1' } });
});
