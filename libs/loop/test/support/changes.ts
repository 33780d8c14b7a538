// The six documents of a change that is to be fixed, valid and fresh at each call: everything at the boundary is proven, and
// the review found one thing that matters.
import { documentDigest, type Json } from '#canonical';
import type { ReviewFixInput } from '#loop';
import { shapes } from '../../../../test/support/builders.ts';

const { revision, sha } = shapes;

export const observedAt = '2030-01-01T02:00:00Z';
const reviewedAt = '2030-01-01T01:00:00Z';
const change_ref = { change_request_id: '12', repository_id: '345' };

export type Documents = Record<ReviewFixInput, Json>;

type Finding = { readonly finding_id: string; readonly path: string; readonly provider_severity: string };

export const inline = ({ finding_id, path, provider_severity }: Finding) => ({
  body: 'this leaks',
  commit_id: revision('1').commit_id,
  finding_id,
  line: 7,
  path,
  provider_metadata: {},
  provider_severity,
  side: 'RIGHT',
});

/** An observation of a review that found exactly this, at lines. */
export function observation(findings: readonly Finding[]): Json {
  const sorted = findings
    .map(inline)
    .toSorted((a, b) => (`${a.path}\0${a.finding_id}` < `${b.path}\0${b.finding_id}` ? -1 : 1));
  const state = sorted.length === 0 ? 'clean' : 'findings';
  return {
    adapter: { id: 'adapter.codex-native-reviewer.v1', status: 'inactive', version: 'v1' },
    authority: 'none',
    effects: [],
    kind: 'adapter_observation',
    observation: {
      base: revision('2'),
      change_request_id: '12',
      complete: true,
      dismissed_at: null,
      github_app_id: '99',
      head: revision('1'),
      hidden_execution: {},
      inline_findings: sorted,
      observed_at: reviewedAt,
      provider_metadata: {},
      reported_inline_count: sorted.length,
      reported_top_level_count: 0,
      repository_id: '345',
      review_id: '678',
      started_at: '2030-01-01T00:10:00Z',
      status: 'COMPLETED',
      terminal_at: '2030-01-01T00:20:00Z',
      top_level_findings: [],
      updated_at: '2030-01-01T00:30:00Z',
    },
    qualification: { reason_id: 'adapter.unqualified', state: 'unavailable' },
    reason_id: `codex.review-${state}`,
    review_mode: 'read-only',
    schema_version: 1,
    stale_bindings: [],
    state,
    trust_context: {
      execution_boundary_id: 'boundary.reviewer',
      expected_base: revision('2'),
      expected_change_request_id: '12',
      expected_github_app_id: '99',
      expected_head: revision('1'),
      expected_repository_id: '345',
      expected_review_id: '678',
      instruction_ref: shapes.content('instruction', '1', 'text/plain'),
      invocation_kind: 'native-review',
      observation_time: reviewedAt,
      review_policy_ref: shapes.content('review-policy', '2', 'text/plain'),
    },
  } as unknown as Json;
}

const coreDocument = (kind: string, digit: string) => ({
  schema_version: 2,
  kind,
  id: `${kind}.a`,
  sha256: sha(digit),
});

const controlRefs = (section: string) => ({
  decision_ref: {
    content_id: `control-decision.${section}`,
    media_type: 'application/vnd.ystack.control-decision+json',
    sha256: sha('1'),
  },
  policy_ref: {
    content_id: `control-policy.${section}`,
    media_type: 'application/vnd.ystack.control-policy+json',
    sha256: sha('2'),
  },
});

const evaluation = (kind: string, reason: string, rest: object) => ({
  schema_version: 1,
  kind,
  id: 'result.producer',
  body: {
    activation_state: 'inactive',
    authority_effect: 'none',
    core_contract: {
      generation_id: `g-${sha('3')}`,
      package_ref: {
        content_id: 'core-contract-package.v2',
        media_type: 'application/vnd.ystack.core-contract+json',
        sha256: sha('4'),
      },
      semantic_identity: 'core.contracts.v2',
    },
    evaluation_mode: 'observation-only',
    policy_set: { id: 'control-policy-set.v1', sha256: sha('5') },
    reason_ids: [reason],
    reference_semantics: 'identity-only',
    stage: {
      request_ref: coreDocument('stage_request', '6'),
      resolved_profile_ref: coreDocument('resolved_profile', '7'),
      result_ref: { ...coreDocument('stage_result', '8'), id: 'result.producer' },
    },
    verdict: 'satisfied',
    ...rest,
  },
});

