// Cases, told in full where they did not pass and in a line where they did.
import { canonicalText, type Json } from '#canonical';
import type { EvalDashboard } from '#evals';
import { caseWords } from '../../../explain/src/index.ts';
import { anchorOf, type Html, html, type Piece } from '../html.ts';
import { counted, disclosure, documentText, name, verdictMark } from '../parts.ts';
import { type Case, observedOf } from './cases.ts';
import { casesAnchor } from './matrix.ts';

type Families = EvalDashboard['body']['families'];

/** Every case that did not pass, by family, failed ones first, each with its documents one click away. */
export function unmetCases(families: Families, cases: readonly Case[]): Piece {
  const groups = families.flatMap(({ family_id }) =>
    (['failed', 'inconclusive'] as const).flatMap((verdict) => {
      const members = cases.filter((each) => each.family_id === family_id && each.verdict === verdict);
      return members.length === 0 ? [] : [groupOf(family_id, verdict, members)];
    }),
  );
  return groups.length === 0 ? html`<p>Every case came to what its seed expects.</p>` : groups;
}

const groupOf = (family: string, verdict: 'failed' | 'inconclusive', cases: readonly Case[]): Html => {
  const anchor = casesAnchor(family, verdict);
  return html`<section id="${anchor}" aria-labelledby="${anchor}-title">
<h3 id="${anchor}-title">${name(family)}: ${counted(cases.length, 'case')} ${verdict}</h3>
${cases.map(unmetCase)}</section>
`;
};

const unmetCase = (each: Case): Html => {
  const anchor = anchorOf('case', each.run, each.case_id);
  const words = caseWords[each.reason_id];
  return html`<article class="case ${each.verdict}" id="${anchor}">
<header><h4>${name(each.case_id)}</h4><p>${verdictMark(each.verdict)}</p></header>
<p>${words?.rule ?? 'The reason is not one that is known here.'}</p>
<p class="small soft">${name(each.reason_id)}, judged by ${name(each.source)}</p>
<div class="pair">
<div><h4>Expected</h4>${documentText(each.expectation as unknown as Json)}</div>
<div><h4>Observed</h4>${documentText(observedOf(each))}</div>
</div>
${disclosure('Documents of the case', counted(each.documents.length, 'document'), caseDocuments(each))}</article>
`;
};

const caseDocuments = ({ documents, settings }: Case): Piece => [
  ...settings.map(([setting, value]) => html`<h4>${setting}</h4>${documentText(value)}`),
  ...documents.map(
    ({ name: slot, sha256, content }) =>
      html`<h4>${slot} <span class="soft">sha256 ${name(sha256)}</span></h4>${documentText(content)}`,
  ),
];

/** The cases that passed, by family, closed. */
export const passedCases = (families: Families, cases: readonly Case[]): Piece => {
  const groups = families.flatMap(({ family_id }) => {
    const members = cases.filter((each) => each.family_id === family_id && each.verdict === 'passed');
    if (members.length === 0) return [];
    const lines = html`<ul class="plain">${members.map((each) => html`<li class="small"><p>${name(each.case_id)} <span class="soft">${shortly(each.expectation as unknown as Json)}</span></p></li>\n`)}</ul>`;
    return [disclosure(name(family_id), counted(members.length, 'case'), lines, casesAnchor(family_id, 'passed'))];
  });
  return groups.length === 0 ? html`<p>None.</p>` : html`<div class="list">${groups}</div>`;
};

const shortCharsMax = 160;

const shortly = (expectation: Json): string => {
  const text = canonicalText(expectation);
  return text.length > shortCharsMax ? `${text.slice(0, shortCharsMax)} …` : text;
};
