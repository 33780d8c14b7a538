// `risk_gate_decision_claim`: what somebody says was decided about a request. An envelope that is none is refused; a body
// that is none is judged, because a decision that cannot be read is no decision.
import { accept, coreBounds, type Json, type JsonObject, type Refusal, type Result, refuse } from '#canonical';
import { checkWordSet, type DocumentKind, defineKind, isContentId, unrelated } from '#contract';
import type { RiskGateDecisionClaim } from '../generated/risk-gate-decision-claim.d.ts';
import { validate } from '../generated/risk-gate-decision-claim.js';

export const riskClaimMediaType = 'application/vnd.ystack.risk-gate-decision-claim+json';

export const riskClaimKind: DocumentKind<RiskGateDecisionClaim> = defineKind<RiskGateDecisionClaim>({
  kind: 'risk_gate_decision_claim',
  schemaVersion: 1,
  bounds: coreBounds,
  validate,
  shapes: [
    ({ body }) => checkWordSet(body.classification.reason_ids, ['body', 'classification', 'reason_ids']),
  ],
});

/** A claim by its envelope, and its body where it has the form of one. */
export type RiskClaim = {
  readonly id: string;
  readonly sha256: string;
  readonly body: RiskGateDecisionClaim['body'] | undefined;
};

/**
 * The claim in a value that was read. E_RELATION unless it is `{schema_version: 1, kind, id, body}` with an object as body;
 * the id names content, so it has no colon.
 */
export function readRiskClaim(value: Json, sha256: string): Result<RiskClaim, 'E_RELATION'> {
  const envelope = envelopeOf(value);
  if (!envelope.ok) return envelope;
  const checked = riskClaimKind.checkShape(value);
  return accept({ id: envelope.value, sha256, body: checked.ok ? checked.value.body : undefined });
}

function envelopeOf(value: Json): Result<string, 'E_RELATION'> {
  if (!isObject(value)) return refuse(unrelated([], 'a risk gate decision claim'));
  const { schema_version, kind, id, body } = value;
  const wanted: readonly (readonly [boolean, string, string])[] = [
    [schema_version === 1, 'schema_version', '1'],
    [kind === 'risk_gate_decision_claim', 'kind', '`risk_gate_decision_claim`'],
    [isContentId(id), 'id', 'an id without a colon'],
    [isObject(body ?? null), 'body', 'an object'],
  ];
  const broken = wanted.find(([holds]) => !holds);
  if (broken !== undefined) return refuse(unrelated([broken[1]], broken[2]));
  return Object.keys(value).length === 4
    ? accept(id as string)
    : refuse(unrelated([], 'the members schema_version, kind, id and body') as Refusal<'E_RELATION'>);
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
