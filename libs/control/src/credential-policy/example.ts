// An example of the credential policy: a policy set, a resolved profile, the stage result that the profile's work came to, the
// duty evaluation of it and a claim.
import { accept, type JsonObject, type Result } from '#canonical';
import { resolvedProfileKind, stageResultKind } from '#contract';
import type { Policies } from '../bundle/types.ts';
import { dutyEvaluationKind } from '../duty-separation/evaluation.ts';
import { admitAs, admitPolicySet } from '../frame/admitting.ts';
import { admitEnvelope } from '../frame/envelope.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision } from '../verdict.ts';
import { credentialClaimKind } from './claim.ts';
import { decideCredentials } from './judge.ts';

/** Members `policy_set`, `resolved_profile`, `result`, `duty` and `claim`, each a document; E_CORE for the core's. */
export function judgeCredentialExample({ policy }: Policies['credential-policy'], input: JsonObject): Result<Decision> {
  const policySet = admitPolicySet(readValue(input.policy_set));
  if (!policySet.ok) return policySet;
  const resolved = admitAs(resolvedProfileKind, readValue(input.resolved_profile), 1, 'E_CORE');
  if (!resolved.ok) return resolved;
  const result = admitAs(stageResultKind, readValue(input.result), 2, 'E_CORE');
  if (!result.ok) return result;
  const duty = admitAs(dutyEvaluationKind, readValue(input.duty), 3, 'E_RELATION');
  if (!duty.ok) return duty;
  const claim = admitEnvelope(credentialClaimKind, readValue(input.claim), 4);
  if (!claim.ok) return claim;
  return accept(
    decideCredentials({
      policy: policy.content,
      policySet: policySet.value,
      resolved: resolved.value.content,
      result: result.value,
      duty: duty.value,
      claim: claim.value.document,
    }),
  );
}
