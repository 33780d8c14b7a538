import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, sha256Hex } from '#canonical';
import { bracketsMax, type ReleaseManifest } from '#packaging';
import { buildInstallRecord, encodeInstallRecord, installRecordKind, northStarSha256 } from '#store';

const golden = readFileSync(join(import.meta.dirname, 'golden/install-record.json'));
const hex = (digit: string, length = 64) => digit.repeat(length);

const file = (path: string, mode: '100644' | '100755', digit: string) => ({
  mode,
  object_id: hex(digit, 40),
  path,
  sha256: hex(digit),
  size_bytes: 12,
});

// Not a manifest that could be installed: just what a record is made of.
const manifest: ReleaseManifest = {
  body: {
    activation: 'none',
    authority: 'none',
    core_contract: { generation_id: `g-${hex('0')}`, schema_major: 2 },
    files: [file('libs/a.ts', '100644', '1'), file('libs/b.sh', '100755', '2'), file('libs/other.ts', '100644', '3')],
    gate_documents: [{ path: 'gates/one/resolve/gate-record.json', sha256: hex('4'), size_bytes: 13 }],
    gates: [],
    installer: { object_id: hex('5', 40), path: 'releases/install.mjs', sha256: hex('5') },
    package_version: 'v2',
    profiles: [
      {
        files: ['libs/a.ts', 'libs/b.sh'],
        gate_documents: ['gates/one/resolve/gate-record.json'],
        profile_id: 'profile.one.v1',
      },
    ],
    qualification: { state: 'unavailable' },
    source: { commit_id: hex('6', 40), hash_algorithm: 'sha1', repository_id: 'repo.sample' },
  },
  id: `release.${hex('7')}`,
  kind: 'release_manifest',
  schema_version: 2,
};
const admitted = { content: manifest, sha256: hex('8'), bytes: new Uint8Array(0) };

test('the record of a release has the bytes of the golden', () => {
  const record = buildInstallRecord(admitted, 'profile.one.v1');
  if (!record.ok) throw new Error(record.refusal.expected);
  expect(new TextDecoder().decode(encodeInstallRecord(record.value))).toBe(golden.toString());
  expect(installRecordKind.parse(golden)).toMatchObject({ ok: true, value: { content: record.value } });
});

test('the format of version 2 and the placeholder are frozen', () => {
  expect(sha256Hex(golden)).toBe('6ca678020a11a3b5f75e571cf94973f2e0c388c35d295c4ed40cfc82cca97e69');
  expect(northStarSha256).toBe('ab4d2e138a82cbe15604fd9255f2a9bf650f318ffe3f02452bf1a36f50b7133b');
});

test('a profile that the release does not have is refused', () => {
  const record = buildInstallRecord(admitted, 'profile.two.v1');
  expect(record.ok ? '' : record.refusal.code).toBe('E_PROFILE');
});

type Changeable = { [key: string]: Changeable } & Json[];

/** The golden with a change made to it, its id right again unless the change is to the id. */
function changed(change: (record: Changeable) => void): Uint8Array {
  const record = JSON.parse(golden.toString()) as Changeable;
  const { id } = record;
  change(record);
  if (record.id === id) Object.assign(record, { id: `install.${documentDigest(record.body as Json)}` });
  return encodeCanonical(record as Json);
}

const set =
  (path: string, value: Json) =>
  (record: Changeable): void => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const place = keys.reduce((inner, key) => inner[key] as Changeable, record);
    Object.assign(place, { [last]: value });
  };

const sha256 = hex('1');
// biome-ignore format: an aligned table
test.each([
  // change                       value                                                     expected
  ['body.profile_id',             'profile.two.v1',                                         'accepted'],
  ['body.gate_documents',         [],                                                       'accepted'],
  ['schema_version',              1,                                                        'E_SHAPE /schema_version'],
  ['kind',                        'install_records',                                        'E_SHAPE /kind'],
  ['extra',                       1,                                                        'E_SHAPE /extra'],
  ['id',                          'install.x',                                              'E_SHAPE /id'],
  ['id',                          `install.${hex('0')}`,                                    'E_RELATION /id'],
  ['body.authority',              'some',                                                   'E_SHAPE /body/authority'],
  ['body.activation',             'some',                                                   'E_SHAPE /body/activation'],
  ['body.install_version',        'v1',                                                     'E_SHAPE /body/install_version'],
  ['body.profile_id',             'profile.shared',                                         'E_SHAPE /body/profile_id'],
  ['body.profile_id',             `profile.${'n'.repeat(32)}.v1`,                           'E_SHAPE /body/profile_id'],
  ['body.qualification.state',    'available',                                              'E_SHAPE /body/qualification/state'],
  ['body.north_star.owner',       'release',                                                'E_SHAPE /body/north_star/owner'],
  ['body.north_star.path',        'north-star.md',                                          'E_SHAPE /body/north_star/path'],
  ['body.release_ref.content_id', 'release',                                                'E_SHAPE /body/release_ref/content_id'],
  ['body.release_ref.media_type', 'application/json',                                       'E_SHAPE /body/release_ref/media_type'],
  ['body.source.commit_id',       hex('6', 39),                                             'E_SHAPE /body/source/commit_id'],
  ['body.installed',              [],                                                       'E_SHAPE /body/installed'],
  ['body.installed.0.mode',       '0644',                                                   'E_SHAPE /body/installed/0/mode'],
  ['body.installed.0.path',       '../a',                                                   'E_SHAPE /body/installed/0/path'],
  ['body.installed.0.path',       'libs/c',                                                 'E_RELATION /body/installed'],
  ['body.installed.0.path',       'libs/b.sh',                                              'E_RELATION /body/installed'],
  ['body.installed.0.sha256',     'x',                                                      'E_SHAPE /body/installed/0/sha256'],
  ['body.installed.0.size_bytes', 67_108_864,                                               'accepted'],
  ['body.installed.0.size_bytes', 67_108_865,                                               'E_SHAPE /body/installed/0/size_bytes'],
  ['body.gate_documents.0.path',  '/x',                                                     'E_SHAPE /body/gate_documents/0/path'],
  ['body.gate_documents.1',       { mode: '0400', path: 'gates/a', sha256, size_bytes: 0 }, 'E_RELATION /body/gate_documents'],
] as const)('an install_record with %s as %j: %s', (path, value, expected) => {
  const parsed = installRecordKind.parse(changed(set(path, value as Json)));
  expect(parsed.ok ? 'accepted' : `${parsed.refusal.code} ${parsed.refusal.at}`).toBe(expected);
});

test('a record of more brackets than a manifest may have is refused before it is read', () => {
  const crowded = new TextEncoder().encode('['.repeat(bracketsMax + 1));
  expect(installRecordKind.parse(crowded)).toMatchObject({ ok: false, refusal: { code: 'E_LIMIT' } });
  expect(installRecordKind.parse(crowded.subarray(1))).toMatchObject({ ok: false, refusal: { code: 'E_PARSE' } });
});
