// Generated from libs/shadow/schemas/shadow-command-registry.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
import type { CommandLimits, Symptom, ToolName, Word } from './common.d.ts';
export type CommandRegistryBody = {
  activation_state: 'inactive';
  checks: CommandCheck[];
  registry_version: 'v1';
};

export type CommandCheck = {
  argv: Word[];
  check_id: Id;
  description: Symptom;
  limits: CommandLimits;
  tools: ToolName[];
};

/** The commands that incidents may name: their words, the programs they need and what they are held to. */
export type ShadowCommandRegistry = {
  body: CommandRegistryBody;
  id: 'shadow.commands.v1';
  kind: 'shadow_command_registry';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowCommandRegistry`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowCommandRegistry;
  errors?: SchemaError[] | null;
};
