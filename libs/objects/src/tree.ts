// Trees from their raw bytes: `mode SP name NUL id`, repeated. Fails closed on everything Git's own fsck calls an error,
// because a tree that two readers see differently (unsorted, doubled, a name with a slash) hides content from one of them.
// Names that are not UTF-8 are refused rather than replaced: a replacement character would let two names become one.
import { accept } from '#canonical';
import { type HashAlgorithm, idDigits, type ObjectType } from './object-id.ts';
import { decline, type ObjectDetail, type Outcome } from './outcome.ts';

/** File, executable file, symbolic link, gitlink (a commit of another repository), directory. */
export type TreeMode = '100644' | '100755' | '120000' | '160000' | '040000';

/** One entry; `name` is a single path component. */
export type TreeEntry = { readonly mode: TreeMode; readonly name: string; readonly oid: string };

export type TreeOutcome = Outcome<readonly TreeEntry[], 'E_OBJECT', ObjectDetail>;

/** Longest name of one entry, in UTF-8 bytes. */
export const nameBytesMax = 4096;

const modes: ReadonlyMap<string, TreeMode> = new Map([
  ['100644', '100644'],
  ['100755', '100755'],
  ['120000', '120000'],
  ['160000', '160000'],
  // Written without the leading zero; `040000` in the bytes is what fsck calls zero-padded.
  ['40000', '040000'],
]);
const modeDigitsMax = 6;
const space = 0x20;
const slash = 0x2f;

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
    const modeEnd = indexOfWithin(bytes, space, at, modeDigitsMax + 1);
    if (modeEnd < 0) return bad('tree-mode', at, 'a mode and a blank');
    const mode = modes.get(ascii(bytes, at, modeEnd));
    if (mode === undefined) return bad('tree-mode', at, 'one of the modes 100644, 100755, 120000, 160000, 40000');
    const nameStart = modeEnd + 1;
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

/** The content of a tree object with these entries, which must already be in Git's order. */
export function encodeTree(entries: readonly TreeEntry[]): Uint8Array {
  const encoder = new TextEncoder();
  const parts = entries.map((entry) => {
    const head = encoder.encode(`${entry.mode === '040000' ? '40000' : entry.mode} ${entry.name}\0`);
    const id = Uint8Array.from(entry.oid.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
    return [head, id] as const;
  });
  const bytes = new Uint8Array(parts.flat().reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts.flat()) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

type RawName = { readonly bytes: Uint8Array; readonly start: number; readonly end: number; readonly isTree: boolean };

/** Git's order: by bytes, a directory's name counting as if it ended in a slash. */
function compareNames(left: RawName, right: RawName): number {
  const leftLength = left.end - left.start + (left.isTree ? 1 : 0);
  const rightLength = right.end - right.start + (right.isTree ? 1 : 0);
  for (let i = 0; i < Math.min(leftLength, rightLength); i += 1) {
    const difference = byteAt(left, i) - byteAt(right, i);
    if (difference !== 0) return difference;
  }
  return leftLength - rightLength;
}

const byteAt = (name: RawName, index: number): number =>
  name.start + index === name.end ? slash : (name.bytes[name.start + index] ?? 0);

/** What makes a name unfit as one path component, or undefined. Also used for the components of a path. */
export function nameFlaw(name: string): { readonly detail: ObjectDetail; readonly expected: string } | undefined {
  if (name === '') return { detail: 'tree-name-empty', expected: 'a name that is not empty' };
  if (name.includes('/')) return { detail: 'tree-name-slash', expected: 'a name without a slash' };
  if (name === '.' || name === '..') return { detail: 'tree-name-dots', expected: 'a name other than `.` and `..`' };
  // On a file system that folds case, `.GIT/config` is the repository's own configuration.
  if (name.toLowerCase() === '.git') return { detail: 'tree-name-git', expected: 'a name other than `.git`' };
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeName(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
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

const ascii = (bytes: Uint8Array, start: number, end: number): string =>
  String.fromCharCode(...bytes.subarray(start, end));

/** Index of `byte` among the next `span` bytes, or -1. */
function indexOfWithin(bytes: Uint8Array, byte: number, start: number, span: number): number {
  const found = bytes.subarray(start, start + span).indexOf(byte);
  return found < 0 ? -1 : start + found;
}

const bad = (detail: ObjectDetail, at: number, expected: string): TreeOutcome =>
  decline({ code: 'E_OBJECT', detail, expected, at: `byte ${at}` });
