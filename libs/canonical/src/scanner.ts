// The place in a text that is being read, and what was met on the way: the first thing that is not JSON (it ends the
// reading) and the first thing that is JSON but not canonical (it does not). Places are UTF-16 units of the text.

/** Something met at `at`: what would have been accepted there, and what helps. */
export type Finding = { readonly at: number; readonly expected: string; readonly mend?: string };

/** What writes a document canonically. */
const rewrite = '`jq -S -c . FILE`';

export class Scanner {
  at = 0;
  failure: Finding | undefined;
  oddity: Finding | undefined;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Ends the reading: the text is not JSON. Always undefined, so that a reader can return it. */
  fail(expected: string, at = this.at): undefined {
    this.failure ??= { at, expected };
    return undefined;
  }

  /** Notes that the text is not canonical at `at`; only the first note is kept. `hint` is what to mind in mending it. */
  odd(at: number, expected: string, hint?: string): void {
    this.oddity ??= { at, expected, mend: hint === undefined ? rewrite : `${rewrite}, ${hint}` };
  }

  /** Reads over blanks; between tokens no canonical document has any. */
  skipBlanks(): void {
    const start = this.at;
    while (isBlank(this.text.charCodeAt(this.at))) this.at += 1;
    if (this.at !== start) this.odd(start, 'no blank between tokens');
  }

  /** Reads over a leading byte order mark, or ends the reading where marks are refused. */
  skipMark(mark: 'parses' | 'refused'): void {
    if (this.text.charCodeAt(0) !== 0xfeff) return;
    if (mark === 'refused') this.fail('no byte order mark');
    this.odd(0, 'no byte order mark');
    this.at = 1;
  }

  /** Reads the end of a document: one LF and nothing behind it, or else blanks only. */
  readEnd(): void {
    const start = this.at;
    while (isBlank(this.text.charCodeAt(this.at))) this.at += 1;
    if (this.at < this.text.length) this.fail('nothing behind the one value');
    if (this.text.slice(start) === '\n') return;
    this.odd(this.text.startsWith('\n', start) ? start + 1 : start, 'one line feed at the end');
  }
}

const isBlank = (unit: number): boolean => unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
