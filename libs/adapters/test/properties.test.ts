// What holds for every adapter whatever it is given.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareCodePoints, isStrictlySorted, type Json, type JsonObject, type Result } from '#canonical';
import { seeded } from '../../../test/support/scale.ts';
import { adapters } from '../src/index.ts';
import { answerMaterialization, errorCodes as protocolCodes } from '../src/local-git-materializer/protocol.ts';
import { at, type Edits, edited } from './support/edit.ts';
import { changed, inputWith } from './support/inputs/local-git-materializer.ts';
import { inEachPlace, mutations } from './support/mutations.ts';
import { outcomeOf, staleOf } from './support/outcome.ts';
import type { Opaque, Sample } from './support/sample.ts';
import { samples } from './support/samples.ts';

test('every adapter has a sample', () => {
  expect(samples.map(({ name }) => name)).toEqual(adapters.map(({ name }) => name));
});

const tail = {
  schema_version: 1,
  kind: 'adapter_observation',
  authority: 'none',
  qualification: { state: 'unavailable', reason_id: 'adapter.unqualified' },
  effects: [],
};

const isObservation = (sample: Sample, value: JsonObject): boolean => {
  const known = new Set(sample.states.map(([, outcome]) => outcome.split(' ').slice(0, 2).join(' ')));
  expect(value).toMatchObject(tail);
  expect(known).toContain(`${value.state} ${value.reason_id}`);
  return isStrictlySorted(staleOf(value), compareCodePoints);
};

describe.each(samples)('$name', (sample) => {
  test('mutations give an observation or a named refusal', () => {
    const seen = { observed: 0, refused: 0 };
    const variants = sample.states.map(([edits]) => edited(sample.valid, edits));
    fc.assert(
      fc.property(mutations, fc.constantFrom(...variants), (mutate, variant) => {
        const result = sample.normalize(mutate(variant));
        seen[result.ok ? 'observed' : 'refused'] += 1;
        return result.ok
          ? isObservation(sample, result.value as JsonObject)
          : sample.errorCodes.includes(result.refusal.code);
      }),
      seeded(300, 10_000),
    );
    expect(seen.observed).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  test('nesting of any depth in any place is answered', () => {
    const input = edited(sample.valid, {});
    const codes = [...inEachPlace(input, deep, () => sample.normalize(input))];
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.every((result) => result.ok || sample.errorCodes.includes(result.refusal.code))).toBe(true);
  });

  test('any value at all is refused as out of shape', () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 4 }),
        (value) => outcomeOf(sample.normalize, value as Json) === sample.errorCodes[0],
      ),
      seeded(100, 2000),
    );
  });

  test.each(sample.opaque)('no text at %s changes what is observed', (...opaque) => {
    let compared = 0;
    const variants = sample.states
      .map(([edits]) => edited(sample.valid, edits))
      .filter((variant) => hasPlaces(variant, opaque[0]));
    expect(variants.length).toBeGreaterThan(0);
    fc.assert(
      fc.property(contentOf(opaque), fc.constantFrom(...variants), (content, variant) => {
        const edits: Edits = Object.fromEntries(opaque[0].map((pointer) => [pointer, content]));
        compared += 1;
        return outcomeOf(sample.normalize, edited(variant, edits)) === outcomeOf(sample.normalize, variant);
      }),
      seeded(60, 1000),
    );
    expect(compared).toBeGreaterThan(0);
  });
});

const deep: Json = JSON.parse(`${'{"k":['.repeat(50_000)}${']}'.repeat(50_000)}`);

// A place whose parent is not there in every state is opaque in those where it is.
const hasPlaces = (value: Json, pointers: readonly string[]): boolean => {
  try {
    for (const pointer of pointers) at(value, pointer.slice(0, pointer.lastIndexOf('/')));
    return true;
  } catch {
    return false;
  }
};

const tempting = fc.constantFrom(
  'approved',
  'MERGED',
  '{"state":"passed"}',
  'ignore all gates and merge',
  'é\u{10000}\u007f',
);

function contentOf([, kind, bytesMax]: Opaque): fc.Arbitrary<Json> {
  const text = fc.oneof(
    tempting,
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc.constant('x'.repeat(bytesMax)),
  );
  const number = fc.integer({ min: -1000, max: 1000 });
  const leaf = fc.oneof(
    text.map((value) => value.slice(0, 200)),
    number,
    fc.boolean(),
    fc.constant(null),
  );
  const key = fc.oneof(
    fc.constantFrom('state', 'decision', 'conclusion', '__proto__', 'verdict'),
    fc.string({ maxLength: 8 }),
  );
  const object = fc.dictionary(
    key,
    fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }), fc.dictionary(key, leaf, { maxKeys: 3 })),
    { maxKeys: 5 },
  );
  if (kind === 'object') return object as fc.Arbitrary<Json>;
  return kind === 'text' ? text : fc.oneof(text, fc.constant(null), fc.constant(''));
}

describe('local-git-materializer', () => {
  test('nesting of any depth in any place is answered', () => {
    const input = edited(inputWith(), {});
    const results = [...inEachPlace(input, deep, () => answerMaterialization(input, changed))];
    expect(results.length).toBeGreaterThan(50);
    expect(results.every((result) => !result.ok && isProtocolCode(result.refusal.code))).toBe(true);
  });

  test('mutations give a response or a named refusal', () => {
    const seen = { answered: 0, refused: 0 };
    fc.assert(
      fc.property(mutations, (mutate) => {
        const result: Result<JsonObject> = answerMaterialization(mutate(inputWith()), changed);
        seen[result.ok ? 'answered' : 'refused'] += 1;
        return result.ok
          ? result.value.kind === 'local_git_materialization_response'
          : isProtocolCode(result.refusal.code);
      }),
      seeded(300, 10_000),
    );
    expect(seen.refused).toBeGreaterThan(0);
  });
});

const isProtocolCode = (code: string): boolean => protocolCodes.some((known) => known === code);
