// A duty evaluation as a document: the verdict on a stage run that later judges take up. Typed by hand, as everything that
// a case states; that it is the verdict the run deserves is told by the judges that regenerate it.
import type { DocumentRef } from '#contract';
import { type House, sectionOf } from '../house.ts';

export type DutyVerdict = { readonly verdict: string; readonly reasons: readonly string[] };

export const dutySatisfied: DutyVerdict = { verdict: 'satisfied', reasons: ['duty.satisfied'] };

/** What the duty policy of our set says of a stage run. */
export function dutyEvaluation(
  house: House,
  stage: { request_ref: DocumentRef; resolved_profile_ref: DocumentRef; result_ref: DocumentRef },
  { verdict, reasons }: DutyVerdict,
) {
  const { content, sha256 } = house.policySet;
  const { policy_ref, decision_ref } = sectionOf(house, 'duty-separation');
  return {
    schema_version: 1,
    kind: 'duty_separation_evaluation',
    id: stage.result_ref.id,
    body: {
      activation_state: 'inactive',
      core_contract: content.body.core_contract,
      decision_ref,
      evaluation_mode: 'observation-only',
      policy_ref,
      policy_set: { id: content.id, sha256 },
      reason_ids: [...reasons],
      reference_semantics: 'identity-only',
      stage,
      verdict,
    },
  };
}
