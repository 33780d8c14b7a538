// Reads an archive without trusting one byte of it: nothing is parsed, every block is compared with the one that the
// manifest implies, and content is hashed on the way through. So an archive that any other tool made otherwise, or that
// holds a link, a device, a second entry of one name or a hidden extra, differs at some byte and is refused there.
import { accept } from '#canonical';
import { breach } from '#objects';
import type { ArchiveDetail, ArchiveRefusal } from '../refusals.ts';
import type { ArchiveEntry } from './entries.ts';
import { type Expected, expectedSteps, lengthOf } from './expected.ts';
import { fieldOf } from './header-fields.ts';

/**
 * What came out of a chunk, in order: an entry begins, some of its content, the entry ends with its digest as the
 * manifest says. Content is not proven before its `end`. `bytes` are views of the chunk that was pushed.
 */
export type ArchivePart =
  | { readonly type: 'begin'; readonly entry: ArchiveEntry }
  | { readonly type: 'content'; readonly entry: ArchiveEntry; readonly bytes: Uint8Array }
  | { readonly type: 'end'; readonly entry: ArchiveEntry };

export type ArchiveResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: ArchiveRefusal };

export type ArchiveChecker = {
  /** Takes the next bytes; chunks may be cut anywhere. After a refusal every further call gives the same one. */
  readonly push: (chunk: Uint8Array) => ArchiveResult<readonly ArchivePart[]>;
  /** Says that no more bytes follow. Accepts only the whole archive. */
  readonly end: () => ArchiveResult<undefined>;
};

/**
 * Checks an archive as it streams by. `entries` are those of an admitted manifest (`archiveEntries`). Refuses E_DIGEST
 * with `input` the entry's path and `at` the header field or the byte offset in the archive. Keeps one header and one
 * hash state at a time.
 */
export function createArchiveChecker(entries: readonly ArchiveEntry[]): ArchiveChecker {
  const reader = new Reader(entries);
  return { push: (chunk) => reader.push(chunk), end: () => reader.end() };
}

class Reader {
  #steps: Generator<Expected, undefined>;
  #expected: Expected;
  /** Bytes of `#expected` already seen, and of the whole archive. */
  #seen = 0;
  #offset = 0;
  #refusal: ArchiveRefusal | undefined;

  constructor(entries: readonly ArchiveEntry[]) {
    this.#steps = expectedSteps(entries);
    this.#expected = this.#steps.next().value ?? { type: 'nothing' };
  }

  push(chunk: Uint8Array): ArchiveResult<readonly ArchivePart[]> {
    const parts: ArchivePart[] = [];
    for (let at = 0; at < chunk.length && this.#refusal === undefined; ) {
      at += this.#take(chunk.subarray(at), parts);
    }
    return this.#refusal === undefined ? accept(parts) : { ok: false, refusal: this.#refusal };
  }

  end(): ArchiveResult<undefined> {
    if (this.#refusal === undefined && this.#expected.type !== 'nothing') {
      this.#refusal = this.#refuse('archive.truncated', this.#offset, 'more bytes: the archive is cut short');
    }
    return this.#refusal === undefined ? accept(undefined) : { ok: false, refusal: this.#refusal };
  }

  /** Consumes at least one byte of a chunk that is not empty, and gives how many. */
  #take(chunk: Uint8Array, parts: ArchivePart[]): number {
    const expected = this.#expected;
    switch (expected.type) {
      case 'nothing':
        this.#refusal = this.#refuse('archive.trailing-data', this.#offset, 'nothing behind the two zero blocks');
        return chunk.length;
      case 'bytes':
        return this.#compare(expected, chunk, parts);
      case 'content':
        return this.#absorb(expected, chunk, parts);
    }
  }

  #compare(expected: Expected & { type: 'bytes' }, chunk: Uint8Array, parts: ArchivePart[]): number {
    const length = Math.min(chunk.length, expected.bytes.length - this.#seen);
    const differing = firstDifference(expected.bytes.subarray(this.#seen, this.#seen + length), chunk);
    if (differing >= 0) {
      this.#refusal = this.#differ(expected, this.#seen + differing, this.#offset + differing);
      return chunk.length;
    }
    this.#advance(length);
    if (this.#seen === expected.bytes.length) this.#finish(parts);
    return length;
  }

  #absorb(expected: Expected & { type: 'content' }, chunk: Uint8Array, parts: ArchivePart[]): number {
    const { entry, hash } = expected;
    const bytes = chunk.subarray(0, Math.min(chunk.length, entry.size_bytes - this.#seen));
    hash.update(bytes);
    parts.push({ type: 'content', entry, bytes });
    this.#advance(bytes.length);
    if (this.#seen === entry.size_bytes) this.#finish(parts);
    return bytes.length;
  }

  #advance(length: number): void {
    this.#seen += length;
    this.#offset += length;
  }

  /** Ends what was expected, and with it every following piece that has no bytes. */
  #finish(parts: ArchivePart[]): void {
    const done = this.#expected;
    if (done.type === 'bytes' && done.detail === 'archive.header' && done.entry !== undefined) {
      parts.push({ type: 'begin', entry: done.entry });
    }
    if (done.type === 'content') {
      if (done.hash.digest('hex') !== done.entry.sha256) {
        const start = this.#offset - done.entry.size_bytes;
        this.#refusal = this.#refuse('archive.content', start, `content with sha256 ${done.entry.sha256}`, done.entry);
        return;
      }
      parts.push({ type: 'end', entry: done.entry });
    }
    this.#expected = this.#steps.next().value ?? { type: 'nothing' };
    this.#seen = 0;
    if (lengthOf(this.#expected) === 0) this.#finish(parts);
  }

  #differ({ detail, bytes, entry }: Expected & { type: 'bytes' }, index: number, offset: number): ArchiveRefusal {
    if (detail !== 'archive.header') return this.#refuse(detail, offset, 'zero bytes here', entry);
    return breach('E_DIGEST', detail, {
      ...(entry === undefined ? {} : { input: entry.path }),
      at: `header field \`${fieldOf(bytes.length, index)}\`, byte ${offset}`,
      expected: 'the header that the manifest implies',
      mend,
    });
  }

  #refuse(detail: ArchiveDetail, offset: number, expected: string, entry?: ArchiveEntry): ArchiveRefusal {
    const input = entry?.path ?? ('entry' in this.#expected ? this.#expected.entry?.path : undefined);
    return breach('E_DIGEST', detail, {
      ...(input === undefined ? {} : { input }),
      at: `byte ${offset}`,
      expected,
      mend,
    });
  }
}

const mend = 'fetch the archive again, or build the release again and compare';

/** Index of the first byte of `wanted` that differs from the one in `given`, or -1. */
function firstDifference(wanted: Uint8Array, given: Uint8Array): number {
  for (let i = 0; i < wanted.length; i += 1) if (wanted[i] !== given[i]) return i;
  return -1;
}
