// The scanner: one row for each state, then one for each rule of the orchestrator_state_snapshot in the order of its tokens.
import { describe, expect, test } from 'vitest';
import { documentDigest, type Json } from '#canonical';
import { coreContractBlock } from '#contract';
import {
  type OrchestratorStateSnapshot,
  observationKind,
  observeSnapshot,
  type SnapshotItem,
  scannerJudge,
  scannerReasons,
  scanState,
} from '#orchestrator';
import { shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { reverseKeys } from '../../../test/support/reverse-keys.ts';
import { bytesOf, expected, item, redigested, snapshotOf } from './support/snapshots.ts';

const scan = (snapshot: unknown, judge = scannerJudge()) => scanState(expected, bytesOf(snapshot), judge);

const soon = '2030-01-01T01:00:01Z';
const now = '2030-01-01T01:00:00Z';
const past = '2030-01-01T00:30:00Z';

describe('states', () => {
  // biome-ignore format: a table
  const rows = [
    // what is there                                              class        action                      reason
    [{ status: 'completed' },                                      'terminal',  'none',                     'scanner.stage-completed'],
    [{ status: 'skipped' },                                        'terminal',  'none',                     'scanner.stage-skipped'],
    [{ status: 'cancelled' },                                      'terminal',  'none',                     'scanner.stage-cancelled'],
    [{ status: 'completed', target: '3' },                         'terminal',  'none',                     'scanner.stage-completed'],
    [{ status: 'cancelled', target: '3' },                         'terminal',  'none',                     'scanner.stage-cancelled'],
    [{ target: '3' },                                              'stale',     'refresh-stage-inputs',     'scanner.target-revision-moved'],
    [{ status: 'failed', target: '3' },                            'stale',     'refresh-stage-inputs',     'scanner.target-revision-moved'],
    [{ status: 'stale', target: '3' },                             'stale',     'refresh-stage-inputs',     'scanner.target-revision-moved'],
    [{ deadlineAt: past, target: '3' },                            'stale',     'refresh-stage-inputs',     'scanner.target-revision-moved'],
    [{ status: 'stale' },                                          'stale',     'refresh-stage-inputs',     'scanner.stage-stale'],
    [{ status: 'blocked' },                                        'blocked',   'resolve-stage-blocker',    'scanner.stage-blocked'],
    [{ status: 'failed', attemptNumber: 2 },                       'retryable', 'retry-stage',              'scanner.stage-failed'],
    [{ status: 'failed', attemptNumber: 3 },                       'blocked',   'operator-reconcile',       'scanner.retry-limit-reached'],
    [{ status: 'failed', attemptNumber: 1, retryLimit: 1 },        'blocked',   'operator-reconcile',       'scanner.retry-limit-reached'],
    [{ deadlineAt: past },                                         'stranded',  'recover-stranded-attempt', 'scanner.attempt-deadline-reached'],
    [{ deadlineAt: now },                                          'stranded',  'recover-stranded-attempt', 'scanner.attempt-deadline-reached'],
    [{ deadlineAt: soon },                                         'pending',   'wait-for-attempt',         'scanner.attempt-in-flight'],
    [{},                                                           'pending',   'dispatch-stage',           'scanner.no-attempt'],
    [{ target: null },                                             'pending',   'dispatch-stage',           'scanner.no-attempt'],
  ] as const;

  test.each(rows)('%j: %s, %s, %s', (given, found, action, reason) => {
    const scanned = scan(snapshotOf(item(given)));
    if (!scanned.ok) throw new Error(JSON.stringify(scanned.refusal));
    const [classification] = scanned.value.content.body.classifications;
    expect(classification).toMatchObject({ class: found, recovery: { action, reason_id: reason } });
    expect(observationKind.parse(scanned.value.bytes).ok).toBe(true);
  });

  test('every reason is among the rows', () => {
    expect([...new Set(rows.map(([, , , reason]) => reason as string))].toSorted()).toEqual(
      [...scannerReasons].toSorted(),
    );
  });
});

describe('an observation', () => {
  const failed = item({ status: 'failed', attemptNumber: 2 });
  const waiting = item({ deadlineAt: soon, attemptNumber: 3, stage: 'stage.b' });
  const snapshot = snapshotOf(failed, waiting);
  const judge = scannerJudge();

  test('says what it follows from', () => {
    const scanned = scan(snapshot);
    if (!scanned.ok) throw new Error(JSON.stringify(scanned.refusal));
    const { body, id } = scanned.value.content;
    const snapshotRef = {
      id: 'snapshot.sample',
      kind: 'orchestrator_state_snapshot',
      schema_identity: 'orchestrator.state-snapshot.v1',
      sha256: documentDigest(snapshot as unknown as Json),
    };
    expect(id).toBe('snapshot.sample');
    expect({ ...body, classifications: [] }).toEqual({
      activation_state: 'inactive',
      authority_effect: 'none',
      classifications: [],
      core_contract: judge.coreContract,
      evaluator: judge.evaluator,
      mode: 'observation-only',
      observed_at: now,
      snapshot_ref: snapshotRef,
      source_revision: shapes.revision('1'),
    });
    const key = { initiative_id: 'initiative.sample', task_class_id: 'task.sample', workflow_id: 'workflow.sample' };
    const refs = (given: typeof failed) => ({
      evaluator_ref: {
        content_id: 'orchestrator-state-scanner-evaluator.v1',
        media_type: 'application/vnd.ystack.orchestrator-state-scanner-evaluator+json',
        sha256: judge.evaluator.sha256,
      },
      item_ref: { schema_identity: 'orchestrator.state-item.v1', sha256: documentDigest(given as unknown as Json) },
      request_ref: {
        schema_version: 2,
        kind: 'stage_request',
        id: given.request.content.id,
        sha256: given.request.sha256,
      },
      resolved_profile_ref: {
        schema_version: 2,
        kind: 'resolved_profile',
        id: given.resolved_profile.content.id,
        sha256: given.resolved_profile.sha256,
      },
      snapshot_ref: snapshotRef,
    });
    const result = failed.latest_result.state === 'present' ? failed.latest_result.value.sha256 : '';
    expect(body.classifications).toEqual([
      {
        class: 'retryable',
        provenance: {
          ...refs(failed),
          active_attempt: { state: 'absent' },
          latest_result_ref: {
            state: 'present',
            value: { schema_version: 2, kind: 'stage_result', id: 'result.producer', sha256: result },
          },
        },
        recovery: {
          action: 'retry-stage',
          attempt_number: 2,
          reason_id: 'scanner.stage-failed',
          retry_limit: 3,
          source_reason: { state: 'present', value: 'reason.sample' },
        },
        stage_key: { ...key, stage_id: 'stage.a' },
      },
      {
        class: 'pending',
        provenance: { ...refs(waiting), active_attempt: waiting.attempt, latest_result_ref: { state: 'absent' } },
        recovery: {
          action: 'wait-for-attempt',
          attempt_number: 3,
          reason_id: 'scanner.attempt-in-flight',
          retry_limit: 3,
          source_reason: { state: 'absent' },
        },
        stage_key: { ...key, stage_id: 'stage.b' },
      },
    ]);
  });

  test('of no stages has none', () => {
    expect(scan(snapshotOf())).toMatchObject({ ok: true, value: { content: { body: { classifications: [] } } } });
  });

  test('is the same for a snapshot that was parsed, whatever the order of its keys', () => {
    const reversed = reverseKeys(snapshot as unknown as Json);
    const sha256 = documentDigest(snapshot as unknown as Json);
    const scanned = scan(snapshot);
    expect(observeSnapshot(expected, { content: reversed, sha256 })).toEqual({
      ok: true,
      value: scanned.ok ? scanned.value.content : undefined,
    });
  });
});

describe('refusals, in the order in which they are decided', () => {
  const good = snapshotOf(
    item({ deadlineAt: soon }),
    item({ stage: 'stage.b' }),
    item({ status: 'skipped', stage: 'stage.c' }),
  );
  const [attempt, request] = ['/body/items/0/attempt/value', '/body/items/1/request'];
  const result = '/body/items/2/latest_result/value';
  const other = shapes.sha('7');

  // biome-ignore format: a table
  const rows: readonly (readonly [edits: readonly Edit[], code: string, at: string])[] = [
    // edits                                                              token         place
    [[['/body/observed_at', '2030-02-30T00:00:00Z']],                      'E_SHAPE',    '/body/observed_at'],
    [[['/schema_version', 2]],                                             'E_SHAPE',    '/schema_version'],
    [[['/kind', 'orchestrator_state_observation']],                        'E_SHAPE',    '/kind'],
    [[['/body/snapshot_contract/completeness', 'partial']],                'E_SHAPE',    '/body/snapshot_contract/completeness'],
    [[['/body/snapshot_contract/declared_item_count', 2]],                 'E_SHAPE',    '/body/snapshot_contract/declared_item_count'],
    [[['/body/snapshot_contract/maximum_item_count', 63]],                 'E_SHAPE',    '/body/snapshot_contract/maximum_item_count'],
    [[['/body/items/0/retry_limit', 0]],                                   'E_SHAPE',    '/body/items/0/retry_limit'],
    [[['/body/items/0/retry_limit', 11]],                                  'E_SHAPE',    '/body/items/0/retry_limit'],
    [[[`${attempt}/attempt_number`, 0]],                                   'E_SHAPE',    `${attempt}/attempt_number`],
    [[[`${attempt}/state`, 'done']],                                       'E_SHAPE',    `${attempt}/state`],
    [[[`${request}/content/kind`, 'stage_result']],                        'E_SHAPE',    `${request}/content/kind`],
    [[['/body/items/1/resolved_profile/content/id', 'A']],                 'E_SHAPE',    '/body/items/1/resolved_profile/content/id'],
    [[[`${result}/content/body/status`, 'done']],                          'E_SHAPE',    `${result}/content/body/status`],
    [[[`${result}/content/body/attempt_number`, 2_147_483_648]],           'E_SHAPE',    `${result}/content/body/attempt_number`],
    // A form beats a core that is another, and that beats a digest.
    [[['/body/core_contract/generation_id_sha256', other], ['/body/items/0/retry_limit', 0]], 'E_SHAPE', '/body/items/0/retry_limit'],
    [[['/body/core_contract/package_ref/content_id', 'core-contract-package.v3']], 'E_SHAPE', '/body/core_contract/package_ref/content_id'],
    [[['/body/core_contract/generation_id_sha256', other]],                'E_STALE',    '/body/core_contract'],
    [[['/body/core_contract/package_ref/sha256', other]],                  'E_STALE',    '/body/core_contract'],
    [[['/body/core_contract/package_ref/sha256', other], [`${request}/sha256`, other]], 'E_STALE', '/body/core_contract'],
    [[[`${request}/sha256`, other]],                                       'E_RELATION', `${request}/sha256`],
    [[['/body/items/2/resolved_profile/sha256', other]],                   'E_RELATION', '/body/items/2/resolved_profile/sha256'],
    [[[`${result}/sha256`, other]],                                        'E_RELATION', `${result}/sha256`],
    // A digest beats a revision, a revision beats what does not hold in an item.
    [[[`${request}/sha256`, other], ['/body/source_revision', shapes.revision('3')]], 'E_RELATION', `${request}/sha256`],
    [[['/body/source_revision/repository_id', 'repo.other']],              'E_STALE',    '/body/source_revision/repository_id'],
    [[['/body/source_revision', shapes.revision('3')]],                    'E_STALE',    '/body/source_revision/commit_id'],
    [[['/body/source_revision', shapes.revision('3')], [`${attempt}/attempt_number`, 4]], 'E_STALE', '/body/source_revision/commit_id'],
    [[[`${attempt}/attempt_number`, 4]],                                   'E_RELATION', `${attempt}/attempt_number`],
    [[[`${attempt}/request_ref/sha256`, other]],                           'E_RELATION', `${attempt}/request_ref`],
    [[[`${attempt}/request_ref/id`, 'request.other']],                     'E_RELATION', `${attempt}/request_ref`],
    [[[`${attempt}/deadline_at`, '2029-12-31T23:59:59Z']],                 'E_RELATION', `${attempt}/deadline_at`],
    [[['/body/items/2/attempt', good.body.items[0]?.attempt]],             'E_RELATION', '/body/items/2/attempt'],
    [[['/body/observed_at', '2029-12-31T23:59:59Z']],                      'E_RELATION', '/body/items/0/request/content/body/requested_at'],
    [[['/body/observed_at', '2030-01-01T00:00:02Z']],                      'E_RELATION', `${result}/content/body/recorded_at`],
    [[['/body/items/2/retry_limit', 1], [`${result}/content/body/attempt_number`, 2]], 'E_RELATION', `${result}/content/body/attempt_number`],
    // Core documents that do not name one another are a relation here.
    [[[`${result}/content/body/request_ref/sha256`, other]],               'E_RELATION', `${result}/content/body/request_ref`],
    [[['/body/items/1/request/content/body/resolved_profile_ref/sha256', other]], 'E_RELATION', '/body/items/1/request/content/body/resolved_profile_ref'],
    [[[`${request}/content/body/selection_ref/scope_sha256`, other]],      'E_RELATION', `${request}/content/body/selection_ref`],
    [[[`${request}/content/body/required_evidence_kinds`, ['behavioral']]], 'E_RELATION', `${request}/content/body/required_evidence_kinds`],
    [[['/body/items/1/resolved_profile/content/body/bindings/4/binding/principal_id', 'principal.forge']], 'E_RELATION', '/body/items/1/resolved_profile/content/body/bindings/4/binding/principal_id'],
    [[[`${result}/content/body/reason`, undefined]],                       'E_RELATION', `${result}/content/body/reason`],
    // An item beats the set.
    [[['/body/items', [good.body.items[1], good.body.items[0], good.body.items[2]]]], 'E_RELATION', '/body/items'],
    [[['/body/items', [good.body.items[0], good.body.items[0], good.body.items[2]]]], 'E_RELATION', '/body/items'],
    [[[`${result}/content/body/attempt_id`, 'attempt.stage.a']],           'E_RELATION', '/body/items/2'],
  ];

  test('the snapshot they are made from is good', () => {
    expect(scan(good).ok).toBe(true);
  });

  test.each(rows.map(([edits, code, at]) => [code, at, edits] as const))('%s at %s', (code, at, edits) => {
    const touchesDigest = edits.some(([pointer]) => /\/sha256$/.test(pointer) && !pointer.includes('_ref/'));
    const broken = edited<OrchestratorStateSnapshot>(good, edits);
    expect(scan(touchesDigest ? broken : redigested(broken))).toMatchObject({ ok: false, refusal: { code, at } });
  });

  test.each([
    // bytes                                                               token
    [new Uint8Array(1_048_577).fill(0x20), 'E_LIMIT'],
    [Buffer.from('{'), 'E_PARSE'],
    [Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d, 0x0a]), 'E_PARSE'],
    [Buffer.from('{ }\n'), 'E_CANONICAL'],
    [Buffer.from('{}'), 'E_CANONICAL'],
    [Buffer.from(`${'['.repeat(31)}${']'.repeat(31)}\n`), 'E_SHAPE'],
    [Buffer.from(`${'['.repeat(32)}1${']'.repeat(32)}\n`), 'E_LIMIT'],
    [Buffer.from(`[${'1,'.repeat(16_383)}1]\n`), 'E_SHAPE'],
    [Buffer.from(`[${'1,'.repeat(16_384)}1]\n`), 'E_LIMIT'],
    [Buffer.from(`["${'x'.repeat(8192)}"]\n`), 'E_SHAPE'],
    [Buffer.from(`["${'x'.repeat(8193)}"]\n`), 'E_LIMIT'],
    [Buffer.from(`${JSON.stringify({ x: -1 }).replace('-1', '-0')}\n`), 'E_SHAPE'],
  ])('bytes: %#', (bytes, code) => {
    expect(scanState(expected, bytes)).toMatchObject({ ok: false, refusal: { code } });
  });

  test('minus zero is no count, though it equals 0', () => {
    const text = Buffer.from(bytesOf(snapshotOf()))
      .toString()
      .replace('"declared_item_count":0', '"declared_item_count":-0');
    expect(scanState(expected, Buffer.from(text))).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE' } });
  });

  test('times may be the same', () => {
    const requested = '2030-01-01T00:00:00Z';
    const recorded = '2030-01-01T00:00:03Z';
    const at = (time: string, only: SnapshotItem) => scan(edited(snapshotOf(only), [['/body/observed_at', time]])).ok;
    expect(at(requested, item({}))).toBe(true);
    expect(at(requested, item({ deadlineAt: requested }))).toBe(true);
    expect(at(recorded, item({ status: 'skipped' }))).toBe(true);
  });

  test('64 items at most', () => {
    const of = (count: number) => edited(good, [['/body/items', Array.from({ length: count }, () => ({}))]]);
    expect(scan(of(65))).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE', at: '/body/items' } });
    expect(scan(of(64))).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE', at: '/body/items/0/attempt' } });
  });

  test('a snapshot that was parsed is bounded too', () => {
    const items = Array.from({ length: 64 }, () => good.body.items[0]);
    const content = edited(good, [['/body/items', items]]) as unknown as Json;
    const observed = observeSnapshot(expected, { content, sha256: shapes.sha('0') });
    expect(observed).toMatchObject({ ok: false, refusal: { code: 'E_LIMIT' } });
  });

  test('another core can be handed in', () => {
    const core = coreContractBlock(`g-${shapes.sha('1')}`, shapes.sha('2')).hashed;
    const foreign = edited(good, [['/body/core_contract', core]]);
    expect(scan(foreign)).toMatchObject({ ok: false, refusal: { code: 'E_STALE' } });
    const scanned = scan(foreign, scannerJudge(core));
    expect(scanned).toMatchObject({ ok: true, value: { content: { body: { core_contract: core } } } });
  });
});
