// The checksums of a corpus, as `sha256sum` writes them. Where a corpus has any, every file that is read must be listed and
// be as listed: a corpus that was edited proves nothing about another implementation.
import { type Refusal, sha256Hex } from '#canonical';

export const sumsFile = 'SHA256SUMS';
/** Bytes of the list; a corpus of thousands of files stays far below. */
export const sumsBytesMax = 1_048_576;

/** E_DIGEST for a list that is none, a file that it lacks, and bytes that it does not list; `files` by path. */
export function findAltered(sums: Uint8Array, files: ReadonlyMap<string, Uint8Array>): Refusal<'E_DIGEST'> | undefined {
  const listed = new Map<string, string>();
  const text = new TextDecoder().decode(sums);
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, sha256 = '', path = ''] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+)$/.exec(line) ?? [];
    if (path === '' || listed.has(path)) {
      return altered(sumsFile, 'a digest, two blanks and a path a line, each path once', `line ${index + 1}`);
    }
    listed.set(path, sha256);
  }
  for (const [path, bytes] of files) {
    const sha256 = listed.get(path);
    if (sha256 === undefined) return altered(path, `a file that \`${sumsFile}\` lists`);
    if (sha256 !== sha256Hex(bytes)) return altered(path, `the bytes that \`${sumsFile}\` lists, sha256 ${sha256}`);
  }
  return undefined;
}

const altered = (input: string, expected: string, at?: string): Refusal<'E_DIGEST'> => ({
  code: 'E_DIGEST',
  input,
  ...(at === undefined ? {} : { at }),
  expected,
  mend: `take the corpus as it was published; sha256sum -c ${sumsFile} names what differs`,
});
