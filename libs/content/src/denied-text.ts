// Looks for the texts that the rules deny. One pass finds which marks stand in a text at all; only the rules of those
// marks are tried. Time is linear in the text: every pattern is bounded.
import { type DeniedRule, deniedRules } from './denied-rules.ts';
import { isPlaceholder } from './placeholder.ts';

/** Where denied text begins, in UTF-16 units, and the rule that denies it. */
export type DeniedText = { readonly rule: DeniedRule; readonly index: number };

/** The first denied text: by rule, then by place. */
export function findDeniedText(text: string): DeniedText | undefined {
  const marks = marksIn(text);
  for (const rule of deniedRules) {
    if (rule.marks !== undefined && !rule.marks.some((mark) => marks.has(mark))) continue;
    for (const match of text.matchAll(rule.pattern)) {
      const part = match[1];
      if (part === undefined || !(rule.isPlaceholder ?? isPlaceholder)(part)) return { rule, index: match.index };
    }
  }
  return undefined;
}

// A mark is looked for by a character of it that is seldom in prose and code: a pattern that can begin with few characters
// is searched for many times as fast as one that begins with half the alphabet.
const seldom = /[%_/xIJ-]/;
const everyMark = [...new Set(deniedRules.flatMap(({ marks = [] }) => marks))].map((mark) => ({
  mark,
  index: Math.max(mark.search(seldom), 0),
}));

const escapeLiteral = (text: string): string => text.replace(/[\\/.*+?()[\]{}|^$-]/g, '\\$&');
// Only the one character is consumed, because marks may overlap.
const anyMark = new RegExp(
  everyMark
    .map(({ mark, index }) => [mark.slice(0, index), mark.charAt(index), mark.slice(index + 1)].map(escapeLiteral))
    .map(([before, character, after]) => `${character}(?<=${before}${character})(?=${after})`)
    .join('|'),
  'g',
);

/** The marks that stand in a text, in one pass: most texts hold few, and then few patterns are tried. */
function marksIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const match of text.matchAll(anyMark)) {
    for (const { mark, index } of everyMark) if (text.startsWith(mark, match.index - index)) found.add(mark);
  }
  return found;
}
