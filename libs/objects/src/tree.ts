// Trees from their raw bytes: `mode SP name NUL id`, repeated. Fails closed on everything Git's own fsck calls an error,
// because a tree that two readers see differently (unsorted, doubled, a name with a slash) hides content from one of them.
// Names that are not UTF-8 are refused rather than replaced: a replacement character would let two names become one.
import { accept } from '#canonical';
import { decodeName, nameBytesMax, nameFlaw } from './name.ts';
import { type HashAlgorithm, idDigits, type ObjectType } from './object-id.ts';
import { decline, type ObjectDetail, type Outcome } from './outcome.ts';
import { compareNames, type RawName } from './tree-order.ts';

/** File, executable file, symbolic link, gitlink (a commit of another repository), directory. */
export type TreeMode = '100644' | '100755' | '120000' | '160000' | '040000';

/** One entry; `name` is a single path component. */
export type TreeEntry = { readonly mode: TreeMode; readonly name: string; readonly oid: string };

export type TreeOutcome = Outcome<readonly TreeEntry[], 'E_OBJECT', ObjectDetail>;

const modes: ReadonlyMap<number, TreeMode> = new Map([
  [0o100644, '100644'],
  [0o100755, '100755'],
  [0o120000, '120000'],
  [0o160000, '160000'],
  [0o040000, '040000'],
]);
const zero = 0x30;
const space = 0x20;

/** The type of object an entry of this mode points at. */
export const typeOfMode = (mode: TreeMode): ObjectType =>
  mode === '040000' ? 'tree' : mode === '160000' ? 'commit' : 'blob';

/** Reads a tree object's content. Refuses with `E_OBJECT`, the detail naming the rule and `at` the byte offset. */
export function parseTree(algorithm: HashAlgorithm, bytes: Uint8Array): TreeOutcome {
  const idBytes = idDigits[algorithm] / 2;
  const heads: { readonly mode: TreeMode; readonly name: string; readonly idStart: number }[] = [];
  const names = new Set<string>();
  let last: RawName | undefined;
  for (let at = 0; at < bytes.length; ) {
    const mode = modeAt(bytes, at);
    if (mode === undefined) return bad('tree-mode', at, 'one of the modes 100644, 100755, 120000, 160000, 40000');
    const nameStart = at + digitsOf(mode) + 1;
    const nameEnd = indexOfWithin(bytes, 0, nameStart, nameBytesMax + 1);
    if (nameEnd < 0 && bytes.length - nameStart <= nameBytesMax) return bad('tree-truncated', at, 'a whole entry');
    if (nameEnd < 0) return bad('tree-name-bytes', at, `a name of at most ${nameBytesMax} bytes`);
    const end = nameEnd + 1 + idBytes;
    if (end > bytes.length) return bad('tree-truncated', at, 'a whole entry');
    const name = decodeName(bytes.subarray(nameStart, nameEnd));
    if (name === undefined) return bad('tree-name-encoding', at, 'a name in UTF-8');
    const flaw = nameFlaw(name);
    if (flaw !== undefined) return bad(flaw.detail, at, flaw.expected);
    const raw = { bytes, start: nameStart, end: nameEnd, isTree: mode === '040000' };
    if (names.has(name)) return bad('tree-duplicate', at, 'each name once');
    if (last !== undefined && compareNames(last, raw) >= 0) return bad('tree-order', at, 'entries in the order of Git');
    names.add(name);
    last = raw;
    heads.push({ mode, name, idStart: nameEnd + 1 });
    at = end;
  }
  const ids = hexOf(bytes, heads, idBytes);
  const digits = 2 * idBytes;
  return accept(
    heads.map(({ mode, name }, index) => ({ mode, name, oid: ids.slice(index * digits, (index + 1) * digits) })),
  );
}

const digitCodes = new TextEncoder().encode('0123456789abcdef');
const latin1 = new TextDecoder('latin1');

/** All ids as one string: a decode for each of them would cost more than the rest of the parsing. */
function hexOf(bytes: Uint8Array, heads: readonly { readonly idStart: number }[], idBytes: number): string {
  const codes = new Uint8Array(heads.length * 2 * idBytes);
  let to = 0;
  for (const { idStart } of heads) {
    for (let from = idStart; from < idStart + idBytes; from += 1) {
      const byte = bytes[from] ?? 0;
      codes[to] = digitCodes[byte >> 4] ?? 0;
      codes[to + 1] = digitCodes[byte & 15] ?? 0;
      to += 2;
    }
  }
  return latin1.decode(codes);
}

// Written without the leading zero; `040000` in the bytes is what fsck calls zero-padded.
const digitsOf = (mode: TreeMode): number => (mode === '040000' ? 5 : 6);

/** The mode whose digits and blank stand at `at`. */
function modeAt(bytes: Uint8Array, at: number): TreeMode | undefined {
  let value = 0;
  let end = at;
  for (let byte = bytes[end]; byte !== undefined && byte !== space; byte = bytes[end]) {
    if (byte < zero || byte > zero + 7 || end - at >= 6) return undefined;
    value = value * 8 + (byte - zero);
    end += 1;
  }
  const mode = bytes[end] === space ? modes.get(value) : undefined;
  return mode !== undefined && end - at === digitsOf(mode) ? mode : undefined;
}

/** Index of `byte` among the next `span` bytes, or -1. */
function indexOfWithin(bytes: Uint8Array, byte: number, start: number, span: number): number {
  const found = bytes.subarray(start, start + span).indexOf(byte);
  return found < 0 ? -1 : start + found;
}

const bad = (detail: ObjectDetail, at: number, expected: string): TreeOutcome =>
  decline({ code: 'E_OBJECT', detail, expected, at: `byte ${at}` });
