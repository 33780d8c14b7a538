// Rows that hold for every adapter that reads a trust context and something observed, by the places they have in common.
import type { Edits } from './edit.ts';
import type { Row } from './tables.ts';
import { rowsOf } from './tables.ts';

const rowsAt = (place: string, outcome: string, rows: readonly (readonly [rule: string, edits: Edits])[]): Row[] =>
  rowsOf(
    outcome,
    rows.map(([rule, edits]) => [`${rule} (${place})`, edits]),
  );

/** Everything a pair of revisions can have wrong. */
export const revisionRows = (outcome: string, place: string): Row[] =>
  rowsAt(place, outcome, [
    ['a revision with a member too many', { [`${place}/ref`]: 'main' }],
    ['a revision of an unknown algorithm', { [`${place}/hash_algorithm`]: 'md5' }],
    ['a SHA-256 revision with a SHA-1 commit', { [`${place}/hash_algorithm`]: 'sha256' }],
    ['a short commit id', { [`${place}/commit_id`]: 'a1a1a1a' }],
    ['a commit id in upper case', { [`${place}/commit_id`]: 'A1'.repeat(20) }],
    ['a commit id that is no text', { [`${place}/commit_id`]: 7 }],
    ['a repository id with a slash', { [`${place}/repository_id`]: 'repo/x' }],
    ['head and base in two repositories', { [`${place}/repository_id`]: 'repo.elsewhere' }],
  ]);

/** Everything a content reference can have wrong. */
export const contentRows = (outcome: string, place: string): Row[] =>
  rowsAt(place, outcome, [
    ['a content id with a colon', { [`${place}/content_id`]: 'a:b' }],
    ['an empty content id', { [`${place}/content_id`]: '' }],
    ['a content id of 129 characters', { [`${place}/content_id`]: 'a'.repeat(129) }],
    ['a media type without a subtype', { [`${place}/media_type`]: 'application' }],
    ['a media type with a parameter', { [`${place}/media_type`]: 'text/plain; charset=utf-8' }],
    ['a media type of 128 characters', { [`${place}/media_type`]: `a/${'b'.repeat(126)}` }],
    ['a digest in upper case', { [`${place}/sha256`]: 'A'.repeat(64) }],
    ['a digest of 63 digits', { [`${place}/sha256`]: 'a'.repeat(63) }],
    ['a reference with a member too many', { [`${place}/size`]: 1 }],
    ['a reference that is null', { [place]: null }],
  ]);

/** Everything a provider's id can have wrong. */
export const providerIdRows = (outcome: string, place: string): Row[] =>
  rowsAt(place, outcome, [
    ['a provider id that is a number', { [place]: 15368 }],
    ['a provider id with a leading zero', { [place]: '015' }],
    ['a provider id of zero', { [place]: '0' }],
    ['a provider id of 21 digits', { [place]: '1'.repeat(21) }],
    ['a provider id with a final newline', { [place]: '15\n' }],
    ['a missing provider id', { [place]: undefined }],
  ]);

/** Everything a time can have wrong. */
export const timeRows = (outcome: string, place: string): Row[] =>
  rowsAt(place, outcome, [
    ['a time with a fraction', { [place]: '2026-03-03T10:00:00.0Z' }],
    ['a time with an offset', { [place]: '2026-03-03T10:00:00+00:00' }],
    ['the 29th of February in 2100', { [place]: '2100-02-29T10:00:00Z' }],
    ['the 31st of April', { [place]: '2026-04-31T10:00:00Z' }],
    ['the hour 24', { [place]: '2026-03-03T24:00:00Z' }],
    ['the second 60', { [place]: '2026-03-03T10:00:60Z' }],
    ['the month 0', { [place]: '2026-00-03T10:00:00Z' }],
  ]);

/** An envelope that is not exactly two members. */
export const envelopeRows = (outcome: string, subject: string): Row[] =>
  rowsOf(outcome, [
    ['an empty envelope', { '': {} }],
    ['an envelope that is an array', { '': [] }],
    ['an envelope that is null', { '': null }],
    ['an envelope with a member too many', { '/extra': true }],
    [`an envelope without its ${subject}`, { [`/${subject}`]: undefined }],
    ['an envelope without its trust context', { '/trust_context': undefined }],
  ]);
