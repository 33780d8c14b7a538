// The matrix of families and verdicts: the one picture of a dashboard. A count that is not zero leads to its cases.
import type { EvalDashboard } from '#evals';
import { anchorOf, type Html, html, type Piece } from '../html.ts';
import { counted, icon, joined, name, type Verdict, verdictMark } from '../parts.ts';

type Family = EvalDashboard['body']['families'][number];

const columns = [
  ['passed', 'Passed'],
  ['failed', 'Failed'],
  ['inconclusive', 'Inconclusive'],
] as const;

/** Where the cases of a family with a verdict stand on the page. */
export const casesAnchor = (family: string, verdict: string): string => anchorOf('cases', family, verdict);

/** The matrix; `plain` where the cases are not on the page, so that no number leads anywhere. */
export const matrix = (
  { families, quality }: EvalDashboard['body'],
  links: 'linked' | 'plain' = 'linked',
): Html => html`<table>
<caption>Cases by family and verdict.${links === 'linked' ? ' A number leads to its cases.' : ''}</caption>
<thead><tr><th scope="col">Family</th>
${columns.map(([verdict, word]) => html`<th scope="col" class="number"><span class="long">${word}</span><span class="short verdict ${verdict}">${icon(verdict)}</span></th>\n`)}<th scope="col" class="number">All</th></tr></thead>
<tbody>
${families.map((family) => familyRow(family, links))}</tbody>
<tfoot><tr><th scope="row">All families</th>
${columns.map(([verdict]) => countCell(verdict, quality[verdict]))}<td class="number">${quality.total}</td></tr></tfoot>
</table>`;

// Where the cases come from stands in a row of its own: on a narrow screen it has the whole width.
const familyRow = (
  family: Family,
  links: 'linked' | 'plain',
): Html => html`<tr class="upper"><th scope="row">${name(family.family_id)}</th>
${columns.map(([verdict]) => countCell(verdict, family.cases[verdict], links === 'plain' ? undefined : casesAnchor(family.family_id, verdict)))}<td class="number">${family.cases.total === 0 ? verdictMark('absent', 'none') : family.cases.total}</td></tr>
<tr class="lower"><td colspan="5"><span class="small soft">${provenance(family)}</span>${bar(family)}</td></tr>
`;

const countCell = (verdict: Verdict, count: number, anchor?: string): Html => {
  if (count === 0) return html`<td class="number zero">0</td>\n`;
  const text: Piece = html`<span class="${verdict}">${verdict === 'passed' ? undefined : icon(verdict)}${count}</span>`;
  return html`<td class="number">${anchor === undefined ? text : html`<a href="#${anchor}">${text}</a>`}</td>\n`;
};

const provenance = ({ seed_status, seed_sources, grader_kinds, trial_policy, runs }: Family): Piece =>
  seed_status === 'declared'
    ? 'Declared only: no seeds, so nothing is asked of anybody.'
    : html`${joined(seed_sources.map(name), ', ')}; graded by ${grader_kinds.join(', ')}; ${trial_policy.kind === 'single' ? 'one trial' : `${trial_policy.minimum_trials} trials or more`}; ${counted(runs, 'run')}`;

// A share of each verdict as a line; the numbers beside it say the same.
function bar({ cases }: Family): Html | undefined {
  if (cases.total === 0) return undefined;
  let x = 0;
  const parts = columns.map(([verdict]) => {
    const part = html`<rect class="${verdict}" x="${x}" y="0" width="${cases[verdict]}" height="1"/>`;
    x += cases[verdict];
    return cases[verdict] === 0 ? undefined : part;
  });
  return html`<svg class="bar" viewBox="0 0 ${cases.total} 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}
