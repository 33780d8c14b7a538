// A claim about credentials that keeps the policy: models that produce or review have their one credential, others none.
import { type Digested, documentRefOf, type ResolvedProfile, type StageResult } from '#contract';
import type { ControlPolicySet, CredentialBoundaryClaim, DutySeparationEvaluation } from '../../src/index.ts';

export const brokered = {
  credential_class: 'model-inference',
  delivery: 'brokered',
  exposure: 'none',
  scope: 'single-stage',
} as const;

export type CredentialDocuments = {
  readonly policySet: Digested<ControlPolicySet>;
  readonly resolved: ResolvedProfile;
  readonly result: Digested<StageResult>;
  readonly duty: Digested<DutySeparationEvaluation>;
};

export const credentialClaimOf = ({
  policySet,
  resolved,
  result,
  duty,
}: CredentialDocuments): CredentialBoundaryClaim => ({
  schema_version: 1,
  kind: 'credential_boundary_claim',
  id: 'credential-claim.sample',
  body: {
    accesses: resolved.body.bindings.map(({ binding, adapter_implementation }) => ({
      actor: {
        role: binding.role,
        implementation_id: adapter_implementation.id,
        implementation_version: adapter_implementation.version,
        adapter_instance_id: binding.adapter_instance_id,
        principal_id: binding.principal_id,
        execution_boundary_id: binding.execution_boundary_id,
      },
      binding_id: binding.binding_id,
      credentials: binding.execution_kind === 'model' ? [{ ...brokered }] : [],
    })),
    activation_state: 'inactive',
    declaration_status: 'complete',
    duty_evaluation_ref: { schema_version: 1, kind: duty.content.kind, id: duty.content.id, sha256: duty.sha256 },
    policy_set_ref: {
      schema_version: 1,
      kind: policySet.content.kind,
      id: policySet.content.id,
      sha256: policySet.sha256,
    },
    stage_result_ref: documentRefOf(result) as CredentialBoundaryClaim['body']['stage_result_ref'],
  },
});
