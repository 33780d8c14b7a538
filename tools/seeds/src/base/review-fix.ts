// A review of the change to the timetable and all that the review-fix planner is shown beside it. The two evaluations say
// `satisfied`, which no judge of ours does, so that the planner's own rules can be reached at all.
import type { JsonObject } from '#canonical';
import { shapes } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../edits.ts';
import { type House, sectionOf } from '../house.ts';
import { digested } from '../seed-set.ts';
import { base, finished, head, inlineFinding, later, nativeReview } from './provider.ts';
import { orchestratorRef, stageRefs } from './refs.ts';

/** An inline finding: its id, the severity it was given, the path it is about, and what it says. */
export type FindingRow = readonly [id: string, severity: string, path: string, body?: string];

export type ReviewChoice = {
  /** One finding that is to be fixed unless told; each stands at its own line, in the order given. */
  readonly findings?: readonly FindingRow[];
  /** What the adapter made of it; `findings` unless told. */
  readonly state?: readonly [state: string, reasonId: string];
  /** Edits to the observation, */
  readonly review?: readonly Edit[];
  /** to the bodies of the evaluations, the plan and the ledger before the context names them, */
  readonly credential?: readonly Edit[];
  readonly risk?: readonly Edit[];
  readonly plan?: readonly Edit[];
  readonly ledger?: readonly Edit[];
  /** and to the body of the context. */
  readonly context?: readonly Edit[];
  /** The numbers of the attempts that were made. */
  readonly attempts?: readonly number[];
};

const change_ref = { change_request_id: '77', repository_id: '410022' };
const stage = stageRefs('producer');

/** The seven inputs of the planner. */
export function reviewFixInputs(house: House, choice: ReviewChoice) {
  const credential = withBody(credentialEvaluation(house), choice.credential);
  const risk = withBody(riskEvaluation(house), choice.risk);
  const plan = withBody(reconciliationPlan, choice.plan);
  const ledger = withBody(attemptLedger(choice.attempts ?? []), choice.ledger);
  const context = withBody(
    changeContext({
      attempt_ledger_ref: refTo(ledger),
      credential_evaluation_ref: refTo(credential),
      reconciliation_plan_ref: refTo(plan),
      risk_gate_evaluation_ref: refTo(risk),
    }),
    choice.context,
  );
  return {
    policy: house.reviewFixPolicy,
    observation: digested(edited<JsonObject>(observation(choice), choice.review ?? [])),
    change_context: context,
    credential_evaluation: credential,
    risk_gate_evaluation: risk,
    reconciliation_plan: plan,
    attempt_ledger: ledger,
  };
}

type Enveloped = { readonly kind: string; readonly id: string; readonly body: JsonObject };

const withBody = <T extends Enveloped>(document: T, edits: readonly Edit[] = []) =>
  digested({ ...document, body: edited<JsonObject>(document.body, edits) });

const refTo = ({ content: { kind, id }, sha256 }: { content: Enveloped; sha256: string }) => ({
  schema_version: 1,
  kind,
  id,
  sha256,
});

const fixable: readonly FindingRow[] = [['F1', 'major', 'routes/winter.csv']];

function observation({ findings = fixable, state = ['findings', 'codex.review-findings'] }: ReviewChoice) {
  const [stateWord, reason_id] = state;
  return {
    schema_version: 1,
    kind: 'adapter_observation',
    adapter: { id: 'adapter.codex-native-reviewer.v1', status: 'inactive', version: 'v1' },
    authority: 'none',
    effects: [],
    qualification: { reason_id: 'adapter.unqualified', state: 'unavailable' },
    review_mode: 'read-only',
    stale_bindings: [],
    state: stateWord,
    reason_id,
    trust_context: nativeReview.trust_context,
    observation: {
      ...nativeReview.snapshot,
      reported_inline_count: findings.length,
      inline_findings: findings.map(([id, severity, path, body = 'The boat leaves too early.'], index) =>
        inlineFinding(id, path, index + 1, severity, body),
      ),
    },
  };
}

