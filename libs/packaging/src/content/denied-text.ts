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

const escapeLiteral = (text: string): string => text.replace(/[\\/.*+?()[\]{}|^$-]/g, '\\$&');
const everyMark = [...new Set(deniedRules.flatMap(({ marks = [] }) => marks))].map(escapeLiteral).join('|');

/** The marks that stand in a text, in one pass: most texts hold few, and then few patterns are tried. */
function marksIn(text: string): ReadonlySet<string> {
  const pattern = new RegExp(everyMark, 'g');
  const found = new Set<string>();
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.add(match[0]);
    // Marks may overlap.
    pattern.lastIndex = match.index + 1;
  }
  return found;
}
