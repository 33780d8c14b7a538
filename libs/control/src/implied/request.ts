// The request of an implied stage. Its target, base and source are the profile's own source; an orchestrator that no
// profile binds asks for it, and nothing is left open that a rule of the contract could object to.
import { compareCodePoints } from '#canonical';
import {
  type Actor,
  type Binding,
  capabilityOfRole,
  documentRefOf,
  type ScopePurpose,
  type StageInput,
  type StageRequest,
  type StageRequestBody,
} from '#contract';
import { hasWorkInput, impliedOperation, termsOf, workInputId } from './operation.ts';
import {
  emptyTree,
  type Implied,
  inputIdOf,
  standIn,
  standInDelivered,
  standInDigest,
  standInScope,
} from './stand-ins.ts';

/** The request by which `binding`, the role's, would be put to work at `at`. */
export const impliedRequest = (implied: Implied, binding: Binding, at: string): StageRequest => ({
  schema_version: 2,
  kind: 'stage_request',
  id: `request.implied.${implied.role}`,
  body: { ...subjectOf(implied), ...termsOfStage(implied, binding), requested_at: at },
});

/** Who asks, about what. */
function subjectOf(implied: Implied) {
  const { profile_source } = implied.resolved.content.body;
  const { revision } = profile_source.source;
  return {
    initiative_id: 'initiative.implied',
    workflow_id: 'workflow.implied',
    stage_id: `stage.implied.${implied.role}`,
    task_class_id: 'task.implied',
    requested_by: orchestrator,
    target_repository_id: revision.repository_id,
    target_revision: { state: 'present', value: revision },
    base: { state: 'present', value: revision },
    source: { state: 'present', value: { type: 'git-object', value: profile_source.source } },
    inputs: inputsOf(implied),
    prior_evidence_refs: [],
  } satisfies Partial<StageRequestBody>;
}

/** Under which profile, and with which proof. */
function termsOfStage(implied: Implied, binding: Binding) {
  const { content } = implied.resolved;
  return {
    risk: {
      tier: { namespace: 'core', name: 'routine' },
      reason_ids: ['risk.implied'],
      policy_ref: standInScope(implied, 'policy'),
      required_gate_refs: [],
    },
    resolved_profile_ref: documentRefOf(implied.resolved),
    selection_ref: content.body.selection_ref,
    repository_context_ref: content.body.repository_context_ref,
    gate_decision_refs: [],
    environment_ref: {
      environment_id: 'environment.implied',
      fingerprint_sha256: standInDigest(implied, 'environment'),
    },
    operation: impliedOperation(implied, binding),
    finish_condition: standInDelivered(implied, 'finish-condition'),
    verification_instruction: standInDelivered(implied, 'verification-instructions'),
    required_evidence_kinds: [...(capabilityOfRole(implied.role)?.evidence.required ?? [])],
  } satisfies Partial<StageRequestBody>;
}

/** Stands apart from every binding: a profile that binds one of these names collides with it, and is told so. */
const orchestrator: Actor = {
  role: 'orchestrator',
  implementation_id: 'implied.orchestrator',
  implementation_version: 'v1',
  adapter_instance_id: 'instance.implied-orchestrator',
  principal_id: 'principal.implied-orchestrator',
  execution_boundary_id: 'boundary.implied-orchestrator',
};

function inputsOf(implied: Implied): StageInput[] {
  const delivered = (purpose: ScopePurpose): StageInput => ({
    input_id: inputIdOf(purpose),
    value: { type: 'artifact', value: { type: 'content', value: standIn(implied, purpose) } },
  });
  const work: StageInput = {
    input_id: workInputId,
    value: { type: 'artifact', value: { type: 'git-object', value: emptyTree(implied) } },
  };
  const inputs = [
    ...(['finish-condition', 'verification-instructions', termsOf[implied.role]] as const).map(delivered),
    ...(hasWorkInput(implied.role) ? [work] : []),
  ];
  return inputs.sort((a, b) => compareCodePoints(a.input_id, b.input_id));
}
