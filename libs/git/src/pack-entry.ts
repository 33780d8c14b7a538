// The bounds of packed objects. The library inflates whatever a pack holds before it looks at sizes, so each entry on an
// object's delta chain is inflated here first, once, with the announced size as the limit: a bomb is met here.
import { readSync } from 'node:fs';
import { constants } from 'node:zlib';
import type { ObjectType } from '#objects';
import { inflateOrThrow, streamHeadBytes, Unreadable } from './loose-object.ts';
import { deltaSizesOf, PackCursor } from './pack-cursor.ts';
import type { PackIndex } from './pack-index.ts';

/** Longest chain of deltas. Git writes 50, and 4,095 when asked for its most. */
export const deltaDepthMax = 4095;
/** Largest base or delta on a chain, in bytes. */
export const packEntryBytesMax = 256 * 1_048_576;
/** Most bytes that one object may take to unfold: everything on its chain inflated, and what each delta makes. */
export const chainBytesMax = 4096 * 1_048_576;

const entryHeadBytes = 64;
const types: Readonly<Record<number, ObjectType | 'ofs-delta' | 'ref-delta'>> = {
  1: 'commit',
  2: 'tree',
  3: 'blob',
  4: 'tag',
  6: 'ofs-delta',
  7: 'ref-delta',
};

type Entry = {
  readonly offset: number;
  readonly type: ObjectType | undefined;
  /** Size of what the entry inflates to: the object, or the delta. */
  readonly sizeBytes: number;
  readonly dataStart: number;
  readonly base: number | undefined;
};

export class PackEntries {
  readonly #handle: number;
  readonly #index: PackIndex;
  /** By offset, how many bytes each entry that was proved comes to. */
  readonly #proved = new Map<number, number>();
  readonly #chainBytesMax: number;

  constructor(handle: number, index: PackIndex, bytesMax = chainBytesMax) {
    this.#handle = handle;
    this.#index = index;
    this.#chainBytesMax = bytesMax;
  }

  /** Type and size of the object at `offset`, following its deltas to their base. */
  info(offset: number): { readonly type: ObjectType; readonly sizeBytes: number } {
    const chain = this.#chain(offset);
    const [top] = chain;
    const type = chain.at(-1)?.type;
    if (top === undefined || type === undefined) throw new Unreadable();
    return { type, sizeBytes: top.base === undefined ? top.sizeBytes : this.#deltaSizes(top).result };
  }

  /**
   * Proves that nothing on the chain of the object at `offset` inflates or unfolds beyond what it announces, and that all
   * of it together stays within its bound: the library unfolds the whole chain for every object.
   */
  prove(offset: number): void {
    let bytesLeft = this.#chainBytesMax;
    for (const entry of this.#chain(offset)) {
      bytesLeft -= this.#proved.get(entry.offset) ?? this.#proveEntry(entry, bytesLeft);
      if (bytesLeft < 0) throw new Unreadable();
    }
  }

  /** How many bytes an entry comes to, itself and what it makes of its base. */
  #proveEntry(entry: Entry, bytesMax: number): number {
    if (entry.sizeBytes > Math.min(packEntryBytesMax, bytesMax)) throw new Unreadable();
    const data = this.#bytes(entry.dataStart, this.#index.endOf(entry.offset) - entry.dataStart);
    const { buffer } = inflateOrThrow(data, { maxOutputLength: Math.max(entry.sizeBytes, 1) });
    if (buffer.length !== entry.sizeBytes) throw new Unreadable();
    const resultBytes = entry.base === undefined ? 0 : deltaSizesOf(buffer).result;
    if (resultBytes > packEntryBytesMax) throw new Unreadable();
    this.#proved.set(entry.offset, entry.sizeBytes + resultBytes);
    return entry.sizeBytes + resultBytes;
  }

  /** From the object itself down to the entry that is no delta. */
  #chain(offset: number): readonly Entry[] {
    const chain: Entry[] = [];
    for (let at: number | undefined = offset; at !== undefined; ) {
      if (chain.length > deltaDepthMax) throw new Unreadable();
      const entry: Entry = this.#entry(at);
      chain.push(entry);
      at = entry.base;
    }
    return chain;
  }

  #entry(offset: number): Entry {
    const bytes = this.#bytes(offset, Math.min(entryHeadBytes, this.#index.endOf(offset) - offset));
    const cursor = new PackCursor(bytes);
    const first = cursor.next();
    const type = types[(first >> 4) & 7];
    let sizeBytes = first & 15;
    let scale = 16;
    for (let byte = first; (byte & 0x80) !== 0; scale *= 128) {
      byte = cursor.next();
      sizeBytes += (byte & 0x7f) * scale;
    }
    if (type === undefined || !Number.isSafeInteger(sizeBytes)) throw new Unreadable();
    const isDelta = type === 'ofs-delta' || type === 'ref-delta';
    const base =
      type === 'ofs-delta' ? cursor.baseBefore(offset) : type === 'ref-delta' ? this.#find(cursor) : undefined;
    return { offset, type: isDelta ? undefined : type, sizeBytes, dataStart: offset + cursor.at, base };
  }

  /** The base of a delta by id lies in the same pack, or the pack is incomplete. */
  #find(cursor: PackCursor): number {
    const base = this.#index.find(cursor.take(20).toString('hex'));
    if (base === undefined) throw new Unreadable();
    return base;
  }

  #deltaSizes(entry: Entry) {
    const stored = this.#index.endOf(entry.offset) - entry.dataStart;
    const data = this.#bytes(entry.dataStart, Math.min(streamHeadBytes, stored));
    // A stream that is cut short is no error here: only the first numbers are wanted.
    return deltaSizesOf(inflateOrThrow(data, { finishFlush: constants.Z_SYNC_FLUSH }).buffer);
  }

  #bytes(start: number, length: number): Buffer {
    if (length <= 0) throw new Unreadable();
    const bytes = Buffer.allocUnsafe(length);
    if (readSync(this.#handle, bytes, 0, length, start) !== length) throw new Unreadable();
    return bytes;
  }
}
