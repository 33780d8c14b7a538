// How canonical JSON spells a string: the minimal escapes, DEL as `\u007f`, everything else raw. The reader and the
// encoder share this, so what one accepts is what the other writes.

// Anything but printable ASCII without quote and backslash, and U+0080 upwards without surrogates.
const needsCare = /[^ !#-[\]-~\u0080-\ud7ff\ue000-\uffff]/;

/** The canonical token of `text`, quotes included. A lone surrogate comes out as an escape, which no reader accepts. */
export function quote(text: string): string {
  if (!needsCare.test(text)) return `"${text}"`;
  const token = JSON.stringify(text);
  return token.includes('\u007f') ? token.replaceAll('\u007f', '\\u007f') : token;
}

/** Whether `text` holds half of a surrogate pair, which UTF-8 cannot carry. */
export const hasLoneSurrogate = (text: string): boolean => /\p{Surrogate}/u.test(text);
