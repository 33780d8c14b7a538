// Generated from libs/contract/schemas/adapter-manifest.schema.json by tools/generate (npm run generate). Do not edit.
import type { AdapterRole, CapabilityId, ConfigContractScopeRef, ExecutionKind, GitObject, Id, PermissionId, Tool } from './common.d.ts';
export type AdapterManifestBody = {
  adapter_version: Id;
  package_ref: GitObject;
  offered_roles: AdapterRole[];
  offered_execution_kinds: ExecutionKind[];
  offered_capabilities: CapabilityId[];
  offered_permissions: PermissionId[];
  offered_tools: Tool[];
  config_contract_ref?: ConfigContractScopeRef;
};

/** What an adapter offers. */
export type AdapterManifest = {
  schema_version: 2;
  kind: 'adapter_manifest';
  id: Id;
  body: AdapterManifestBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `AdapterManifest`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is AdapterManifest;
  errors?: SchemaError[] | null;
};
