// Whether a stage has the decision that its risk asks for: the request names the policy, the requirement and one claim, the
// claim is about this very request, and whoever decided may. Pure, on documents of good form; the claim may have none.
import { equalJson, type Json } from '#canonical';
import type { Actor, ResolvedProfile, StageRequest } from '#contract';
import type { Policies } from '../bundle/types.ts';
import type { RiskDecision, RiskGateDecisionClaim } from '../generated/risk-gate-decision-claim.d.ts';
import { contentRefOf } from '../refs.ts';
import { type Decision, decide, type Finding, findAmong, type Verdict } from '../verdict.ts';
import { type RiskClaim, riskClaimMediaType } from './claim.ts';
import { type RiskReason, riskGateReasons } from './reasons.ts';
import { type ExpectedRefs, expectedDecisionRef, expectedRefs, requestBasis } from './scopes.ts';
import { type MinimumTier, minimumTier, ruleFor, type TierRule } from './tiers.ts';

/** What is judged together; of the duty evaluation its verdict counts. */
export type RiskCase = {
  readonly request: StageRequest;
  readonly resolved: ResolvedProfile;
  readonly duty: Verdict;
  readonly claim: RiskClaim;
};

export type RiskJudgement = {
  readonly decision: Decision<RiskReason>;
  readonly classification: { readonly declared_tier: string; readonly minimum_tier: MinimumTier };
};

type Facts = RiskCase & {
  readonly basis: string;
  readonly expected: ExpectedRefs;
  /** What the claim says, where its body has the form of one. */
  readonly claimed: RiskGateDecisionClaim['body'] | undefined;
  /** The refs of the request that name any claim, and the one that should. */
  readonly decisionRefs: readonly Json[];
  readonly expectedDecision: Json;
  readonly minimum: MinimumTier;
  readonly rule: TierRule | undefined;
  /** What the claim says was decided. */
  readonly decided: RiskDecision | undefined;
};

// biome-ignore format: a table
const findings: readonly Finding<RiskReason, Facts>[] = [
  ['decision.claim-malformed',            ({ claimed }) => claimed === undefined],
  ['risk.policy-ref-mismatch',            ({ request, expected }) => !same(request.body.risk.policy_ref, expected.policy)],
  ['risk.requirement-ref-mismatch',       ({ request, expected }) => !same(request.body.risk.required_gate_refs, [expected.requirement])],
  ['decision.claim-context-mismatch',     ({ claimed, request: { body: { risk } } }) => claimed !== undefined && !(same(claimed.policy_ref, risk.policy_ref) && same(claimed.required_gate_refs, risk.required_gate_refs))],
  ['decision.stale',                      ({ claimed, basis }) => claimed !== undefined && claimed.request_basis_sha256 !== basis],
  ['decision.ambiguous',                  ({ decisionRefs }) => decisionRefs.length > 1],
  ['decision.unbound',                    ({ decisionRefs: [ref, ...others], expectedDecision }) => others.length === 0 && !same(ref ?? null, expectedDecision)],
  ['classification.reasons-mismatch',     ({ claimed, request }) => !same(claimed?.classification.reason_ids ?? null, request.body.risk.reason_ids)],
  ['classification.forced-tier-mismatch', ({ claimed, minimum }) => minimum !== claimed?.classification.tier],
  ['risk.tier-downgrade',                 ({ minimum, rule }) => minimum !== 'unknown' && rule === undefined],
  ['risk.tier-unsupported',               ({ request }) => !isOfCore(request)],
  ['duty.violated',                       ({ duty }) => duty === 'violated'],
  ['decision.missing',                    ({ claimed }) => claimed?.decision.state === 'absent'],
  ['decision.rejected',                   ({ decided }) => decided?.asserted_decision === 'reject'],
  ['decision.kind-denied',                ({ decided, rule }) => isDenied(decided, rule, (made, { decision_kind }) => made.decision_kind === decision_kind)],
  ['decision.role-denied',                ({ decided, rule }) => isDenied(decided, rule, (made, { decision_role }) => made.decided_by.role === decision_role)],
  ['decision.actor-unbound',              ({ decided, rule, ...facts }) => isDenied(decided, rule, (made, { decision_role }) => isBound(made, decision_role, facts))],
  ['decision.after-request',              ({ decided, rule, request }) => isDenied(decided, rule, ({ recorded_at }) => recorded_at <= request.body.requested_at)],
  ['duty.inconclusive',                   ({ duty }) => duty === 'inconclusive'],
  // Nobody can show here who decided, so this is always open; a violation silences it.
  ['decision.provenance-unqualified',     () => true],
];

/** The decision about a request, and the tiers it was judged by. Never satisfied. */
export function judgeRisk(
  { policy: { content: policy }, policyRef }: Pick<Policies['risk-gates'], 'policy' | 'policyRef'>,
  risk: RiskCase,
): RiskJudgement {
  const { request, claim } = risk;
  const claimed = claim.document?.body;
  const basis = requestBasis(request);
  const declared = request.body.risk.tier.name;
  const minimum = minimumTier(policy, request, claimed?.classification.tier);
  const claimRef = contentRefOf(claim.named, riskClaimMediaType);
  const refs = request.body.gate_decision_refs;
  const made = claimed?.decision;
  const facts: Facts = {
    ...risk,
    claimed,
    basis,
    expected: expectedRefs(request, policyRef),
    decisionRefs: refs.filter(
      ({ decision_record_ref }) => decision_record_ref.media_type === riskClaimMediaType,
    ) as unknown as Json[],
    expectedDecision: expectedDecisionRef(request, claimRef, basis),
    minimum,
    rule: ruleFor(policy, minimum, declared),
    decided: made?.state === 'present' ? made.value : undefined,
  };
  return {
    decision: decide(riskGateReasons, findAmong(findings, facts)),
    classification: { declared_tier: declared, minimum_tier: minimum },
  };
}

const isOfCore = ({ body: { risk } }: StageRequest): boolean => risk.tier.namespace === 'core';

const isDenied = (
  decided: RiskDecision | undefined,
  rule: TierRule | undefined,
  allows: (decided: RiskDecision, rule: TierRule) => boolean,
): boolean => decided !== undefined && rule !== undefined && !allows(decided, rule);

// A reviewer decides as the one reviewer of the profile; an operator only about what that operator asked for, under nobody
// else's authority, since a claim names none.
function isBound(
  { decided_by }: RiskDecision,
  role: TierRule['decision_role'],
  { request, resolved }: Pick<Facts, 'request' | 'resolved'>,
): boolean {
  if (role === 'operator') {
    const { requested_by } = request.body;
    return requested_by.role === 'operator' && same(decided_by, requested_by);
  }
  const reviewers = resolved.body.bindings.filter(({ binding }) => binding.role === 'reviewer');
  const [reviewer, ...others] = reviewers;
  return reviewer !== undefined && others.length === 0 && same(decided_by, actorOf(reviewer));
}

const actorOf = ({ binding, adapter_implementation }: ResolvedProfile['body']['bindings'][number]): Actor => ({
  role: binding.role,
  implementation_id: adapter_implementation.id,
  implementation_version: adapter_implementation.version,
  adapter_instance_id: binding.adapter_instance_id,
  principal_id: binding.principal_id,
  execution_boundary_id: binding.execution_boundary_id,
});

const same = (a: unknown, b: unknown): boolean => equalJson(a as Json, b as Json);
