// The observation of a produced attempt: what was trusted by reference, who was bound to do it, and what became of it.
import type { JsonObject } from '#canonical';
import { documentRefOf } from '#contract';
import { absent, optionalOf, present } from '../documents.ts';
import { buildObservation } from '../observation.ts';
import type { Work } from '../work.ts';
import type { ProducerContract } from './contract.ts';
import type { ProducerInput } from './documents.ts';
import type { ProducerDecision } from './states.ts';
import { decideProduced } from './states.ts';

/** Builds the observation of an input that is in its shape, trusted and fresh. */
export function buildProducerObservation(contract: ProducerContract, input: ProducerInput, work: Work): JsonObject {
  const { body: snapshot } = input.snapshot;
  const { status, state, reason_id } = decideProduced(snapshot.state, snapshot.execution.metadata);
  return buildObservation(
    { id: contract.name, version: 'v1' },
    {
      state,
      reason_id,
      trust_context: trustedBy(contract, input, work),
      observation: {
        observed_at: snapshot.observed_at,
        binding: bindingOf(work),
        result: resultOf(snapshot, { status, state, reason_id }),
        provider_metadata: { source_state: snapshot.state, message: snapshot.provider_metadata.message },
      },
    },
  );
}

function trustedBy({ snapshotContentId }: ProducerContract, { trust_context }: ProducerInput, work: Work): JsonObject {
  const { body } = trust_context;
  return {
    snapshot_ref: {
      content_id: snapshotContentId,
      media_type: 'application/json',
      sha256: body.verified_snapshot.sha256,
    },
    request_ref: documentRefOf(work.request),
    resolved_profile_ref: documentRefOf(work.resolved),
    manifest_ref: documentRefOf(work.manifest),
    target_revision: body.target_revision,
    binding_id: body.binding_id,
    expected_attempt_id: body.expected_attempt_id,
    expected_attempt_number: body.expected_attempt_number,
  };
}

const bindingOf = ({ bound: { binding, adapter_implementation }, projection }: Work): JsonObject => ({
  adapter_implementation,
  package_ref: binding.package_ref,
  config_ref: optionalOf(binding.config_ref),
  prompt_ref: optionalOf(binding.prompt_ref),
  skill_refs: binding.skill_refs,
  tool_refs: binding.requested_tools,
  // A model's binding always has one.
  model_request: binding.model_request ?? null,
  adapter_instance_id: binding.adapter_instance_id,
  principal_id: binding.principal_id,
  execution_boundary_id: binding.execution_boundary_id,
  environment: projection.environment,
});

const resultOf = (
  { attempt, output }: ProducerInput['snapshot']['body'],
  { status, state }: ProducerDecision,
): JsonObject => ({
  ...attempt,
  status,
  outcome: state === 'stale' ? absent : present({ family: 'change', value: state }),
  output_ref: state === 'changed' ? output : absent,
});
