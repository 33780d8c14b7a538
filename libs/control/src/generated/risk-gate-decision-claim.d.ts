// Generated from libs/control/schemas/risk-gate-decision-claim.schema.json by tools/generate (npm run generate). Do not edit.
import type { Json, JsonObject } from '#canonical';
import type { Absent, ContentId, Id, Sha256, Time } from '#contract';
import type { ActorIdentity } from './common.d.ts';
export type RiskGateDecisionClaimBody = {
  activation_state: 'inactive';
  classification: {
    reason_ids: Id[];
    tier: RiskTierName;
  };
  decision: Absent | PresentRiskDecision;
  /** Held against the request whole, whatever it is. */
  policy_ref: JsonObject;
  request_basis_sha256: Sha256;
  /** Held against the request whole, whatever they are. */
  required_gate_refs: Json[];
};

export type RiskTierName = 'bootstrap' | 'high' | 'routine';

export type PresentRiskDecision = {
  state: 'present';
  value: RiskDecision;
};

export type RiskDecision = {
  asserted_decision: 'accept' | 'reject';
  decided_by: ActorIdentity;
  decision_kind: Id;
  recorded_at: Time;
};

/** What somebody says was decided about a stage request. A claim: nothing here proves who said it. */
export type RiskGateDecisionClaim = {
  schema_version: 1;
  kind: 'risk_gate_decision_claim';
  id: ContentId;
  body: RiskGateDecisionClaimBody;
};

/** One rule that a value breaks; `keyword` and `params` as in ajv. */
type SchemaError = {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
};

/** Whether `value` has the shape of `RiskGateDecisionClaim`; if not, `validate.errors` says what is wrong, until the next call. */
export declare const validate: {
  (value: unknown): value is RiskGateDecisionClaim;
  errors?: SchemaError[] | null;
};
