// The frame of a page: one file that needs nothing else. A content policy of its own, whose only permission is the digest
// of the style sheet, keeps it so: whatever text found its way into a page, nothing runs and nothing is fetched.
import { createHash } from 'node:crypto';
import { Html, html, type Piece } from './html.ts';
import { style } from './style.ts';

export type Section = { readonly id: string; readonly title: string; readonly content: Piece };

export type Page = {
  /** Plain text, for the tab. */
  readonly title: string;
  /** What the page is, above its headline. */
  readonly eyebrow: Piece;
  readonly headline: Piece;
  /** Below the headline: a sentence or two, and the figures. */
  readonly opening: Piece;
  readonly sections: readonly Section[];
  readonly footer: Piece;
};

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;

/** The whole text of a page, ending in a line end. Titles of sections are its table of contents. */
export const renderPage = ({ title, eyebrow, headline, opening, sections, footer }: Page): string =>
  `<!doctype html>\n${html`<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<header>
<p class="eyebrow">${eyebrow}</p>
<h1>${headline}</h1>
${opening}
<nav aria-label="On this page"><ul>
${sections.map(({ id, title: name }) => html`<li><a href="#${id}">${name}</a></li>\n`)}</ul></nav>
</header>
<main>
${sections.map(sectionOf)}</main>
<footer>
${footer}
</footer>
</body>
</html>
`}`;

const sectionOf = ({ id, title, content }: Section): Html => html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`;
