// The steps of the ladder that can stop a plan before findings are looked at, each a table of reasons and when they hold.
import { compareCodePoints, equalJson, type Json } from '#canonical';
import type { PlanOutcome } from '../generated/common.d.ts';
import type { ReviewFixDocuments } from '../inputs.ts';
import { staleBindings } from './bindings.ts';
import type { planReasons } from './reasons.ts';

type Reason<Outcome extends PlanOutcome> = (typeof planReasons)[Outcome][number];
type Holds = (documents: ReviewFixDocuments) => boolean;
type Findings<Outcome extends PlanOutcome> = { readonly [R in Reason<Outcome>]: Holds };

/** The reasons that hold, sorted. */
export const reasonsThatHold = (
  findings: { readonly [reason: string]: Holds },
  documents: ReviewFixDocuments,
): string[] =>
  Object.keys(findings)
    .filter((reason) => findings[reason]?.(documents) === true)
    .sort(compareCodePoints);

type Bound = { readonly content: { readonly kind: string; readonly id: string }; readonly sha256: string };

/** Whether `ref` names exactly this document, of schema version 1. */
const names = (ref: Json, { content, sha256 }: Bound): boolean =>
  equalJson(ref, { schema_version: 1, kind: content.kind, id: content.id, sha256 });

const isUnreconciled = ({ reconciliation }: ReviewFixDocuments): boolean => {
  const { concurrency, deferred, deliveries, operator_messages } = reconciliation.content.body;
  return deferred.length + deliveries.length + operator_messages.length > 0 || concurrency.active_pending > 0;
};

export const boundaryFindings: Findings<'boundaries-unproven'> = {
  'boundary.credential-identity-mismatch': ({ context, credential }) =>
    !names(context.content.body.boundary_refs.credential_evaluation_ref, credential),
  'boundary.credential-not-satisfied': ({ credential }) => credential.content.body.verdict !== 'satisfied',
  'boundary.reconciliation-identity-mismatch': ({ context, reconciliation }) =>
    !names(context.content.body.boundary_refs.reconciliation_plan_ref, reconciliation),
  'boundary.reconciliation-unreconciled': isUnreconciled,
  'boundary.risk-identity-mismatch': ({ context, risk }) =>
    !names(context.content.body.boundary_refs.risk_gate_evaluation_ref, risk),
  'boundary.risk-not-satisfied': ({ risk }) => risk.content.body.verdict !== 'satisfied',
  'boundary.attempt-ledger-identity-mismatch': ({ context, ledger }) =>
    !names(context.content.body.boundary_refs.attempt_ledger_ref, ledger),
  'boundary.attempt-ledger-change-mismatch': ({ context, ledger }) =>
    !equalJson(ledger.content.body.change_ref, context.content.body.change_ref),
  'boundary.attempt-ledger-not-yet-observed': ({ context, ledger }) =>
    ledger.content.body.recorded_at > context.content.body.observed_at,
};

export const staleFindings: Findings<'review-stale'> = {
  'review.state-stale': ({ observation }) => observation.content.state === 'stale',
  'review.bindings-stale': ({ observation }) => observation.content.stale_bindings.length > 0,
  'review.bindings-unverified': ({ observation }) =>
    !equalJson(observation.content.stale_bindings, staleBindings(observation.content)),
  'review.head-mismatch': ({ context, observation }) =>
    !equalJson(observation.content.observation.head, context.content.body.head),
  'review.base-mismatch': ({ context, observation }) =>
    !equalJson(observation.content.observation.base, context.content.body.base),
  'review.change-mismatch': ({ context, observation }) => {
    const { change_request_id, repository_id } = observation.content.observation;
    return !equalJson({ change_request_id, repository_id }, context.content.body.change_ref);
  },
  'review.observed-after-context': ({ context, observation }) =>
    observation.content.observation.observed_at > context.content.body.observed_at,
};

const hasState =
  (state: string): Holds =>
  ({ observation }) =>
    observation.content.state === state;

export const degradedFindings: Findings<'degraded-review'> = {
  'review.dismissed': hasState('dismissed'),
  'review.failed': hasState('failed'),
  'review.timeout': hasState('timeout'),
  'review.inconclusive': hasState('inconclusive'),
  'review.incomplete': ({ observation }) => !observation.content.observation.complete,
  'review.not-completed': ({ observation }) => observation.content.observation.status !== 'COMPLETED',
};

/** Whether somebody approved the very commit that would be changed. */
export const isApprovedAtHead: Holds = ({ context }) =>
  context.content.body.approvals.some(({ commit_id }) => commit_id === context.content.body.head.commit_id);
