// What both sandbox evaluators begin with: a policy set, a duty evaluation that was made under it, and a claim.
import { accept, type Result, refuse } from '#canonical';
import { type Digested, unrelated } from '#contract';
import { dutyEvaluationKind } from '../duty-separation/evaluation.ts';
import { isOfPolicySet } from '../duty-separation/of-policy-set.ts';
import { admitAs } from '../frame/admitting.ts';
import type { Read } from '../frame/reading.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { ExecutionEnvironmentClaim } from '../generated/execution-environment-claim.d.ts';
import { environmentClaimKind } from './claim.ts';
import type { SandboxCase } from './judge.ts';

/** Policy set, duty evaluation and claim, of good form and belonging together. */
export type Declaration = {
  readonly policySet: Digested<ControlPolicySet>;
  readonly duty: SandboxCase['duty'];
  readonly claim: Digested<ExecutionEnvironmentClaim>;
};

/** Admits a duty evaluation of the set, and a claim. */
export function admitDeclared(
  policySet: Digested<ControlPolicySet>,
  [second, third]: readonly [Read, Read],
): Result<Declaration> {
  const duty = admitAs(dutyEvaluationKind, second, 1, 'E_RELATION');
  if (!duty.ok) return duty;
  if (!isOfPolicySet(duty.value.content, policySet)) {
    return refuse({ ...unrelated(['body', 'policy_set'], 'a duty evaluation made under this policy set'), input: '1' });
  }
  const claim = admitAs(environmentClaimKind, third, 2, 'E_RELATION');
  return claim.ok ? accept({ policySet, duty: duty.value, claim: claim.value }) : claim;
}
