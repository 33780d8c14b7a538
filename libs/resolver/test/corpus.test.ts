// A resolved profile of another implementation: its id is the digest of its body, as ours is.
import { describe, expect, test } from 'vitest';
import { coreBounds, documentDigest, encodeCanonical, type Json, type JsonObject, parseCanonical } from '#canonical';
import { validateDocument } from '#contract';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';

const present = corpusRoot !== undefined;

describe.skipIf(!present)(present ? 'resolved profiles elsewhere' : corpusSkip, () => {
  test.each(['shadow/evidence/external-dummy-target/v1/resolved-profile.json'])('%s', (path) => {
    const bytes = corpusBytes(path);
    const parsed = parseCanonical(bytes, coreBounds);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    const { id, body } = parsed.value as JsonObject;
    expect(id).toBe(`resolved-profile:${documentDigest(body as Json)}`);
    expect(Buffer.compare(encodeCanonical(parsed.value), bytes)).toBe(0);
    expect(validateDocument(bytes).ok).toBe(true);
  });
});
