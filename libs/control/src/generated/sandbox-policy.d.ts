// Generated from libs/control/schemas/sandbox-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
export type SandboxPolicyBody = {
  activation_state: 'inactive';
  environment: {
    mode: 'clear-then-allowlist';
    variables: [
      {name: 'LANG'; value: 'C'},
      {name: 'LC_ALL'; value: 'C'},
      {name: 'PATH'; value: '/sandbox/tools'},
      {name: 'TMPDIR'; value: '/sandbox/scratch'}
    ];
  };
  evaluation_mode: 'observation-only';
  fail_mode: 'closed';
  filesystem: {
    read_roots: [
      {access: 'read-only'; path: '/sandbox/candidate'; purpose: 'candidate'},
      {access: 'read-only'; path: '/sandbox/tools'; purpose: 'toolchain'}
    ];
    write_roots: [
      {access: 'write-only'; path: '/sandbox/evidence'; purpose: 'evidence'},
      {access: 'read-write'; path: '/sandbox/scratch'; purpose: 'scratch'}
    ];
  };
  isolation: {candidate_only: true; disposable: true; host_access: false};
  limits: {cpu_time_ms: 30000; memory_bytes: 536870912; output_bytes: 10485760; process_count: 32; wall_time_ms: 60000};
  network: {endpoints: []; mode: 'deny'};
  policy_version: 'v1';
  reference_semantics: 'identity-only';
  required_role: 'verifier';
  resources: SandboxPolicyResource[];
  sensitive_material: {credential_refs: []; exposure: 'none'; secret_refs: []};
  /** The one tool, by digest or, bound, by what was accepted for its slot. */
  tools:
    | [
        {
          argv: ['verify', '--candidate', '/sandbox/candidate', '--evidence', '/sandbox/evidence'];
          executable: '/sandbox/tools/verifier';
          network: false;
          resource_ids: ['resource.candidate', 'resource.evidence', 'resource.scratch'];
          tool_id: 'tool.verifier';
          sha256: '1111111111111111111111111111111111111111111111111111111111111111';
        }
      ]
    | [
        {
          argv: ['verify', '--candidate', '/sandbox/candidate', '--evidence', '/sandbox/evidence'];
          executable: '/sandbox/tools/verifier';
          network: false;
          resource_ids: ['resource.candidate', 'resource.evidence', 'resource.scratch'];
          tool_id: 'tool.verifier';
          identity_binding: {
            accepted_set_id: 'sandbox.accepted-identities.v1';
            environment_source: 'claim.id';
            slot: 'verifier';
          };
        }
      ];
};

export type SandboxPolicyResource = {
  access: 'read-only' | 'read-write' | 'write-only';
  id: Id;
  kind: 'directory';
  path: string;
};

/** The environment a verifier must declare. The body is a constant; the bound form names its tool by an accepted identity. */
export type SandboxPolicy = {
  schema_version: 1;
  kind: 'sandbox_policy';
  id: 'control-policy.sandbox';
  body: SandboxPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxPolicy;
  errors?: SchemaError[] | null;
};
