// A policy set, a duty evaluation of it and a declaration that satisfies the sandbox policy; for the bound form what was
// observed, registered and accepted. Every digest that nothing is held against is one hex digit repeated.
import { documentDigest } from '#canonical';
import type { Digested } from '#contract';
import { sha } from '../../../../test/support/core/shapes.ts';
import type {
  ControlPolicySet,
  DutySeparationEvaluation,
  ExecutionEnvironmentClaim,
  SandboxAcceptedIdentitySet,
  SandboxVerifierObservation,
  ShadowEnvironmentRegistry,
  Verdict,
} from '../../src/index.ts';

const sections = [
  ['credential-policy', '1', 'a'],
  ['duty-separation', '2', 'b'],
  ['evidence-integrity', '3', 'c'],
  ['kill-switch', '4', 'd'],
  ['risk-gates', '5', 'e'],
  ['sandbox', '6', 'f'],
] as const;

/** A policy set that pins nobody's policies; for judges, which do not ask. */
export const inventedSet = (): ControlPolicySet => ({
  schema_version: 1,
  kind: 'control_policy_set',
  id: 'control-policy-set.example',
  body: {
    activation_state: 'inactive',
    core_contract: {
      generation_id: `g-${sha('7')}`,
      package_ref: {
        content_id: 'core-contract-package.v2',
        media_type: 'application/vnd.ystack.core-contract+json',
        sha256: sha('8'),
      },
      semantic_identity: 'core.contracts.v2',
    },
    fail_mode: 'closed',
    policy_version: 'v1',
    sections: sections.map(([section_id, policy, decision]) => ({
      section_id,
      policy_ref: {
        content_id: `control-policy.${section_id}`,
        media_type: 'application/vnd.ystack.control-policy+json',
        sha256: sha(policy),
      },
      decision_ref: {
        content_id: `control-decision.${section_id}`,
        media_type: 'application/vnd.ystack.control-decision+json',
        sha256: sha(decision),
      },
    })),
  },
});

const dutyReasons = {
  satisfied: 'duty.satisfied',
  inconclusive: 'actual.capability-unclassified',
  violated: 'operation.role-denied',
} as const satisfies Record<Verdict, string>;

/** A duty evaluation of a set, of an invented stage run. */
export function dutyOf(
  policySet: Digested<ControlPolicySet>,
  verdict: Verdict = 'satisfied',
  resultId = 'result.sample',
): DutySeparationEvaluation {
  const section = policySet.content.body.sections.find(({ section_id }) => section_id === 'duty-separation');
  const ref = (kind: string, id: string, digit: string) => ({ schema_version: 2, kind, id, sha256: sha(digit) });
  return {
    schema_version: 1,
    kind: 'duty_separation_evaluation',
    id: resultId,
    body: {
      activation_state: 'inactive',
      core_contract: policySet.content.body.core_contract,
      decision_ref: section?.decision_ref,
      evaluation_mode: 'observation-only',
      policy_ref: section?.policy_ref,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      reason_ids: [dutyReasons[verdict]],
      reference_semantics: 'identity-only',
      stage: {
        request_ref: ref('stage_request', 'request.sample', '3'),
        resolved_profile_ref: ref('resolved_profile', 'profile.sample', '4'),
        result_ref: ref('stage_result', resultId, '5'),
      },
      verdict,
    },
  } as DutySeparationEvaluation;
}

/** A claim that satisfies, about the stage run of `duty`. The verifier has the digest of the plain policy unless told. */
export const claimOf = (
  policySet: Digested<ControlPolicySet>,
  duty: Digested<DutySeparationEvaluation>,
  verifier = sha('1'),
): ExecutionEnvironmentClaim => ({
  schema_version: 1,
  kind: 'execution_environment_claim',
  id: environmentId,
  body: {
    declaration_status: 'complete',
    duty_evaluation_ref: { schema_version: 1, kind: duty.content.kind, id: duty.content.id, sha256: duty.sha256 },
    policy_set_ref: {
      schema_version: 1,
      kind: policySet.content.kind,
      id: policySet.content.id,
      sha256: policySet.sha256,
    },
    stage_result_ref: duty.content.body.stage.result_ref,
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
        sha256: verifier,
        tool_id: 'tool.verifier',
      },
    ],
  },
});

export const environmentId = 'env.sample';
export const verifierSha256 = sha('a');

export const sampleRegistry = (): ShadowEnvironmentRegistry => ({
  schema_version: 1,
  kind: 'shadow_environment_registry',
  id: 'shadow.environments.v1',
  body: {
    activation_state: 'inactive',
    environments: [
      {
        description: 'A machine that only tests know.',
        environment_id: environmentId,
        evidence_scope: 'fixtures-only',
        proof_state: 'unproven',
        source_root_commit: 'c'.repeat(40),
        target_repository_id: 'repo.sample',
      },
    ],
    registry_version: 'v1',
  },
});

export const slots = [
  'guest_init',
  'guest_kernel',
  'guest_kernel_config',
  'guest_supervisor',
  'host_runtime',
  'host_supervisor',
  'image',
  'toolchain',
  'verification_instructions',
  'verifier',
] as const;

export const rows = [
  'cpu_time_ms',
  'memory_bytes',
  'output_bytes',
  'process_count',
  'scratch_bytes',
  'wall_time_ms',
] as const;

const each = <const Key extends string, T>(keys: readonly Key[], value: (key: Key) => T) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, T>;

export const mechanismOf = (row: (typeof rows)[number]): string => `mechanism.${row.replaceAll('_', '-')}.v1`;

export const sampleAcceptedSet = (): SandboxAcceptedIdentitySet => ({
  schema_version: 1,
  kind: 'sandbox_accepted_identity_set',
  id: 'sandbox.accepted-identities.v1',
  body: {
    activation_state: 'inactive',
    environments: [
      {
        environment_id: environmentId,
        identities: each(slots, () => [verifierSha256]),
        mechanisms: each(rows, (row) => [mechanismOf(row)]),
        scratch_bytes: 16_777_216,
      },
    ],
    set_version: 'v1',
  },
});

export const observationOf = (
  registry: Digested<ShadowEnvironmentRegistry>,
  acceptedSet: Digested<SandboxAcceptedIdentitySet>,
): SandboxVerifierObservation => {
  const entry = registry.content.body.environments[0];
  if (entry === undefined) throw new Error('the registry has no environment');
  return {
    schema_version: 1,
    kind: 'sandbox_verifier_observation',
    id: 'sandbox.observation.verifier',
    body: {
      accepted_set_sha256: acceptedSet.sha256,
      environment_entry_sha256: documentDigest(entry),
      environment_id: entry.environment_id,
      target_repository_id: entry.target_repository_id,
      verifier_sha256: verifierSha256,
    },
  };
};
