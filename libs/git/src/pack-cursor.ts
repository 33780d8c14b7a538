// The three ways a pack spells numbers, read with every step inside the bytes at hand.
import { Unreadable } from './loose-object.ts';

/** A delta begins with the sizes of its base and of its result. */
export function deltaSizesOf(delta: Buffer): { readonly base: number; readonly result: number } {
  const cursor = new PackCursor(delta);
  const base = cursor.number();
  return { base, result: cursor.number() };
}

export class PackCursor {
  at = 0;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  next(): number {
    const byte = this.#bytes[this.at];
    if (byte === undefined) throw new Unreadable();
    this.at += 1;
    return byte;
  }

  take(count: number): Buffer {
    const taken = this.#bytes.subarray(this.at, this.at + count);
    if (taken.length !== count) throw new Unreadable();
    this.at += count;
    return taken;
  }

  /** Seven bits a byte, the lowest first. */
  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.next();
      value += (byte & 0x7f) * scale;
      if (!Number.isSafeInteger(value)) throw new Unreadable();
      if ((byte & 0x80) === 0) return value;
    }
  }

  /** Seven bits a byte, the highest first, each further byte adding one: how far before `offset` the base starts. */
  baseBefore(offset: number): number {
    let byte = this.next();
    let distance = byte & 0x7f;
    while ((byte & 0x80) !== 0) {
      byte = this.next();
      distance = (distance + 1) * 128 + (byte & 0x7f);
      if (!Number.isSafeInteger(distance)) throw new Unreadable();
    }
    if (distance <= 0 || distance >= offset) throw new Unreadable();
    return offset - distance;
  }
}
