// A stage request with its risk, the claim that somebody decided about it, and the run that followed. The documents bind one
// another by digest, so a case says at which moment it edits: before the policy's refs are set, before the decision, after
// it, or after all is bound.
import { type JsonObject, textDigest } from '#canonical';
import { type Actor, documentRefOf, type ResolvedProfile, type StageRequest, type StageRequestBody } from '#contract';
import { refreshStageRun, shapes } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../edits.ts';
import { type House, sectionOf } from '../house.ts';
import { digested } from '../seed-set.ts';
import { type DutyVerdict, dutyEvaluation, dutySatisfied } from './duty.ts';
import { ferryRun } from './run.ts';

export type Tier = 'routine' | 'high' | 'bootstrap';

export type ApprovalChoice = {
  /** What the claim says that the change is; the request declares the same unless told. */
  readonly tier: Tier;
  readonly declared?: Tier;
  /** Why the request is risky; also what the claim says. */
  readonly reasons?: readonly string[];
  /** Who decided: by the tier unless told. */
  readonly decider?: 'operator' | 'reviewer';
  /** Edits to the request's body before the refs to the policy are set, */
  readonly request?: readonly Edit[];
  /** before the decision, */
  readonly refs?: readonly Edit[];
  /** and after the decision was bound to it. */
  readonly moved?: readonly Edit[];
  /** Whether the request, once moved, names the old decision anew. */
  readonly rebound?: boolean;
  /** Edits to the claim's body before the request names it, */
  readonly claim?: readonly Edit[];
  /** to the whole claim, */
  readonly envelope?: readonly Edit[];
  /** and to the body once it is named. */
  readonly claimAfter?: readonly Edit[];
  readonly result?: readonly Edit[];
  readonly status?: 'completed' | 'failed';
  readonly duty?: DutyVerdict;
  /** Edits to the body of the policy set. */
  readonly policySet?: readonly Edit[];
};

const claimMediaType = 'application/vnd.ystack.risk-gate-decision-claim+json';

/** The operator who asks for what needs an operator. */
const operator = (): Actor => ({
  role: 'operator',
  implementation_id: 'implementation.bridge',
  implementation_version: 'v1',
  adapter_instance_id: 'instance.bridge',
  principal_id: 'principal.captain',
  execution_boundary_id: 'boundary.bridge',
});

const decisions = {
  routine: ['independent-plan-check', 'reviewer'],
  high: ['operator-plan-approval', 'operator'],
  bootstrap: ['operator-bootstrap-approval', 'operator'],
} as const;

/** The six inputs of the risk gates. */
export function approvalInputs(house: House, choice: ApprovalChoice) {
  const { policySet } = house;
  const set = digested({
    ...policySet.content,
    body: edited(policySet.content.body, choice.policySet ?? []),
  });
  const run = ferryRun({
    role: 'producer',
    executionKind: 'deterministic',
    status: choice.status ?? 'completed',
  });
  const { tier, declared = tier, reasons = ['risk.ferry'] } = choice;
  const [kind, decider] = decisions[declared];
  const { body } = run.request;
  body.requested_by = decider === 'operator' ? operator() : body.requested_by;
  body.risk.tier.name = declared;
  body.risk.reason_ids = [...reasons];
  if (declared === 'bootstrap')
    Object.assign(body, { target_revision: { state: 'absent' }, base: { state: 'absent' } });
  run.request.body = edited(body, choice.request ?? []);
  bindPolicy(house, run.request.body);
  run.request.body = edited(run.request.body, choice.refs ?? []);
  // The run names the profile before the request's basis is taken.
  refreshStageRun(run);

  const who = (choice.decider ?? decider) === 'operator' ? operator() : reviewerOf(run.resolved);
  const claim = claimOf(run.request, tier, kind, who);
  claim.body = edited(claim.body, choice.claim ?? []);
  const bound = edited<JsonObject>(claim, choice.envelope ?? []);
  run.request.body.gate_decision_refs = [decisionRef(run.request, claim.id, digested(bound).sha256)];
  run.request.body = edited(run.request.body, choice.moved ?? []);
  if (choice.rebound === true) {
    run.request.body.gate_decision_refs = [decisionRef(run.request, claim.id, digested(bound).sha256)];
  }
  refreshStageRun(run);
  run.result.body = edited(run.result.body, choice.result ?? []);

  const [request, resolved_profile, result] = [digested(run.request), digested(run.resolved), digested(run.result)];
  const stage = {
    request_ref: documentRefOf(request),
    resolved_profile_ref: documentRefOf(resolved_profile),
    result_ref: documentRefOf(result),
  };
  return {
    policy_set: set,
    request,
    resolved_profile,
    result,
    duty: digested(dutyEvaluation({ ...house, policySet: set }, stage, choice.duty ?? dutySatisfied)),
    claim: digested(
      edited<JsonObject>(
        bound,
        (choice.claimAfter ?? []).map(([at, value]): Edit => [`/body${at}`, value]),
      ),
    ),
  };
}

