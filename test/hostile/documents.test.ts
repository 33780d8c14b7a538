// A million injured documents, archives and objects, here the documents: of every kind that any room shows. What is let in
// is canonical and is what it says; whatever else it is, it is refused with a token, and nothing else is thrown.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { gateRecordKind } from '#gate';
import { encodeReleaseManifest, type ReleaseManifest, releaseManifestKind, sealManifest } from '#packaging';
import { installRecordKind } from '#store';
import { edited, valueAt } from '../support/edit.ts';
import { seeded } from '../support/scale.ts';
import { byteMutations } from './support/byte-mutations.ts';
import { type CampaignName, countedAs, countOf, mutantCounts, run, type Tally } from './support/campaign.ts';
import { type DocumentSample, documentSamples, releaseDocuments, shownKinds } from './support/documents.ts';
import { jsonMutations } from './support/json-mutations.ts';

const mutations = { ...byteMutations, ...jsonMutations };
const tokens = ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_REF', 'E_RELATION'];

let samples: readonly DocumentSample[] = [];
beforeAll(async () => {
  samples = await documentSamples();
});

/** `accepted` or the token. Throws when what is let in is not exactly the bytes that were given. */
function judged(mutant: Buffer, { kind }: Pick<DocumentSample, 'kind'>): string {
  const parsed = kind.parse(mutant);
  if (!parsed.ok) {
    const { code, expected } = parsed.refusal;
    if (!tokens.includes(code) || typeof expected !== 'string')
      throw new Error(`an odd refusal: ${JSON.stringify(parsed.refusal)}`);
    return code;
  }
  const { content, bytes, sha256 } = parsed.value;
  if (!mutant.equals(encodeCanonical(content as Json))) throw new Error('accepted, and not canonical');
  if (!mutant.equals(bytes) || sha256 !== sha256Hex(mutant)) throw new Error('accepted as other bytes');
  if (mutant.length > kind.bounds.bytesMax) throw new Error('accepted beyond its bound');
  return 'accepted';
}

const expectEach = (tally: Tally, name: CampaignName, words: readonly string[]): void => {
  expect(tally.total).toBe(countOf(name));
  expect([...tally.mutations.keys()].toSorted()).toEqual(Object.keys(mutations).toSorted());
  for (const word of words) expect([word, countedAs(tally, word) > 0]).toEqual([word, true]);
};

test('the campaigns come to more than a million mutants', () => {
  const whole = Object.values(mutantCounts).reduce((sum, [, count]) => sum + count, 0);
  expect(whole).toBeGreaterThan(1_000_000);
});

test('every kind that a room shows has a sample', async () => {
  const kinds = await shownKinds();
  expect(kinds.size).toBeGreaterThan(70);
  const missing = [...kinds]
    .filter(([, kind]) => !samples.some((sample) => sample.kind === kind))
    .map(([name]) => name);
  expect(missing).toEqual([]);
  for (const { bytes, kind } of samples) expect(kind.parse(bytes).ok).toBe(true);
});

