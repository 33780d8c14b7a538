// A pack's index, version 2, read from its bytes: ids in order, and where each object starts in the pack. Believed only as
// far as finding goes: what is found is proved by its hash.

export type PackIndex = {
  /** Where the object starts in the pack; undefined when the pack does not hold it. */
  find(oid: string): number | undefined;
  /** Where the object after the one at `offset` starts, or the pack's trailer. */
  endOf(offset: number): number;
};

const magic = 0xff744f63;
const headerBytes = 8;
const fanoutBytes = 1024;
const idBytes = 20;
const entryBytes = idBytes + 4 + 4;
const trailerBytes = 40;
const packHeaderBytes = 12;
const packTrailerBytes = 20;

/** Reads an index for a pack of `packBytes`; undefined when it is damaged, older, or for a pack above 2 GiB. */
export function parsePackIndex(bytes: Buffer, packBytes: number): PackIndex | undefined {
  if (bytes.length < headerBytes + fanoutBytes + trailerBytes) return undefined;
  if (bytes.readUInt32BE(0) !== magic || bytes.readUInt32BE(4) !== 2) return undefined;
  const fanout = Array.from({ length: 256 }, (_, index) => bytes.readUInt32BE(headerBytes + 4 * index));
  if (fanout.some((count, index) => index > 0 && count < (fanout[index - 1] ?? 0))) return undefined;
  const count = fanout[255] ?? 0;
  // A longer table means 64-bit offsets: a pack too large for this backend.
  if (bytes.length !== headerBytes + fanoutBytes + count * entryBytes + trailerBytes) return undefined;
  const ids = headerBytes + fanoutBytes;
  const offsets = ids + count * (idBytes + 4);
  const starts = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) starts[index] = bytes.readUInt32BE(offsets + 4 * index);
  const sorted = starts.toSorted((left, right) => left - right);
  const trailer = packBytes - packTrailerBytes;
  if (count > 0 && ((sorted[0] ?? 0) < packHeaderBytes || (sorted[count - 1] ?? 0) >= trailer)) return undefined;

  return {
    find(oid) {
      const wanted = Buffer.from(oid, 'hex');
      const first = wanted[0] ?? 0;
      let low = first === 0 ? 0 : (fanout[first - 1] ?? 0);
      let high = fanout[first] ?? 0;
      while (low < high) {
        const middle = (low + high) >>> 1;
        const at = ids + middle * idBytes;
        const order = wanted.compare(bytes, at, at + idBytes);
        if (order === 0) return starts[middle];
        if (order < 0) high = middle;
        else low = middle + 1;
      }
      return undefined;
    },
    endOf: (offset) => {
      const next = sorted[upperBound(sorted, offset)];
      return next ?? trailer;
    },
  };
}

/** Index of the first number above `value` in a sorted list. */
function upperBound(sorted: Uint32Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
