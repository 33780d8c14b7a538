// Small injuries to bytes of any kind, as a bad disk, a bad line or somebody with a hex editor makes them.
import type { Random } from './random.ts';

/** Changes `bytes`, never in place; `other` is another sample, to splice from. The outcome may be equal by chance. */
export type Mutation = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const oddBytes = [0x00, 0x01, 0x0a, 0x20, 0x7f, 0x80, 0xfe, 0xff];
const oddLengths = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];

const cutOf = (bytes: Buffer, random: Random, lengthMax = 64): readonly [start: number, end: number] => {
  const start = random.below(bytes.length);
  return [start, Math.min(bytes.length, start + 1 + random.below(lengthMax))];
};
const around = (bytes: Buffer, start: number, end: number, ...middle: readonly Uint8Array[]): Buffer =>
  Buffer.concat([bytes.subarray(0, start), ...middle, bytes.subarray(end)]);

/** A run of digits around or behind a random place: sizes and counts in text, octal ones of tar among them. */
function digitsIn(bytes: Buffer, random: Random): readonly [start: number, end: number] | undefined {
  const isDigit = (at: number): boolean => (bytes[at] ?? 0) >= 0x30 && (bytes[at] ?? 0) <= 0x39;
  let start = random.below(bytes.length);
  while (start < bytes.length && !isDigit(start)) start += 1;
  while (start > 0 && isDigit(start - 1)) start -= 1;
  let end = start;
  while (end < bytes.length && isDigit(end)) end += 1;
  return end > start ? [start, end] : undefined;
}

export const byteMutations: Readonly<Record<string, Mutation>> = {
  'bit flip': (bytes, random) => {
    const copy = Buffer.from(bytes);
    for (let count = 1 + random.below(4); count > 0; count -= 1) {
      const at = random.below(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8));
    }
    return copy;
  },
  'odd byte': (bytes, random) => {
    const copy = Buffer.from(bytes);
    copy[random.below(copy.length)] = random.pick(oddBytes);
    return copy;
  },
  insert: (bytes, random) => {
    const at = random.below(bytes.length + 1);
    return around(bytes, at, at, Buffer.alloc(1 + random.below(16), random.pick(oddBytes)));
  },
  delete: (bytes, random) => around(bytes, ...cutOf(bytes, random)),
  duplicate: (bytes, random) => {
    const [start, end] = cutOf(bytes, random, 512);
    return around(bytes, start, end, bytes.subarray(start, end), bytes.subarray(start, end));
  },
  splice: (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, random.below(bytes.length)), other.subarray(random.below(other.length))]),
  truncate: (bytes, random) => Buffer.from(bytes.subarray(0, random.below(bytes.length))),
  append: (bytes, random, other) =>
    Buffer.concat([bytes, random.pick([other, bytes, Buffer.alloc(512), Buffer.from('\n')])]),
  'binary length': (bytes, random) => {
    if (bytes.length < 4) return bytes;
    const copy = Buffer.from(bytes);
    const at = random.below(copy.length - 3);
    const near = (copy.readUInt32BE(at) + random.pick([1, -1, 20, -20, 256])) >>> 0;
    copy.writeUInt32BE(random.below(2) === 0 ? near : random.pick(oddLengths), at);
    return copy;
  },
  'text length': (bytes, random) => {
    const [start, end] = digitsIn(bytes, random) ?? [0, 0];
    const given = Number(bytes.toString('latin1', start, end));
    const text = random.pick([
      `${given + 1}`,
      `${given - 1}`,
      `0${given}`,
      `-${given}`,
      `${given}0`,
      '4294967296',
      '0',
    ]);
    return around(bytes, start, end, Buffer.from(text));
  },
};
