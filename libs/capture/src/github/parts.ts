// Which things GitHub's JSON holds, however it came: a thing by itself, a list, lists of pages (`gh api --paginate --slurp`),
// pages behind one another, a page with `total_count`, or a webhook delivery. A thing is known by the members that only it
// has; file names and order mean nothing.
import { depart } from '../define-capture.ts';
import type { Place } from '../place.ts';

// biome-ignore format: a table
const kinds = {
  'pull request':   { delivered: 'pull_request', listed: 'pull_requests', marks: ['number', 'head', 'base'] },
  'changed file':   { delivered: undefined,      listed: undefined,       marks: ['filename', 'status'] },
  'review comment': { delivered: 'comment',      listed: undefined,       marks: ['pull_request_review_id', 'path'] },
  review:           { delivered: 'review',       listed: undefined,       marks: ['state', 'commit_id', 'pull_request_url'] },
  'workflow run':   { delivered: 'workflow_run', listed: 'workflow_runs', marks: ['workflow_id', 'check_suite_id'] },
  job:              { delivered: 'workflow_job', listed: 'jobs',          marks: ['run_id', 'check_run_url'] },
  'check run':      { delivered: 'check_run',    listed: 'check_runs',    marks: ['check_suite', 'app'] },
  'check suite':    { delivered: 'check_suite',  listed: 'check_suites',  marks: ['app', 'before', 'after'] },
} as const;

export type Kind = keyof typeof kinds;

/** One thing. `delivery` is the webhook delivery it came in, `page` the page with a `total_count`. */
export type Part = {
  readonly kind: Kind;
  readonly place: Place;
  readonly delivery?: Place;
  readonly page?: Place;
};

/** Every thing of the wanted kinds. Ends the capture at a value that holds none of them. */
export function partsOf(values: readonly Place[], wanted: readonly Kind[]): readonly Part[] {
  return values.flatMap((value) => itemsOf(value).flatMap((item) => partsIn(item, wanted)));
}

/** The things of one kind. */
export const ofKind = (parts: readonly Part[], kind: Kind): readonly Part[] =>
  parts.filter((part) => part.kind === kind);

/** The one thing of its kind. */
export function theOne(parts: readonly Part[], kind: Kind): Part {
  const [first, second] = ofKind(parts, kind);
  if (first === undefined) depart('capture.missing-part', `a ${kind} in one of the files`);
  return second === undefined ? first : second.place.fail('capture.ambiguous', `one ${kind} in all the files`);
}

// A list's items, and those of the lists in it: pages may come in one array.
function itemsOf(value: Place): readonly Place[] {
  if (!value.isArray) return [value];
  return value.items().flatMap((item) => (item.isArray ? item.items() : [item]));
}

function partsIn(item: Place, wanted: readonly Kind[]): readonly Part[] {
  const bare = wanted.find((kind) => item.has(...kinds[kind].marks));
  if (bare !== undefined) return [{ kind: bare, place: item }];
  const parts = wanted.flatMap((kind) => [...listed(item, kind), ...delivered(item, kind)]);
  const isPage = wanted.some((kind) => isListOf(item, kind));
  return parts.length > 0 || isPage ? parts : item.fail('capture.wrong-event', `a ${wanted.join(' or a ')}`);
}

const isListOf = (item: Place, kind: Kind): boolean => {
  const { listed: name } = kinds[kind];
  return name !== undefined && item.has('total_count', name) && item.get(name).isArray;
};

const listed = (page: Place, kind: Kind): readonly Part[] =>
  isListOf(page, kind)
    ? page
        .get(kinds[kind].listed ?? '')
        .items()
        .map((place) => ({ kind, place, page }))
    : [];

function delivered(delivery: Place, kind: Kind): readonly Part[] {
  const name = kinds[kind].delivered;
  if (name !== undefined && delivery.get(name).isObject) {
    isStillThere(delivery, kind);
    return [{ kind, place: delivery.get(name), delivery }];
  }
  const thread = delivery.at('thread', 'comments');
  if (kind !== 'review comment' || !thread.isArray) return [];
  return thread.items().map((place) => ({ kind, place, delivery }));
}

// What a delivery says was deleted is no part of anything any more.
function isStillThere(delivery: Place, kind: Kind): void {
  if (kind !== 'review comment' || delivery.get('action').value !== 'deleted') return;
  delivery.fail('capture.wrong-event', 'a review comment that was not deleted');
}
