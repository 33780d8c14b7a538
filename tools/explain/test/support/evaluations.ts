// Evaluations of every kind of the control room, good in form, with whatever reasons a test wants.
import { documentDigest, encodeCanonical, type Json, type JsonObject, sha256Hex } from '#canonical';
import { buildStageRun } from '../../../../test/support/builders.ts';

const digest = (seed: string): string => sha256Hex(seed);
const content = (content_id: string, type: string): Json => ({
  content_id,
  media_type: `application/vnd.ystack.${type}+json`,
  sha256: digest(content_id),
});
const reference = (kind: string, id: string): Json => ({ schema_version: 1, kind, id, sha256: digest(id) });
const policy = (section: string): { readonly [key: string]: Json } => ({
  policy_ref: content(`control-policy.${section}`, 'control-policy'),
  decision_ref: content(`control-decision.${section}`, 'control-decision'),
  policy_set: { id: 'control-policy-set.v1', sha256: digest('set') },
});

/** The stage run that the evaluations are about. */
export const stageRun = buildStageRun({ role: 'producer' });
const { request, resolved, result } = stageRun;
const stage: Json = {
  request_ref: refTo(request as unknown as JsonObject),
  resolved_profile_ref: refTo(resolved as unknown as JsonObject),
  result_ref: refTo(result as unknown as JsonObject),
};
const core: Json = {
  generation_id: `g-${digest('generation')}`,
  package_ref: content('core-contract-package.v2', 'core-contract'),
  semantic_identity: 'core.contracts.v2',
};
const inactive = { activation_state: 'inactive' } as const;
const none = { authority_effect: 'none' } as const;
const observed = { evaluation_mode: 'observation-only', reference_semantics: 'identity-only' } as const;
const duty = reference('duty_separation_evaluation', result.id);

const bodies: { readonly [kind: string]: Json } = {
  duty_separation_evaluation: { ...inactive, ...observed, ...policy('duty-separation'), core_contract: core, stage },
  risk_gate_evaluation: {
    ...inactive,
    ...none,
    ...observed,
    ...policy('risk-gates'),
    core_contract: core,
    stage,
    classification: { declared_tier: 'routine', minimum_tier: 'routine' },
    decision_claim_ref: content('claim.decision', 'risk-gate-decision-claim'),
    duty_evaluation_ref: content(result.id, 'duty-separation-evaluation'),
  },
  kill_switch_evaluation: {
    ...inactive,
    ...none,
    ...observed,
    ...policy('kill-switch'),
    attempt_ref: reference('kill_switch_attempt', 'attempt.one'),
    state_ref: reference('kill_switch_state', 'state.one'),
    duty_decision_ref: content('control-decision.duty-separation', 'control-decision'),
    duty_evaluation_ref: duty,
  },
  sandbox_policy_evaluation: {
    ...inactive,
    ...none,
    ...policy('sandbox'),
    evaluation_mode: 'observation-only',
    claim_ref: reference('execution_environment_claim', 'claim.environment'),
    duty_evaluation_ref: duty,
    enforcement_proof: 'declaration-only',
    qualification_effect: 'none',
  },
  credential_policy_evaluation: {
    ...inactive,
    ...none,
    ...observed,
    ...policy('credential-policy'),
    core_contract: core,
    stage,
    claim_ref: reference('credential_boundary_claim', 'claim.credentials'),
    duty_evaluation_ref: duty,
    qualification_effect: 'none',
  },
  evidence_integrity_evaluation: {
    ...inactive,
    ...none,
    ...observed,
    ...policy('evidence-integrity'),
    core_contract: core,
    stage,
    evidence_refs: [],
    prior_evidence_refs: [],
    presentation_ref: content('presentation.one', 'evidence-integrity-presentation'),
    qualification_observation: { state: 'absent' },
    qualification_semantics: 'identity-only-unqualified',
    storage_effect: 'none',
  },
};

/** What only the bound form of the sandbox evaluation has. */
const binding = {
  accepted_set_sha256: digest('accepted'),
  environment_entry_sha256: digest('entry'),
  environment_id: 'env.one',
  observation_sha256: digest('observation'),
  target_repository_id: 'repo.example',
  verifier_sha256: digest('verifier'),
};

const ids: { readonly [kind: string]: string } = {
  kill_switch_evaluation: 'attempt.one',
  sandbox_policy_evaluation: 'claim.environment',
};

/** The bytes of an evaluation of this kind with these reasons and verdict. */
export function evaluationBytes(kind: string, reasons: readonly string[], verdict: string): Uint8Array {
  const bound = reasons.some((reason) => reason.startsWith('sandbox.verifier-binding-'))
    ? { verifier_binding: binding }
    : {};
  const body = { ...(bodies[kind] as { readonly [key: string]: Json }), ...bound, reason_ids: reasons, verdict };
  return encodeCanonical({ schema_version: 1, kind, id: ids[kind] ?? result.id, body });
}

/** The check of a receipt. */
export function receiptCheckBytes(reason: string): Uint8Array {
  const isValid = reason === 'receipt.valid';
  const body = {
    ...inactive,
    ...none,
    accepted_set_sha256: digest('accepted'),
    check_verdict: isValid ? 'valid' : 'refused',
    enforcement_verdict: isValid ? 'failed' : 'none',
    evaluation_sha256: digest('evaluation'),
    expectation_sha256: digest('expectation'),
    origin_check: 'not-performed',
    qualification_effect: 'none',
    reason_ids: [reason],
    receipt_sha256: digest('receipt'),
  };
  return encodeCanonical({
    schema_version: 1,
    kind: 'sandbox_receipt_check',
    id: `receipt-check.${digest('receipt')}`,
    body,
  });
}

function refTo(document: JsonObject): Json {
  const { schema_version = 2, kind = '', id = '' } = document;
  return { schema_version, kind, id, sha256: documentDigest(document) };
}
