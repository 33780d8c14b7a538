// Generated from libs/control/schemas/shadow-environment-registry.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id, Sha1Id } from '#contract';
export type ShadowEnvironmentRegistryBody = {
  activation_state: 'inactive';
  environments: EnvironmentEntry[];
  registry_version: 'v1';
};

/** One environment and the repository it is for, by its root commit. */
export type EnvironmentEntry = {
  description: string;
  environment_id: Id;
  evidence_scope: 'external-target' | 'fixtures-only' | 'self-host';
  /** For people; no judge reads it. */
  proof_state: 'native-qualified' | 'unproven';
  source_root_commit: Sha1Id;
  target_repository_id: Id;
};

/** The environments that a check may be reproduced in; the order of entries is that of the document. */
export type ShadowEnvironmentRegistry = {
  schema_version: 1;
  kind: 'shadow_environment_registry';
  id: 'shadow.environments.v1';
  body: ShadowEnvironmentRegistryBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowEnvironmentRegistry`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowEnvironmentRegistry;
  errors?: SchemaError[] | null;
};
