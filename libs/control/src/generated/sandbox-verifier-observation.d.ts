// Generated from libs/control/schemas/sandbox-verifier-observation.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha256 } from '#contract';
export type SandboxVerifierObservationBody = {
  accepted_set_sha256: Sha256;
  environment_entry_sha256: Sha256;
  environment_id: Id;
  target_repository_id: Id;
  verifier_sha256: Sha256;
};

/** Which verifier was seen in which environment. */
export type SandboxVerifierObservation = {
  schema_version: 1;
  kind: 'sandbox_verifier_observation';
  id: 'sandbox.observation.verifier';
  body: SandboxVerifierObservationBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `SandboxVerifierObservation`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is SandboxVerifierObservation;
  errors?: SchemaError[] | null;
};
