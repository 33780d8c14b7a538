// Examples of risk gates: a producer's request, the claim of a decision about it, and the verdict of duty separation.
import { documentDigest, type Json, type JsonObject, textDigest } from '#canonical';
import type { Actor, ContentRef, ResolvedProfile, ScopeRef, StageRequest } from '#contract';
import { buildStageRun } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { ExampleTable } from './example-table.ts';

type Case = {
  readonly tier?: 'bootstrap' | 'high' | 'routine';
  readonly reason?: string;
  /** Edits of the request before the claim is made about it. */
  readonly request?: readonly Edit[];
  readonly claim?: readonly Edit[];
  readonly duty?: 'inconclusive' | 'satisfied' | 'violated';
  /** Edits of the request after the claim was made. */
  readonly later?: readonly Edit[];
};

// biome-ignore format: a table
export const riskExamples: ExampleTable = ({ policyRef }) => {
  const on = (given: Case) => inputOf(policyRef, given);
  return {
    shared: { duty_verdict: 'satisfied', resolved_profile: buildStageRun(small).resolved as unknown as JsonObject },
    rows: [
      ['duty-inconclusive',            on({ duty: 'inconclusive' }),                                                     'inconclusive', 'decision.provenance-unqualified', 'duty.inconclusive'],
      ['high-without-decision',        on({ ...high, claim: [['/body/decision', { state: 'absent' }]] }),                'violated',     'decision.missing'],
      ['operator-approves-high',       on(high),                                                                         'inconclusive', 'decision.provenance-unqualified'],
      ['request-moved',                on({ later: [['/body/requested_at', '2030-01-01T00:00:01Z']] }),                  'violated',     'decision.stale', 'decision.unbound'],
      ['reviewer-checks-routine',      on({}),                                                                           'inconclusive', 'decision.provenance-unqualified'],
      ['reviewer-rejects-routine',     on({ claim: [['/body/decision/value/asserted_decision', 'reject']] }),            'violated',     'decision.rejected'],
    ],
  };
};

const high: Case = { tier: 'high', reason: 'risk.migration', request: [['/body/requested_by/role', 'operator']] };

const small = { executionKind: 'deterministic', artifactKind: 'plan' } as const;

const claimMediaType = 'application/vnd.ystack.risk-gate-decision-claim+json';

function inputOf(policyRef: ContentRef, given: Case): JsonObject {
  const { tier = 'routine', reason = 'risk.small', duty } = given;
  const { request: built, resolved } = buildStageRun(small);
  const subject_ref = { type: 'artifact', value: (built.body.source as { value: Json }).value } as ScopeRef['subject_ref'];
  const scoped = { schema_version: 1, policy_ref: policyRef, subject_ref: subject_ref as unknown as Json };
  const ref = (purpose: ScopeRef['purpose'], scope: JsonObject): ScopeRef => ({
    purpose,
    decision_record_ref: policyRef,
    subject_ref,
    scope_sha256: textDigest({ ...scoped, ...scope }),
  });
  built.body.risk = {
    tier: { namespace: 'core', name: tier },
    reason_ids: [reason],
    policy_ref: ref('policy', { kind: 'risk_policy_scope' }) as StageRequest['body']['risk']['policy_ref'],
    required_gate_refs: [
      ref('gate-requirement', { kind: 'risk_gate_requirement', declared_tier: tier }),
    ] as StageRequest['body']['risk']['required_gate_refs'],
  };
  const asked = edited(built, given.request ?? []);
  const claim = edited(claimAbout(asked, resolved), given.claim ?? []);
  const decision = {
    purpose: 'gate-decision',
    decision_record_ref: { content_id: 'claim.sample', media_type: claimMediaType, sha256: documentDigest(claim) },
    subject_ref,
    scope_sha256: basisOf(asked),
  } as StageRequest['body']['gate_decision_refs'][number];
  const request = edited({ ...asked, body: { ...asked.body, gate_decision_refs: [decision] } }, given.later ?? []);
  return { claim, request: request as unknown as Json, ...(duty === undefined ? {} : { duty_verdict: duty }) };
}

/** An accepting claim by whom the tier asks for, about the request as it stands. */
function claimAbout(request: StageRequest, resolved: ResolvedProfile): JsonObject {
  const { requested_at, risk } = request.body;
  const isRoutine = risk.tier.name === 'routine';
  return {
    schema_version: 1,
    kind: 'risk_gate_decision_claim',
    id: 'claim.sample',
    body: {
      activation_state: 'inactive',
      classification: { tier: risk.tier.name, reason_ids: risk.reason_ids },
      decision: {
        state: 'present',
        value: {
          asserted_decision: 'accept',
          decided_by: (isRoutine ? reviewerOf(resolved) : request.body.requested_by) as unknown as JsonObject,
          decision_kind: isRoutine ? 'independent-plan-check' : 'operator-plan-approval',
          recorded_at: requested_at,
        },
      },
      policy_ref: risk.policy_ref as unknown as JsonObject,
      request_basis_sha256: basisOf(request),
      required_gate_refs: risk.required_gate_refs as unknown as JsonObject[],
    },
  };
}

function reviewerOf({ body }: ResolvedProfile): Actor {
  const found = body.bindings.find(({ binding }) => binding.role === 'reviewer');
  if (found === undefined) throw new Error('the sample profile has no reviewer');
  const { binding, adapter_implementation } = found;
  const { adapter_instance_id, principal_id, execution_boundary_id } = binding;
  const { id, version } = adapter_implementation;
  const identity = { adapter_instance_id, principal_id, execution_boundary_id };
  return { role: 'reviewer', implementation_id: id, implementation_version: version, ...identity };
}

function basisOf({ schema_version, kind, id, body }: StageRequest): string {
  const { gate_decision_refs: _, ...rest } = body;
  return textDigest({ schema_version, kind, id, body: rest as unknown as JsonObject });
}
