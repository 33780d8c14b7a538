// What an archive must say, piece by piece, as its entries imply. A piece is made when it is needed: one header and one hash
// state at a time.
import { createHash, type Hash } from 'node:crypto';
import type { ArchiveDetail } from '../refusals.ts';
import type { ArchiveEntry } from './entries.ts';
import { headerBytes, paddingOf, trailer } from './header.ts';

/** These bytes exactly, or content of this size and digest, or nothing more. */
export type Expected =
  | {
      readonly type: 'bytes';
      readonly detail: ArchiveDetail;
      readonly bytes: Uint8Array;
      readonly entry?: ArchiveEntry;
    }
  | { readonly type: 'content'; readonly entry: ArchiveEntry; readonly hash: Hash }
  | { readonly type: 'nothing' };

/** The pieces of the archive with these entries, in order. */
export function* expectedSteps(entries: readonly ArchiveEntry[]): Generator<Expected, undefined> {
  for (const entry of entries) {
    yield { type: 'bytes', detail: 'archive.header', bytes: headerBytes(entry), entry };
    yield { type: 'content', entry, hash: createHash('sha256') };
    yield { type: 'bytes', detail: 'archive.padding', bytes: trailer.subarray(0, paddingOf(entry.size_bytes)), entry };
  }
  yield { type: 'bytes', detail: 'archive.trailer', bytes: trailer };
  return undefined;
}

/** How many bytes a piece has. */
export function lengthOf(expected: Expected): number {
  switch (expected.type) {
    case 'bytes':
      return expected.bytes.length;
    case 'content':
      return expected.entry.size_bytes;
    case 'nothing':
      return Infinity;
  }
}
