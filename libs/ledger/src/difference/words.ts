// A difference in words: names first, then what became of them. Long lists are cut and counted.
import type { FieldChange } from '../generated/common.d.ts';
import type { Change, ReleaseDifference } from '../generated/release-difference.d.ts';
import { facetNames } from './build-difference.ts';

const changesShownMax = 40;
const fieldsShownMax = 6;

/** Lines for a terminal, without their ends. */
export function differenceWords({ body }: ReleaseDifference): readonly string[] {
  if (body.outcome === 'same') return [`the same release: ${body.from.release_id}`];
  const sections = facetNames.map((name) => [name, body[name]] as const);
  const unchanged = sections.flatMap(([name, { state, ...rest }]) =>
    state === 'read' && 'changes' in rest && rest.changes.length === 0 ? [name] : [],
  );
  const unread = sections.flatMap(([name, { state }]) => (state === 'unread' ? [name] : []));
  return [
    `from ${body.from.release_id}`,
    `to   ${body.to.release_id}`,
    ...body.release.map((field) => `release: ${fieldWords(field)}`),
    ...sections.flatMap(([name, section]) => (section.state === 'read' ? changeLines(name, section.changes) : [])),
    ...(unchanged.length === 0 ? [] : [`unchanged: ${unchanged.join(', ')}`]),
    ...(unread.length === 0
      ? []
      : [`not told: ${unread.join(', ')}; neither the release directory nor the commit is at hand on both sides`]),
  ];
}

function changeLines(name: string, changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return [];
  const counts = (['added', 'changed', 'removed'] as const)
    .map((change) => [change, changes.filter((one) => one.change === change).length] as const)
    .filter(([, count]) => count > 0)
    .map(([change, count]) => `${count} ${change}`);
  const more = changes.length - changesShownMax;
  const isJudgedAlike =
    name === 'gates' &&
    changes.every(({ change, fields }) => change === 'changed' && !fields.some(({ at }) => at === 'verdict'));
  return [
    `${name}: ${counts.join(', ')}${isJudgedAlike ? ', every verdict as before' : ''}`,
    ...changes.slice(0, changesShownMax).map((change) => `  ${changeWords(change)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

/**
 * One change on one line: `changed NAME: FIELD OLD → NEW`. What was added or removed is told by its name alone, and so is a
 * field that holds a digest: two digests say no more than that it changed.
 */
export function changeWords({ change, name, fields, fields_left_out: leftOut }: Change): string {
  if (change !== 'changed') return `${change} ${name}`;
  const more = fields.length + leftOut - fieldsShownMax;
  const told = fields.slice(0, fieldsShownMax).map((field) => (isDigests(field) ? field.at : fieldWords(field)));
  return `${change} ${name}: ${[...told, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`;
}

/** `FIELD OLD → NEW`, digests by their first twelve digits. */
export const fieldWords = ({ at, from, to }: FieldChange): string => `${at} ${shortened(from)} → ${shortened(to)}`;

const isDigests = ({ from, to }: FieldChange): boolean =>
  [from, to].every((text) => text !== undefined && /^"?[0-9a-f]{40,64}"?$/.test(text));

const shortened = (text: string | undefined): string =>
  text === undefined ? 'nothing' : text.replace(/[0-9a-f]{40,64}/g, (digest) => `${digest.slice(0, 12)}…`);
