// Snapshots of one or more stages, valid and fresh at each call. The core documents in them are those of the core's own tests.
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import type { StageRequest, StageResultBody } from '#contract';
import { type OrchestratorStateSnapshot, type SnapshotItem, scannerJudge } from '#orchestrator';
import { buildStageRun, refreshStageRun, shapes } from '../../../../test/support/builders.ts';

export const { coreContract } = scannerJudge();
export const observedAt = '2030-01-01T01:00:00Z';
export const expected = { repositoryId: shapes.repositoryId, commitId: shapes.revision('1').commit_id };

type Given = {
  readonly status?: StageResultBody['status'];
  /** Seconds of the deadline in the hour before and after the observation, when there is an attempt. */
  readonly deadlineAt?: string;
  readonly attemptNumber?: number;
  readonly retryLimit?: number;
  readonly stage?: string;
  readonly target?: string | null;
};

/** One item: a result when `status` is given, an attempt when `deadlineAt` is, else neither. */
export function item({
  status,
  deadlineAt,
  attemptNumber = 1,
  retryLimit = 3,
  stage = 'stage.a',
  target,
}: Given): SnapshotItem {
  const run = buildStageRun({ status: status ?? 'skipped' });
  run.request.body.stage_id = stage;
  run.request.id = `request.${stage}`;
  run.result.body.request_ref.id = run.request.id;
  run.result.body.attempt_number = attemptNumber;
  run.result.body.attempt_id = `attempt.${stage}`;
  if (target !== undefined) retarget(run.request, target);
  refreshStageRun(run);
  const { request, resolved, result } = run;
  const pair = (content: unknown) => ({ content: content as Json, sha256: documentDigest(content as Json) });
  return {
    attempt:
      deadlineAt === undefined
        ? { state: 'absent' }
        : {
            state: 'present',
            value: {
              attempt_id: `attempt.${stage}`,
              attempt_number: attemptNumber,
              deadline_at: deadlineAt,
              request_ref: {
                schema_version: 2,
                kind: 'stage_request',
                id: request.id,
                sha256: documentDigest(request),
              },
              state: 'started',
            },
          },
    latest_result: status === undefined ? { state: 'absent' } : { state: 'present', value: pair(result) },
    request: pair(request),
    resolved_profile: pair(resolved),
    retry_limit: retryLimit,
  } as SnapshotItem;
}

// The other commit of a moved target; the source of the request moves along, since both lie in one repository.
function retarget(request: StageRequest, target: string | null): void {
  if (target !== null) {
    request.body.target_revision = { state: 'present', value: shapes.revision(target) };
    return;
  }
  request.body.target_revision = { state: 'absent' };
  request.body.risk.tier = { namespace: 'core', name: 'bootstrap' };
}

export const snapshotOf = (...items: readonly SnapshotItem[]): OrchestratorStateSnapshot => ({
  schema_version: 1,
  kind: 'orchestrator_state_snapshot',
  id: 'snapshot.sample',
  body: {
    core_contract: { ...coreContract, semantic_identity: 'core.contracts.v2' },
    items: [...items],
    observed_at: observedAt,
    snapshot_contract: {
      completeness: 'complete',
      declared_item_count: items.length,
      maximum_item_count: 64,
      schema_identity: 'orchestrator.state-snapshot.v1',
    },
    source_revision: shapes.revision('1'),
  },
});

/** The items again with the digests of their documents, after a change to any of them. */
export function redigested(snapshot: OrchestratorStateSnapshot): OrchestratorStateSnapshot {
  const copy = structuredClone(snapshot);
  for (const { request, resolved_profile, latest_result } of copy.body.items) {
    for (const pair of [
      request,
      resolved_profile,
      ...(latest_result.state === 'present' ? [latest_result.value] : []),
    ]) {
      pair.sha256 = documentDigest(pair.content);
    }
  }
  return copy;
}

export const bytesOf = (document: unknown): Uint8Array => encodeCanonical(document as Json);
