// Whether a policy set means the policies at hand: the same core, and for each section that an evaluator rests on the same
// policy and the same decision, by digest.
import { equalJson, type Refusal } from '#canonical';
import { type Digested, firstOf, unrelated } from '#contract';
import { type PolicyName, sectionIds, sectionOf } from '../bundle/names.ts';
import type { PolicyBundle } from '../bundle/types.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';

/** E_RELATION, with `input` 0, when the set names another core or pins other documents for any of the policies. */
export function checkPins(
  bundle: PolicyBundle,
  set: Digested<ControlPolicySet>,
  names: readonly PolicyName[],
): Refusal<'E_RELATION'> | undefined {
  const { core_contract } = set.content.body;
  const expected = bundle.coreContract.named;
  return equalJson(core_contract, expected)
    ? checkSections(bundle, set, names)
    : { ...unrelated(['body', 'core_contract'], `the core \`${expected.generation_id}\``), input: '0' };
}

/** The same of the sections alone, for evaluators that rest on no core. */
export function checkSections(
  bundle: PolicyBundle,
  { content: { body } }: Digested<ControlPolicySet>,
  names: readonly PolicyName[],
): Refusal<'E_RELATION'> | undefined {
  const refusal = firstOf(names.map((name) => () => checkSection(bundle, body, name)));
  return refusal === undefined ? undefined : { ...refusal, input: '0' };
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
