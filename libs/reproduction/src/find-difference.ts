// Where two files that should be equal differ first, in the terms of the file: a place in a document, a header field of an
// archive's entry, a line of a text. Pure; a file that is equal byte for byte has no difference, and no other file has none.
import { archiveEntries, createArchiveChecker, releaseManifestKind } from '#packaging';

export type Difference = {
  /** A JSON pointer, the entry of an archive with the field or byte in it, or line and column, both from 1. */
  readonly at: string;
  /** Excerpts, at most 120 characters each. */
  readonly expected: string;
  readonly found: string;
};

/**
 * The first difference of `found` from `expected`, both the bytes of the file that a release calls `name`. `manifest` are the
 * bytes of the expected manifest, which says what stands where in an archive.
 */
export function findDifference(
  name: string,
  expected: Uint8Array,
  found: Uint8Array,
  manifest: Uint8Array,
): Difference | undefined {
  if (Buffer.compare(expected, found) === 0) return undefined;
  const told = name.endsWith('.json')
    ? documentDifference(expected, found)
    : name.endsWith('.tar')
      ? archiveDifference(manifest, found)
      : undefined;
  return told ?? textDifference(expected, found);
}

function documentDifference(expected: Uint8Array, found: Uint8Array): Difference | undefined {
  const [left, right] = [parsed(expected), parsed(found)];
  return left === undefined || right === undefined ? undefined : valueDifference(left.value, right.value, '');
}

function parsed(bytes: Uint8Array): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return undefined;
  }
}

/** Members in the order of the left value, then those that only the right one has. */
function valueDifference(left: unknown, right: unknown, at: string): Difference | undefined {
  if (!isTree(left) || !isTree(right) || Array.isArray(left) !== Array.isArray(right)) {
    return left === right ? undefined : { at, expected: excerpt(left), found: excerpt(right) };
  }
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const place = `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const difference = valueDifference(member(left, key), member(right, key), place);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const member = (tree: Tree, key: string): unknown => (Object.hasOwn(tree, key) ? tree[key] : undefined);
const excerpt = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 120));

/** By the check that an installer makes of an archive. Of content only the entry is known: its bytes stand in no manifest. */
function archiveDifference(manifest: Uint8Array, found: Uint8Array): Difference | undefined {
  const read = releaseManifestKind.parse(manifest);
  if (!read.ok) return undefined;
  const checker = createArchiveChecker(archiveEntries(read.value.content));
  const pushed = checker.push(found);
  const done = pushed.ok ? checker.end() : pushed;
  if (done.ok) return undefined;
  const { at = '', expected, input } = done.refusal;
  return { at: input === undefined ? at : `${input}, ${at}`, expected, found: 'other bytes' };
}

function textDifference(expected: Uint8Array, found: Uint8Array): Difference {
  let same = 0;
  while (same < expected.length && expected[same] === found[same]) same += 1;
  const before = Buffer.from(expected.subarray(0, same));
  const start = before.lastIndexOf('\n') + 1;
  const line = (bytes: Uint8Array): string => {
    const rest = Buffer.from(bytes.subarray(start));
    const end = rest.indexOf('\n');
    return rest.length === 0
      ? 'nothing'
      : JSON.stringify(
          rest
            .subarray(0, end < 0 ? undefined : end)
            .toString()
            .slice(0, 118),
        );
  };
  const lines = before.filter((byte) => byte === 0x0a).length + 1;
  return { at: `line ${lines}, column ${same - start + 1}`, expected: line(expected), found: line(found) };
}
