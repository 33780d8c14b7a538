// The observation of a snapshot, as a kind. Its relations are those that the scanner keeps by itself; they are asked again
// wherever an observation is handed in, so one that was edited into a contradiction is refused.
import { type Bounds, isStrictlySorted } from '#canonical';
import { type DocumentKind, defineKind, firstAmong, firstOf, type Place, unrelated } from '#contract';
import type { Classification, OrchestratorStateObservation } from '../generated/orchestrator-state-observation.d.ts';
import { validate } from '../generated/orchestrator-state-observation.js';
import { checkWholeNumbers, snapshotBounds } from './bounds.ts';
import { checkProvenance, checkRecovery } from './recovery.ts';
import { compareStageKeys, stageOrder } from './stage-key.ts';

/** An observation is bounded as the snapshot it is of. */
export const observationBounds: Bounds = snapshotBounds;

type Observation = OrchestratorStateObservation;

const checkSnapshotId = ({ id, body }: Observation) =>
  body.snapshot_ref.id === id ? undefined : unrelated(['body', 'snapshot_ref', 'id'], `\`${id}\`, as the observation`);

const checkOrder = ({ body: { classifications } }: Observation) =>
  isStrictlySorted(classifications, (a, b) => compareStageKeys(a.stage_key, b.stage_key))
    ? undefined
    : unrelated(['body', 'classifications'], `stages in strict order by ${stageOrder}`);

const checkClassifications = (observation: Observation) =>
  firstAmong(observation.body.classifications, (classification, index) =>
    checkClassification(observation, classification, ['body', 'classifications', index]),
  );

const checkClassification = ({ body }: Observation, classification: Classification, place: Place) =>
  firstOf([
    () => checkRecovery(place, classification),
    () => checkProvenance(place, classification.provenance, classification.recovery),
    () => checkDeadline(body.observed_at, classification, place),
    () => checkSources(body, classification, place),
  ]);

function checkDeadline(observedAt: string, { provenance, recovery }: Classification, place: Place) {
  if (provenance.active_attempt.state === 'absent') return undefined;
  const { deadline_at } = provenance.active_attempt.value;
  const reached = deadline_at <= observedAt;
  const contradicts =
    (recovery.action === 'recover-stranded-attempt' && !reached) || (recovery.action === 'wait-for-attempt' && reached);
  return contradicts
    ? unrelated(
        [...place, 'provenance', 'active_attempt', 'value', 'deadline_at'],
        `a time ${reached ? 'after' : 'not after'} ${observedAt} with \`${recovery.action}\``,
      )
    : undefined;
}

function checkSources(body: Observation['body'], { provenance }: Classification, place: Place) {
  const at = [...place, 'provenance'];
  if (provenance.evaluator_ref.sha256 !== body.evaluator.sha256) {
    return unrelated([...at, 'evaluator_ref', 'sha256'], `${body.evaluator.sha256}, the observation's evaluator`);
  }
  const { id, sha256 } = body.snapshot_ref;
  return provenance.snapshot_ref.id === id && provenance.snapshot_ref.sha256 === sha256
    ? undefined
    : unrelated([...at, 'snapshot_ref'], `\`${id}\` with digest ${sha256}, the observation's snapshot`);
}

export const observationKind: DocumentKind<Observation> = defineKind<Observation>({
  kind: 'orchestrator_state_observation',
  schemaVersion: 1,
  bounds: observationBounds,
  validate,
  shapes: [checkWholeNumbers],
  relations: [checkSnapshotId, checkOrder, checkClassifications],
});
