// The kinds of this room: `candidate_content_manifest`, `candidate_content_preparation` and
// `candidate_content_preparation_result`. Each rule has an edit that breaks it, and each form one digest that must never change.
import { beforeAll, describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, sha256Hex } from '#canonical';
import {
  buildManifest,
  buildRecord,
  buildResult,
  lockOf,
  manifestKind,
  recordKind,
  resultKind,
  storageDigest,
  storageOf,
  takeAccount,
  wireCaps,
} from '#prepare';
import { edited } from '../../../test/support/edit.ts';
import { accountOf } from './support/account.ts';

const folder = (path: string) => ({ path, kind: 'directory', mode: '0500', git_mode: '040000' }) as const;
const file = (path: string) =>
  ({
    path,
    kind: 'file',
    mode: '0400',
    git_mode: '100644',
    blob_oid: '1a'.repeat(20),
    sha256: '2b'.repeat(32),
    size_bytes: 3,
  }) as const;
const manifest = buildManifest([
  file('src/a.c'),
  folder('src'),
  file('src-more'),
  { ...file('run'), mode: '0500', git_mode: '100755' },
]);
const account = (() => {
  const taken = takeAccount(accountOf('sha1', 'ab'.repeat(20), 'cd'.repeat(20)), wireCaps);
  if (!taken.ok) throw new Error(JSON.stringify(taken.refusal));
  return taken.value;
})();
const producer = {
  component_id: 'candidate-content-preparation.v2',
  program_sha256: '3c'.repeat(32),
  git: { version: '2.47.3' },
  unicode_version: '16.0',
} as const;
const measured = {
  manifestSha256: documentDigest(manifest as never as Json),
  storageSha256: storageDigest(storageOf(manifest)),
};
const record = buildRecord(account, measured, producer);
const lock = lockOf({
  'input.json': Buffer.from('a'),
  'manifest.json': Buffer.from('b'),
  'record.json': Buffer.from('c'),
  'response.json': Buffer.from('d'),
});
const result = buildResult(record, manifest, lock);

/** What to put where, by path without the first slash. */
type Edits = Readonly<Record<string, unknown>>;
const editsOf = (edits: Edits) => Object.entries(edits).map(([path, value]) => [`/${path}`, value] as const);

type Kind = { readonly check: (value: Json) => { readonly ok: boolean; readonly refusal?: { readonly code: string } } };
const outcome = (kind: Kind, value: unknown): string => {
  const checked = kind.check(value as Json);
  return checked.ok ? 'ok' : (checked.refusal?.code ?? '');
};

// biome-ignore format: an aligned table
const rows: readonly (readonly [string, Kind, unknown, Edits, string])[] = [
  // what                                        kind          document  edit                                            expected
  ['a manifest',                                 manifestKind, manifest, {},                                             'ok'],
  ['another version',                            manifestKind, manifest, { 'schema_version': 2 },                        'E_SHAPE'],
  ['another hash',                               manifestKind, manifest, { 'hash_algorithm': 'sha1' },                   'E_SHAPE'],
  ['a folder that can be written',               manifestKind, manifest, { 'entries/1/mode': '0700' },                   'E_SHAPE'],
  ['a plain file that is executable',            manifestKind, manifest, { 'entries/2/mode': '0500' },                   'E_SHAPE'],
  ['a link',                                     manifestKind, manifest, { 'entries/2/git_mode': '120000' },             'E_SHAPE'],
  ['an id that is none',                         manifestKind, manifest, { 'entries/2/blob_oid': 'x' },                  'E_SHAPE'],
  ['a path that leads up',                       manifestKind, manifest, { 'entries/2/path': 'src/../x' },               'E_SHAPE'],
  ['a path twice',                               manifestKind, manifest, { 'entries/2/path': 'src' },                    'E_SHAPE'],
  ['paths out of order',                         manifestKind, manifest, { 'entries/0/path': 'z' },                      'E_SHAPE'],
  ['a file in no folder',                        manifestKind, manifest, { 'entries/3/path': 'srd/a.c' },                'E_RELATION'],
  ['a folder in a file',                         manifestKind, manifest, { 'entries/1/path': 'run/x' },                 'E_RELATION'],
  ['files counted wrongly',                      manifestKind, manifest, { 'file_count': 4 },                            'E_RELATION'],
  ['folders counted wrongly',                    manifestKind, manifest, { 'directory_count': 0 },                       'E_RELATION'],
  ['bytes counted wrongly',                      manifestKind, manifest, { 'total_file_bytes': 8 },                      'E_RELATION'],
  ['a record',                                   recordKind,   record,   {},                                             'ok'],
  ['the version of the first program',           recordKind,   record,   { 'schema_version': 1 },                        'E_SHAPE'],
  ['authority',                                  recordKind,   record,   { 'authority': 'release' },                     'E_SHAPE'],
  ['a qualification',                            recordKind,   record,   { 'qualification': 'available' },               'E_SHAPE'],
  ['a receipt that claims to be authenticated',  recordKind,   record,   { 'ownership/authenticated_receipt': true },    'E_SHAPE'],
  ['another component',                          recordKind,   record,   { 'producer/component_id': 'x' },               'E_SHAPE'],
  ['a path in the version of Git',               recordKind,   record,   { 'producer/git/version': '/usr/bin/git' },     'E_SHAPE'],
  ['a candidate of another hash',                recordKind,   record,   { 'candidate/hash_algorithm': 'sha256' },       'E_RELATION'],
  ['an id of the other hash',                    recordKind,   record,   { 'candidate/tree_id': 'cd'.repeat(32) },       'E_RELATION'],
  ['another parent than the source',             recordKind,   record,   { 'candidate/parent_commit_id': 'ef'.repeat(20) }, 'E_RELATION'],
  ['no change, yet another commit',              recordKind,   record,   { 'candidate/commit_id': 'ef'.repeat(20) },     'E_RELATION'],
  ['no change, yet another tree',                recordKind,   record,   { 'candidate/tree_id': 'ef'.repeat(20) },       'E_RELATION'],
  ['a change, yet the commit of the source',     recordKind,   record,   { 'candidate/outcome': 'changed' },             'E_RELATION'],
  ['a result',                                   resultKind,   result,   {},                                             'ok'],
  ['another digest of the record',               resultKind,   result,   { 'record_sha256': '0'.repeat(64) },            'E_RELATION'],
  ['a record that contradicts itself',           resultKind,   result,   { 'record/candidate/outcome': 'changed' },      'E_RELATION'],
];

describe('rules', () => {
  test.each(rows)('%s', (_what, kind, document, edit, expected) => {
    expect(outcome(kind, edited(document as Json, editsOf(edit)))).toBe(expected);
  });
});

describe('what must never change', () => {
  beforeAll(() => expect(manifest.entries.map(({ path }) => path)).toEqual(['run', 'src', 'src-more', 'src/a.c']));
  // biome-ignore format: an aligned table
  const frozen = [
    // what                 bytes                                                 sha256
    ['a manifest',          encodeCanonical(manifest as never as Json), '7d569d6688a6fd6d33bbbab5139a4dcd787e91ef1c706ece90a549f3fef74415'],
    ['its storage',         encodeCanonical(storageOf(manifest) as never as Json), '28fed3d058fbf32ef96ae43f93d17dcf6ab05b1be4b0da74af87b7cc682a8e3a'],
    ['a lock',              lock, 'e8e331e985328c5aebbc9f9bd8dad402e1e1e80046320e2f5406682c5ef22242'],
  ] as const;
  test.each(frozen)('%s', (_what, bytes, sha256) => {
    expect(sha256Hex(bytes)).toBe(sha256);
  });
});
