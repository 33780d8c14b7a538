// The words of `risk_gate_evaluation`. A decision claim is only ever a claim, so the best verdict is inconclusive.
import { type WordTable, words } from './words.ts';

export const riskGatesWords: WordTable = {
  'decision.claim-malformed': words(
    'The body of the decision claim is not of the form of a claim, so nothing in it counts.',
    ['claim /body'],
    'Write the claim anew: classification, decision, policy, required gates and the digest of the request it is about.',
  ),
  'risk.policy-ref-mismatch': words(
    'The risk of the request must name this policy, with the scope that policy and source give.',
    ['request /body/risk/policy_ref', 'request /body/source', 'evaluation /body/policy_ref'],
    'Name the risk gates policy in the request, with the scope digest computed for its source.',
  ),
  'risk.requirement-ref-mismatch': words(
    'The request must require exactly one gate, the one that policy, source and declared tier give.',
    ['request /body/risk/required_gate_refs', 'request /body/risk/tier'],
    'Name exactly that gate requirement in the request, with its scope digest.',
  ),
  'decision.claim-context-mismatch': words(
    'The claim names another policy or other required gates than the request.',
    [
      'claim /body/policy_ref',
      'request /body/risk/policy_ref',
      'claim /body/required_gate_refs',
      'request /body/risk/required_gate_refs',
    ],
    'Decide again, about the request as it stands.',
  ),
  'decision.stale': words(
    'The claim was made about another request: the digest of its request basis is not that of this one.',
    ['claim /body/request_basis_sha256'],
    'Decide again about the request as it stands; any change to it but its gate decisions makes a decision stale.',
  ),
  'decision.ambiguous': words(
    'The request names more than one risk decision claim, and nobody can tell which one counts.',
    ['request /body/gate_decision_refs'],
    'Name one decision claim.',
  ),
  'decision.unbound': words(
    'The request does not name this claim as its risk decision.',
    ['request /body/gate_decision_refs', 'evaluation /body/decision_claim_ref'],
    'Name the claim among the gate decisions of the request: its id and digest, and the digest of the request basis as scope.',
  ),
  'classification.reasons-mismatch': words(
    'The claim classifies the work by other reasons than the request states.',
    ['claim /body/classification/reason_ids', 'request /body/risk/reason_ids'],
    'Classify by the reasons of the request.',
  ),
  'classification.forced-tier-mismatch': words(
    'The facts of the request force a tier, and the claim classifies the work in another.',
    [
      'claim /body/classification/tier',
      'evaluation /body/classification/minimum_tier',
      'request /body/risk/reason_ids',
      'request /body/target_revision/state',
      'request /body/base/state',
    ],
    'Classify at the forced tier: bootstrap without target or base, high with any of the reasons that the policy lists.',
  ),
  'risk.tier-downgrade': words(
    'The declared tier is below the one that the facts call for: the policy has no rule for this pair.',
    [
      'evaluation /body/classification/declared_tier',
      'evaluation /body/classification/minimum_tier',
      'policy /body/tier_rules',
    ],
    'Declare at least the minimum tier.',
  ),
  'risk.tier-unsupported': words(
    'The tier is not one of the core, so the policy has no rule for it.',
    ['request /body/risk/tier'],
    'Declare core/routine, core/high or core/bootstrap.',
  ),
  'duty.violated': words(
    'Duties are not kept apart, and a decision cannot mend that.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Mend what the duty separation evaluation names first.',
  ),
  'decision.missing': words(
    'The claim holds no decision.',
    ['claim /body/decision'],
    'Have the decision made by the role that the tier calls for.',
  ),
  'decision.rejected': words(
    'The decision is to reject.',
    ['claim /body/decision/value/asserted_decision', 'claim /body/decision/value/decided_by'],
    'Change the work and ask again; a rejection is not overruled by another claim.',
  ),
  'decision.kind-denied': words(
    'The tier calls for another kind of decision.',
    ['claim /body/decision/value/decision_kind', 'policy /body/tier_rules', 'evaluation /body/classification'],
    'Have the decision made of the kind that the rule of the tier names.',
  ),
  'decision.role-denied': words(
    'The tier calls for a decision by another role.',
    ['claim /body/decision/value/decided_by/role', 'policy /body/tier_rules', 'evaluation /body/classification'],
    'Have the decision made by the role that the rule of the tier names.',
  ),
  'decision.actor-unbound': words(
    'Whoever decided is not the party in that role: the one reviewer of the profile, or the operator who requested the stage.',
    [
      'claim /body/decision/value/decided_by',
      'request /body/requested_by',
      'resolved /body/bindings/*/binding/principal_id',
    ],
    'Have the decision made by the bound reviewer, or by the operator whose request it is.',
  ),
  'decision.after-request': words(
    'The decision was recorded after the stage was requested, so the request could not rest on it.',
    ['claim /body/decision/value/recorded_at', 'request /body/requested_at'],
    'Decide first, then request.',
  ),
  'duty.inconclusive': words(
    'Whether duties are kept apart is not known.',
    ['duty /body/verdict', 'duty /body/reason_ids'],
    'Settle what the duty separation evaluation could not.',
  ),
  'decision.provenance-unqualified': words(
    'Everything that can be compared agrees, but a claim is only a claim: nothing here proves that it comes from whom it names.',
    ['claim /body/decision', 'evaluation /body/decision_claim_ref'],
    'Nothing can, yet: this contract knows no way to qualify where a decision comes from, and inconclusive is its best verdict.',
  ),
};
