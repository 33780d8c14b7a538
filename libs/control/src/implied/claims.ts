// The two claims that belong to an implied stage, as somebody would make them who kept every rule: each binding reaches the
// credentials that its work needs and no other, and the verifier ran in exactly the environment that the policy fixes.
// They are claims and no proof; the evaluators say so (`claim.provenance-unqualified`, `declaration-only`).
import { compareCodePoints } from '#canonical';
import { type Binding, type Digested, documentRefOf, type ResolvedBinding } from '#contract';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type {
  ClaimedCredential,
  CredentialAccess,
  CredentialBoundaryClaim,
} from '../generated/credential-boundary-claim.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import type { ClaimedTool, ExecutionEnvironmentClaim } from '../generated/execution-environment-claim.d.ts';
import type { SandboxPolicy } from '../generated/sandbox-policy.d.ts';
import { controlRefOf } from '../refs.ts';
import { bindingOf, type ImpliedStage } from './stage.ts';

/** The policy set and the duty evaluation of the stage, which both claims name. */
export type ClaimContext = {
  readonly policySet: Digested<ControlPolicySet>;
  readonly duty: Digested<DutySeparationEvaluation>;
};

/** The claim that every binding of the resolved profile reached what it needs: a model its inference, a program nothing. */
export const impliedCredentialClaim = (stage: ImpliedStage, context: ClaimContext): CredentialBoundaryClaim => ({
  schema_version: 1,
  kind: 'credential_boundary_claim',
  id: `claim.credential.implied.${stage.result.content.body.reported_by.role}`,
  body: {
    accesses: stage.resolved.content.body.bindings
      .map(accessOf)
      .sort((a, b) => compareCodePoints(a.binding_id, b.binding_id)),
    activation_state: 'inactive',
    declaration_status: 'complete',
    ...refsOf(stage, context),
  },
});

const accessOf = ({ binding, adapter_implementation }: ResolvedBinding): CredentialAccess => ({
  actor: {
    adapter_instance_id: binding.adapter_instance_id,
    execution_boundary_id: binding.execution_boundary_id,
    implementation_id: adapter_implementation.id,
    implementation_version: adapter_implementation.version,
    principal_id: binding.principal_id,
    role: binding.role,
  },
  binding_id: binding.binding_id,
  credentials: credentialsOf(binding),
});

const inference: ClaimedCredential = {
  credential_class: 'model-inference',
  delivery: 'brokered',
  exposure: 'none',
  scope: 'single-stage',
};

const credentialsOf = ({ execution_kind }: Binding): ClaimedCredential[] =>
  execution_kind === 'model' ? [inference] : [];

/**
 * The claim that the stage, a verifier's, ran as its binding in the environment that `policy` fixes and wrote nothing
 * elsewhere. A policy that names its tool by an accepted identity fixes no digest, so the claim then names no tool.
 */
export function impliedEnvironmentClaim(
  stage: ImpliedStage,
  context: ClaimContext,
  { body }: SandboxPolicy,
): ExecutionEnvironmentClaim {
  const { binding } = bindingOf(stage.resolved.content, 'verifier');
  const { adapter_instance_id, execution_boundary_id, principal_id, role } = binding;
  const { environment, filesystem, isolation, limits, network, resources, sensitive_material } = body;
  const tools: ClaimedTool[] = body.tools.flatMap((tool) => ('sha256' in tool ? [tool] : []));
  return {
    schema_version: 1,
    kind: 'execution_environment_claim',
    id: 'claim.environment.implied.verifier',
    body: {
      declaration_status: 'complete',
      ...refsOf(stage, context),
      execution_identity: { adapter_instance_id, execution_boundary_id, principal_id, role },
      effects: { external_writes: false, target_writes: false },
      ...{ environment, filesystem, isolation, limits, network, resources, sensitive_material, tools },
    },
  };
}

const refsOf = ({ result }: ImpliedStage, { policySet, duty }: ClaimContext) => ({
  duty_evaluation_ref: controlRefOf(duty),
  policy_set_ref: controlRefOf(policySet),
  stage_result_ref: documentRefOf(result),
});
