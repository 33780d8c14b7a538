// Reading which documents an evaluation was made from. References come in several forms (by id, by content id, by digest
// alone); all hold a digest, and the digest is what counts.
import type { Json, JsonObject } from '#canonical';
import { at, objectOf, textOf } from './at.ts';
import type { NamedInput } from './explanation.ts';

/** Name in the words, kind of the document, path of the reference in the explained document. */
export type InputPlace = readonly [name: string, kind: string, path: string];

/** The inputs that the document names at these places; a place that holds no reference is left out. */
export const namedInputs = (content: JsonObject, places: readonly InputPlace[]): readonly NamedInput[] =>
  places.flatMap(([name, kind, path]) => {
    const reference = at(content, path);
    const sha256 = digestOf(reference);
    if (sha256 === '') return [];
    const { id, content_id } = objectOf(reference);
    const label = textOf(id) || textOf(content_id);
    return [label === '' ? { name, kind, sha256 } : { name, kind, id: label, sha256 }];
  });

const digestOf = (reference: Json | undefined): string => textOf(reference) || textOf(objectOf(reference).sha256);

/** The stage that an evaluation is about. */
export const stageInputs: readonly InputPlace[] = [
  ['request', 'stage_request', 'body.stage.request_ref'],
  ['resolved', 'resolved_profile', 'body.stage.resolved_profile_ref'],
  ['result', 'stage_result', 'body.stage.result_ref'],
];

/** The documents it was judged by. */
export const policyInputs = (kind: string): readonly InputPlace[] => [
  ['policy', kind, 'body.policy_ref'],
  ['decision', `${kind.replace(/_policy$/, '')}_decision`, 'body.decision_ref'],
  ['policy set', 'control_policy_set', 'body.policy_set'],
];

export const dutyInput: InputPlace = ['duty', 'duty_separation_evaluation', 'body.duty_evaluation_ref'];