const subjectOf = ({ source }: StageRequestBody) => {
  if (source.state === 'absent') throw new Error('the request has no source to be a subject');
  return { type: 'artifact' as const, value: source.value };
};

/** Names the policy of the risk gates, what it requires of the declared tier, and both scopes by their digests. */
function bindPolicy(house: House, body: StageRequestBody): void {
  const { policy_ref } = sectionOf(house, 'risk-gates');
  const subject_ref = subjectOf(body);
  const scope = { schema_version: 1, kind: 'risk_policy_scope', policy_ref, subject_ref };
  const requirement = { ...scope, kind: 'risk_gate_requirement', declared_tier: body.risk.tier.name };
  const ref = { decision_record_ref: policy_ref, subject_ref };
  body.risk.policy_ref = { ...ref, purpose: 'policy', scope_sha256: textDigest(scope) };
  body.risk.required_gate_refs = [{ ...ref, purpose: 'gate-requirement', scope_sha256: textDigest(requirement) }];
}

/** What a decision is about: the request but for the decisions that it names. */
function basisOf({ schema_version, kind, id, body }: StageRequest): string {
  const { gate_decision_refs: _, ...rest } = body;
  return textDigest({ schema_version, kind, id, body: rest });
}

const decisionRef = (request: StageRequest, claimId: string, claimSha256: string) => ({
  purpose: 'gate-decision' as const,
  decision_record_ref: { content_id: claimId, media_type: claimMediaType, sha256: claimSha256 },
  subject_ref: subjectOf(request.body),
  scope_sha256: basisOf(request),
});

/** A decision that is claimed beside the one that a request names. */
export const secondDecision = (mediaType: string = claimMediaType) => ({
  purpose: 'gate-decision',
  decision_record_ref: shapes.content('claim.second', '4', mediaType),
  subject_ref: { type: 'artifact', value: { type: 'content', value: shapes.content('second', '4') } },
  scope_sha256: shapes.sha('f'),
});

const claimOf = (request: StageRequest, tier: Tier, decision_kind: string, decided_by: Actor) => ({
  schema_version: 1,
  kind: 'risk_gate_decision_claim',
  id: 'claim.risk',
  body: {
    activation_state: 'inactive',
    classification: { reason_ids: request.body.risk.reason_ids, tier },
    decision: {
      state: 'present',
      value: { asserted_decision: 'accept', decided_by, decision_kind, recorded_at: '2029-12-31T23:00:00Z' },
    },
    policy_ref: request.body.risk.policy_ref,
    request_basis_sha256: basisOf(request),
    required_gate_refs: request.body.risk.required_gate_refs,
  },
});

function reviewerOf({ body }: ResolvedProfile): Actor {
  const found = body.bindings.find(({ binding }) => binding.role === 'reviewer');
  if (found === undefined) throw new Error('the profile binds no reviewer');
  const { binding, adapter_implementation } = found;
  return {
    role: 'reviewer',
    implementation_id: adapter_implementation.id,
    implementation_version: adapter_implementation.version,
    adapter_instance_id: binding.adapter_instance_id,
    principal_id: binding.principal_id,
    execution_boundary_id: binding.execution_boundary_id,
  };
}
