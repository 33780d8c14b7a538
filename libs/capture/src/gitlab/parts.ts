// Which things GitLab's JSON holds, however it came: a thing by itself, a list, or lists of pages. A thing is known by the
// members that only it has; file names and order mean nothing.
import { depart } from '../define-capture.ts';
import type { Place } from '../place.ts';

// biome-ignore format: a table
const marks = {
  'merge request':   ['iid', 'source_branch', 'target_branch', 'state'],
  'changed file':    ['new_path', 'old_path', 'new_file'],
  'diff version':    ['head_commit_sha', 'base_commit_sha', 'diffs'],
  'merge train car': ['merge_request', 'target_branch', 'status'],
  pipeline:          ['id', 'ref', 'sha', 'status'],
  approvals:         ['approved_by'],
  user:              ['id', 'username'],
} as const;

export type Kind = keyof typeof marks;

/** The things in the files by kind, in their order. */
export type Parts = { readonly [K in Kind]: readonly Place[] };

const kinds = Object.keys(marks) as readonly Kind[];

/** Sorts every thing by its kind. Ends the capture at one that is of none. */
export function partsOf(values: readonly Place[]): Parts {
  const parts = Object.fromEntries(kinds.map((kind) => [kind, [] as Place[]])) as { [K in Kind]: Place[] };
  for (const item of values.flatMap(itemsOf)) parts[kindOf(item)].push(item);
  return parts;
}

// A list's items, and those of the lists in it: pages may come in one array.
function itemsOf(value: Place): readonly Place[] {
  if (!value.isArray) return [value];
  return value.items().flatMap((item) => (item.isArray ? item.items() : [item]));
}

const kindOf = (item: Place): Kind =>
  kinds.find((kind) => item.has(...marks[kind])) ?? item.fail('capture.wrong-event', `a ${kinds.join(' or a ')}`);

/** The one thing of its kind, or undefined when there is none. */
export function atMostOne(parts: Parts, kind: Kind): Place | undefined {
  const [first, second] = parts[kind];
  return second === undefined ? first : second.fail('capture.ambiguous', `one ${kind} in all the files`);
}

/**
 * The merge request the files are about, and the same with its `changes` when the files have it that way (by itself, or
 * beside the plain one, with which it must agree).
 */
export function mergeRequestOf(parts: Parts): { readonly request: Place; readonly withChanges: Place | undefined } {
  const all = parts['merge request'];
  const [withChanges, otherChanges] = all.filter((request) => request.get('changes').isArray);
  const [plain, otherPlain] = all.filter((request) => !request.get('changes').isArray);
  const spare = otherPlain ?? otherChanges;
  if (spare !== undefined) spare.fail('capture.ambiguous', 'one merge request in all the files');
  const request = plain ?? withChanges;
  if (request === undefined) return depart('capture.missing-part', 'a merge request in one of the files');
  if (plain !== undefined && withChanges !== undefined) {
    mustBeId(withChanges.get('iid'), plain.get('iid').id(), 'merge request');
    mustBeId(withChanges.get('project_id'), plain.get('project_id').id(), 'project');
    const sha = withChanges.get('sha');
    if (sha.text() !== plain.get('sha').text()) sha.fail('capture.mismatch', "the merge request's own commit");
  }
  return { request, withChanges };
}

/** Ends the capture when the id at a place is not the one that goes with the rest. */
export function mustBeId(place: Place, id: string, what: string): void {
  if (place.id() !== id) place.fail('capture.mismatch', `${what} ${id}`);
}
