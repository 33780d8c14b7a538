// The commands are the functions, with the context that ships.
import { describe, expect, test } from 'vitest';
import { encodeCanonical } from '#canonical';
import { evalsCommands, evaluateEvalBundle, runSeedSet, shippedContext } from '#evals';
import { allPassed, bundled, records } from './support/records.ts';
import { at, fileCase, fileSeeds } from './support/seeds.ts';

const command = (name: string) => {
  const found = evalsCommands.find((each) => each.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const seed = encodeCanonical(fileSeeds([fileCase('note.plain', 'Nothing.\n', 'admitted')]));
const moment = new TextEncoder().encode(at);

describe('evals run', () => {
  test('prints what the function gives', () => {
    const printed = command('evals run').run({ seed, 'observed-at': moment });
    const result = runSeedSet(shippedContext(), seed, at);
    expect(printed.ok && result.ok && Buffer.from(printed.value as Uint8Array).equals(result.value.bytes)).toBe(true);
  });

  test('takes a moment and nothing else as its word', () => {
    const { word } = command('evals run').inputs[1] ?? {};
    expect([at, '2026-03-01', ''].map((text) => word?.isFit(text))).toEqual([true, false, false]);
  });

  test('says which input a refusal is about', () => {
    const refused = command('evals run').run({ seed: new Uint8Array(), 'observed-at': moment });
    expect(refused.ok ? undefined : [refused.refusal.code, refused.refusal.input]).toEqual(['E_PARSE', '0']);
  });
});

test('evals evaluate prints what the function gives', () => {
  const bundle = bundled(records(allPassed));
  const printed = command('evals evaluate').run({ bundle });
  const report = evaluateEvalBundle(bundle);
  expect(printed.ok && report.ok && Buffer.from(printed.value as Uint8Array).equals(report.value.bytes)).toBe(true);
});
