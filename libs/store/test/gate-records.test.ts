// A release that leaves a gate out, or whose gates' documents are not those of their records, is not installed, though every
// digest of the manifest holds: somebody edited a document, a record or the list of gates and sealed the manifest again.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { GateRecord } from '#gate';
import { encodeReleaseManifest, type ReleaseBody, sealManifest } from '#packaging';
import { install, releaseDirectorySource } from '#store';
import { type SampleRelease, sampleRelease, writeDirectory } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';

const scratch = scratchFolder('gate-records');
const text = (value: string): Uint8Array => new TextEncoder().encode(value);

type Contents = Map<string, Uint8Array>;
/** Changes contents, then makes every digest of the manifest true again. */
function forged(change: (contents: Contents) => void, bend = (body: ReleaseBody): ReleaseBody => body): SampleRelease {
  const release = sampleRelease();
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
      record_sha256: sha256Hex(at(`gates/sample/${gate.gate}/gate-record.json`)),
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
/** No trace of these gates: no verdict, no record, no document. */
const without =
  (...gates: readonly string[]) =>
  (body: ReleaseBody): ReleaseBody => {
    const isLeft = (path: string): boolean => !gates.includes(path.split('/')[2] ?? '');
    return {
      ...body,
      gates: body.gates.filter(({ gate }) => !gates.includes(gate)),
      gate_documents: body.gate_documents.filter(({ path }) => isLeft(path)),
      profiles: body.profiles.map((profile) => ({
        ...profile,
        gate_documents: profile.gate_documents.filter(isLeft),
      })),
    };
  };
const withoutSaid = (body: ReleaseBody): ReleaseBody => {
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
  ['a document left out',             forged(nothing, withoutSaid),                                                             record('validate')],
  ['a record that is none',           forged((contents) => contents.set(record('validate'), text('{}\n'))),                        record('validate')],
  ['a record of another gate',        forged((contents) => contents.set(record('validate'), contents.get(record('resolve')) ?? text(''))), record('validate')],
  ['a record of another profile',     forged(withRecord('validate', (value) => { value.body.profile_id = 'profile.other.v1'; value.id = 'gate.validate.profile.other.v1'; })), record('validate')],
  ['a record about another repository', forged(withRecord('validate', (value) => { value.body.source.repository_id = 'repo.other'; })), record('validate')],
  ['a record with a document more',   forged(withRecord('validate', (value) => { value.body.outputs.push({ path: 'zz.json', sha256: '7'.repeat(64), size_bytes: 1 }); })), record('validate')],
  ['a record that follows another',   forged(withRecord('validate', (value) => { value.body.upstream = [{ gate: 'resolve', record_sha256: '8'.repeat(64) }]; })), record('validate')],
  ['a record that follows none',      forged(withRecord('validate', (value) => { value.body.upstream = []; })),                    record('validate')],
  ['the last gate left out',          forged(nothing, without('shadow')),                                                          record('shadow')],
  ['all gates but the first left out', forged(nothing, without('validate', 'evaluate', 'shadow')),                                 record('validate')],
  ['the first gate left out',         forged(nothing, without('resolve')),                                                         'gates/sample/resolve/resolved-profile.json'],
  ['a record before it edited',       forged(withRecord('resolve', (value) => { value.body.program.sha256 = '9'.repeat(64); })),   record('validate')],
])('%s', async (_what, release, expected) => {
  const directory = scratch.folder('release');
  writeDirectory(directory, release);
  const target = scratch.folder('target');
  const done = await install({
    manifestPath: join(directory, 'manifest.json'),
    profileId: 'profile.sample.v1',
    target,
    source: releaseDirectorySource(directory),
    surroundings: { apartFrom: [directory] },
  });
  expect(done.ok ? 'installed' : done.refusal.at).toBe(expected);
  if (done.ok) return;
  expect(done.refusal.code).toBe('E_PROFILE');
  expect(readdirSync(target)).toEqual([]);
});