const evaluated = (house: House, section: string) => {
  const { content, sha256 } = house.policySet;
  const { policy_ref, decision_ref } = sectionOf(house, section);
  return {
    activation_state: 'inactive',
    authority_effect: 'none',
    core_contract: content.body.core_contract,
    decision_ref,
    evaluation_mode: 'observation-only',
    policy_ref,
    policy_set: { id: content.id, sha256 },
    reference_semantics: 'identity-only',
    stage,
    verdict: 'satisfied',
  };
};

const credentialEvaluation = (house: House) => ({
  schema_version: 1,
  kind: 'credential_policy_evaluation',
  id: stage.result_ref.id,
  body: {
    ...evaluated(house, 'credential-policy'),
    claim_ref: { schema_version: 1, kind: 'credential_boundary_claim', id: 'claim.access', sha256: shapes.sha('6') },
    duty_evaluation_ref: {
      schema_version: 1,
      kind: 'duty_separation_evaluation',
      id: stage.result_ref.id,
      sha256: shapes.sha('7'),
    },
    qualification_effect: 'none',
    reason_ids: ['credential.qualified'],
  },
});

const riskEvaluation = (house: House) => ({
  schema_version: 1,
  kind: 'risk_gate_evaluation',
  id: stage.result_ref.id,
  body: {
    ...evaluated(house, 'risk-gates'),
    classification: { declared_tier: 'routine', minimum_tier: 'routine' },
    decision_claim_ref: shapes.content('claim.risk', '8', 'application/vnd.ystack.risk-gate-decision-claim+json'),
    duty_evaluation_ref: shapes.content(
      stage.result_ref.id,
      '7',
      'application/vnd.ystack.duty-separation-evaluation+json',
    ),
    reason_ids: ['decision.qualified'],
  },
});

const reconciliationPlan = {
  schema_version: 1,
  kind: 'orchestrator_reconciliation_plan',
  id: 'snapshot.ferry',
  body: {
    activation_state: 'inactive',
    authority_effect: 'none',
    concurrency: { active_pending: 0, available_slots: 4, max_in_flight: 4 },
    deferred: [],
    deliveries: [],
    delivery_ledger_ref: orchestratorRef('delivery-ledger', 'ledger.ferry', '8'),
    mode: 'planning-only',
    observation_ref: orchestratorRef('state-observation', 'snapshot.ferry', '9'),
    operator_messages: [],
    suppressed: [],
  },
};

const attemptLedger = (attempts: readonly number[]) => ({
  schema_version: 1,
  kind: 'review_fix_attempt_ledger',
  id: 'attempts.ferry',
  body: {
    activation_state: 'inactive',
    change_ref,
    entries: attempts.map((attempt_number) => ({
      attempt_id: `attempt.fix-${attempt_number}`,
      attempt_number,
      head_commit_id: `${attempt_number}`.repeat(40),
      outcome: 'failed',
      recorded_at: finished,
    })),
    ledger_contract: {
      declared_entry_count: attempts.length,
      maximum_entry_count: 64,
      schema_identity: 'loop.review-fix-attempt-ledger.v1',
    },
    recorded_at: finished,
  },
});

const changeContext = (boundary_refs: JsonObject) => ({
  schema_version: 1,
  kind: 'review_fix_change_context',
  id: 'context.ferry',
  body: {
    activation_state: 'inactive',
    approvals: [],
    base,
    boundary_refs,
    change_ref,
    head,
    kill_switch: { reason_id: 'kill.cleared-current', state: 'cleared' },
    observed_at: later,
  },
});

/** An approval of a commit of one digit. */
export const approvalOf = (digit: string) => ({
  approval_id: 'approval.captain',
  commit_id: digit.repeat(40),
  recorded_at: later,
});
