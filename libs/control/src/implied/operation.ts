// What an implied stage is asked to do: the one thing that its role's capability allows, on nothing, with exactly the
// permissions that its binding holds. A producer is asked for a patch, which is the most that a producer may make.
import type { Binding, Operation, ScopePurpose } from '#contract';
import { emptyPatch, emptyTree, type Implied, type StageRole, standInDelivered } from './stand-ins.ts';

/** The purpose of the scope that sets the terms of a role's operation. */
export const termsOf: Readonly<Record<StageRole, ScopePurpose>> = {
  forge: 'output-contract',
  producer: 'allowed-delta',
  reviewer: 'review-policy',
  verifier: 'verification-plan',
};

/** The id of the input that holds the tree worked on; forge and verifier have one. */
export const workInputId = 'input.work';

export const hasWorkInput = (role: StageRole): boolean => role === 'forge' || role === 'verifier';

/** The operation of the stage under `binding`, which is the role's. */
export function impliedOperation(implied: Implied, binding: Binding): Operation {
  const { role } = implied;
  const shared = { role, binding_id: binding.binding_id, permissions: [...binding.requested_permissions] };
  const terms = standInDelivered(implied, termsOf[role]);
  switch (role) {
    case 'forge':
      return {
        ...shared,
        capability_id: 'core.forge.materialize-candidate.v2',
        arguments: {
          source_tree_input_id: workInputId,
          candidate_output_id: 'output.candidate',
          materialization_contract: terms,
          network_mode: 'deny',
        },
      };
    case 'producer':
      return {
        ...shared,
        capability_id: 'core.harness.produce.v1',
        arguments: { artifact_kind: 'git-patch', allowed_delta: terms },
      };
    case 'reviewer':
      return {
        ...shared,
        capability_id: 'core.review.change.v1',
        arguments: { change_ref: emptyChange(implied), review_policy: terms },
      };
    case 'verifier':
      return {
        ...shared,
        capability_id: 'core.verify.run.v1',
        arguments: { candidate_input_id: workInputId, verification_plan: terms, network_mode: 'deny' },
      };
  }
}

/** From a commit to itself. */
function emptyChange(implied: Implied) {
  const { revision } = emptyTree(implied);
  return {
    repository_id: revision.repository_id,
    base: { state: 'present', value: revision } as const,
    head: revision,
    delta_ref: emptyPatch,
  };
}
