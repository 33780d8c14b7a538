// The reader behind `parseRawJson`: recursive, never deeper than its bounds allow, and over the text once.
import { bareObject } from './nest.ts';
import { type RawBounds, type RawCode, type RawJson, RawNumber, type RawObject } from './raw-value.ts';
import { readNumberToken } from './read-number.ts';
import { readString } from './read-string.ts';
import { Scanner } from './scanner.ts';

const isScalar = (value: RawJson): boolean => typeof value !== 'object' || value === null || value instanceof RawNumber;

type Trouble = { readonly code: RawCode; readonly at: number; readonly expected: string };

/** Reads a text once; `trouble` tells why when `readAll` gives nothing. */
export class RawReader {
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
