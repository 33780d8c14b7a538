// What is carried of a merge request for people: texts, flags, who approved, which pipelines ran. No member of it decides
// anything; every number is text.
import { type Json, type JsonObject, RawNumber } from '#canonical';
import { boundedText, carried } from '../opaque.ts';
import type { Place } from '../place.ts';
import type { Parts } from './parts.ts';

const textBytesMax = 8192;
const shortBytesMax = 256;
const listMax = 64;

const text = (place: Place): string | null => carried(place, textBytesMax);
// Texts of lists, of which there can be many.
const short = (place: Place): string | null => carried(place, shortBytesMax);

const flag = ({ value }: Place): boolean | null => (typeof value === 'boolean' ? value : null);

const digits = ({ value }: Place): string | null =>
  value instanceof RawNumber ? boundedText(value.text, shortBytesMax) : null;

const listed = (place: Place, read: (item: Place) => Json): readonly Json[] =>
  place.isArray ? place.items().slice(0, listMax).map(read) : [];

/** For people. `merge_status` is left out: programs that still read it take it for the newer one. */
export function metadataOf(request: Place, parts: Parts): JsonObject {
  const [approvals] = parts.approvals;
  const [car] = parts['merge train car'];
  return {
    author: text(request.at('author', 'username')),
    auto_merge: flag(request.get('merge_when_pipeline_succeeds')),
    description: text(request.get('description')),
    detailed_merge_status: text(request.get('detailed_merge_status')),
    discussion_locked: flag(request.get('discussion_locked')),
    draft: flag(request.get('draft')),
    has_conflicts: flag(request.get('has_conflicts')),
    head_pipeline: request.get('head_pipeline').isObject ? pipelineOf(request.get('head_pipeline')) : null,
    id: digits(request.get('id')),
    labels: listed(request.get('labels'), (label) => short(label) ?? short(label.get('name'))),
    merge_error: text(request.get('merge_error')),
    merge_train: car === undefined ? null : { id: digits(car.get('id')), status: text(car.get('status')) },
    pipelines: parts.pipeline.slice(0, listMax).map(pipelineOf),
    source_branch: text(request.get('source_branch')),
    source_project_id: digits(request.get('source_project_id')),
    state: text(request.get('state')),
    target_branch: text(request.get('target_branch')),
    title: text(request.get('title')),
    approvals: approvals === undefined ? null : approvalsOf(approvals),
  };
}

const pipelineOf = (pipeline: Place): JsonObject => ({
  id: digits(pipeline.get('id')),
  ref: short(pipeline.get('ref')),
  sha: short(pipeline.get('sha')),
  status: short(pipeline.get('status')),
});

const approvalsOf = (approvals: Place): JsonObject => ({
  approved: flag(approvals.get('approved')),
  approved_by: listed(approvals.get('approved_by'), (entry) => digits(entry.at('user', 'id'))),
  left: digits(approvals.get('approvals_left')),
  required: digits(approvals.get('approvals_required')),
});
