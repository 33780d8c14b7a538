// Generated from libs/shadow/schemas/shadow-command-claim.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Time } from '#contract';
import type { CommandIncidentRef, CommandLimits, CommandRegistryRef, ExpectedEnd, ObservedEnd, ToolName, Word } from './common.d.ts';
export type CommandClaimBody = {
  activation_state: 'inactive';
  argv: Word[];
  check_id: Id;
  deploy_authority: 'none';
  expected: ExpectedEnd;
  git_revision_ref: GitRevision;
  incident_ref: CommandIncidentRef;
  limits: CommandLimits;
  observed: ObservedEnd;
  observed_at: Time;
  registry_ref: CommandRegistryRef;
  required_outcome: 'no-change' | 'reproduced';
  target_repository_id: Id;
  tools: ToolName[];
};

/** What a release says of a command incident before anything ran: what is run, under which limits, and what must come of it. */
export type ShadowCommandClaim = {
  body: CommandClaimBody;
  id: Id;
  kind: 'shadow_command_claim';
  schema_version: 1;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ShadowCommandClaim`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ShadowCommandClaim;
  errors?: SchemaError[] | null;
};
