// A bound for the largest kinds of document, asked of their bytes. Whatever a document opens becomes a value in memory before
// anything is known of it: 64 MiB of nothing but brackets took more than the 4 GiB that Node gives a program.
import type { Refusal } from '#canonical';
import type { DocumentKind } from '#contract';

/** Most `[` and `{` in one document, those in text counted too. A manifest of 65,536 files has some 70,000. */
export const bracketsMax = 1_048_576;

/** The same kind, refusing more brackets than `bracketsMax` (E_LIMIT) before anything is read. */
export const withFewBrackets = <T>(kind: DocumentKind<T>): DocumentKind<T> => ({
  ...kind,
  parse: (bytes) => {
    const refusal = checkBrackets(bytes);
    return refusal === undefined ? kind.parse(bytes) : { ok: false, refusal };
  },
});

function checkBrackets(bytes: Uint8Array): Refusal<'E_LIMIT'> | undefined {
  if (bytes.length <= bracketsMax) return undefined;
  let count = 0;
  for (const byte of bytes) if (byte === 0x5b || byte === 0x7b) count += 1;
  return count <= bracketsMax
    ? undefined
    : { code: 'E_LIMIT', expected: `at most ${bracketsMax} opening brackets, not ${count}` };
}
