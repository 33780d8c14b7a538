// What the policies say of a profile. For each role that can be asked for work the clean stage that the resolved profile
// implies is built and judged; the answer must be the best that the policy can give. The dormant roles, ci and publisher
// among them, are judged by the duty policy in every one of these stages.
import { accept, encodeCanonical, type Json, type Refusal, type Result, refuse } from '#canonical';
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

/** What an evaluation must come to. */
type Best = {
  readonly verdict: string;
  readonly isReason: (reasons: readonly string[]) => boolean;
  readonly said: string;
};

const satisfied: Best = { verdict: 'satisfied', isReason: () => true, said: '`satisfied`' };

/** Where a claim of credentials comes from is nothing that the policy can know, and it must have nothing else to say. */
const unqualified: Best = {
  verdict: 'inconclusive',
  isReason: (reasons) => reasons.length === 1 && reasons[0] === 'claim.provenance-unqualified',
  said: '`inconclusive` by nothing but `claim.provenance-unqualified`',
};

type Evaluated = {
  readonly content: { readonly body: { readonly verdict: string; readonly reason_ids: readonly string[] } };
};

function held<T extends Evaluated>(policy: string, best: Best, judged: Result<T>): Result<T> {
  if (!judged.ok) {
    const { code, at, expected } = judged.refusal;
    return refuse(worse(policy, `an evaluation, not \`${code}\`: ${at === undefined ? '' : `${at}, `}${expected}`));
  }
  const { verdict, reason_ids } = judged.value.content.body;
  if (verdict === best.verdict && best.isReason(reason_ids)) return judged;
  const reasons = reason_ids.map((reason) => `\`${reason}\``).join(', ');
  return refuse(worse(policy, `${best.said}, not \`${verdict}\` by ${reasons}`));
}

const worse = (policy: string, expected: string): Refusal => ({
  code: 'E_EVALUATION',
  at: policy,
  expected,
  mend: 'change what the reasons name in the profile, pin it again, and commit',
});
