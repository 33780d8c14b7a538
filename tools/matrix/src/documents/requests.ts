// The two requests of a combination: a patch of the target, and a candidate of that patch.
import { documentDigest } from '#canonical';
import {
  byText,
  type ContentRef,
  type Digested,
  documentRefOf,
  type GitObject,
  grantOf,
  type Operation,
  type ResolvedProfile,
  type StageInput,
  type StageRequest,
  type StageRequestBody,
  type StageResult,
} from '#contract';
import { scopeTexts } from '../fixture/texts.ts';
import { fixedEnvironment } from '../run/environment.ts';
import { limits } from '../run/limits.ts';
import { materializeTimes, produceTimes } from '../times.ts';
import { contentRef, deliveredBy, digested, inputOf, revisionOf, scopeOf } from './refs.ts';
import { type Target, targetRepositoryId } from './target.ts';
import { allowedDeltaText, candidateOutputId, contractText, inputIds } from './terms.ts';

/** What the programs run in: the variables they see and the limits they are under. */
const environmentFingerprint = documentDigest({ environment: fixedEnvironment, limits });

const finish = contentRef('finish', 'text/plain', scopeTexts.finish);
const verify = contentRef('verify', 'text/plain', scopeTexts.verify);

/** A request for a patch within the allowed delta. */
export function buildProduceRequest(resolved: Digested<ResolvedProfile>, target: Target): Digested<StageRequest> {
  const delta = contentRef('allowed-delta', 'application/json', allowedDeltaText);
  return digested(
    requestOf('produce', resolved, target, {
      inputs: [inputOf(inputIds.delta, delta)],
      requested_at: produceTimes.requested_at,
      operation: {
        role: 'producer',
        binding_id: 'binding.producer',
        capability_id: 'core.harness.produce.v1',
        permissions: [...grantOf('producer', 'model').permissions],
        arguments: {
          artifact_kind: 'git-patch',
          allowed_delta: deliveredBy('allowed-delta', inputIds.delta, delta),
        },
      } as Operation,
    }),
  );
}

export type Produced = { readonly patch: ContentRef; readonly result: Digested<StageResult> };

/** A request for the candidate of a patch that was produced. */
export function buildMaterializeRequest(
  resolved: Digested<ResolvedProfile>,
  target: Target,
  { patch, result }: Produced,
): Digested<StageRequest> {
  const contract = contentRef('materialization-contract', 'application/json', contractText);
  const source: StageInput = {
    input_id: inputIds.source,
    value: { type: 'artifact', value: { type: 'git-object', value: sourceTree(target) } },
  };
  return digested(
    requestOf('materialize', resolved, target, {
      inputs: [inputOf(inputIds.contract, contract), inputOf(inputIds.patch, patch), source],
      prior_evidence_refs: result.content.body.evidence.map(({ evidence_id }) => ({
        stage_result_ref: documentRefOf(result),
        evidence_id,
      })) as StageRequestBody['prior_evidence_refs'],
      requested_at: materializeTimes.requested_at,
      operation: {
        role: 'forge',
        binding_id: 'binding.forge',
        capability_id: 'core.forge.materialize-candidate.v2',
        permissions: [...grantOf('forge', 'deterministic').permissions],
        arguments: {
          source_tree_input_id: inputIds.source,
          candidate_output_id: candidateOutputId,
          materialization_contract: deliveredBy('output-contract', inputIds.contract, contract),
          network_mode: 'deny',
        },
      } as Operation,
    }),
  );
}

const sourceTree = (target: Target): GitObject => ({
  revision: revisionOf(target),
  location: { kind: 'root' },
  object_type: 'tree',
  object_id: target.treeId,
  mode: '040000',
});

type Own = Pick<StageRequestBody, 'inputs' | 'requested_at' | 'operation'> & Partial<StageRequestBody>;

function requestOf(step: string, resolved: Digested<ResolvedProfile>, target: Target, own: Own): StageRequest {
  const revision = { state: 'present' as const, value: revisionOf(target) };
  const inputs = [...own.inputs, inputOf(inputIds.finish, finish), inputOf(inputIds.verify, verify)];
  return {
    schema_version: 2,
    kind: 'stage_request',
    id: `request.matrix.${step}`,
    body: {
      initiative_id: 'initiative.matrix',
      workflow_id: 'workflow.matrix',
      stage_id: `stage.${step}`,
      task_class_id: 'task.matrix',
      requested_by: {
        role: 'orchestrator',
        implementation_id: 'adapter-matrix',
        implementation_version: 'v1',
        adapter_instance_id: 'instance.matrix',
        principal_id: 'principal.matrix',
        execution_boundary_id: 'boundary.matrix',
      },
      target_repository_id: targetRepositoryId,
      target_revision: revision,
      base: revision,
      source: { state: 'present', value: { type: 'git-object', value: sourceTree(target) } },
      prior_evidence_refs: [],
      risk: {
        tier: { namespace: 'core', name: 'routine' },
        reason_ids: ['risk.disposable'],
        policy_ref: scopeOf('policy', 'risk'),
        required_gate_refs: [],
      },
      resolved_profile_ref: documentRefOf(resolved),
      selection_ref: resolved.content.body.selection_ref,
      repository_context_ref: resolved.content.body.repository_context_ref,
      gate_decision_refs: [],
      environment_ref: { environment_id: 'environment.matrix', fingerprint_sha256: environmentFingerprint },
      finish_condition: deliveredBy('finish-condition', inputIds.finish, finish),
      verification_instruction: deliveredBy('verification-instructions', inputIds.verify, verify),
      required_evidence_kinds: ['deterministic'],
      ...own,
      inputs: inputs.toSorted(byText(({ input_id }) => input_id)),
    } as StageRequestBody,
  };
}