/** A credential evaluation as an evaluator would give it that can tell that all is well. */
export const credential = () =>
  evaluation('credential_policy_evaluation', 'credential.satisfied', {
    ...controlRefs('credential-policy'),
    claim_ref: { schema_version: 1, kind: 'credential_boundary_claim', id: 'claim.a', sha256: sha('9') },
    duty_evaluation_ref: {
      schema_version: 1,
      kind: 'duty_separation_evaluation',
      id: 'result.producer',
      sha256: sha('a'),
    },
    qualification_effect: 'none',
  });

/** A risk evaluation of the same sort. */
export const risk = () =>
  evaluation('risk_gate_evaluation', 'risk.satisfied', {
    ...controlRefs('risk-gates'),
    classification: { declared_tier: 'routine', minimum_tier: 'routine' },
    decision_claim_ref: {
      content_id: 'claim.b',
      media_type: 'application/vnd.ystack.risk-gate-decision-claim+json',
      sha256: sha('b'),
    },
    duty_evaluation_ref: {
      content_id: 'result.producer',
      media_type: 'application/vnd.ystack.duty-separation-evaluation+json',
      sha256: sha('a'),
    },
  });

const reconciliation = () => ({
  schema_version: 1,
  kind: 'orchestrator_reconciliation_plan',
  id: 'observation.a',
  body: {
    activation_state: 'inactive',
    authority_effect: 'none',
    concurrency: { active_pending: 0, available_slots: 2, max_in_flight: 2 },
    deferred: [],
    deliveries: [],
    delivery_ledger_ref: {
      id: 'ledger.a',
      kind: 'orchestrator_delivery_ledger',
      schema_identity: 'orchestrator.delivery-ledger.v1',
      sha256: sha('c'),
    },
    mode: 'planning-only',
    observation_ref: {
      id: 'observation.a',
      kind: 'orchestrator_state_observation',
      schema_identity: 'orchestrator.state-observation.v1',
      sha256: sha('d'),
    },
    operator_messages: [],
    suppressed: [],
  },
});

export const attempt = (attempt_number: number) => ({
  attempt_id: `attempt.${attempt_number}`,
  attempt_number,
  head_commit_id: revision('3').commit_id,
  outcome: 'applied',
  recorded_at: '2030-01-01T00:00:00Z',
});

const ledger = (attempts: readonly number[]) => ({
  schema_version: 1,
  kind: 'review_fix_attempt_ledger',
  id: 'attempts.a',
  body: {
    activation_state: 'inactive',
    change_ref: { ...change_ref },
    entries: attempts.map(attempt),
    ledger_contract: {
      declared_entry_count: attempts.length,
      maximum_entry_count: 64,
      schema_identity: 'loop.review-fix-attempt-ledger.v1',
    },
    recorded_at: '2030-01-01T01:30:00Z',
  },
});

/** Brings the refs of the context up to date after a change to any of what it names. */
export function rebound(documents: Documents): Documents {
  const copy = structuredClone(documents) as Record<
    ReviewFixInput,
    { id: string; kind: string; body: { boundary_refs: unknown } }
  >;
  const ref = (document: { id: string; kind: string }) => ({
    schema_version: 1,
    kind: document.kind,
    id: document.id,
    sha256: documentDigest(document as unknown as Json),
  });
  copy.context.body.boundary_refs = {
    attempt_ledger_ref: ref(copy.ledger),
    credential_evaluation_ref: ref(copy.credential),
    reconciliation_plan_ref: ref(copy.reconciliation),
    risk_gate_evaluation_ref: ref(copy.risk),
  };
  return copy as unknown as Documents;
}

export const major: Finding = { finding_id: 'F1', path: 'src/queue.ts', provider_severity: 'major' };

/** A change with these findings and so many attempts behind it. */
export const change = (findings: readonly Finding[] = [major], attempts: readonly number[] = []): Documents =>
  rebound({
    observation: observation(findings),
    context: {
      schema_version: 1,
      kind: 'review_fix_change_context',
      id: 'context.a',
      body: {
        activation_state: 'inactive',
        approvals: [],
        base: revision('2'),
        boundary_refs: {},
        change_ref: { ...change_ref },
        head: revision('1'),
        kill_switch: { reason_id: 'kill.cleared-current', state: 'cleared' },
        observed_at: observedAt,
      },
    },
    credential: credential(),
    risk: risk(),
    reconciliation: reconciliation(),
    ledger: ledger(attempts),
  } as unknown as Documents);

/** Each document with its digest, as the planner of parsed documents takes them. */
export const digested = (documents: Documents) =>
  Object.fromEntries(
    Object.entries(documents).map(([name, content]) => [name, { content, sha256: documentDigest(content) }]),
  ) as Record<ReviewFixInput, { content: Json; sha256: string }>;
