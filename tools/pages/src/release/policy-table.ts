// What the policies said of a profile's roles, each verdict with the sentence that stands behind it.
import { wordsFor } from '../../../explain/src/index.ts';
import { type Html, html, type Piece } from '../html.ts';
import { name, type Verdict, verdictMark } from '../parts.ts';
import type { PolicyVerdict } from './documents.ts';

export const policyTable = (verdicts: readonly PolicyVerdict[]): Html => html`<table class="stack">
<thead><tr><th scope="col">Document</th><th scope="col">Verdict</th><th scope="col">Why</th></tr></thead>
<tbody>
${verdicts.map(
  ({
    file,
    kind,
    verdict,
    reasons,
  }) => html`<tr><th scope="row">${name(file)}<span class="small soft">${kind.replaceAll('_', ' ')}</span></th>
<td>${verdictMark(toneOf(verdict), verdict)}</td>
<td>${reasons.map((reason) => reasonOf(kind, reason))}</td></tr>
`,
)}</tbody>
</table>`;

const reasonOf = (kind: string, reason: string): Piece =>
  html`<p class="small">${wordsFor(kind, reason)?.rule ?? 'No words are known for this reason.'} <span class="soft">(${name(reason)})</span></p>`;

const tones: { readonly [verdict: string]: Verdict } = { satisfied: 'passed', violated: 'failed' };

const toneOf = (verdict: string): Verdict => tones[verdict] ?? 'inconclusive';
