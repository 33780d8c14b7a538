// Whether a duty evaluation was made under a policy set. An evaluator that rests on one asks this, so that an evaluation of
// another set, of another duty policy or of another core is not taken for one of its own.
import { equalJson } from '#canonical';
import type { Digested } from '#contract';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';

/** Whether set, duty policy, duty decision and core are those of the set. */
export function isOfPolicySet(
  { body }: DutySeparationEvaluation,
  { content, sha256 }: Digested<ControlPolicySet>,
): boolean {
  const section = content.body.sections.find(({ section_id }) => section_id === 'duty-separation');
  return (
    section !== undefined &&
    equalJson(body.policy_set, { id: content.id, sha256 }) &&
    equalJson(body.policy_ref, section.policy_ref) &&
    equalJson(body.decision_ref, section.decision_ref) &&
    equalJson(body.core_contract, content.body.core_contract)
  );
}
