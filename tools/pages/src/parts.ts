// The small pieces that both pages are made of: verdicts, figures, long names that may break, documents.
import { canonicalText, type Json } from '#canonical';
import { Html, html, type Piece } from './html.ts';

export type Verdict = 'passed' | 'failed' | 'inconclusive' | 'absent';

// A tick, a cross, a wave and a dash: shapes, so that a verdict needs neither colour nor a font.
const shapes: { readonly [verdict in Verdict]: string } = {
  passed: 'M1.5 6.5l3 3 6-7',
  failed: 'M2 2l8 8M10 2l-8 8',
  inconclusive: 'M1 7.5c1.5-3 3.5-3 5-1s3.5 2 5-1',
  absent: 'M2 6h8',
};

/** The shape of a verdict; it says nothing to a screen reader, the word beside it does. */
export const icon = (verdict: Verdict): Html =>
  html`<svg class="icon" viewBox="0 0 12 12" aria-hidden="true"><path d="${shapes[verdict]}"/></svg>`;

/** A verdict with its shape; `word` where the document's own word is another. */
export const verdictMark = (verdict: Verdict, word: string = verdict): Html =>
  html`<span class="verdict ${verdict}">${icon(verdict)}${word}</span>`;

/** A code-like name that may break after its joints. */
export const name = (text: string): Html =>
  html`<code>${text.split(/(?<=[-._/:])/).map((part, index) => (index === 0 ? part : html`<wbr>${part}`))}</code>`;

export type Figure = { readonly label: Piece; readonly value: number | string; readonly tone?: Verdict | undefined };

/** Large numbers with a label each. */
export const figures = (items: readonly Figure[]): Html => html`<dl class="figures">
${items.map(({ label, value, tone }) => html`<div class="${tone ?? ''}"><dt>${label}</dt><dd>${value}</dd></div>\n`)}</dl>`;

/** Pairs of a word and what it stands for. */
export const facts = (pairs: readonly (readonly [term: string, description: Piece])[]): Html => html`<dl class="facts">
${pairs.map(([term, description]) => html`<dt>${term}</dt><dd>${description}</dd>\n`)}</dl>`;

/** A disclosure: closed until asked for, and without any script. */
export const disclosure = (summary: Piece, count: Piece, inside: Piece, id?: string): Html =>
  html`<details${id === undefined ? undefined : html` id="${id}"`}><summary><span>${summary}</span><span class="count">${count}</span></summary>
<div class="inside">${inside}</div></details>
`;

/** A document as people read it: two blanks a level, keys in canonical order. */
export const documentText = (value: Json): Html => html`<pre>${indented(value)}</pre>`;

const indented = (value: Json): string => JSON.stringify(JSON.parse(canonicalText(value)), null, 2);

/** `1 case`, `3 cases`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** Markup joined by `between`. */
export const joined = (items: readonly Piece[], between: string): Html =>
  new Html(items.map((item, index) => html`${index === 0 ? '' : between}${item}`.text).join(''));
