// The kinds `closed_set` and `adapter_closure`: a good document goes through, each rule refuses at its place, and the
// digest of a fixed one never changes.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, type JsonObject } from '#canonical';
import { adapterClosure, adapterClosureKind, closedSetDocument, closedSetKind } from '#packaging';

const file = (path: string) => ({
  mode: '100644' as const,
  object_id: 'a'.repeat(40),
  path,
  sha256: 'b'.repeat(64),
  size_bytes: 3,
});
const files = [file('libs/a/src/index.ts'), file('libs/b/src/index.ts')];
const set = closedSetDocument('profile.sample.v1', files) as Json as JsonObject;
const closure = adapterClosure('libs/adapters/src/sample', files) as Json as JsonObject;

const answer = (kind: typeof closedSetKind | typeof adapterClosureKind, document: Json) => {
  const parsed = kind.parse(encodeCanonical(document));
  return parsed.ok ? ['accepted'] : [parsed.refusal.code, parsed.refusal.at];
};
const { size_bytes: _, ...listed } = file('a');
const withFiles = (document: JsonObject, listed: readonly Json[]): Json => ({ ...document, body: { files: listed } });

describe('closed_set and adapter_closure', () => {
  // biome-ignore format: an aligned table
  test.each([
    // what                        kind                document                                             expected
    ['a closed set',               closedSetKind,      set,                                                 ['accepted']],
    ['an adapter closure',         adapterClosureKind, closure,                                             ['accepted']],
    ['an adapter that stands alone', adapterClosureKind, withFiles(closure, []),                            ['accepted']],
    ['an empty closed set',        closedSetKind,      withFiles(set, []),                                  ['E_SHAPE', '/body/files']],
    ['a set out of order',         closedSetKind,      withFiles(set, [...files].reverse()),                ['E_SHAPE', '/body/files/1']],
    ['a file twice',               adapterClosureKind, withFiles(closure, [listed, listed]),          ['E_SHAPE', '/body/files/1']],
    ['a set under another kind',   adapterClosureKind, set,                                                 ['E_SHAPE', '/kind']],
    ['a set of no profile',        closedSetKind,      { ...set, id: 'closed-set.sample' },                 ['E_SHAPE', '/id']],
    ['an odd mode',                closedSetKind,      withFiles(set, [{ ...file('a'), mode: '120000' }]),  ['E_SHAPE', '/body/files/0/mode']],
  ] as const)('%s', (_, kind, document, expected) => {
    expect(answer(kind, document)).toEqual(expected);
  });

  test('a fixed document of each has a digest that never changes', () => {
    expect(documentDigest(set)).toBe('9d3b8767264aaa3669a982316bacdfe9fab020d700f72c9eabdc2855d284b580');
    expect(documentDigest(closure)).toBe('53a177f08451aba8fb334c05fe87368808df5ac1adf25c53ed6469db92784296');
  });
});
