// The stage request of a reproduction: materialize the target revision unchanged. Its ids are fixed, its base is its target,
// and it delivers a contract under which nothing can be written.
import { canonicalText, sha256Hex } from '#canonical';
import {
  type Binding,
  type ContentRef,
  type DeliveredScope,
  documentRefOf,
  type GitObject,
  type ScopePurpose,
  type ScopeRef,
  type StageInput,
  type StageRequest,
} from '#contract';
import type { AssemblyInput } from './assembly-input.ts';
import { type TextName, textRef } from './texts.ts';

export const inputIds = {
  finish: 'input.finish',
  contract: 'input.materialize',
  patch: 'input.producer-patch',
  source: 'input.source-tree',
  verify: 'input.verify',
} as const;

/** The materialization contract as its payload states it, with the final line end: one path, one byte, one change at most. */
export const contractText = `${canonicalText({
  schema_version: 1,
  kind: 'local_git_materialization_contract',
  allowed_paths: ['.ystack/never-written'],
  max_patch_bytes: 1,
  max_changed_paths: 1,
  allowed_modes: ['100644', '100755'],
  allow_binary_patch: false,
  allow_symlinks: false,
  allow_submodules: false,
  candidate_repository_kind: 'bare',
})}\n`;

const contractRef: ContentRef = {
  content_id: 'payload-materialize',
  media_type: 'application/json',
  sha256: sha256Hex(contractText),
};

const patchRef: ContentRef = {
  content_id: 'producer.patch',
  media_type: 'text/x-diff',
  sha256: sha256Hex(new Uint8Array()),
};

/** The request by which `requester` asks the forge's `binding` for the revision's candidate. */
export function assembledRequest(
  { revision, rootTreeId, time, resolved, claim, requester }: AssemblyInput,
  binding: Binding,
): StageRequest {
  const source: GitObject = {
    revision,
    location: { kind: 'root' },
    object_type: 'tree',
    object_id: rootTreeId,
    mode: '040000',
  };
  return {
    schema_version: 2,
    kind: 'stage_request',
    id: 'request.shadow-input-assembler',
    body: {
      initiative_id: 'initiative.shadow-input-assembler',
      workflow_id: 'workflow.shadow-reproduction',
      stage_id: 'stage.materialize',
      task_class_id: 'task.local-git-materialize',
      requested_by: requester,
      target_repository_id: revision.repository_id,
      target_revision: { state: 'present', value: revision },
      base: { state: 'present', value: revision },
      source: { state: 'present', value: { type: 'git-object', value: source } },
      inputs: inputsOf(source),
      prior_evidence_refs: [],
      risk: {
        tier: { namespace: 'core', name: 'routine' },
        reason_ids: ['shadow.reproduction.read-only'],
        policy_ref: scope('policy', 'policy-decision.txt', textRef('policy-decision.txt')),
        required_gate_refs: [],
      },
      resolved_profile_ref: documentRefOf(resolved),
      selection_ref: resolved.content.body.selection_ref,
      repository_context_ref: resolved.content.body.repository_context_ref,
      gate_decision_refs: [],
      environment_ref: { environment_id: claim.content.id, fingerprint_sha256: claim.sha256 },
      operation: {
        role: 'forge',
        binding_id: binding.binding_id,
        capability_id: 'core.forge.materialize-candidate.v2',
        permissions: [...binding.requested_permissions],
        arguments: {
          source_tree_input_id: inputIds.source,
          candidate_output_id: 'output.candidate',
          materialization_contract: delivered(
            'output-contract',
            contractRef,
            inputIds.contract,
            'output-contract-decision.txt',
          ),
          network_mode: 'deny',
        },
      },
      finish_condition: delivered('finish-condition', textRef('finish-condition.txt'), inputIds.finish),
      verification_instruction: delivered(
        'verification-instructions',
        textRef('verification-instructions.txt'),
        inputIds.verify,
      ),
      required_evidence_kinds: ['deterministic'],
      requested_at: time,
    },
  } as StageRequest;
}

/** Sorted by id, as the names above are. */
const inputsOf = (source: GitObject): StageInput[] => {
  const content = (input_id: string, value: ContentRef): StageInput => ({
    input_id,
    value: { type: 'artifact', value: { type: 'content', value } },
  });
  return [
    content(inputIds.finish, textRef('finish-condition.txt')),
    content(inputIds.contract, contractRef),
    content(inputIds.patch, patchRef),
    { input_id: inputIds.source, value: { type: 'artifact', value: { type: 'git-object', value: source } } },
    content(inputIds.verify, textRef('verification-instructions.txt')),
  ];
};

/** A scope over content; the text that decided it, unless it is its own decision. */
function scope(purpose: ScopePurpose, decision: TextName, subject: ContentRef): ScopeRef {
  return {
    purpose,
    decision_record_ref: textRef(decision),
    subject_ref: { type: 'artifact', value: { type: 'content', value: subject } },
    scope_sha256: subject.sha256,
  };
}

const delivered = (
  purpose: ScopePurpose,
  subject: ContentRef,
  input_id: string,
  decision: TextName = 'policy-decision.txt',
): DeliveredScope => ({ ref: scope(purpose, decision, subject), input_id });
