import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { type CoreCode, validateDocument, validateProfileSet, validateStageRun } from '#contract';
import { buildProfileSet, buildStageRun } from '../../../test/support/builders.ts';
import { edited, valueAt } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';

const codes: readonly CoreCode[] = ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_REF', 'E_RELATION'];

const roles = ['forge', 'producer', 'reviewer', 'verifier'] as const;
const statuses = ['blocked', 'cancelled', 'completed', 'failed', 'skipped', 'stale'] as const;
const runs = roles.flatMap((role) => statuses.map((status) => buildStageRun({ role, status })));
const set = buildProfileSet();
const documents: readonly Json[] = [
  set.profile,
  set.resolved,
  ...set.manifests,
  ...runs.flatMap(({ request, result }) => [request, result]),
];

/** The pointer of every place of a value, itself included. */
function placesOf(value: Json, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, item]) => placesOf(item as Json, `${at}/${key}`))];
}

const places = documents.map((document) => placesOf(document));

// What a mutation puts somewhere: odd values, or a piece of another document where it does not belong.
const anyPiece = fc.tuple(fc.nat(), fc.nat()).map(([document, place]) => {
  const index = document % documents.length;
  const all = places[index] as string[];
  return valueAt(documents[index], all[place % all.length] as string) as Json;
});
const oddValue = fc.constantFrom<Json>(
  null,
  true,
  '',
  'a',
  'A',
  0,
  1,
  [],
  {},
  [[]],
  { state: 'absent' },
  { kind: 'root' },
  '__proto__',
  'core',
  'x'.repeat(9000),
);
const oddKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'kind', 'value', 'more', '');

type Change = {
  readonly place: number;
  readonly how: 'replace' | 'remove' | 'add' | 'repeat';
  readonly value: Json;
  readonly key: string;
};
const change = fc.record<Change>({
  place: fc.nat(),
  how: fc.constantFrom('replace', 'remove', 'add', 'repeat'),
  value: fc.oneof(oddValue, anyPiece),
  key: oddKey,
});

function mutated(document: Json, { place, how, value, key }: Change): Json {
  const all = placesOf(document).slice(1);
  const pointer = all[place % all.length] as string;
  const target = valueAt(document, pointer);
  if (how === 'remove') return edited(document, [[pointer, undefined]]);
  if (how === 'add' && typeof target === 'object' && target !== null) {
    return edited(document, [[Array.isArray(target) ? `${pointer}/-` : `${pointer}/${key}`, value]]);
  }
  if (how === 'repeat' && Array.isArray(target) && target.length > 0) {
    return edited(document, [[`${pointer}/-`, target[place % target.length]]]);
  }
  return edited(document, [[pointer, value]]);
}

const outcomeOf = (result: { ok: boolean; refusal?: { code: string } }): string =>
  result.ok ? 'accepted' : (result.refusal?.code ?? '');
const isKnown = (outcome: string): boolean => outcome === 'accepted' || (codes as readonly string[]).includes(outcome);

describe('random single changes to valid documents', () => {
  it('of one document end in acceptance or a known token, with a place', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.nat(), change, (index, what) => {
        const document = mutated(documents[index % documents.length] as Json, what);
        const result = validateDocument(encodeCanonical(document));
        const outcome = outcomeOf(result);
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        return isKnown(outcome) && (result.ok || result.refusal.at !== undefined);
      }),
      seeded(3000, 100_000),
    );
    // The changes must reach the rules, not only the schema, and must not all be harmless.
    for (const outcome of ['accepted', 'E_SHAPE', 'E_RELATION', 'E_LIMIT'])
      expect(seen.get(outcome) ?? 0).toBeGreaterThan(10);
  });

  it('of one document of a run end in acceptance or a known token', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), fc.nat(2), change, (index, which, what) => {
        const { request, resolved, result } = runs[index % runs.length] as (typeof runs)[number];
        const inputs = [request, resolved, result].map((document, at) =>
          encodeCanonical(at === which ? mutated(document, what) : document),
        ) as [Uint8Array, Uint8Array, Uint8Array];
        const outcome = outcomeOf(validateStageRun(...inputs));
        seen.add(outcome);
        return isKnown(outcome);
      }),
      seeded(1000, 30_000),
    );
    for (const outcome of ['accepted', 'E_SHAPE', 'E_REF', 'E_RELATION']) expect([...seen]).toContain(outcome);
  });

  it('of one document of a profile set end in acceptance or a known token', () => {
    fc.assert(
      fc.property(fc.nat(), change, (which, what) => {
        const { profile, resolved, manifests } = set;
        const inputs = [profile, resolved, ...manifests];
        const [first, second, ...rest] = inputs.map((document, at) =>
          encodeCanonical(at === which % inputs.length ? mutated(document, what) : document),
        ) as [Uint8Array, Uint8Array, ...Uint8Array[]];
        return isKnown(outcomeOf(validateProfileSet(first, second, rest)));
      }),
      seeded(500, 20_000),
    );
  });

  it('never changes what it is given', () => {
    const { request, resolved, result } = buildStageRun();
    const inputs = [request, resolved, result].map((document) => encodeCanonical(document)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const copies = inputs.map((input) => Uint8Array.from(input));
    validateStageRun(...inputs);
    expect(inputs).toEqual(copies);
  });
});
