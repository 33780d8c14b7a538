// A tree's bytes from its entries: for tests and for building what a change would make.
import type { TreeEntry } from './tree.ts';

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
