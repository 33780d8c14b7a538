// What stderr says when a command refuses: the bare token alone on the first line, for programs; below it, for people,
// the file, the place in it, the rule, what was expected and what mends it, each on a line of its own. Text that came from outside
// cannot add a line, move the cursor or change its direction: such characters are printed as escapes.
import type { Refusal } from '#canonical';

/** Paints the text for people; the token line is never painted. */
export type Paint = (style: 'dim' | 'red', text: string) => string;

const plain: Paint = (_style, text) => text;
const fieldCharsMax = 4096;

/** The lines of a refusal, LF after each. `paint` colours the labels on a terminal. */
export function refusalText(refusal: Refusal, paint: Paint = plain): string {
  const lines = [
    ['file', refusal.input],
    // An empty JSON pointer is the whole document.
    ['place', refusal.at === '' ? 'the document itself' : refusal.at],
    ['rule', refusal.detail],
    ['expected', refusal.expected],
    ['mend', refusal.mend],
  ] as const;
  const said = lines.flatMap(([label, text]) =>
    text === undefined ? [] : [`${paint('dim', `${label}:`.padEnd(10))}${oneLine(text)}`],
  );
  return `${[refusal.code, ...said].join('\n')}\n`;
}

/** One line of text from outside: control, format and line-breaking characters escaped, cut at 4096 characters. */
export const oneLine = (text: string): string => {
  const cut = text.length > fieldCharsMax ? `${text.slice(0, fieldCharsMax)} …` : text;
  return cut.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, (found) => {
    const hex = (found.codePointAt(0) as number).toString(16);
    return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
  });
};
