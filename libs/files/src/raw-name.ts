// Names on disk are bytes. Node decodes them as UTF-8 and loses the ones that are not; we carry the bytes and decode only
// to show them, with what is not UTF-8 or not printable escaped.

export type RawName = string | Buffer;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A path from a folder and a name that may be any bytes. */
export const joinRaw = (folder: string, name: Buffer): Buffer => Buffer.concat([Buffer.from(`${folder}/`), name]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: a name may hold what would steer a terminal; it is escaped
const unshowable = /[\u0000-\u001f\u007f-\u009f]|\\x/;

/** A name as text: itself when it is UTF-8, its bytes escaped (`\xff`) when it is not. Two names never show alike. */
export function displayName(name: RawName): string {
  if (typeof name === 'string') return name;
  try {
    const text = utf8.decode(name);
    return unshowable.test(text) ? escapeBytes(name) : text;
  } catch {
    return escapeBytes(name);
  }
}

const escapeBytes = (name: Buffer): string =>
  [...name]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f && byte !== 0x5c
        ? String.fromCharCode(byte)
        : `\\x${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');
