// Valid stage runs: a request, the resolved profile it names, and the result of an attempt of any status.
import { documentDigest } from '#canonical';
import {
  type ContentRef,
  type Execution,
  type ExecutionKind,
  type Metadata,
  type Outcome,
  type Projection,
  projectExecution,
  type ResolvedProfile,
  type StageRequest,
  type StageResult,
  type StageResultBody,
} from '#contract';
import { buildProfileSet } from './profile-set.ts';
import { content, sha } from './shapes.ts';
import { type ArtifactKind, buildRequest, type WorkRole } from './stage-request.ts';

export type BuiltStageRun = { request: StageRequest; resolved: ResolvedProfile; result: StageResult };

export type StageRunChoice = {
  /** `producer` unless told. */
  readonly role?: WorkRole;
  /** `model` for producer and reviewer unless told; the others are programs. */
  readonly executionKind?: ExecutionKind;
  /** `completed` unless told. */
  readonly status?: StageResultBody['status'];
  /** What a producer makes; `git-patch` unless told. */
  readonly artifactKind?: ArtifactKind;
  /** Whether a failed or cancelled attempt was executed at all; true unless told. */
  readonly executed?: boolean;
};

/** A fresh, valid run whose digests agree. */
export function buildStageRun(choice: StageRunChoice = {}): BuiltStageRun {
  const { role = 'producer', status = 'completed', artifactKind = 'git-patch', executed = true } = choice;
  const mayBeModel = role === 'producer' || role === 'reviewer';
  const kind = mayBeModel ? (choice.executionKind ?? 'model') : 'deterministic';
  const { resolved } = buildProfileSet(mayBeModel ? { [role]: kind } : {});
  const request = buildRequest(role, kind, artifactKind, resolved);
  const run = { request, resolved, result: buildResult(request, resolved, status, executed) };
  refreshStageRun(run);
  return run;
}

/** Brings the digests by which the documents name one another up to date after a change to any of them. */
export function refreshStageRun({ request, resolved, result }: BuiltStageRun): void {
  request.body.resolved_profile_ref.sha256 = documentDigest(resolved);
  result.body.resolved_profile_ref.sha256 = request.body.resolved_profile_ref.sha256;
  result.body.request_ref.sha256 = documentDigest(request);
}

function buildResult(
  request: StageRequest,
  resolved: ResolvedProfile,
  status: StageResultBody['status'],
  executed: boolean,
): StageResult {
  const projection = projectExecution(request, resolved);
  if (projection === undefined) throw new Error('the built request names no binding');
  return {
    schema_version: 2,
    kind: 'stage_result',
    id: `result.${projection.performer.role}`,
    body: {
      request_ref: { schema_version: 2, kind: 'stage_request', id: request.id, sha256: sha('0') },
      resolved_profile_ref: { schema_version: 2, kind: 'resolved_profile', id: resolved.id, sha256: sha('0') },
      attempt_id: 'attempt.sample',
      attempt_number: 1,
      reported_by: structuredClone(projection.performer),
      status,
      outputs: [],
      diagnostics: [],
      evidence: [],
      recorded_at: '2030-01-01T00:00:03Z',
      ...partsOf(request, projection, status, executed),
    },
  };
}

const reason = { reason_id: 'reason.sample', summary: 'said for people' };

function partsOf(
  request: StageRequest,
  projection: Projection,
  status: StageResultBody['status'],
  executed: boolean,
): Partial<StageResultBody> {
  switch (status) {
    case 'completed':
      return { ...executionParts(request, projection, 'passed'), ...successOf(request) };
    case 'failed':
    case 'cancelled': {
      const family = isCheck(request) ? 'check' : 'change';
      const parts = executed
        ? { ...executionParts(request, projection, 'failed'), outcome: { family, value: 'inconclusive' } as Outcome }
        : {};
      return { ...parts, reason, diagnostics: [content('diagnostic', '5', 'text/plain')] };
    }
    case 'stale':
      return {
        reason,
        stale_observations: [
          {
            selector: { kind: 'environment' },
            observed: { state: 'present', value: { ...request.body.environment_ref, fingerprint_sha256: sha('0') } },
          },
        ],
      };
    case 'blocked':
    case 'skipped':
      return { reason };
  }
}

const isCheck = ({ body }: StageRequest): boolean => ['reviewer', 'verifier'].includes(body.operation.role);

function executionParts(
  request: StageRequest,
  projection: Projection,
  verdict: 'passed' | 'failed',
): Partial<StageResultBody> {
  return {
    execution: buildExecution(projection),
    started_at: '2030-01-01T00:00:01Z',
    finished_at: '2030-01-01T00:00:02Z',
    evidence: request.body.required_evidence_kinds.map((kind) => ({
      evidence_id: `evidence.${kind}`,
      kind,
      verdict,
      proof_ref: content(`proof.${kind}`, '6'),
    })),
  };
}

function successOf({ body: { operation } }: StageRequest): Partial<StageResultBody> {
  switch (operation.capability_id) {
    case 'core.forge.materialize-candidate.v2':
      return {
        outcome: { family: 'change', value: 'changed' },
        outputs: [{ output_id: operation.arguments.candidate_output_id, ref: content('candidate', '7') }],
      };
    case 'core.harness.produce.v1': {
      const isPatch = operation.arguments.artifact_kind === 'git-patch';
      const ref: ContentRef = isPatch ? content('delta', '7', 'text/x-diff') : content('artifact', '7');
      return {
        outcome: { family: 'change', value: 'changed' },
        outputs: [{ output_id: 'output.made', ref }],
        ...(isPatch ? { delta_ref: structuredClone(ref) } : {}),
      };
    }
    case 'core.review.change.v1':
    case 'core.verify.run.v1':
      return { outcome: { family: 'check', value: 'passed' } };
  }
}

/** The execution a request asks for, with every fact recorded. */
export function buildExecution(projection: Projection): Execution {
  const { actual_binding, performer, environment, used_capability } = structuredClone(projection);
  return { performer, actual_binding, environment, used_capability, metadata: buildMetadata(projection) };
}

function buildMetadata({ model, tools }: Projection): Metadata {
  const recorded = <T>(name: string, value: T) => ({
    state: 'recorded' as const,
    value: structuredClone(value),
    source_ref: content(`fact.${name}`, '8'),
  });
  const none = { state: 'not-applicable' } as const;
  const used = recorded('tools', [...tools]);
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
    provider: recorded('provider', model.request.provider_id),
    model: recorded('model', model.request.model_id),
    snapshot: recorded('snapshot', 'snapshot.sample'),
    effort: recorded('effort', model.request.effort_id),
    prompt: recorded('prompt', model.prompt),
    skills: recorded('skills', [...model.skills]),
    tools: used,
  };
}
