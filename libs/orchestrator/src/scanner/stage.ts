// An item of a snapshot with its core documents under their own types.
import type { Digested, ResolvedProfile, StageRequest, StageResult } from '#contract';
import type { Attempt, StageKey } from '../generated/common.d.ts';
import type { SnapshotItem } from '../generated/orchestrator-state-snapshot.d.ts';

/** An item with its core documents under their own types; their form was checked with the snapshot's. */
export type Stage = {
  readonly request: Digested<StageRequest>;
  readonly resolved: Digested<ResolvedProfile>;
  readonly result: Digested<StageResult> | undefined;
  readonly attempt: Attempt | undefined;
  readonly key: StageKey;
};

/** The item, typed. The casts are what the snapshot's form has established. */
export function stageOf({ attempt, latest_result, request, resolved_profile }: SnapshotItem): Stage {
  const typed = request as unknown as Digested<StageRequest>;
  const { initiative_id, stage_id, task_class_id, workflow_id } = typed.content.body;
  return {
    request: typed,
    resolved: resolved_profile as unknown as Digested<ResolvedProfile>,
    result: latest_result.state === 'present' ? (latest_result.value as unknown as Digested<StageResult>) : undefined,
    attempt: attempt.state === 'present' ? attempt.value : undefined,
    key: { initiative_id, stage_id, task_class_id, workflow_id },
  };
}
