import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { buildGateRecord, type GateFacts, gateRecordBounds, gateRecordId, gateRecordKind, outputsOf } from '#gate';

const digest = (digit: string) => digit.repeat(64);
const input = (path: string, digit = 'a') => ({
  path,
  mode: '100644' as const,
  object_id: digit.repeat(40),
  sha256: digest(digit),
});
const bytes = (text: string) => new TextEncoder().encode(text);

const facts: GateFacts = {
  gate: 'validate',
  profileId: 'profile.small.v1',
  source: { repository_id: 'repo.house', hash_algorithm: 'sha1', commit_id: 'c'.repeat(40) },
  inputs: [input('b.md'), input('a.md', 'b'), input('b.md'), input('\u{1f600}.md'), input('\uffee.md')],
  upstream: [{ gate: 'resolve', recordSha256: digest('d') }],
  programSha256: digest('e'),
  documents: new Map([
    ['two.json', bytes('{}\n')],
    ['one.json', bytes('[]\n')],
  ]),
};

const record = () => {
  const built = buildGateRecord(facts);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  return built.value;
};

// The form of a record is part of every release id that covers it.
test('gate_record: the bytes of one record never change', () => {
  expect(record().sha256).toBe('8429fc3e4574f7cc5c6fc80908619c475a410b8884ef425cae41e753d15746cf');
  expect(record().content.id).toBe('gate.validate.profile.small.v1');
});

test('inputs and outputs are listed once each, by code point', () => {
  const { body } = record().content;
  expect(body.inputs.map(({ path }) => path)).toEqual(['a.md', 'b.md', '\uffee.md', '\u{1f600}.md']);
  expect(body.outputs).toEqual([
    { path: 'one.json', sha256: sha256Hex('[]\n'), size_bytes: 3 },
    { path: 'two.json', sha256: sha256Hex('{}\n'), size_bytes: 3 },
  ]);
  expect(outputsOf(facts.documents)).toEqual(body.outputs);
});

describe('what no record is built of', () => {
  const long = Array.from({ length: 9000 }, (_, index) => input(`${index}/${'a'.repeat(8000)}`));
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, Partial<GateFacts>, string])[] = [
    // what is wrong                       facts                                               expected
    ['nothing',                            {},                                                 'accepted'],
    ['one path that is two objects',       { inputs: [input('a.md'), input('a.md', 'b')] },    'E_RELATION'],
    ['one path with two digests',          { inputs: [input('a.md'), { ...input('a.md'), sha256: digest('f') }] }, 'E_RELATION'],
    ['no inputs',                          { inputs: [] },                                     'E_SHAPE'],
    ['no documents',                       { documents: new Map() },                           'E_SHAPE'],
    ['a document named as the record',     { documents: new Map([['gate-record.json', bytes('{}\n')]]) }, 'E_RELATION'],
    ['more bytes than the bound',          { inputs: long },                                   'E_LIMIT'],
  ];
  test.each(cases)('%s', (_what, edit, expected) => {
    const built = buildGateRecord({ ...facts, ...edit });
    expect(built.ok ? 'accepted' : built.refusal.code).toBe(expected);
  });
});

