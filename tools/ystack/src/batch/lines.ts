// Cuts a stream of bytes into lines, holding one line at most. A line beyond the bound is passed over to its LF and told
// as such, so one bad line costs neither memory nor the lines behind it.

/** A line without its LF, or that it was longer than allowed. */
export type Line = { readonly bytes: Uint8Array } | { readonly tooLong: true };

/** The lines of `chunks`; the last needs no LF, and an empty rest is no line. */
export async function* linesOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  lineBytesMax: number,
): AsyncGenerator<Line> {
  let held: Uint8Array[] = [];
  let size = 0;
  const hold = (part: Uint8Array): void => {
    size += part.length;
    // Copied: the chunk belongs to the reader, who may use its memory again.
    if (size <= lineBytesMax) held.push(Uint8Array.from(part));
    else held = [];
  };
  const take = (): Line => {
    const line: Line = size > lineBytesMax ? { tooLong: true } : { bytes: Buffer.concat(held, size) };
    held = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(0x0a); end !== -1; end = chunk.indexOf(0x0a, start)) {
      hold(chunk.subarray(start, end));
      start = end + 1;
      yield take();
    }
    hold(chunk.subarray(start));
  }
  if (size > 0) yield take();
}
