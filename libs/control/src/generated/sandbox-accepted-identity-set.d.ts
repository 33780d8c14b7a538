// Generated from libs/control/schemas/sandbox-accepted-identity-set.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
export type SandboxAcceptedIdentitySetBody = {
  activation_state: 'inactive';
  environments: AcceptedEnvironment[];
  set_version: 'v1';
};

export type AcceptedEnvironment = {
  environment_id: Id;
  identities: AcceptedIdentities;
  mechanisms: AcceptedMechanisms;
  scratch_bytes: number;
};

export type AcceptedDigests = AcceptedDigest[];

export type AcceptedDigest = Sha256;

/** Digests, sorted, per slot. */
export type AcceptedIdentities = {
  guest_init: AcceptedDigests;
  guest_kernel: AcceptedDigests;
  guest_kernel_config: AcceptedDigests;
  guest_supervisor: AcceptedDigests;
  host_runtime: AcceptedDigests;
  host_supervisor: AcceptedDigests;
  image: AcceptedDigests;
  toolchain: AcceptedDigests;
  verification_instructions: AcceptedDigests;
  verifier: AcceptedDigests;
};

/** Ids of mechanisms, sorted, per limit. */
export type AcceptedMechanisms = {
  cpu_time_ms: Id[];
  memory_bytes: Id[];
  output_bytes: Id[];
  process_count: Id[];
  scratch_bytes: Id[];
  wall_time_ms: Id[];
};

/** Which programs and mechanisms are accepted in each environment. */
export type SandboxAcceptedIdentitySet = {
  schema_version: 1;
  kind: 'sandbox_accepted_identity_set';
  id: 'sandbox.accepted-identities.v1';
  body: SandboxAcceptedIdentitySetBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxAcceptedIdentitySet`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxAcceptedIdentitySet;
  errors?: SchemaError[] | null;
};
