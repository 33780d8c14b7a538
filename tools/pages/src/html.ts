// A template for HTML that cannot be broken out of: whatever is interpolated is text and is escaped, unless it was made by
// this template itself. It knows element content and quoted attributes, which is all that the pages need; script, style
// and unquoted attributes are not for it.
import { oneLine } from '#command';

/** Markup that this module made. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What may be interpolated; a list stands for its items one after the other, undefined for nothing. */
export type Piece = Html | string | number | undefined | readonly Piece[];

/** Markup from a template literal. Attribute values must stand in double quotes. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.map((part, index) => part + textOf(pieces[index])).join(''));

const textOf = (piece: Piece): string => {
  if (piece === undefined) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string') return escapeHtml(piece);
  if (typeof piece === 'number') return String(piece);
  return piece.map(textOf).join('');
};

const entities: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Text for element content or a quoted attribute. Characters that HTML cannot hold, or that would change the direction of
 * what follows, are shown as `\u….`
 */
export const escapeHtml = (text: string): string =>
  text
    .replace(/[&<>"']/g, (found) => entities[found] as string)
    // Tabs and line ends stay; a single character comes back from `oneLine` as its escape.
    .replace(/[\p{Cf}\p{Cs}\u2028\u2029]|(?![\t\n])\p{Cc}/gu, oneLine);

/** A string as it may stand in an `id` and in a link to it: what HTML or a URL would take amiss becomes `-`. */
export const anchorOf = (...words: readonly string[]): string => words.join('.').replace(/[^A-Za-z0-9._-]/g, '-');
