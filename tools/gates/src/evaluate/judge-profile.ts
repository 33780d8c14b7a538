// What the policies say of a profile. For each role that can be asked for work the clean stage that the resolved profile
// implies is built and judged; the answer must be the best that the policy can give. The dormant roles, ci and publisher
// among them, are judged by the duty policy in every one of these stages.
import { accept, encodeCanonical, type Json, type Result, refuse } from '#canonical';
import type { Admitted, ResolvedProfile } from '#contract';
import {
  type ClaimContext,
  evaluateCredentialPolicy,
  evaluateDuty,
  evaluateSandbox,
  type ImpliedStage,
  impliedCredentialClaim,
  impliedEnvironmentClaim,
  impliedStage,
  type PolicyBundle,
  stageRoles,
} from '#control';
import { held, satisfied, unqualified } from './best-evaluation.ts';

/** Documents by a name that is theirs within one stage. */
type Named = readonly (readonly [name: string, bytes: Uint8Array])[];

/**
 * The stage, claims and evaluations of every stage role by file name, judged at `at`. Refuses E_EVALUATION, with the role
 * and the policy as its place, for an evaluation that is not what it must be, and for a policy that refuses to judge.
 */
export function judgeProfile(
  bundle: PolicyBundle,
  resolved: Admitted<ResolvedProfile>,
  at: string,
): Result<ReadonlyMap<string, Uint8Array>> {
  const documents = new Map<string, Uint8Array>();
  for (const role of stageRoles) {
    const judged = judgeStage(bundle, impliedStage(resolved, role, at), role === 'verifier');
    if (!judged.ok) return refuse({ ...judged.refusal, at: `${role}, ${judged.refusal.at ?? ''}` });
    for (const [name, bytes] of judged.value) documents.set(`${role}.${name}.json`, bytes);
  }
  return accept(documents);
}

function judgeStage(bundle: PolicyBundle, stage: ImpliedStage, isSandboxed: boolean): Result<Named> {
  const set = bundle.sets.plain;
  const [request, result] = [stage.request.bytes, stage.result.bytes];
  const tuple = { policySet: set.bytes, request, resolved: stage.resolved.bytes, result };
  const duty = held('duty-separation', satisfied, evaluateDuty(bundle, tuple));
  if (!duty.ok) return duty;
  const context: ClaimContext = { policySet: set, duty: duty.value };
  const claim = encodeCanonical(impliedCredentialClaim(stage, context) as unknown as Json);
  const judged = evaluateCredentialPolicy(bundle, { ...tuple, duty: duty.value.bytes, claim });
  const credential = held('credential-policy', unqualified, judged);
  if (!credential.ok) return credential;
  const sandboxed = isSandboxed ? judgeSandbox(bundle, stage, context, duty.value.bytes) : accept<Named>([]);
  if (!sandboxed.ok) return sandboxed;
  return accept([
    ['request', request],
    ['result', result],
    ['duty-separation', duty.value.bytes],
    ['credential-claim', claim],
    ['credential-policy', credential.value.bytes],
    ...sandboxed.value,
  ]);
}

function judgeSandbox(
  bundle: PolicyBundle,
  stage: ImpliedStage,
  context: ClaimContext,
  duty: Uint8Array,
): Result<Named> {
  const environment = impliedEnvironmentClaim(stage, context, bundle.policies.sandbox.policy.content);
  const claim = encodeCanonical(environment as unknown as Json);
  const inputs = { policySet: bundle.sets.plain.bytes, duty, claim };
  const sandbox = held('sandbox', satisfied, evaluateSandbox(bundle, inputs));
  if (!sandbox.ok) return sandbox;
  return accept([
    ['environment-claim', claim],
    ['sandbox', sandbox.value.bytes],
  ]);
}
