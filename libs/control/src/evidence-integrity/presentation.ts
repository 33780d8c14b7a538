// `evidence_integrity_presentation`: the evidence of a stage as somebody presents it. Its lists are in order; that nothing
// stands in them twice is a finding of the judge and not a rule of form.
import { compareJq, type Refusal } from '#canonical';
import { defineKind, type EvidenceRef, misshapen, type Place } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import { type EvidenceIntegrityPresentation, validate } from '../generated/evidence-integrity-presentation.js';

export const presentationKind = defineKind<EvidenceIntegrityPresentation>({
  kind: 'evidence_integrity_presentation',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
  shapes: [
    ({ body }) => checkOrder(body.evidence, (item) => [item.evidence_id], ['body', 'evidence'], 'evidence_id'),
    ({ body }) =>
      checkOrder(body.prior_evidence_refs, priorKey, ['body', 'prior_evidence_refs'], 'result digest and evidence_id'),
  ],
});

/** By what prior evidence is sorted and told apart. */
export const priorKey = ({ stage_result_ref, evidence_id }: EvidenceRef): readonly string[] => [
  stage_result_ref.sha256,
  evidence_id,
];

function checkOrder<T>(
  items: readonly T[],
  key: (item: T) => readonly string[],
  place: Place,
  by: string,
): Refusal | undefined {
  const at = items.findIndex((item, index) => index > 0 && compareJq(key(items[index - 1] as T), key(item)) > 0);
  return at === -1 ? undefined : misshapen([...place, at], `the order of ${by}`);
}
