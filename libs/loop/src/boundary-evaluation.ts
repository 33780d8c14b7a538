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

type Known = { readonly [reason: string]: string };

function checkBoundary<T extends Evaluation>(kind: DocumentKind<T>, known: Known, value: Json): Result<Satisfiable<T>> {
  const body = isObject(value) && isObject(value.body) ? value.body : undefined;
  if (body?.verdict !== 'satisfied') return kind.check(value) as Result<Satisfiable<T>>;
  // Of one form and under the same relations but for the verdict, so they are asked of copies: one with another verdict,
  // and one that also has a reason that bears it.
  const inconclusive = { ...body, verdict: 'inconclusive' };
  const shaped = kind.checkShape({ ...(value as JsonObject), body: inconclusive });
  if (!shaped.ok) return shaped;
  const { reason_ids } = shaped.value.body;
  const broken = checkWordSet(reason_ids, ['body', 'reason_ids']) ?? checkBorne(reason_ids, known);
  if (broken !== undefined) return refuse(broken);
  const unknown = Object.keys(known).find((reason) => known[reason] === 'unknown') ?? '';
  const related = kind.check({ ...(value as JsonObject), body: { ...inconclusive, reason_ids: [unknown] } });
  return related.ok ? accept(value as unknown as Satisfiable<T>) : related;
}

const checkBorne = (reasons: readonly string[], known: Known): Refusal | undefined =>
  firstAmong(reasons, (reason, index) =>
    Object.hasOwn(known, reason) && known[reason] !== 'satisfied'
      ? unrelated(['body', 'reason_ids', index], 'a reason that a satisfied evaluation can have')
      : undefined,
  );

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
