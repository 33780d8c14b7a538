// The wire format of SSH (RFC 4251, section 5): a string is four bytes of length, most significant first, and the bytes.
// Nothing is copied until every length was held against what is there, so a lying length costs nothing.

/** Strings one after another. */
export const encodeStrings = (strings: readonly (Uint8Array | string)[]): Buffer =>
  Buffer.concat(strings.map((string) => withLength(Buffer.from(string))));

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

export type ReadStrings = { readonly strings: readonly Buffer[]; readonly rest: Buffer };

/** The first `count` strings of `bytes` and what lies behind them; undefined when there are fewer. */
export function readStrings(bytes: Buffer, count: number): ReadStrings | undefined {
  const strings: Buffer[] = [];
  let at = 0;
  while (strings.length < count) {
    if (bytes.length - at < 4) return undefined;
    const end = at + 4 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    strings.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return { strings, rest: bytes.subarray(at) };
}

/** The strings that `bytes` are made of, exactly `count` and nothing behind. */
export function readExactly(bytes: Buffer, count: number): readonly Buffer[] | undefined {
  const read = readStrings(bytes, count);
  return read?.rest.length === 0 ? read.strings : undefined;
}
