// Generated from libs/loop/schemas/review-fix-change-context.schema.json by tools/generate (npm run generate). Do not edit.
import type { GitRevision, Id, Time } from '#contract';
import type { AttemptLedgerRef, ChangeRef, CredentialEvaluationRef, ReconciliationPlanRef, RiskGateEvaluationRef } from './common.d.ts';
export type ChangeContextBody = {
  activation_state: 'inactive';
  approvals: Approval[];
  base: GitRevision;
  boundary_refs: BoundaryRefs;
  change_ref: ChangeRef;
  head: GitRevision;
  kill_switch: KillSwitch;
  observed_at: Time;
};

export type Approval = {
  approval_id: Id;
  commit_id: string;
  recorded_at: Time;
};

export type BoundaryRefs = {
  attempt_ledger_ref: AttemptLedgerRef;
  credential_evaluation_ref: CredentialEvaluationRef;
  reconciliation_plan_ref: ReconciliationPlanRef;
  risk_gate_evaluation_ref: RiskGateEvaluationRef;
};

export type KillSwitch = {
  reason_id: Id;
  state: 'cleared' | 'engaged';
};

/** A change as it stands: its revisions, its approvals, the kill switch, and which boundary documents are meant. */
export type ReviewFixChangeContext = {
  schema_version: 1;
  kind: 'review_fix_change_context';
  id: Id;
  body: ChangeContextBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `ReviewFixChangeContext`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is ReviewFixChangeContext;
  errors?: SchemaError[] | null;
};
