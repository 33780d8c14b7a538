// Valid stage requests, one for each role that can be asked for work.
import {
  type ExecutionKind,
  grantOf,
  type Operation,
  type PermissionId,
  type ResolvedProfile,
  type StageInput,
  type StageRequest,
} from '#contract';
import { content, delivered, orchestrator, repositoryId, revision, scope, sha, tree } from './shapes.ts';

export type WorkRole = 'forge' | 'producer' | 'reviewer' | 'verifier';
export type ArtifactKind = 'git-patch' | 'plan' | 'structured-artifact';

/** A request of `role` under `resolved`; its ref to it carries the digest `sha('0')` until it is refreshed. */
export function buildRequest(
  role: WorkRole,
  kind: ExecutionKind,
  artifactKind: ArtifactKind,
  resolved: ResolvedProfile,
): StageRequest {
  const { operation, terms } = operationOf(role, [...grantOf(role, kind).permissions], artifactKind);
  return {
    schema_version: 2,
    kind: 'stage_request',
    id: `request.${role}`,
    body: {
      initiative_id: 'initiative.sample',
      workflow_id: 'workflow.sample',
      stage_id: `stage.${role}`,
      task_class_id: 'task.sample',
      requested_by: orchestrator(),
      target_repository_id: repositoryId,
      target_revision: { state: 'present', value: revision('1') },
      base: { state: 'present', value: revision('2') },
      source: { state: 'present', value: { type: 'git-object', value: tree() } },
      inputs: inputsOf(role, terms),
      prior_evidence_refs: [],
      risk: {
        tier: { namespace: 'core', name: 'routine' },
        reason_ids: ['risk.sample'],
        policy_ref: scope('policy', 'risk-policy', '8'),
        required_gate_refs: [],
      },
      resolved_profile_ref: { schema_version: 2, kind: 'resolved_profile', id: resolved.id, sha256: sha('0') },
      selection_ref: structuredClone(resolved.body.selection_ref),
      repository_context_ref: structuredClone(resolved.body.repository_context_ref),
      gate_decision_refs: [],
      environment_ref: { environment_id: 'environment.sample', fingerprint_sha256: sha('9') },
      operation,
      finish_condition: delivered('finish-condition', 'input.finish', '1'),
      verification_instruction: delivered('verification-instructions', 'input.verify', '2'),
      required_evidence_kinds: [role === 'reviewer' ? 'independent-review' : 'deterministic'],
      requested_at: '2030-01-01T00:00:00Z',
    },
  };
}

type Terms = 'allowed-delta' | 'output-contract' | 'review-policy' | 'verification-plan';

function inputsOf(role: WorkRole, terms: Terms): StageInput[] {
  const named = (inputId: string, subject: string, digit: string): StageInput => ({
    input_id: inputId,
    value: { type: 'artifact', value: { type: 'content', value: content(`subject-${subject}`, digit) } },
  });
  const work: StageInput = {
    input_id: 'input.tree',
    value: { type: 'artifact', value: { type: 'git-object', value: tree() } },
  };
  return [
    named('input.finish', 'finish-condition', '1'),
    named('input.terms', terms, '3'),
    ...(role === 'forge' || role === 'verifier' ? [work] : []),
    named('input.verify', 'verification-instructions', '2'),
  ];
}

function operationOf(
  role: WorkRole,
  permissions: PermissionId[],
  artifactKind: ArtifactKind,
): { operation: Operation; terms: Terms } {
  const shared = { role, binding_id: `binding.${role}`, permissions };
  switch (role) {
    case 'forge':
      return {
        terms: 'output-contract',
        operation: {
          ...shared,
          capability_id: 'core.forge.materialize-candidate.v2',
          arguments: {
            source_tree_input_id: 'input.tree',
            candidate_output_id: 'output.candidate',
            materialization_contract: delivered('output-contract', 'input.terms', '3'),
            network_mode: 'deny',
          },
        },
      };
    case 'producer':
      return artifactKind === 'git-patch'
        ? {
            terms: 'allowed-delta',
            operation: {
              ...shared,
              capability_id: 'core.harness.produce.v1',
              arguments: {
                artifact_kind: artifactKind,
                allowed_delta: delivered('allowed-delta', 'input.terms', '3'),
              },
            },
          }
        : {
            terms: 'output-contract',
            operation: {
              ...shared,
              capability_id: 'core.harness.produce.v1',
              arguments: {
                artifact_kind: artifactKind,
                output_contract: delivered('output-contract', 'input.terms', '3'),
              },
            },
          };
    case 'reviewer':
      return {
        terms: 'review-policy',
        operation: {
          ...shared,
          capability_id: 'core.review.change.v1',
          arguments: {
            change_ref: {
              repository_id: repositoryId,
              base: { state: 'present', value: revision('2') },
              head: revision('1'),
              delta_ref: content('delta', '4', 'text/x-diff'),
            },
            review_policy: delivered('review-policy', 'input.terms', '3'),
          },
        },
      };
    case 'verifier':
      return {
        terms: 'verification-plan',
        operation: {
          ...shared,
          capability_id: 'core.verify.run.v1',
          arguments: {
            candidate_input_id: 'input.tree',
            verification_plan: delivered('verification-plan', 'input.terms', '3'),
            network_mode: 'deny',
          },
        },
      };
  }
}
