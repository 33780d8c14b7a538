// JSON of somebody else's making, in any spelling, as one text or several behind one another. A number keeps the characters
// it was written with, because an id above 2^53 is no double; a key that stands twice is refused, because readers disagree
// on which of the two counts. For our own documents there is `parseCanonical`.
import { bareObject } from './nest.ts';
import { readNumberToken } from './read-number.ts';
import { readString } from './read-string.ts';
import { accept, type Result, refuse } from './result.ts';
import { Scanner } from './scanner.ts';
import { decodeUtf8, utf8Length, utf8PrefixLength } from './utf8.ts';

/** A number as it was written. */
export class RawNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Any JSON value, its numbers unread; objects inherit nothing. */
export type RawJson = null | boolean | string | RawNumber | readonly RawJson[] | RawObject;
export type RawObject = { readonly [key: string]: RawJson };

/** All inclusive. Depth counts containers; members are the items and keys of all values together. */
export type RawBounds = { readonly bytesMax: number; readonly depthMax: number; readonly membersMax: number };

/** What a reading can be refused for: a bound, what is no JSON, a key twice in one object. */
export type RawCode = 'E_LIMIT' | 'E_PARSE' | 'E_DUPLICATE';

/**
 * Reads one or more strict JSON values with or without blanks between them, as pages that were printed one behind the other
 * come. Refuses more bytes than allowed, deeper nesting or more members (E_LIMIT), what is not JSON in strict UTF-8 without
 * a byte order mark, and a text without any value (E_PARSE), and an object with a key twice (E_DUPLICATE): whichever comes
 * first in the text, as `byte N` in `at`. Linear in the bytes; nothing recurses deeper than `depthMax`.
 */
export function parseRawJson(bytes: Uint8Array, bounds: RawBounds): Result<readonly RawJson[], RawCode> {
  const { bytesMax } = bounds;
  if (bytes.length > bytesMax) {
    return refuse({ code: 'E_LIMIT', expected: `at most ${bytesMax} bytes, not ${bytes.length}` });
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) {
    return refuse({ code: 'E_PARSE', at: `byte ${utf8PrefixLength(bytes)}`, expected: 'strict UTF-8' });
  }
  const reader = new Reader(text, bounds);
  const values = reader.readAll();
  if (values !== undefined) return accept(values);
  const { code, at, expected } = reader.trouble();
  return refuse({ code, at: `byte ${utf8Length(text.slice(0, at))}`, expected });
}

const isScalar = (value: RawJson): boolean => typeof value !== 'object' || value === null || value instanceof RawNumber;

type Trouble = { readonly code: RawCode; readonly at: number; readonly expected: string };

class Reader {
  private readonly scanner: Scanner;
  private readonly bounds: RawBounds;
  private members = 0;
  private beyond: Trouble | undefined;

  constructor(text: string, bounds: RawBounds) {
    this.scanner = new Scanner(text);
    // No spelling is odd here, and a noted oddity keeps the string reader from looking for one.
    this.scanner.odd(0, '');
    this.bounds = bounds;
  }

  trouble(): Trouble {
    const { at = 0, expected = 'JSON' } = this.scanner.failure ?? {};
    return this.beyond ?? { code: 'E_PARSE', at, expected };
  }

  readAll(): readonly RawJson[] | undefined {
    const { scanner } = this;
    const values: RawJson[] = [];
    scanner.skipMark('refused');
    scanner.skipBlanks();
    do {
      if (!this.count()) return undefined;
      const value = scanner.failure === undefined ? this.readValue(0) : undefined;
      if (value === undefined) return undefined;
      values.push(value);
      const end = scanner.at;
      scanner.skipBlanks();
      // Or `01` would be two numbers.
      if (isScalar(value) && scanner.at === end && end < scanner.text.length) return scanner.fail('a blank');
    } while (scanner.at < scanner.text.length);
    return values;
  }

  private readValue(depth: number): RawJson | undefined {
    const { scanner } = this;
    switch (scanner.text[scanner.at]) {
      case '{':
        return this.isTooDeep(depth) ? undefined : this.readObject(depth + 1);
      case '[':
        return this.isTooDeep(depth) ? undefined : this.readArray(depth + 1);
      case '"':
        return readString(scanner);
      case 't':
        return this.readWord('true', true);
      case 'f':
        return this.readWord('false', false);
      case 'n':
        return this.readWord('null', null);
    }
    const token = readNumberToken(scanner);
    return token === undefined ? undefined : new RawNumber(token);
  }

  private readArray(depth: number): readonly RawJson[] | undefined {
    const { scanner } = this;
    const items: RawJson[] = [];
    scanner.at += 1;
    scanner.skipBlanks();
    if (this.isAt(']')) return items;
    do {
      scanner.skipBlanks();
      if (!this.count()) return undefined;
      const value = this.readValue(depth);
      if (value === undefined) return undefined;
      items.push(value);
      scanner.skipBlanks();
    } while (this.isAt(','));
    return this.isAt(']') ? items : scanner.fail('`,` or `]`');
  }

  private readObject(depth: number): RawObject | undefined {
    const { scanner } = this;
    const members = bareObject() as { [key: string]: RawJson };
    scanner.at += 1;
    scanner.skipBlanks();
    if (this.isAt('}')) return members;
    do {
      scanner.skipBlanks();
      const key = this.count() ? this.readKey(members) : undefined;
      const value = key === undefined ? undefined : this.readValue(depth);
      if (key === undefined || value === undefined) return undefined;
      members[key] = value;
      scanner.skipBlanks();
    } while (this.isAt(','));
    return this.isAt('}') ? members : scanner.fail('`,` or `}`');
  }

  private readKey(members: object): string | undefined {
    const { scanner } = this;
    const { at } = scanner;
    if (scanner.text[at] !== '"') return scanner.fail('a key in double quotes');
    const key = readString(scanner);
    if (key === undefined) return undefined;
    if (key in members) return this.stop('E_DUPLICATE', at, 'every key once');
    scanner.skipBlanks();
    if (!this.isAt(':')) return scanner.fail('`:` behind the key');
    scanner.skipBlanks();
    return key;
  }

  private readWord<T extends boolean | null>(word: string, value: T): T | undefined {
    const { scanner } = this;
    if (!scanner.text.startsWith(word, scanner.at)) return scanner.fail('a value');
    scanner.at += word.length;
    return value;
  }

  /** Whether this one character comes next; it is read over when it does. */
  private isAt(character: string): boolean {
    if (this.scanner.text[this.scanner.at] !== character) return false;
    this.scanner.at += 1;
    return true;
  }

  private count(): boolean {
    this.members += 1;
    const { membersMax } = this.bounds;
    if (this.members <= membersMax) return true;
    this.stop('E_LIMIT', this.scanner.at, `at most ${membersMax} items and keys in all`);
    return false;
  }

  private isTooDeep(depth: number): boolean {
    const { depthMax } = this.bounds;
    if (depth < depthMax) return false;
    this.stop('E_LIMIT', this.scanner.at, `at most ${depthMax} levels of nesting`);
    return true;
  }

  private stop(code: RawCode, at: number, expected: string): undefined {
    this.beyond ??= { code, at, expected };
    return undefined;
  }
}
