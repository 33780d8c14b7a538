// Generated from libs/control/schemas/duty-separation-policy.schema.json by tools/generate (npm run generate). Do not edit.
import type { HashedCoreContract } from './common.d.ts';
export type DutySeparationPolicyBody = {
  activation_state: 'inactive';
  core_contract: HashedCoreContract;
  dormant_roles: ['ci', 'execution', 'identity', 'publisher'];
  evaluation_mode: 'observation-only';
  fail_mode: 'closed';
  identity_dimensions: ['adapter_instance_id', 'execution_boundary_id', 'principal_id'];
  operation_ceilings: [
    {
      capabilities: ['core.forge.materialize-candidate.v2'];
      execution_kind: 'deterministic';
      permissions: [
        'core.perm.candidate-repository.write.v2',
        'core.perm.evidence.write.v1',
        'core.perm.scratch.write.v1',
        'core.perm.target.read.v1'
      ];
      role: 'forge';
    },
    {
      capabilities: ['core.harness.produce.v1'];
      execution_kind: 'deterministic';
      permissions: ['core.perm.evidence.write.v1', 'core.perm.scratch.write.v1', 'core.perm.target.read.v1'];
      role: 'producer';
    },
    {
      capabilities: ['core.harness.produce.v1'];
      execution_kind: 'model';
      permissions: [
        'core.perm.evidence.write.v1',
        'core.perm.model.invoke.v1',
        'core.perm.scratch.write.v1',
        'core.perm.target.read.v1'
      ];
      role: 'producer';
    },
    {
      capabilities: ['core.review.change.v1'];
      execution_kind: 'deterministic';
      permissions: ['core.perm.evidence.write.v1', 'core.perm.target.read.v1'];
      role: 'reviewer';
    },
    {
      capabilities: ['core.review.change.v1'];
      execution_kind: 'model';
      permissions: ['core.perm.evidence.write.v1', 'core.perm.model.invoke.v1', 'core.perm.target.read.v1'];
      role: 'reviewer';
    },
    {
      capabilities: ['core.verify.run.v1'];
      execution_kind: 'deterministic';
      permissions: ['core.perm.candidate.execute.v1', 'core.perm.evidence.write.v1', 'core.perm.target.read.v1'];
      role: 'verifier';
    }
  ];
  policy_version: 'v1';
  protected_roles: ['forge', 'producer', 'publisher', 'reviewer', 'verifier'];
  reporter_relation: 'performer-else-selected';
  requester_roles: ['manager', 'operator', 'orchestrator'];
};

/** Who must be kept apart from whom, and what each role may be asked for. The body is a constant but for the core it names. */
export type DutySeparationPolicy = {
  schema_version: 1;
  kind: 'duty_separation_policy';
  id: 'control-policy.duty-separation';
  body: DutySeparationPolicyBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `DutySeparationPolicy`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is DutySeparationPolicy;
  errors?: SchemaError[] | null;
};
