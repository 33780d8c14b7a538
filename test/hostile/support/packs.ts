// Packs and their indexes made entry by entry, so that each can lie in one thing: a size, a base, an instruction of a
// delta, a place in the index. Checksums are right unless a test breaks them.
import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

const typeNumbers = { commit: 1, tree: 2, blob: 3, tag: 4, reserved: 5, 'ofs-delta': 6, 'ref-delta': 7 } as const;

export type PackEntry = {
  readonly type: keyof typeof typeNumbers;
  /** What the entry inflates to: content, or a delta. */
  readonly content: Uint8Array;
  /** The size that is announced; that of the content unless given. */
  readonly sizeBytes?: number;
  /** What lies in the pack instead of the deflated content. */
  readonly deflated?: Uint8Array;
  /** For `ofs-delta` the distance back to the base, for `ref-delta` its id. */
  readonly base?: number | string;
};

export type Pack = { readonly bytes: Buffer /** Where each entry starts. */; readonly offsets: readonly number[] };

const sha1 = (bytes: Uint8Array): Buffer => createHash('sha1').update(bytes).digest();

/** A pack of these entries; the header says `count` of them. */
export function encodePack(entries: readonly PackEntry[], count = entries.length): Pack {
  const header = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
  header.writeUInt32BE(count, 8);
  const parts: Buffer[] = [header];
  const offsets: number[] = [];
  let at = header.length;
  for (const entry of entries) {
    offsets.push(at);
    const part = Buffer.concat([
      entryHead(typeNumbers[entry.type], entry.sizeBytes ?? entry.content.length),
      typeof entry.base === 'number' ? distance(entry.base) : Buffer.from(entry.base ?? '', 'hex'),
      entry.deflated ?? deflateSync(entry.content),
    ]);
    parts.push(part);
    at += part.length;
  }
  const body = Buffer.concat(parts);
  return { bytes: Buffer.concat([body, sha1(body)]), offsets };
}

/** An index of version 2 that gives each id a place in the pack. */
export function encodeIndex(places: ReadonlyMap<string, number>, pack: Buffer): Buffer {
  const ids = [...places.keys()].sort();
  const words = (values: readonly number[]): Buffer => {
    const bytes = Buffer.alloc(4 * values.length);
    for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
    return bytes;
  };
  const fanout = Array.from(
    { length: 256 },
    (_, byte) => ids.filter((id) => Number.parseInt(id.slice(0, 2), 16) <= byte).length,
  );
  const body = Buffer.concat([
    Buffer.from('\xfftOc\0\0\0\x02', 'latin1'),
    words(fanout),
    Buffer.from(ids.join(''), 'hex'),
    words(ids.map(() => 0)),
    words(ids.map((id) => places.get(id) ?? 0)),
    pack.subarray(-20),
  ]);
  return Buffer.concat([body, sha1(body)]);
}

/** Type and size, four bits and then seven a byte. */
function entryHead(type: number, sizeBytes: number): Buffer {
  const bytes: number[] = [];
  let rest = Math.floor(sizeBytes / 16);
  let byte = (type << 4) | (sizeBytes % 16);
  for (; rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push(byte | 0x80);
    byte = rest % 128;
  }
  return Buffer.from([...bytes, byte]);
}

function distance(value: number): Buffer {
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) {
    rest -= 1;
    bytes.unshift(0x80 | (rest % 128));
  }
  return Buffer.from(bytes);
}

/** A number as deltas spell it, seven bits a byte, the lowest first. */
export function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 0x80);
  return Buffer.from([...bytes, rest]);
}

/** A delta from its announced sizes and its instructions. */
export const encodeDelta = (baseBytes: number, resultBytes: number, ...instructions: readonly Uint8Array[]): Buffer =>
  Buffer.concat([varint(baseBytes), varint(resultBytes), ...instructions]);

/** Copies from the base. */
export const copy = (offset: number, size: number): Buffer => {
  const parts = [offset, offset >>> 8, offset >>> 16, offset >>> 24, size, size >>> 8, size >>> 16].map(
    (part) => part & 0xff,
  );
  const flags = parts.reduce((bits, part, index) => (part === 0 ? bits : bits | (1 << index)), 0x80);
  return Buffer.from([flags, ...parts.filter((part) => part !== 0)]);
};

/** Inserts up to 127 bytes. */
export const insert = (text: string): Buffer => Buffer.from([text.length, ...Buffer.from(text)]);
