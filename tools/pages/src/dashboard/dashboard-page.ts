// The page of an eval dashboard: what passed and what did not, why not, and everything that was looked at, in one file
// that needs neither script nor network. A pure function of the documents.
import type { EvalDashboard } from '#evals';
import { type Html, html, type Piece } from '../html.ts';
import { renderPage } from '../page.ts';
import { counted, facts, figures, name, verdictMark } from '../parts.ts';
import { absentFigures } from './absent.ts';
import { passedCases, unmetCases } from './case-list.ts';
import { type Case, casesOf, type Pair } from './cases.ts';
import { matrix } from './matrix.ts';

type Body = EvalDashboard['body'];

/** A dashboard and its digest, as `Admitted` has them. */
export type Dashboard = { readonly content: EvalDashboard; readonly sha256: string };

/**
 * The page for a dashboard that was built from these pairs. Documents of a case are shown in full when it did not pass;
 * of the others the expectation. Throws when a result has a case that its seed set lacks.
 */
export function dashboardPage(dashboard: Dashboard, pairs: readonly Pair[]): string {
  const { body } = dashboard.content;
  const cases = casesOf(pairs);
  return renderPage({
    title: `Evals: ${headlineOf(body)}`,
    eyebrow: html`ystack, eval dashboard ${name(dashboard.content.id)}`,
    headline: headlineOf(body),
    opening: openingOf(body),
    sections: [
      { id: 'families', title: 'Families', content: matrix(body) },
      { id: 'unmet', title: 'What did not pass', content: unmetCases(body.families, cases) },
      { id: 'recovery', title: 'Recovery', content: recovery(body) },
      { id: 'absent', title: 'What is not measured', content: absentFigures(body) },
      { id: 'passed', title: 'What passed', content: passedCases(body.families, cases) },
      { id: 'runs', title: 'Runs', content: runs(body, cases) },
    ],
    footer: footerOf(dashboard),
  });
}

function headlineOf({ quality }: Body): string {
  const { total, passed, failed, inconclusive } = quality;
  if (total === 0) return 'No case was graded';
  if (passed === total) return `All ${counted(total, 'case')} passed`;
  const unmet = [
    failed === 0 ? [] : [`${failed} failed`],
    inconclusive === 0 ? [] : [`${inconclusive} inconclusive`],
  ].flat();
  return `${unmet.join(' and ')} of ${counted(total, 'case')}`;
}

const openingOf = ({
  quality,
  coverage,
  inputs,
  observed_at,
}: Body): Html => html`<p class="lede">${counted(inputs.length, 'seed set')} replayed offline, as of <time datetime="${observed_at}">${observed_at}</time>. ${coverage.families_seeded} of ${coverage.families_total} families have seeds${coverage.families_declared === 0 ? '' : `, ${coverage.families_declared} are only declared`}.</p>
${figures([
  { label: 'passed', value: quality.passed, tone: 'passed' },
  { label: 'failed', value: quality.failed, tone: quality.failed === 0 ? undefined : 'failed' },
  { label: 'inconclusive', value: quality.inconclusive, tone: quality.inconclusive === 0 ? undefined : 'inconclusive' },
  { label: 'families with results', value: `${coverage.families_with_results} of ${coverage.families_total}` },
])}`;

const recoveryWords: { readonly [count in keyof Body['recovery']]: string } = {
  stranded_recovered: 'stranded attempts recovered',
  cancelled_stayed_terminal: 'cancelled stages that stayed so',
  repeats_redelivered_once: 'repeats delivered once more',
  repeats_suppressed_after_acknowledgement: 'repeats held back once acknowledged',
  retry_limit_enforced: 'retry limits kept',
  events_refused: 'events refused',
};

const recovery = ({
  recovery: counts,
}: Body): Html => html`<p>Passed cases of repeated, cancelled and missed events, by what they show.</p>
${figures(
  (Object.keys(recoveryWords) as (keyof typeof recoveryWords)[]).map((count) => ({
    label: html`${recoveryWords[count]} ${name(count)}`,
    value: counts[count],
  })),
)}`;

const runs = ({ inputs }: Body, cases: readonly Case[]): Html => html`<table class="stack">
<thead><tr><th scope="col">Seed set</th><th scope="col">Judge</th><th scope="col">Outcome</th><th scope="col">Digests</th></tr></thead>
<tbody>
${inputs.map(
  ({
    run_id,
    seed_source,
    seed_set_ref,
    result_sha256,
    observed_at,
    summary,
  }) => html`<tr><th scope="row">${name(seed_set_ref.id)}<span class="small soft">as of ${observed_at}</span></th>
<td>${name(seed_source)}</td>
<td>${outcomeOf(summary)} <span class="small soft">${cases.some(({ run }) => run === run_id) ? '' : 'its cases are not on this page'}</span></td>
<td class="small soft">seed set ${name(seed_set_ref.sha256)}<br>result ${name(result_sha256)}</td></tr>
`,
)}</tbody>
</table>`;

const outcomeOf = ({ total, passed, failed, inconclusive }: Body['quality']): Piece => [
  passed === total ? verdictMark('passed', `all ${total} passed`) : html`${passed} of ${total} passed `,
  failed === 0 ? undefined : html`${verdictMark('failed', `${failed} failed`)} `,
  inconclusive === 0 ? undefined : verdictMark('inconclusive', `${inconclusive} inconclusive`),
];

const footerOf = ({
  content: { body },
  sha256,
}: Dashboard): Html => html`<p>Nothing here grants anything: activation is ${body.activation_state}, authority ${body.authority_effect}, mode ${body.mode}. Every result was replayed and gave the same bytes before it was counted.</p>
${facts([
  ['Dashboard', html`sha256 ${name(sha256)}`],
  ['Catalog', html`${name(body.catalog_ref.id)}, sha256 ${name(body.catalog_ref.sha256)}`],
  ['Evaluator', html`sha256 ${name(body.evaluator.sha256)}`],
  [
    'Core contract',
    html`${name(body.core_contract.semantic_identity)}, package sha256 ${name(body.core_contract.package_ref.sha256)}`,
  ],
])}`;
