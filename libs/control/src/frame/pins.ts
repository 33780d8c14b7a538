// Whether a policy set means the policies at hand: the same core, and for each section that an evaluator rests on the same
// policy and the same decision, by digest.
import { equalJson, type Refusal } from '#canonical';
import { type Digested, firstAmong, unrelated } from '#contract';
import { type PolicyName, sectionIds, sectionOf } from '../bundle/names.ts';
import type { PolicyBundle } from '../bundle/types.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';

/** E_RELATION, with `input` 0, when the set names another core or pins other documents for any of the policies. */
export const checkPins = (
  bundle: PolicyBundle,
  set: Digested<ControlPolicySet>,
  names: readonly PolicyName[],
): Refusal<'E_RELATION'> | undefined => checkCore(bundle, set) ?? checkSections(bundle, set, names);

/** The same without the core: E_RELATION, with `input` 0, when the set pins other documents for any of the policies. */
export function checkSections(
  bundle: PolicyBundle,
  { content: { body } }: Digested<ControlPolicySet>,
  names: readonly PolicyName[],
): Refusal<'E_RELATION'> | undefined {
  const refusal = firstAmong(names, (name) => checkSection(bundle, body, name));
  return refusal === undefined ? undefined : { ...refusal, input: '0' };
}

function checkCore(
  { coreContract: { named } }: PolicyBundle,
  { content: { body } }: Digested<ControlPolicySet>,
): Refusal<'E_RELATION'> | undefined {
  return equalJson(body.core_contract, named)
    ? undefined
    : { ...unrelated(['body', 'core_contract'], `the core \`${named.generation_id}\``), input: '0' };
}

function checkSection(
  { policies }: PolicyBundle,
  { sections }: ControlPolicySet['body'],
  name: PolicyName,
): Refusal<'E_RELATION'> | undefined {
  const index = sectionIds.indexOf(sectionOf(name));
  const { policyRef, decisionRef } = policies[name];
  const place = ['body', 'sections', index];
  const section = sections[index];
  if (!equalJson(section?.policy_ref ?? null, policyRef)) {
    return unrelated([...place, 'policy_ref'], `the policy with digest ${policyRef.sha256}`);
  }
  if (!equalJson(section?.decision_ref ?? null, decisionRef)) {
    return unrelated([...place, 'decision_ref'], `the decision with digest ${decisionRef.sha256}`);
  }
  return undefined;
}