test('documents of every kind, injured byte by byte and word by word', async () => {
  const tally = await run({ name: 'documents', samples, mutations, judge: judged });
  expectEach(tally, 'documents', ['accepted', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_RELATION']);
  // Most injuries are no JSON any more; those that are must still reach the rules.
  expect(countedAs(tally, 'accepted')).toBeLessThan(tally.total / 4);
});

describe('documents whose id is their content', () => {
  const idOf = (bytes: Uint8Array): unknown => (JSON.parse(Buffer.from(bytes).toString()) as { id: unknown }).id;
  // biome-ignore format: an aligned table
  const rows = [
    // campaign           kind                 what an edited value is refused as
    ['manifests',         releaseManifestKind, 'E_SHAPE'],
    ['install records',   installRecordKind,   'E_RELATION'],
  ] as const;
  test.each(rows)('%s: no mutant is let in under any id', async (name, kind, token) => {
    const own = releaseDocuments()
      .filter((bytes) => kind.parse(bytes).ok)
      .map((bytes) => ({ bytes: Buffer.from(bytes), kind }));
    expect(own.length).toBe(2);
    expect(new Set(own.map(({ bytes }) => idOf(bytes))).size).toBe(2);
    const others = new Set(own.map(({ bytes }) => bytes.toString()));
    const tally = await run({
      name,
      samples: own,
      mutations,
      // The other sample, whole, may come out of a splice.
      judge: (mutant, sample) => {
        const word = judged(mutant, sample);
        return word === 'accepted' && others.has(mutant.toString()) ? 'the other' : word;
      },
    });
    expectEach(tally, name, [token, 'E_PARSE', 'E_CANONICAL', 'E_LIMIT']);
    expect(countedAs(tally, 'accepted')).toBe(0);
  });
});

test('gate records: what is let in says other bytes under another digest', async () => {
  const own = releaseDocuments()
    .filter((bytes) => gateRecordKind.parse(bytes).ok)
    .map((bytes) => ({ bytes: Buffer.from(bytes), kind: gateRecordKind }));
  expect(own.length).toBeGreaterThan(5);
  const digests = new Set(own.map(({ bytes }) => sha256Hex(bytes)));
  const tally = await run({
    name: 'gate records',
    samples: own,
    mutations,
    judge: (mutant, sample) => {
      const word = judged(mutant, sample);
      return word === 'accepted' && digests.has(sha256Hex(mutant)) ? 'the other' : word;
    },
  });
  expectEach(tally, 'gate records', ['accepted', 'E_SHAPE', 'E_RELATION', 'E_PARSE', 'E_CANONICAL']);
});

describe('values edited and encoded again, as somebody does who can read', () => {
  const odd: readonly Json[] = [
    null,
    true,
    '',
    'A\u030a',
    '../x',
    '__proto__',
    0,
    2 ** 31,
    [],
    {},
    [[]],
    'x'.repeat(9000),
  ];
  const places = (value: Json, at = ''): string[] =>
    typeof value !== 'object' || value === null
      ? [at]
      : [
          at,
          ...Object.entries(value).flatMap(([key, member]) =>
            places(member as Json, `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
          ),
        ];

  test('are let in only as what they say, or refused by form and relation', () => {
    const known = samples.map((sample) => {
      const value = JSON.parse(sample.bytes.toString()) as Json;
      return { ...sample, value, places: places(value).slice(1) };
    });
    const seen = new Map<string, number>();
    const edit = fc.record({
      sample: fc.nat(),
      place: fc.nat(),
      other: fc.nat(),
      from: fc.nat(),
      remove: fc.boolean(),
      odd: fc.option(fc.constantFrom(...odd)),
    });
    fc.assert(
      fc.property(edit, (chosen) => {
        const sample = known[chosen.sample % known.length] as (typeof known)[number];
        const other = known[chosen.other % known.length] as (typeof known)[number];
        const pointer = sample.places[chosen.place % sample.places.length] as string;
        const piece = chosen.odd ?? valueAt(other.value, other.places[chosen.from % other.places.length] as string);
        const mutant = Buffer.from(
          encodeCanonical(edited(sample.value, [[pointer, chosen.remove ? undefined : piece]])),
        );
        const word = judged(mutant, sample);
        seen.set(word, (seen.get(word) ?? 0) + 1);
        const isManifest = sample.kind === releaseManifestKind || sample.kind === installRecordKind;
        return word !== 'accepted' || mutant.equals(sample.bytes) || !isManifest;
      }),
      seeded(...mutantCounts['edited documents']),
    );
    for (const word of ['accepted', 'E_SHAPE', 'E_RELATION', 'E_LIMIT'])
      expect([word, (seen.get(word) ?? 0) > 0]).toEqual([word, true]);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBe(countOf('edited documents'));
  });

  test('manifests sealed again are let in under another id or refused by their rules', () => {
    const [bytes] = releaseDocuments();
    const manifest = JSON.parse(Buffer.from(bytes as Uint8Array).toString()) as ReleaseManifest;
    const inside = places(manifest.body as unknown as Json).slice(1);
    const words = ['renamed', '100755', 'libs/z.ts', '0'.repeat(40), 'f'.repeat(64), 'none', 1, 0, true, null];
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), fc.oneof(fc.constantFrom(...words), fc.nat(), fc.string()), (place, word) => {
        const pointer = inside[place % inside.length] as string;
        const sealed = sealManifest(edited(manifest.body, [[pointer, word]]));
        const mutant = Buffer.from(encodeReleaseManifest(sealed));
        const outcome = judged(mutant, { kind: releaseManifestKind });
        seen.add(outcome);
        return outcome !== 'accepted' || mutant.equals(bytes as Uint8Array) || sealed.id !== manifest.id;
      }),
      seeded(500, 20_000),
    );
    for (const outcome of ['accepted', 'E_SHAPE']) expect([...seen]).toContain(outcome);
  });
});
