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

test('one path that is said to be two objects is refused', () => {
  const built = buildGateRecord({ ...facts, inputs: [input('a.md'), input('a.md', 'b')] });
  expect(built.ok ? 'accepted' : built.refusal.code).toBe('E_RELATION');
});

describe('what is no record', () => {
  type Draft = { schema_version: number; kind: string; id: string; body: Record<string, Json> };
  const cases: readonly (readonly [string, (draft: Draft) => void, string])[] = [
    // what is wrong                        edit                                                                     expected
    ['nothing', () => undefined, 'accepted'],
    [
      'another version',
      (draft) => {
        draft.schema_version = 2;
      },
      'E_SHAPE',
    ],
    [
      'another kind',
      (draft) => {
        draft.kind = 'gate_receipt';
      },
      'E_SHAPE',
    ],
    [
      'a verdict that is none',
      (draft) => {
        draft.body.verdict = 'failed';
      },
      'E_SHAPE',
    ],
    [
      'no inputs',
      (draft) => {
        draft.body.inputs = [];
      },
      'E_SHAPE',
    ],
    [
      'no outputs',
      (draft) => {
        draft.body.outputs = [];
      },
      'E_SHAPE',
    ],
    [
      'a member too many',
      (draft) => {
        draft.body.built_at = '2026-01-01T00:00:00Z';
      },
      'E_SHAPE',
    ],
    [
      'a path that climbs',
      (draft) => {
        draft.body.inputs = [input('../a')];
      },
      'E_SHAPE',
    ],
    [
      'an output below a folder',
      (draft) => {
        draft.body.outputs = [{ path: 'a/b.json', sha256: digest('a'), size_bytes: 1 }];
      },
      'E_SHAPE',
    ],
    [
      'a negative size',
      (draft) => {
        draft.body.outputs = [{ path: 'b.json', sha256: digest('a'), size_bytes: -1 }];
      },
      'E_LIMIT',
    ],
    [
      'a gate name with a slash',
      (draft) => {
        draft.body.gate = 'a/b';
      },
      'E_SHAPE',
    ],
    [
      'an id of another gate',
      (draft) => {
        draft.id = gateRecordId('resolve', 'profile.small.v1');
      },
      'E_RELATION',
    ],
    [
      'inputs out of order',
      (draft) => {
        draft.body.inputs = [input('b'), input('a')];
      },
      'E_RELATION',
    ],
    [
      'an input twice',
      (draft) => {
        draft.body.inputs = [input('a'), input('a')];
      },
      'E_RELATION',
    ],
    [
      'outputs out of order',
      (draft) => {
        draft.body.outputs = ['b.json', 'a.json'].map((path) => ({ path, sha256: digest('a'), size_bytes: 1 }));
      },
      'E_RELATION',
    ],
    [
      'a record that lists itself',
      (draft) => {
        draft.body.outputs = [{ path: 'gate-record.json', sha256: digest('a'), size_bytes: 1 }];
      },
      'E_RELATION',
    ],
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
