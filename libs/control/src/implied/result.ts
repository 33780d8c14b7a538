// The result of an implied stage: completed exactly as the request and its profile project it. A change stage changed
// nothing, a check passed, every fact that the resolved profile tells is computed from it, and the snapshot, which only a
// provider could tell, is unavailable.
import {
  type Admitted,
  capabilityOfRole,
  documentRefOf,
  type Execution,
  type Metadata,
  type Outcome,
  type Projection,
  type StageRequest,
  type StageResult,
  type StageResultBody,
} from '#contract';
import { type Implied, resolvedContent, standIn } from './stand-ins.ts';

/** The result of `request`, executed as `projection` says, all of it at `at`. */
export const impliedResult = (
  implied: Implied,
  request: Admitted<StageRequest>,
  projection: Projection,
  at: string,
): StageResult => ({
  schema_version: 2,
  kind: 'stage_result',
  id: `result.implied.${implied.role}`,
  body: {
    request_ref: documentRefOf(request),
    resolved_profile_ref: documentRefOf(implied.resolved),
    attempt_id: `attempt.implied.${implied.role}`,
    attempt_number: 1,
    reported_by: projection.performer,
    status: 'completed',
    outcome: outcomeOf(implied),
    outputs: [],
    diagnostics: [],
    evidence: evidenceOf(implied, request.content),
    execution: executionOf(implied, projection),
    started_at: at,
    finished_at: at,
    recorded_at: at,
  },
});

const outcomeOf = ({ role }: Implied): Outcome =>
  capabilityOfRole(role)?.family === 'change'
    ? { family: 'change', value: 'no-change' }
    : { family: 'check', value: 'passed' };

const evidenceOf = (implied: Implied, { body }: StageRequest): StageResultBody['evidence'] =>
  body.required_evidence_kinds.map((kind) => ({
    evidence_id: `evidence.${kind}`,
    kind,
    verdict: 'passed',
    proof_ref: standIn(implied, `proof.${kind}`),
  }));

function executionOf(implied: Implied, projection: Projection): Execution {
  const { actual_binding, performer, environment, used_capability } = projection;
  return { performer, actual_binding, environment, used_capability, metadata: metadataOf(implied, projection) };
}

function metadataOf(implied: Implied, { model, tools }: Projection): Metadata {
  const computed = <T>(value: T) => ({ state: 'computed' as const, value, source_ref: resolvedContent(implied) });
  const none = { state: 'not-applicable' } as const;
  const used = computed([...tools]);
  if (model === undefined) {
    return {
      kind: 'deterministic',
      provider: none,
      model: none,
      snapshot: none,
      effort: none,
      prompt: none,
      skills: none,
      tools: used,
    };
  }
  return {
    kind: 'model',
    provider: computed(model.request.provider_id),
    model: computed(model.request.model_id),
    snapshot: { state: 'unavailable', reason_id: 'implied.no-provider' },
    effort: computed(model.request.effort_id),
    prompt: computed(model.prompt),
    skills: computed([...model.skills]),
    tools: used,
  };
}
