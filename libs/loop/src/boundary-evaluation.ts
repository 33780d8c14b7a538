// The two evaluations that stand at the loop's boundary. No evaluator of today says that a credential or a risk is
// satisfied, and their kinds have no such verdict; the loop is written for one that does, so here the verdict is taken. It
// must be borne by its reasons: one that the evaluator knows as a violation or as unknown cannot stand under it.
import { accept, type Json, type JsonObject, type Refusal, type Result, refuse } from '#canonical';
import { checkWordSet, type DocumentKind, firstAmong, unrelated } from '#contract';
import {
  type CredentialPolicyEvaluation,
  credentialEvaluationKind,
  evaluationReasons,
  type RiskGateEvaluation,
  riskEvaluationKind,
} from '#control';

type Satisfiable<T extends { readonly body: { readonly verdict: string } }> = Omit<T, 'body'> & {
  readonly body: Omit<T['body'], 'verdict'> & { readonly verdict: T['body']['verdict'] | 'satisfied' };
};

export type BoundaryCredential = Satisfiable<CredentialPolicyEvaluation>;
export type BoundaryRisk = Satisfiable<RiskGateEvaluation>;

type Evaluation = {
  readonly kind: string;
  readonly body: { readonly reason_ids: readonly string[]; readonly verdict: string };
};

/** A credential evaluation under any verdict that its reasons bear. */
export const checkBoundaryCredential = (value: Json): Result<BoundaryCredential> =>
  checkBoundary(credentialEvaluationKind, evaluationReasons.credential_policy_evaluation, value);

/** A risk evaluation under any verdict that its reasons bear. */
export const checkBoundaryRisk = (value: Json): Result<BoundaryRisk> =>
  checkBoundary(riskEvaluationKind, evaluationReasons.risk_gate_evaluation, value);

function checkBoundary<T extends Evaluation>(
  kind: DocumentKind<T>,
  known: { readonly [reason: string]: string },
  value: Json,
): Result<Satisfiable<T>> {
  const body = isObject(value) && isObject(value.body) ? value.body : undefined;
  if (body?.verdict !== 'satisfied') return kind.check(value) as Result<Satisfiable<T>>;
  // Of one form but for the verdict, so the form is asked of a copy that has a verdict the kind knows.
  const shaped = kind.checkShape({ ...(value as JsonObject), body: { ...body, verdict: 'inconclusive' } });
  if (!shaped.ok) return shaped;
  const { reason_ids } = shaped.value.body;
  const refusal = checkWordSet(reason_ids, ['body', 'reason_ids']) ?? checkBorne(reason_ids, known);
  return refusal === undefined ? accept(value as unknown as Satisfiable<T>) : refuse(refusal);
}

const checkBorne = (reasons: readonly string[], known: { readonly [reason: string]: string }): Refusal | undefined =>
  firstAmong(reasons, (reason, index) =>
    Object.hasOwn(known, reason) && known[reason] !== 'satisfied'
      ? unrelated(['body', 'reason_ids', index], 'a reason that a satisfied evaluation can have')
      : undefined,
  );

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
