// One JSON text to one value, in one pass without recursion, noting on the way whether the text is canonical and how
// deep it goes. All of JSON is read at any depth, because a text that is not JSON is refused as such before its depth is.
import { Nest } from './nest.ts';
import { compareCodePoints } from './order.ts';
import { readNumber } from './read-number.ts';
import { readString } from './read-string.ts';
import type { Json } from './result.ts';
import { type Finding, Scanner } from './scanner.ts';

/** How a text is to be read; see `Bounds`. */
export type Manner = {
  readonly depthMax: number;
  readonly byteOrderMark: 'parses' | 'refused';
};

/** A text read: the failure if it is not JSON, else its value (null below `tooDeepAt`), with what speaks against it. */
export type Reading =
  | { readonly failure: Finding }
  | {
      readonly failure?: undefined;
      readonly value: Json;
      readonly oddity: Finding | undefined;
      readonly tooDeepAt: string | undefined;
    };

/** Reads `text` as one JSON value. Linear in its length. */
export function readText(text: string, manner: Manner): Reading {
  const scanner = new Scanner(text);
  const nest = new Nest(manner.depthMax);
  scanner.skipMark(manner.byteOrderMark);
  scanner.skipBlanks();
  let value: Json | undefined;
  do {
    value = readOpening(scanner, nest);
    while (value !== undefined && nest.depth > 0) {
      nest.add(value);
      value = readFollowing(scanner, nest);
    }
  } while (value === undefined && scanner.failure === undefined);
  if (scanner.failure === undefined) scanner.readEnd();
  if (scanner.failure !== undefined) return { failure: scanner.failure };
  return { value: value as Json, oddity: scanner.oddity, tooDeepAt: nest.tooDeepAt };
}

// A value's beginning. Returns the value when it is complete at once (a scalar or an empty container); undefined when a
// container was opened and its first item comes next, or when the reading failed.
function readOpening(scanner: Scanner, nest: Nest): Json | undefined {
  const opening = scanner.text[scanner.at];
  if (opening !== '{' && opening !== '[') return readScalar(scanner, opening);
  const isObject = opening === '{';
  nest.open(isObject);
  scanner.at += 1;
  scanner.skipBlanks();
  if (scanner.text[scanner.at] === (isObject ? '}' : ']')) {
    scanner.at += 1;
    return nest.close();
  }
  if (isObject) readKey(scanner, nest, true);
  return undefined;
}

// What follows an item. Returns the container when it ends here; undefined when another item comes next, or on failure.
function readFollowing(scanner: Scanner, nest: Nest): Json | undefined {
  scanner.skipBlanks();
  const next = scanner.text[scanner.at];
  const closing = nest.isObject ? '}' : ']';
  if (next === closing) {
    scanner.at += 1;
    return nest.close();
  }
  if (next !== ',') return scanner.fail(`\`,\` or \`${closing}\``);
  scanner.at += 1;
  scanner.skipBlanks();
  if (nest.isObject) readKey(scanner, nest, false);
  return undefined;
}

function readKey(scanner: Scanner, nest: Nest, isFirst: boolean): undefined {
  const { at, text } = scanner;
  if (text[at] !== '"') return scanner.fail('a key in double quotes');
  const key = readString(scanner);
  if (key === undefined) return;
  const before = nest.name(key);
  if (!isFirst) checkOrder(scanner, at, before, key);
  scanner.skipBlanks();
  if (text[scanner.at] !== ':') return scanner.fail('`:` behind the key');
  scanner.at += 1;
  scanner.skipBlanks();
}

function checkOrder(scanner: Scanner, at: number, before: string, key: string): void {
  const order = compareCodePoints(before, key);
  if (order === 0) scanner.odd(at, 'every key once', 'which keeps the later of two members');
  if (order > 0) scanner.odd(at, 'keys by code point', 'which does not sort by UTF-16 unit, as RFC 8785 does');
}

function readScalar(scanner: Scanner, opening: string | undefined): Json | undefined {
  if (opening === '"') return readString(scanner);
  if (opening === 't') return readWord(scanner, 'true', true);
  if (opening === 'f') return readWord(scanner, 'false', false);
  if (opening === 'n') return readWord(scanner, 'null', null);
  return readNumber(scanner);
}

function readWord<T extends Json>(scanner: Scanner, word: string, value: T): T | undefined {
  if (!scanner.text.startsWith(word, scanner.at)) return scanner.fail('a value');
  scanner.at += word.length;
  return value;
}
