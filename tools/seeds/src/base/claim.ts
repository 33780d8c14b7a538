// The claim of a verifier that kept to its sandbox in everything, and the documents it is about. The stage itself is known
// by reference only: this judge never reads it.
import type { JsonObject } from '#canonical';
import { type Edit, edited } from '../edits.ts';
import type { House, PolicySet } from '../house.ts';
import { digested } from '../seed-set.ts';
import { type DutyVerdict, dutyEvaluation, dutySatisfied } from './duty.ts';
import { stageRefs } from './refs.ts';

export type ClaimChoice = {
  /** Edits to the claim's body. */
  readonly claim?: readonly Edit[];
  /** Edits to the whole claim. */
  readonly envelope?: readonly Edit[];
  /** Edits to the body of the duty evaluation, before the claim names it. */
  readonly duty?: readonly Edit[];
  readonly dutyVerdict?: DutyVerdict;
  /** Edits to the body of the policy set; duty evaluation and claim then name the edited one. */
  readonly policySet?: readonly Edit[];
};

const stage = stageRefs('verifier');

/** The three inputs of the sandbox policy. */
export function sandboxInputs(house: House, choice: ClaimChoice) {
  const set = editedSet(house, choice.policySet ?? []);
  const evaluation = dutyEvaluation({ ...house, policySet: set }, stage, choice.dutyVerdict ?? dutySatisfied);
  const duty = digested({ ...evaluation, body: edited<JsonObject>(evaluation.body, choice.duty ?? []) });
  const claim: JsonObject = {
    schema_version: 1,
    kind: 'execution_environment_claim',
    id: 'claim.verifier',
    body: edited<JsonObject>(claimBody(set, duty.sha256), choice.claim ?? []),
  };
  return { policy_set: set, duty, claim: digested(edited(claim, choice.envelope ?? [])) };
}

function editedSet({ policySet }: House, edits: readonly Edit[]) {
  const { content } = policySet;
  return digested<PolicySet>({ ...content, body: edited(content.body, edits) });
}

const claimBody = (set: House['policySet'], dutySha256: string) => ({
  declaration_status: 'complete',
  duty_evaluation_ref: {
    schema_version: 1,
    kind: 'duty_separation_evaluation',
    id: stage.result_ref.id,
    sha256: dutySha256,
  },
  policy_set_ref: { schema_version: 1, kind: 'control_policy_set', id: set.content.id, sha256: set.sha256 },
  stage_result_ref: stage.result_ref,
  execution_identity: {
    adapter_instance_id: 'instance.verifier',
    execution_boundary_id: 'boundary.verifier',
    principal_id: 'principal.verifier',
    role: 'verifier',
  },
  effects: { external_writes: false, target_writes: false },
  environment: {
    mode: 'clear-then-allowlist',
    variables: [
      { name: 'LANG', value: 'C' },
      { name: 'LC_ALL', value: 'C' },
      { name: 'PATH', value: '/sandbox/tools' },
      { name: 'TMPDIR', value: '/sandbox/scratch' },
    ],
  },
  filesystem: {
    read_roots: [
      { access: 'read-only', path: '/sandbox/candidate', purpose: 'candidate' },
      { access: 'read-only', path: '/sandbox/tools', purpose: 'toolchain' },
    ],
    write_roots: [
      { access: 'write-only', path: '/sandbox/evidence', purpose: 'evidence' },
      { access: 'read-write', path: '/sandbox/scratch', purpose: 'scratch' },
    ],
  },
  isolation: { candidate_only: true, disposable: true, host_access: false },
  limits: {
    cpu_time_ms: 30_000,
    memory_bytes: 536_870_912,
    output_bytes: 10_485_760,
    process_count: 32,
    wall_time_ms: 60_000,
  },
  network: { endpoints: [], mode: 'deny' },
  resources: [
    { access: 'read-only', id: 'resource.candidate', kind: 'directory', path: '/sandbox/candidate' },
    { access: 'write-only', id: 'resource.evidence', kind: 'directory', path: '/sandbox/evidence' },
    { access: 'read-write', id: 'resource.scratch', kind: 'directory', path: '/sandbox/scratch' },
    { access: 'read-only', id: 'resource.toolchain', kind: 'directory', path: '/sandbox/tools' },
  ],
  sensitive_material: { credential_refs: [], exposure: 'none', secret_refs: [] },
  tools: [
    {
      argv: ['verify', '--candidate', '/sandbox/candidate', '--evidence', '/sandbox/evidence'],
      executable: '/sandbox/tools/verifier',
      network: false,
      resource_ids: ['resource.candidate', 'resource.evidence', 'resource.scratch'],
      sha256: '1'.repeat(64),
      tool_id: 'tool.verifier',
    },
  ],
});
