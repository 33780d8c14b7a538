// The credential policy evaluator: from the bytes of a policy set, a stage run, its duty evaluation and a claim about
// credentials to an evaluation.
import { accept, equalJson, type Result, refuse } from '#canonical';
import { type Admitted, type Digested, unrelated } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { Policies, PolicyBundle } from '../bundle/types.ts';
import { buildDutyEvaluation } from '../duty-separation/evaluate.ts';
import { dutyEvaluationKind } from '../duty-separation/evaluation.ts';
import { admitAs, admitPolicySet, admitStageRun } from '../frame/admitting.ts';
import { admitEnvelope, type Enveloped } from '../frame/envelope.ts';
import { checkPins } from '../frame/pins.ts';
import { type Read, readInTurn } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { CredentialBoundaryClaim } from '../generated/credential-boundary-claim.d.ts';
import type { CredentialPolicyEvaluation } from '../generated/credential-policy-evaluation.d.ts';
import { controlRefOf } from '../refs.ts';
import { credentialClaimKind } from './claim.ts';
import { type CredentialCase, decideCredentials } from './judge.ts';

/** Canonical bytes each; a refusal's `input` counts them from 0 in this order. */
export type CredentialInputs = {
  readonly policySet: Uint8Array;
  readonly request: Uint8Array;
  readonly resolved: Uint8Array;
  readonly result: Uint8Array;
  readonly duty: Uint8Array;
  readonly claim: Uint8Array;
};

/** In the order in which they are decided. */
export const credentialCodes = [
  'E_EXAMPLE',
  'E_LIMIT',
  'E_PARSE',
  'E_CANONICAL',
  'E_POLICY_SET',
  'E_RELATION',
  'E_CORE',
] as const;

/**
 * Whether claimed credentials stay within what each role may hold. Refuses, in this order: a credential policy whose examples
 * do not hold (E_EXAMPLE); E_LIMIT for too many bytes; E_PARSE, E_CANONICAL and E_LIMIT input by input; E_POLICY_SET; a set
 * that names another core or pins another credential or duty policy (E_RELATION); what the core refuses (E_CORE); a duty
 * evaluation that is not, to the byte, the one of these documents, and a claim with no envelope (E_RELATION).
 */
export function evaluateCredentialPolicy(
  bundle: PolicyBundle,
  { policySet, request, resolved, result, duty, claim }: CredentialInputs,
): Result<Admitted<CredentialPolicyEvaluation>> {
  const pinned = usePolicy(bundle, 'credential-policy');
  if (!pinned.ok) return pinned;
  const reads = readInTurn([policySet, request, resolved, result, duty, claim]);
  if (!reads.ok) return reads;
  const [setRead, ...others] = reads.value as readonly [Read, Read, Read, Read, Read, Read];
  const set = admitPolicySet(setRead);
  if (!set.ok) return set;
  const unpinned = checkPins(bundle, set.value, ['credential-policy', 'duty-separation']);
  if (unpinned !== undefined) return refuse(unpinned);
  const run = admitStageRun([others[0], others[1], others[2]], 1);
  if (!run.ok) return run;
  const found = admitAs(dutyEvaluationKind, others[3], 4, 'E_RELATION');
  if (!found.ok) return found;
  const duties = usePolicy(bundle, 'duty-separation');
  if (!duties.ok) return duties;
  const expected = buildDutyEvaluation(duties.value, set.value, run.value);
  if (!equalJson(found.value.content, expected)) {
    return refuse({ ...unrelated([], 'the duty evaluation of this stage run under this policy set'), input: '4' });
  }
  const claimed = admitEnvelope(credentialClaimKind, others[4], 5);
  if (!claimed.ok) return claimed;
  const facts = { policySet: set.value, resolved: run.value.resolved.content, result: run.value.result };
  return accept(admittedOf(buildCredentialEvaluation(pinned.value, { ...facts, duty: found.value }, claimed.value)));
}

/** The evaluation of documents that belong together. */
export function buildCredentialEvaluation(
  { policy, policyRef, decisionRef }: Policies['credential-policy'],
  documents: Omit<CredentialCase, 'policy' | 'claim'>,
  { named, document }: Enveloped<CredentialBoundaryClaim>,
): CredentialPolicyEvaluation {
  const { policySet, duty, result } = documents;
  const { core_contract, stage } = duty.content.body;
  return {
    schema_version: 1,
    kind: 'credential_policy_evaluation',
    id: result.content.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      claim_ref: controlRefOf(named as Digested<Pick<CredentialBoundaryClaim, 'schema_version' | 'kind' | 'id'>>),
      core_contract,
      decision_ref: decisionRef,
      duty_evaluation_ref: controlRefOf(duty),
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      qualification_effect: 'none',
      reference_semantics: 'identity-only',
      stage,
      ...decideCredentials({ ...documents, policy: policy.content, claim: document }),
    },
  };
}
