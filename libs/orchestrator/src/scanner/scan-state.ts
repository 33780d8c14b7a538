// The scanner: a snapshot of all stages of one revision to an observation that classifies each. It reads nothing but the
// snapshot; what it judges by is handed in.
import {
  accept,
  checkParsedLimits,
  documentDigest,
  encodeCanonical,
  equalJson,
  type Json,
  parseCanonical,
  type Refusal,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import { type Admitted, type Digested, firstAmong, firstOf, unrelated } from '#contract';
import { snapshotBounds } from '../documents/bounds.ts';
import { snapshotKind } from '../documents/snapshot.ts';
import type { OrchestratorStateObservation } from '../generated/orchestrator-state-observation.d.ts';
import type { OrchestratorStateSnapshot, Pair, SnapshotItem } from '../generated/orchestrator-state-snapshot.d.ts';
import { buildObservation } from './build-observation.ts';
import { checkScannerEvaluator, type ScannerJudge, scannerJudge } from './evaluator.ts';
import { checkItems, checkSet } from './relations.ts';
import { stageOf } from './stage.ts';

/** The revision that the caller asks about. */
export type ExpectedRevision = { readonly repositoryId: string; readonly commitId: string };

/**
 * Scans a snapshot. Refuses with E_LIMIT, E_PARSE, E_CANONICAL and E_LIMIT for its bytes, then in this order: E_SHAPE;
 * E_STALE when it names another core; E_RELATION when a document is not of the digest it comes with; E_STALE when the
 * evaluator is of no good form or names another core, and when the snapshot is of another repository or commit;
 * E_RELATION for each item, then for the items together.
 */
export function scanState(
  expected: ExpectedRevision,
  snapshot: Uint8Array,
  judge: ScannerJudge = scannerJudge(),
): Result<Admitted<OrchestratorStateObservation>> {
  const read = parseCanonical(snapshot, snapshotBounds);
  if (!read.ok) return read;
  const observed = observe(expected, { content: read.value, sha256: sha256Hex(snapshot) }, judge);
  if (!observed.ok) return observed;
  const bytes = encodeCanonical(observed.value as Json);
  return accept({ content: observed.value, sha256: sha256Hex(bytes), bytes });
}

/** The same for a snapshot that was parsed; its bounds are checked on the value, and its digest is taken as given. */
export function observeSnapshot(
  expected: ExpectedRevision,
  snapshot: Digested<Json>,
  judge: ScannerJudge = scannerJudge(),
): Result<OrchestratorStateObservation> {
  const beyond = checkParsedLimits(snapshot.content, snapshotBounds);
  return beyond === undefined ? observe(expected, snapshot, judge) : refuse(beyond);
}

function observe(expected: ExpectedRevision, { content, sha256 }: Digested<Json>, judge: ScannerJudge) {
  const shaped = snapshotKind.checkShape(content);
  if (!shaped.ok) return shaped;
  const snapshot = shaped.value;
  const stages = snapshot.body.items.map(stageOf);
  const refusal = firstOf<Refusal>([
    () => checkCoreContract(snapshot, judge),
    () => firstAmong(snapshot.body.items, checkDigests),
    () => checkEvaluator(judge),
    () => checkRevision(snapshot, expected),
    () => checkItems(snapshot, stages),
    () => checkSet(stages),
  ]);
  return refusal === undefined
    ? accept(buildObservation({ content: snapshot, sha256 }, stages, judge))
    : refuse(refusal);
}

const stale = (at: string, expected: string): Refusal<'E_STALE'> => ({ code: 'E_STALE', at, expected });

const checkCoreContract = ({ body }: OrchestratorStateSnapshot, { coreContract }: ScannerJudge) =>
  equalJson(body.core_contract as Json, coreContract as Json)
    ? undefined
    : stale('/body/core_contract', `generation ${coreContract.generation_id_sha256}, by which is judged here`);

function checkDigests({ latest_result, request, resolved_profile }: SnapshotItem, index: number) {
  const pairs: readonly (readonly [string, Pair])[] = [
    ['request', request],
    ['resolved_profile', resolved_profile],
    ...(latest_result.state === 'present' ? ([['latest_result', latest_result.value]] as const) : []),
  ];
  return firstAmong(pairs, ([member, { content, sha256 }]) => {
    const found = documentDigest(content);
    const place = ['body', 'items', index, member, ...(member === 'latest_result' ? ['value'] : []), 'sha256'];
    return found === sha256 ? undefined : unrelated(place, `${found}, the digest of the document`);
  });
}

function checkEvaluator({ coreContract, evaluator }: ScannerJudge): Refusal<'E_STALE'> | undefined {
  const checked = checkScannerEvaluator(evaluator.content as Json);
  if (!checked.ok) return stale('', `an evaluator with ${checked.refusal.expected} (${checked.refusal.at ?? ''})`);
  if (documentDigest(evaluator.content) !== evaluator.sha256)
    return stale('', 'an evaluator of the digest it comes with');
  return equalJson(evaluator.content.body.core_contract as Json, coreContract as Json)
    ? undefined
    : stale('', `an evaluator that judges by generation ${coreContract.generation_id_sha256}`);
}

function checkRevision({ body }: OrchestratorStateSnapshot, { commitId, repositoryId }: ExpectedRevision) {
  const { commit_id, repository_id } = body.source_revision;
  if (repository_id !== repositoryId) return stale('/body/source_revision/repository_id', `\`${repositoryId}\``);
  return commit_id === commitId ? undefined : stale('/body/source_revision/commit_id', `\`${commitId}\``);
}
