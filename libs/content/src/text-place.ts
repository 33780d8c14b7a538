// Places in a text for people: line and column from 1, columns counted in code points as editors show them.

/** The place of a UTF-16 index. */
export function placeOfIndex(text: string, index: number): string {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < index; end = text.indexOf('\n', start)) {
    line += 1;
    start = end + 1;
  }
  let column = 1;
  for (const _ of text.slice(start, index)) column += 1;
  return `line ${line} column ${column}`;
}

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenient = new TextDecoder('utf-8', { ignoreBOM: true });
const lineFeed = 0x0a;

/** The place of the first bytes that are not UTF-8. */
export function placeOfBadBytes(bytes: Uint8Array): string {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
    // A line feed is never part of a longer character, so lines can be decoded one by one.
    if (!isDecodable(bytes.subarray(start, end))) break;
    line += 1;
    start = end + 1;
  }
  const next = bytes.indexOf(lineFeed, start);
  const text = lenient.decode(bytes.subarray(start, next < 0 ? bytes.length : next));
  const column = placeOfIndex(text, Math.max(text.indexOf('\ufffd'), 0)).replace('line 1 ', '');
  return `line ${line} ${column}`;
}

function isDecodable(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
