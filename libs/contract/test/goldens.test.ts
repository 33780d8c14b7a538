import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { validateDocument } from '#contract';
import { buildProfileSet, buildStageRun } from '../../../test/support/builders.ts';

const folder = join(import.meta.dirname, 'goldens');
const set = buildProfileSet();
const run = buildStageRun();

/** One document of each kind, and the digest that it has and must keep: the wire format is frozen. */
// biome-ignore format: an aligned table
const goldens: readonly (readonly [file: string, document: Json, sha256: string])[] = [
  ['adapter-manifest.json', set.manifests[2] as Json, 'fe37744e3a8c4aa9e55811073da21df5b94b7679cf73c21a38f2e8e657bbf334'],
  ['profile.json',          set.profile,              'ba28710f8f5fc44c8f94b3e76981623182b26054d7e62e445264e582a68c4c91'],
  ['resolved-profile.json', set.resolved,             '6add933ee7bfb2accad84e7c7e0aac9f1e7d31c5128866c70ab9ddf71884f4a2'],
  ['stage-request.json',    run.request,              'd492676ec8073fe27da19ff8a181dcaba2ae0aaba7d91c4d9205f461fed99ef7'],
  ['stage-result.json',     run.result,               '9b9792f39a547f58e0bcdb3afce71361da480c5eb5022edbbd6c9482357dda55'],
];

describe('goldens', () => {
  it('one document of each kind keeps its bytes and its digest', () => {
    for (const [file, document, sha256] of goldens) {
      const bytes = encodeCanonical(document);
      const golden = readFileSync(join(folder, file));
      expect(Buffer.compare(golden, bytes), file).toBe(0);
      expect(`${file} ${sha256Hex(golden)}`).toBe(`${file} ${sha256}`);
      expect(validateDocument(golden).ok, file).toBe(true);
    }
  });

  it('every golden is read', () => {
    expect(readdirSync(folder).sort()).toEqual(goldens.map(([file]) => file));
  });
});
