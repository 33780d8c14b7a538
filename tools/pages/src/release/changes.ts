// What changed since the version that was recorded last, by the name of what changed. It is told again by `ystack diff`.
import type { ReleaseDifference } from '#ledger';
import { facetNames } from '#ledger';
import { type Html, html, type Piece } from '../html.ts';
import { counted, disclosure, name } from '../parts.ts';
import type { Since } from './documents.ts';

type Section = ReleaseDifference['body'][(typeof facetNames)[number]];
type Change = Extract<Section, { state: 'read' }>['changes'][number];

/** Changes of one facet that are shown; the rest is counted. */
const changesShownMax = 200;

/** Fields of one change. */
const fieldsShownMax = 12;

export const changesTitle = (since: Since): string =>
  since.state === 'recorded' ? `Changes since ${since.version}` : 'Changes';

export function changes(since: Since): Piece {
  switch (since.state) {
    case 'first':
      return html`<p>No version was recorded before this commit: there is nothing to compare with.</p>`;
    case 'unusable':
      return html`<p>The ledger of this commit is not in order, and nothing is compared with it. <span class="soft">${since.why}</span></p>`;
    case 'recorded':
      return compared(since.difference.body);
  }
}

function compared(body: ReleaseDifference['body']): Piece {
  if (body.outcome === 'same') return html`<p>Nothing: it is the same release.</p>`;
  const sections = facetNames.map((facet) => [facet, body[facet]] as const);
  const changed = sections.filter(([, section]) => section.state === 'read' && section.changes.length > 0);
  const unchanged = sections.flatMap(([facet, section]) =>
    section.state === 'read' && section.changes.length === 0 ? [facet] : [],
  );
  const unread = sections.flatMap(([facet, { state }]) => (state === 'unread' ? [facet] : []));
  return html`<p>Compared with ${name(body.from.release_id)}, commit ${name(body.from.commit_id)}.</p>
<div class="list">${changed.map(([facet, section]) => (section.state === 'read' ? facetChanges(facet, section.changes) : undefined))}</div>
${unchanged.length === 0 ? undefined : html`<p>Unchanged: ${unchanged.join(', ')}.</p>\n`}${unread.length === 0 ? undefined : html`<p>Not told, because the content is not at hand: ${unread.join(', ')}.</p>\n`}`;
}

function facetChanges(facet: string, found: readonly Change[]): Html {
  const counts = (['added', 'changed', 'removed'] as const)
    .map((change) => [change, found.filter((one) => one.change === change).length] as const)
    .filter(([, count]) => count > 0)
    .map(([change, count]) => `${count} ${change}`);
  const more = found.length - changesShownMax;
  return disclosure(
    facet,
    counts.join(', '),
    html`<ul class="plain small">${found.slice(0, changesShownMax).map(changeLine)}</ul>
${more > 0 ? html`<p class="small soft">${counted(more, 'more change')}.</p>` : undefined}`,
    `changes.${facet}`,
  );
}

const changeLine = ({ change, name: what, fields, fields_left_out: leftOut }: Change): Html => {
  const more = fields.length + leftOut - fieldsShownMax;
  const told = fields.slice(0, fieldsShownMax).map((field, index) => [index === 0 ? '' : ', ', fieldChange(field)]);
  const tail = more > 0 ? ` and ${counted(more, 'more field')}` : undefined;
  return html`<li>${change} ${what.split(' ').map((word, index) => [index === 0 ? '' : ' ', name(word)])}${
    change === 'changed' ? html` <span class="soft">${told}${tail}</span>` : undefined
  }</li>
`;
};

// Two digests say no more than that something changed.
const fieldChange = ({ at, from, to }: Change['fields'][number]): Html =>
  [from, to].every((text) => /^"?[0-9a-f]{40,64}"?$/.test(text ?? ''))
    ? name(at)
    : html`${name(at)} ${value(from)} → ${value(to)}`;

const value = (text: string | undefined): Piece => (text === undefined ? 'nothing' : name(shortened(text)));

// A digest is told by its beginning: both sides in full stand in the two manifests.
const shortened = (text: string): string => text.replace(/[0-9a-f]{40,64}/g, (digest) => `${digest.slice(0, 12)}…`);
