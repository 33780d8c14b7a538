// The observation of a snapshot that was found good: one classification for each item, in the snapshot's order, and with it
// everything it follows from.
import { documentDigest, type Json } from '#canonical';
import { type Digested, documentRefOf } from '#contract';
import { snapshotSchemaIdentity } from '../documents/snapshot.ts';
import type { Provenance, Recovery } from '../generated/common.d.ts';
import type {
  Classification,
  EvaluatorEnvelope,
  OrchestratorStateObservation,
} from '../generated/orchestrator-state-observation.d.ts';
import type { OrchestratorStateSnapshot, SnapshotItem } from '../generated/orchestrator-state-snapshot.d.ts';
import { classify } from './classify.ts';
import type { ScannerJudge } from './evaluator.ts';
import type { Stage } from './stage.ts';

type Sources = Pick<Provenance, 'evaluator_ref' | 'snapshot_ref'>;

/** Classifies every stage. `stages` are the snapshot's items, typed. */
export function buildObservation(
  { content: snapshot, sha256 }: Digested<OrchestratorStateSnapshot>,
  stages: readonly Stage[],
  { evaluator }: ScannerJudge,
): OrchestratorStateObservation {
  const { core_contract, items, observed_at, source_revision } = snapshot.body;
  const sources: Sources = {
    evaluator_ref: {
      content_id: 'orchestrator-state-scanner-evaluator.v1',
      media_type: 'application/vnd.ystack.orchestrator-state-scanner-evaluator+json',
      sha256: evaluator.sha256,
    },
    snapshot_ref: { id: snapshot.id, kind: snapshot.kind, schema_identity: snapshotSchemaIdentity, sha256 },
  };
  return {
    schema_version: 1,
    kind: 'orchestrator_state_observation',
    id: snapshot.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      classifications: items.map((item, index) => classification(snapshot, item, stages[index] as Stage, sources)),
      core_contract,
      evaluator: { content: evaluator.content as EvaluatorEnvelope, sha256: evaluator.sha256 },
      mode: 'observation-only',
      observed_at,
      snapshot_ref: sources.snapshot_ref,
      source_revision,
    },
  };
}

function classification(
  { body }: OrchestratorStateSnapshot,
  item: SnapshotItem,
  stage: Stage,
  sources: Sources,
): Classification {
  const found = classify({
    request: stage.request.content,
    result: stage.result?.content,
    attempt: stage.attempt,
    retryLimit: item.retry_limit,
    sourceRevision: body.source_revision,
    observedAt: body.observed_at,
  });
  return {
    class: found.class,
    provenance: { ...sources, ...provenanceOf(item, stage) },
    recovery: { action: found.action, reason_id: found.reason, ...numbersOf(item, stage) },
    stage_key: stage.key,
  };
}

const provenanceOf = (item: SnapshotItem, { request, resolved, result }: Stage): Omit<Provenance, keyof Sources> => ({
  active_attempt: item.attempt,
  item_ref: { schema_identity: 'orchestrator.state-item.v1', sha256: documentDigest(item as Json) },
  latest_result_ref: result === undefined ? { state: 'absent' } : { state: 'present', value: documentRefOf(result) },
  request_ref: documentRefOf(request),
  resolved_profile_ref: documentRefOf(resolved),
});

function numbersOf({ retry_limit }: SnapshotItem, { attempt, result }: Stage): Omit<Recovery, 'action' | 'reason_id'> {
  const reason = result?.content.body.reason?.reason_id;
  return {
    attempt_number: result?.content.body.attempt_number ?? attempt?.attempt_number ?? 0,
    retry_limit,
    source_reason: reason === undefined ? { state: 'absent' } : { state: 'present', value: reason },
  };
}