describe('what is no record', () => {
  type Draft = { schema_version: number; kind: string; id: string; body: Record<string, Json> };
  type Edit = (draft: Draft) => unknown;
  const top =
    (members: Partial<Draft>): Edit =>
    (draft) =>
      Object.assign(draft, members);
  const body =
    (members: Record<string, Json>): Edit =>
    ({ body }) =>
      Object.assign(body, members);
  const outputs = (...paths: readonly string[]) =>
    body({ outputs: paths.map((path) => ({ path, sha256: digest('a'), size_bytes: 1 })) });
  const inputs = (...paths: readonly string[]) => body({ inputs: paths.map((path) => input(path)) });
  const upstream = (...gates: readonly string[]) =>
    body({ upstream: gates.map((gate) => ({ gate, record_sha256: digest('a') })) });
  const names = (count: number) => Array.from({ length: count }, (_, index) => `n${String(index).padStart(5, '0')}`);
  const longIds = { source: { repository_id: 'repo.house', hash_algorithm: 'sha256', commit_id: digest('c') } };

  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, Edit, string])[] = [
    // what is wrong                  edit                                                                      expected
    ['nothing',                       () => undefined,                                                          'accepted'],
    ['another version',               top({ schema_version: 2 }),                                               'E_SHAPE'],
    ['another kind',                  top({ kind: 'gate_receipt' }),                                            'E_SHAPE'],
    ['a verdict that is none',        body({ verdict: 'failed' }),                                              'E_SHAPE'],
    ['a member too many',             body({ built_at: '2026-01-01T00:00:00Z' }),                               'E_SHAPE'],
    ['a gate name with a slash',      body({ gate: 'a/b' }),                                                    'E_SHAPE'],
    ['no inputs',                     inputs(),                                                                 'E_SHAPE'],
    ['65,536 inputs',                 inputs(...names(65_536)),                                                 'accepted'],
    ['65,537 inputs',                 inputs(...names(65_537)),                                                 'E_LIMIT'],
    ['a path that climbs',            inputs('../a'),                                                           'E_SHAPE'],
    ['a link as input',               body({ inputs: [{ ...input('a'), mode: '120000' }] }),                    'E_SHAPE'],
    ['no outputs',                    outputs(),                                                                'E_SHAPE'],
    ['4,096 outputs',                 outputs(...names(4096).map((name) => `${name}.json`)),                    'accepted'],
    ['4,097 outputs',                 outputs(...names(4097).map((name) => `${name}.json`)),                    'E_SHAPE'],
    ['an output below a folder',      outputs('a/b.json'),                                                      'E_SHAPE'],
    ['an output that is no JSON',     outputs('a.txt'),                                                         'E_SHAPE'],
    ['a negative size',               body({ outputs: [{ path: 'b.json', sha256: digest('a'), size_bytes: -1 }] }), 'E_LIMIT'],
    ['33 gates before',               upstream(...names(33)),                                                   'E_SHAPE'],
    ['no gate before',                upstream(),                                                               'accepted'],
    ['an id of another gate',         top({ id: gateRecordId('resolve', 'profile.small.v1') }),                 'E_RELATION'],
    ['an id of another profile',      top({ id: gateRecordId('validate', 'profile.other.v1') }),                'E_RELATION'],
    ['inputs out of order',           inputs('b', 'a'),                                                         'E_RELATION'],
    ['inputs by code unit',           inputs('\u{1f600}', '\uffee'),                                            'E_RELATION'],
    ['an input twice',                inputs('a', 'a'),                                                         'E_RELATION'],
    ['ids of another hash',           body(longIds),                                                            'E_RELATION'],
    ['a gate before, twice',          upstream('resolve', 'resolve'),                                           'E_RELATION'],
    ['a gate before itself',          upstream('resolve', 'validate'),                                          'E_RELATION'],
    ['outputs out of order',          outputs('b.json', 'a.json'),                                              'E_RELATION'],
    ['a record that lists itself',    outputs('gate-record.json'),                                              'E_RELATION'],
  ];
  test.each(cases)('%s', (_what, edit, expected) => {
    const draft = structuredClone(record().content) as unknown as Draft;
    edit(draft);
    const parsed = gateRecordKind.parse(encodeUnchecked(draft as unknown as Json));
    expect(parsed.ok ? 'accepted' : parsed.refusal.code).toBe(expected);
  });

  test('more bytes than the bound', () => {
    const parsed = gateRecordKind.parse(new Uint8Array(gateRecordBounds.bytesMax + 1));
    expect(parsed.ok ? 'accepted' : parsed.refusal.code).toBe('E_LIMIT');
  });
});

// A draft may hold a number that canonical bytes cannot; then its canonical spelling is written by hand.
const encodeUnchecked = (value: Json): Uint8Array => {
  try {
    return encodeCanonical(value);
  } catch {
    const sort = (item: Json): Json => {
      if (Array.isArray(item)) return (item as readonly Json[]).map(sort);
      if (typeof item !== 'object' || item === null) return item;
      return Object.fromEntries(
        Object.entries(item)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([k, v]) => [k, sort(v as Json)]),
      );
    };
    return bytes(`${JSON.stringify(sort(value))}\n`);
  }
};
