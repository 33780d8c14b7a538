// Numbers: the JSON grammar, read as doubles. What is too large for a double is the largest double, as in jq, so that
// every number that was read can be written.
import { numberText } from './number-text.ts';
import type { Scanner } from './scanner.ts';

/** Digits that a double always carries, and that jq writes as they stand. */
const EXACT_DIGITS_MAX = 15;

const grammar = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** Reads over the number at `scanner.at` and gives its characters; undefined when there is none. */
export function readNumberToken(scanner: Scanner): string | undefined {
  const { text, at } = scanner;
  grammar.lastIndex = at;
  if (!grammar.test(text)) return scanner.fail('a value');
  scanner.at = grammar.lastIndex;
  return text.slice(at, scanner.at);
}

/** Reads the number at `scanner.at`; undefined when there is none. */
export function readNumber(scanner: Scanner): number | undefined {
  const { at } = scanner;
  const token = readNumberToken(scanner);
  if (token === undefined) return undefined;
  const value = Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(token)));
  const exact = token.length <= EXACT_DIGITS_MAX && Number.isInteger(value) && String(value) === token;
  if (!exact && numberText(value) !== token) {
    scanner.odd(at, `the number spelled \`${numberText(value)}\``, 'with jq 1.6, as later versions keep the spelling');
  }
  return value;
}
