// Generated from libs/control/schemas/kill-switch-state.schema.json by tools/generate (npm run generate). Do not edit.
import type { Id } from '#contract';
export type KillSwitchStateBody = {
  activation_state: 'inactive';
  attempt_id: Id;
  authority_epoch: Id;
  entries: KillEntry[];
  revision: number;
};

/** The switch of one scope; the global one has the id `*`. */
export type KillEntry = {
  scope_id: string;
  scope_kind: KillScopeKind;
  state: 'cleared' | 'stop';
};

/** What a kill switch stops, from all down to one attempt. */
export type KillScopeKind = 'global' | 'repository' | 'workflow' | 'stage' | 'attempt';

/** What is stopped and what is cleared, for one attempt in one authority epoch. */
export type KillSwitchState = {
  schema_version: 1;
  kind: 'kill_switch_state';
  id: Id;
  body: KillSwitchStateBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `KillSwitchState`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is KillSwitchState;
  errors?: SchemaError[] | null;
};
