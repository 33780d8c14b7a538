// The order of entries in a tree.

const slash = 0x2f;

/** Where a name stands in a tree's bytes. */
export type RawName = {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly end: number;
  readonly isTree: boolean;
};

/** Git's order: by bytes, a directory's name counting as if it ended in a slash. */
export function compareNames(left: RawName, right: RawName): number {
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
