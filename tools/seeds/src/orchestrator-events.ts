// What the orchestrator finds when it looks again: events that came twice, that were cancelled, that never came. Each
// observed case holds one stage, because a case expects one classification; the refused ones hold what no honest store says.
import { shapes } from '../../../test/support/builders.ts';
import { renamed } from './base/run.ts';
import { type ItemChoice, stateItem } from './base/snapshot.ts';
import { type Edit, edited } from './edits.ts';
import { type Expectation, observed, rejected } from './expectations.ts';
import type { House } from './house.ts';
import { digested, type SeedSet } from './seed-set.ts';

/** Edits are made to `{expected_revision, snapshot}`, where `snapshot` is the body. */
type Row = readonly [caseId: string, items: readonly ItemChoice[], edits: readonly Edit[], expectation: Expectation];

const family = 'repeated-cancelled-missed-events';
const now = '2030-01-01T00:10:00Z';
const revision = (digit: string) => renamed(shapes.revision(digit));
const onTarget: readonly Edit[] = [];
const targetMoved: readonly Edit[] = [
  ['/expected_revision', revision('5')],
  ['/snapshot/source_revision', revision('5')],
];

const running = (deadline: string, more: Partial<ItemChoice['running']> = {}): ItemChoice => ({
  running: { deadline, ...more },
});
const inTime = running('2030-01-01T00:20:00Z');
const tooLate = running('2030-01-01T00:09:00Z');
const stage = (id: string): ItemChoice => ({ request: [['/stage_id', `stage.${id}`]] });
const bootstrap: ItemChoice = {
  request: [
    ['/target_revision', { state: 'absent' }],
    ['/base', { state: 'absent' }],
    ['/risk/tier/name', 'bootstrap'],
  ],
};

const noAttempt = observed('pending', 'dispatch-stage', 'scanner.no-attempt');
const inFlight = observed('pending', 'wait-for-attempt', 'scanner.attempt-in-flight');
const stranded = observed('stranded', 'recover-stranded-attempt', 'scanner.attempt-deadline-reached');
const completed = observed('terminal', 'none', 'scanner.stage-completed');
const skipped = observed('terminal', 'none', 'scanner.stage-skipped');
const cancelled = observed('terminal', 'none', 'scanner.stage-cancelled');
const movedTarget = observed('stale', 'refresh-stage-inputs', 'scanner.target-revision-moved');
const stale = observed('stale', 'refresh-stage-inputs', 'scanner.stage-stale');
const blocked = observed('blocked', 'resolve-stage-blocker', 'scanner.stage-blocked');
const retryable = observed('retryable', 'retry-stage', 'scanner.stage-failed');
const exhausted = observed('blocked', 'operator-reconcile', 'scanner.retry-limit-reached');

// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // case id                                               items                                              edits        expectation
  ['events.nothing-began-is-dispatched',                   [{}],                                              onTarget,    noAttempt],
  ['events.nothing-began-without-a-target-is-dispatched',  [bootstrap],                                       onTarget,    noAttempt],
  ['events.asked-for-this-second-is-dispatched',           [{}],                                              [['/snapshot/observed_at', '2030-01-01T00:00:00Z']], noAttempt],
  ['events.nothing-began-on-a-moved-target-is-stale',      [{}],                                              targetMoved, movedTarget],
  ['events.started-in-time-is-awaited',                    [inTime],                                          onTarget,    inFlight],
  ['events.deadline-in-one-second-is-awaited',             [running('2030-01-01T00:10:01Z', { state: 'dispatched' })], onTarget, inFlight],
  ['events.deadline-this-second-is-stranded',              [running(now)],                                    onTarget,    stranded],
  ['events.deadline-missed-is-stranded',                   [tooLate],                                         onTarget,    stranded],
  ['events.deadline-in-the-second-of-the-request-is-stranded', [running('2030-01-01T00:00:00Z')],             onTarget,    stranded],
  ['events.last-attempt-missed-is-still-recovered',        [{ ...tooLate, number: 3 }],                       onTarget,    stranded],
  ['events.deadline-missed-on-a-moved-target-is-stale',    [tooLate],                                         targetMoved, movedTarget],
  ['events.completed-is-terminal',                         [{ ended: 'completed' }],                          onTarget,    completed],
  ['events.completed-this-second-is-terminal',             [{ ended: 'completed' }],                          [['/snapshot/observed_at', '2030-01-01T00:00:03Z']], completed],
  ['events.completed-on-a-moved-target-is-terminal',       [{ ended: 'completed' }],                          targetMoved, completed],
  ['events.skipped-is-terminal',                           [{ ended: 'skipped' }],                            onTarget,    skipped],
  ['events.cancelled-is-terminal',                         [{ ended: 'cancelled' }],                          onTarget,    cancelled],
  ['events.cancelled-on-a-moved-target-is-terminal',       [{ ended: 'cancelled' }],                          targetMoved, cancelled],
  ['events.stale-result-is-stale',                         [{ ended: 'stale' }],                              onTarget,    stale],
  ['events.blocked-is-blocked',                            [{ ended: 'blocked' }],                            onTarget,    blocked],
  ['events.failed-once-is-retried',                        [{ ended: 'failed' }],                             onTarget,    retryable],
  ['events.failed-before-the-last-attempt-is-retried',     [{ ended: 'failed', number: 2 }],                  onTarget,    retryable],
  ['events.failed-at-the-limit-goes-to-the-operator',      [{ ended: 'failed', number: 3 }],                  onTarget,    exhausted],
  ['events.failed-with-a-single-attempt-goes-to-the-operator', [{ ended: 'failed', limit: 1 }],               onTarget,    exhausted],
  ['events.failed-on-a-moved-target-is-stale',             [{ ended: 'failed', number: 3 }],                  targetMoved, movedTarget],

  ['events.ended-and-under-way-at-once-rejected',          [{ ended: 'failed', ...inTime }],                  onTarget,    rejected('E_RELATION')],
  ['events.one-stage-twice-rejected',                      [{}, { request: [['/requested_at', '2030-01-01T00:00:01Z']] }], onTarget, rejected('E_RELATION')],
  ['events.stages-out-of-order-rejected',                  [stage('sail'), stage('moor')],                    onTarget,    rejected('E_RELATION')],
  ['events.one-attempt-for-two-stages-rejected',           [{ ...inTime, ...stage('moor') }, { ...inTime, ...stage('sail') }], onTarget, rejected('E_RELATION')],
  ['events.looked-at-another-commit-rejected',             [{}],                                              [['/expected_revision', revision('5')]], rejected('E_STALE')],
  ['events.judged-by-another-core-rejected',               [{}],                                              [['/snapshot/core_contract/generation_id_sha256', shapes.sha('4')]], rejected('E_STALE')],
  ['events.stage-of-another-repository-rejected',          [{}],                                              [['/expected_revision/repository_id', 'repo.harbour'],
                                                                                                               ['/snapshot/source_revision/repository_id', 'repo.harbour']], rejected('E_RELATION')],
  ['events.more-attempts-than-allowed-rejected',           [{ ended: 'failed', number: 4 }],                  onTarget,    rejected('E_RELATION')],
  ['events.attempt-at-another-request-rejected',           [running('2030-01-01T00:20:00Z', { edits: [['/request_ref/sha256', shapes.sha('4')]] })], onTarget, rejected('E_RELATION')],
  ['events.deadline-before-the-request-rejected',          [running('2029-12-31T23:59:59Z')],                 onTarget,    rejected('E_RELATION')],
  ['events.result-of-another-request-rejected',            [{ ended: 'completed', result: [['/request_ref/sha256', shapes.sha('4')]] }], onTarget, rejected('E_RELATION')],
  ['events.result-from-the-future-rejected',               [{ ended: 'completed' }],                          [['/snapshot/observed_at', '2030-01-01T00:00:02Z']], rejected('E_RELATION')],
  ['events.partial-snapshot-rejected',                     [{}],                                              [['/snapshot/snapshot_contract/completeness', 'partial']], rejected('E_SHAPE')],
  ['events.an-item-left-out-rejected',                     [{}],                                              [['/snapshot/snapshot_contract/declared_item_count', 2]], rejected('E_SHAPE')],
  ['events.text-beyond-all-bounds-rejected',               [{}],                                              [['/snapshot/observed_at', 'x'.repeat(8193)]], rejected('E_LIMIT')],
  ['events.no-attempt-allowed-rejected',                   [{ limit: 0 }],                                    onTarget,    rejected('E_SHAPE')],
];

function caseOf({ core }: House, [case_id, items, edits, expectation]: Row) {
  const looked = {
    expected_revision: revision('1'),
    snapshot: {
      core_contract: core.hashed,
      items: items.map(stateItem),
      observed_at: now,
      snapshot_contract: {
        completeness: 'complete',
        declared_item_count: items.length,
        maximum_item_count: 64,
        schema_identity: 'orchestrator.state-snapshot.v1',
      },
      source_revision: revision('1'),
    },
  };
  const { expected_revision, snapshot } = edited(looked, edits);
  const document = { schema_version: 1, kind: 'orchestrator_state_snapshot', id: 'snapshot.ferry', body: snapshot };
  return { case_id, family_id: family, expected_revision, snapshot: digested(document), expectation };
}

export const orchestratorEvents: SeedSet = {
  name: 'orchestrator-events',
  source: 'orchestrator.state-scanner.v1',
  schemaVersion: 1,
  build: (house) => ({ cases: rows.map((row) => caseOf(house, row)) }),
};
