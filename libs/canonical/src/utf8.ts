// Strict UTF-8: no overlong forms, no surrogates, nothing above U+10FFFF, and a byte order mark is kept as it is. A text
// that was read this way gives back its bytes, so places in it can be told in bytes.

/** The text of `bytes`, or undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 bytes of `text`. */
export const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** Whether `text` takes more than `bytesMax` bytes; short texts are answered without counting. */
export const isLongerThan = (text: string, bytesMax: number): boolean =>
  text.length * 3 > bytesMax && utf8Length(text) > bytesMax;

/** The length of the longest beginning of `bytes` that a UTF-8 text can have. Found by halving: only refusals need it. */
export function utf8PrefixLength(bytes: Uint8Array): number {
  let good = 0;
  let bad = bytes.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (canBegin(bytes.subarray(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function canBegin(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
