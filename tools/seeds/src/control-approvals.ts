// Decisions about a stage request, and what became of the request since. Nothing qualifies who recorded a decision, so the
// best there is stays inconclusive; a change that moved under its approval, an approval by the wrong hand or none at all is
// violated.
import { shapes } from '../../../test/support/builders.ts';
import { type ApprovalChoice, approvalInputs, secondDecision } from './base/approval.ts';
import { renamed } from './base/run.ts';
import type { Edit } from './edits.ts';
import { type Expectation, evaluated, rejected } from './expectations.ts';
import type { SeedSet } from './seed-set.ts';

type Row = readonly [caseId: string, choice: ApprovalChoice, expectation: Expectation];

const unqualified = evaluated('inconclusive', 'decision.provenance-unqualified');
const violated = (...reasons: readonly string[]) => evaluated('violated', ...reasons);

const [routine, high, bootstrap] = [{ tier: 'routine' }, { tier: 'high' }, { tier: 'bootstrap' }] as const;
const deployment = { reasons: ['risk.deployment'] };
const decision = (member: string, value: unknown): Edit => [`/decision/value/${member}`, value];
const pushed: Edit = ['/target_revision/value', renamed(shapes.revision('5'))];
const [gates, policyScope] = ['/risk/required_gate_refs', '/risk/policy_ref/scope_sha256'];
const strangerReports: Edit = ['/reported_by/principal_id', 'stranger.ferry'];
const unclassified: Edit = ['/execution/used_capability', { kind: 'unclassified', id: 'harness.improvised' }];
const dutyViolated = { verdict: 'violated', reasons: ['reporter.principal_id-mismatch'] };
const dutyInconclusive = { verdict: 'inconclusive', reasons: ['actual.capability-unclassified'] };

// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // case id                                               choice                                                                       expectation
  // The best there is
  ['approval.plan-checked-by-the-reviewer-unqualified',    routine,                                                                    unqualified],
  ['approval.high-risk-approved-by-the-operator-unqualified', { ...high, ...deployment },                                              unqualified],
  ['approval.first-commit-approved-by-the-operator-unqualified', bootstrap,                                                            unqualified],
  ['approval.routine-but-declared-high-unqualified',       { ...routine, declared: 'high' },                                           unqualified],
  ['approval.decided-in-the-second-of-the-request-unqualified', { ...high, claim: [decision('recorded_at', '2030-01-01T00:00:00Z')] }, unqualified],
  ['approval.performer-not-classified-inconclusive',       { ...routine, status: 'failed', result: [unclassified], duty: dutyInconclusive }, evaluated('inconclusive', 'decision.provenance-unqualified', 'duty.inconclusive')],

  // Moved under its approval
  ['approval.pushed-after-the-approval-violated',          { ...high, moved: [pushed] },                                               violated('decision.stale', 'decision.unbound')],
  ['approval.pushed-and-the-approval-named-anew-violated', { ...high, moved: [pushed], rebound: true },                                violated('decision.stale')],
  ['approval.claim-edited-after-it-was-bound-violated',    { ...high, claimAfter: [decision('recorded_at', '2029-12-31T22:00:00Z')] }, violated('decision.unbound')],
  ['approval.claimed-but-not-named-by-the-request-violated', { ...high, moved: [['/gate_decision_refs', []]] },                        violated('decision.unbound')],
  ['approval.two-claims-named-violated',                   { ...high, moved: [['/gate_decision_refs/-', secondDecision()]] },          violated('decision.ambiguous')],
  ['approval.decided-after-the-request-violated',          { ...high, claim: [decision('recorded_at', '2030-01-01T00:00:01Z')] },      violated('decision.after-request')],

  // No approval
  ['approval.nothing-decided-violated',                    { ...high, claim: [['/decision', { state: 'absent' }]] },                   violated('decision.missing')],
  ['approval.decided-against-violated',                    { ...high, claim: [decision('asserted_decision', 'reject')] },              violated('decision.rejected')],
  ['approval.of-another-kind-violated',                    { ...routine, claim: [decision('decision_kind', 'operator-plan-approval')] }, violated('decision.kind-denied')],
  ['approval.high-risk-approved-by-the-reviewer-violated', { ...high, decider: 'reviewer' },                                           violated('decision.actor-unbound', 'decision.role-denied')],
  ['approval.plan-checked-by-another-reviewer-violated',   { ...routine, claim: [decision('decided_by/principal_id', 'principal.producer')] }, violated('decision.actor-unbound')],
  ['approval.by-an-operator-who-did-not-ask-violated',     { ...high, claim: [decision('decided_by/principal_id', 'principal.mate')] }, violated('decision.actor-unbound')],

  // Risk told too low, or told differently
  ['approval.deployment-called-routine-violated',          { ...routine, declared: 'high', reasons: ['risk.deployment', 'risk.ferry'] }, violated('classification.forced-tier-mismatch')],
  ['approval.deployment-declared-routine-violated',        { ...high, declared: 'routine', ...deployment },                            violated('risk.tier-downgrade')],
  ['approval.first-commit-called-high-violated',           { ...high, request: [['/base', { state: 'absent' }]] },                     violated('classification.forced-tier-mismatch', 'risk.tier-downgrade')],
  ['approval.tier-of-another-house-violated',              { ...routine, request: [['/risk/tier/namespace', 'org.harbour']] },         violated('classification.forced-tier-mismatch', 'risk.tier-unsupported')],
  ['approval.for-other-reasons-violated',                  { ...high, claim: [['/classification/reason_ids', ['risk.harbour']]] },     violated('classification.reasons-mismatch')],
  ['approval.under-another-policy-violated',               { ...routine, refs: [[policyScope, shapes.sha('5')]] },                     violated('risk.policy-ref-mismatch')],
  ['approval.without-the-required-gate-violated',          { ...routine, refs: [[gates, []]] },                                        violated('risk.requirement-ref-mismatch')],
  ['approval.claimed-for-another-policy-violated',         { ...routine, claim: [['/policy_ref/scope_sha256', shapes.sha('5')]] },     violated('decision.claim-context-mismatch')],
  ['approval.claim-that-cannot-be-read-violated',          { ...high, claim: [['/activation_state', 'active']] },                      violated('classification.forced-tier-mismatch', 'classification.reasons-mismatch', 'decision.claim-malformed')],
  ['approval.of-work-that-a-stranger-reports-violated',    { ...routine, result: [strangerReports], duty: dutyViolated },              violated('duty.violated')],

  // Refused
  ['approval.duty-verdict-forged-rejected',                { ...routine, result: [strangerReports] },                                  rejected('E_DUTY')],
  ['approval.claim-with-a-member-too-many-rejected',       { ...routine, envelope: [['/approved', true]] },                            rejected('E_RELATION')],
];

export const controlApprovals: SeedSet = {
  name: 'control-approvals',
  source: 'control.risk-gates.v1',
  schemaVersion: 1,
  build: (house) => ({
    cases: rows.map(([case_id, choice, expectation]) => ({
      case_id,
      family_id: 'approval-invalidation-no-push-after-approval',
      inputs: approvalInputs(house, choice),
      expectation,
    })),
  }),
};
