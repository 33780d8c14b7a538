// Strings: strict JSON escapes, no raw control characters, no half surrogate pairs. The text comes from strict UTF-8, so
// a half pair can only be written as an escape.
import { hasLoneSurrogate, quote } from './quote.ts';
import type { Scanner } from './scanner.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const DEL = 0x7f;

const shortEscapes: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

/** Reads the string whose opening quote is at `scanner.at`; undefined when it is not JSON. */
export function readString(scanner: Scanner): string | undefined {
  const { text } = scanner;
  const start = scanner.at + 1;
  let plain = true;
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      scanner.at = at + 1;
      const value = text.slice(start, at);
      if (!plain) checkToken(scanner, start - 1, value);
      return value;
    }
    if (unit === BACKSLASH) return readAtOnce(scanner, start) ?? readEscaped(scanner, start, at);
    if (unit < 0x20) return scanner.fail('control characters written as escapes', at);
    if (unit === DEL) plain = false;
  }
  return scanner.fail('a closing quote', text.length);
}

// The whole token by the engine's own reader, many times faster over long texts. It knows the same grammar but for half
// pairs; what it does not read is read again the slow way, which says where the fault is.
function readAtOnce(scanner: Scanner, start: number): string | undefined {
  const { text } = scanner;
  let end = text.indexOf('"', start);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) return undefined;
  const value = tokenValue(text.slice(start - 1, end + 1));
  if (value === undefined || hasLoneSurrogate(value)) return undefined;
  scanner.at = end + 1;
  checkToken(scanner, start - 1, value);
  return value;
}

// Every backslash is counted for the one quote behind it only, so a text of backslashes costs no more than itself.
function isEscaped(text: string, quoteAt: number): boolean {
  let at = quoteAt;
  while (text.charCodeAt(at - 1) === BACKSLASH) at -= 1;
  return (quoteAt - at) % 2 === 1;
}

function tokenValue(token: string): string | undefined {
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

// The slow way, from the first backslash on.
function readEscaped(scanner: Scanner, start: number, firstEscape: number): string | undefined {
  const { text } = scanner;
  let value = text.slice(start, firstEscape);
  let chunk = firstEscape;
  let at = firstEscape;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      scanner.at = at + 1;
      value += text.slice(chunk, at);
      checkToken(scanner, start - 1, value);
      return value;
    }
    if (unit < 0x20) return scanner.fail('control characters written as escapes', at);
    if (unit !== BACKSLASH) {
      at += 1;
      continue;
    }
    value += text.slice(chunk, at);
    scanner.at = at;
    const escaped = readEscape(scanner);
    if (escaped === undefined) return undefined;
    value += escaped;
    at = scanner.at;
    chunk = at;
  }
  return scanner.fail('a closing quote', text.length);
}

// One escape, or two that make a surrogate pair.
function readEscape(scanner: Scanner): string | undefined {
  const { text, at } = scanner;
  const letter = text.charAt(at + 1);
  const short = shortEscapes[letter];
  if (short !== undefined) {
    scanner.at = at + 2;
    return short;
  }
  if (letter !== 'u') return scanner.fail('one of the escapes `\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX`');
  const unit = hexUnit(text, at);
  if (unit === undefined) return scanner.fail('four hexadecimal digits behind `\\u`');
  if (unit < 0xd800 || unit > 0xdfff) {
    scanner.at = at + 6;
    return String.fromCharCode(unit);
  }
  const low = text.charAt(at + 6) === '\\' && text.charAt(at + 7) === 'u' ? hexUnit(text, at + 6) : undefined;
  if (unit > 0xdbff || low === undefined || low < 0xdc00 || low > 0xdfff) {
    return scanner.fail('both halves of a surrogate pair, high before low');
  }
  scanner.at = at + 12;
  return String.fromCharCode(unit, low);
}

// The unit of the `\uXXXX` at `at`.
function hexUnit(text: string, at: number): number | undefined {
  const digits = text.slice(at + 2, at + 6);
  return /^[0-9a-fA-F]{4}$/.test(digits) ? Number.parseInt(digits, 16) : undefined;
}

// Notes the first place where the token at `start` is not spelled as the canonical form spells `value`.
function checkToken(scanner: Scanner, start: number, value: string): void {
  if (scanner.oddity !== undefined) return;
  const canonical = quote(value);
  if (canonical.length === scanner.at - start && scanner.text.startsWith(canonical, start)) return;
  let same = 0;
  while (canonical.charCodeAt(same) === scanner.text.charCodeAt(start + same)) same += 1;
  const hint = value.includes('\u007f') ? 'which escapes DEL, unlike RFC 8785' : undefined;
  scanner.odd(start + same, 'the shortest escapes, none that is not needed, DEL as `\\u007f`', hint);
}
