// What must hold in a snapshot beyond its form: each item by itself, then the items together. Core documents that do not
// name one another are E_RELATION here, as everything in a snapshot is; the scanner has no E_REF.
import { equalJson, isStrictlySorted, jsonPointer, type Refusal } from '#canonical';
import {
  checkRequestAgainstResolved,
  checkStageRun,
  documentRefOf,
  firstAmong,
  firstOf,
  type Place,
  resolvedProfileKind,
  stageRequestKind,
  unrelated,
} from '#contract';
import { compareStageKeys, stageOrder } from '../documents/stage-key.ts';
import type { OrchestratorStateSnapshot, SnapshotItem } from '../generated/orchestrator-state-snapshot.d.ts';
import type { Stage } from './stage.ts';

/** Every item by itself, in order. */
export const checkItems = (snapshot: OrchestratorStateSnapshot, stages: readonly Stage[]): Refusal | undefined =>
  firstAmong(stages, (stage, index) => {
    const { retry_limit } = snapshot.body.items[index] as SnapshotItem;
    return checkItem(snapshot, stage, retry_limit, ['body', 'items', index]);
  });

const checkItem = ({ body }: OrchestratorStateSnapshot, stage: Stage, retryLimit: number, place: Place) =>
  firstOf([
    () => checkCore(stage, place),
    () => checkRequest(stage, body, place),
    () =>
      stage.result !== undefined && stage.attempt !== undefined
        ? unrelated([...place, 'attempt'], 'no attempt where there is a result')
        : undefined,
    () => checkResult(stage, body.observed_at, retryLimit, place),
    () => checkAttempt(stage, retryLimit, place),
  ]);

function checkCore({ request, resolved, result }: Stage, place: Place): Refusal | undefined {
  const broken =
    result === undefined
      ? firstOf([
          () => within('request', stageRequestKind.checkRelations(request.content)),
          () => within('resolved_profile', resolvedProfileKind.checkRelations(resolved.content)),
          () => within('request', checkRequestAgainstResolved(request.content, resolved)),
        ])
      : byInput(checkStageRun({ request, resolved, result }));
  return broken === undefined
    ? undefined
    : { code: 'E_RELATION', at: `${jsonPointer(place)}${broken.at ?? ''}`, expected: broken.expected };
}

const within = (member: string, refusal: Refusal | undefined): Refusal | undefined =>
  refusal === undefined ? undefined : { ...refusal, at: `/${member}/content${refusal.at ?? ''}` };

const members = ['request', 'resolved_profile', 'latest_result/value'];

const byInput = (refusal: Refusal | undefined): Refusal | undefined =>
  within(members[Number(refusal?.input)] ?? 'request', refusal);

function checkRequest({ request }: Stage, body: OrchestratorStateSnapshot['body'], place: Place) {
  const { requested_at, target_repository_id } = request.content.body;
  const { observed_at, source_revision } = body;
  const at = [...place, 'request', 'content', 'body'];
  if (target_repository_id !== source_revision.repository_id) {
    return unrelated([...at, 'target_repository_id'], `\`${source_revision.repository_id}\`, the source repository`);
  }
  return requested_at <= observed_at
    ? undefined
    : unrelated([...at, 'requested_at'], `not after observed_at ${observed_at}`);
}

function checkResult({ result }: Stage, observedAt: string, retryLimit: number, place: Place) {
  if (result === undefined) return undefined;
  const { attempt_number, recorded_at } = result.content.body;
  const at = [...place, 'latest_result', 'value', 'content', 'body'];
  if (recorded_at > observedAt) return unrelated([...at, 'recorded_at'], `not after observed_at ${observedAt}`);
  return attempt_number <= retryLimit
    ? undefined
    : unrelated([...at, 'attempt_number'], `at most ${retryLimit}, the retry limit`);
}

function checkAttempt({ attempt, request }: Stage, retryLimit: number, place: Place) {
  if (attempt === undefined) return undefined;
  const at = [...place, 'attempt', 'value'];
  if (attempt.attempt_number > retryLimit) {
    return unrelated([...at, 'attempt_number'], `at most ${retryLimit}, the retry limit`);
  }
  if (!equalJson(attempt.request_ref, documentRefOf(request))) {
    return unrelated([...at, 'request_ref'], `\`${request.content.id}\` with digest ${request.sha256}`);
  }
  const { requested_at } = request.content.body;
  return requested_at <= attempt.deadline_at
    ? undefined
    : unrelated([...at, 'deadline_at'], `not before requested_at ${requested_at}`);
}

/**
 * The items together: stages in strict order, no attempt twice. That no request stands twice follows: its digest is that of
 * its content, so twice the same request would be twice the same stage.
 */
export const checkSet = (stages: readonly Stage[]): Refusal | undefined =>
  firstOf([
    () =>
      isStrictlySorted(stages, (a, b) => compareStageKeys(a.key, b.key))
        ? undefined
        : unrelated(['body', 'items'], `stages in strict order by ${stageOrder}`),
    () => checkAttemptIds(stages),
  ]);

function checkAttemptIds(stages: readonly Stage[]): Refusal | undefined {
  const seen = new Set<string>();
  return firstAmong(stages, ({ attempt, result }, index) => {
    const id = attempt?.attempt_id ?? result?.content.body.attempt_id;
    if (id === undefined) return undefined;
    if (seen.has(id)) return unrelated(['body', 'items', index], 'each attempt once');
    seen.add(id);
    return undefined;
  });
}
