// What the sources decide beside their judges: what an expectation is compared with, and under which policy.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical } from '#canonical';
import { type GradedCase, runSeedSet, shippedContext } from '#evals';
import { countRecovery } from '../src/dashboard/recovery.ts';
import { adapterSeeds, at, carried, envelopeCase, fileSeeds, type Loose, onlyCase, resultOf } from './support/seeds.ts';

/** The first case of a set that ships for which `pick` holds, alone in its set. */
function shippedCase(name: string, pick: (item: Loose) => boolean): Loose {
  const seeds: Loose = JSON.parse(readFileSync(join(import.meta.dirname, `../seeds/${name}.json`), 'utf8'));
  const item = seeds.body.cases.find(pick);
  if (item === undefined) throw new Error(`no such case in ${name}`);
  seeds.body.cases = [item];
  return seeds;
}
const redigested = (document: Loose) => {
  document.sha256 = documentDigest(document.content);
};
const graded = (seeds: Loose) => onlyCase(resultOf(seeds).content);
const seen = ({ observation }: GradedCase): Loose => (observation.state === 'present' ? observation.value : undefined);

describe('orchestrator.state-scanner.v1', () => {
  const pending = () =>
    shippedCase('orchestrator-events', ({ expectation }) => expectation.reason_id === 'scanner.no-attempt');

  test('one classification is compared', () => {
    expect(graded(pending()).verdict).toBe('passed');
  });

  test('of two, neither is what was expected', () => {
    const seeds = pending();
    const [{ snapshot }] = seeds.body.cases;
    const { items, snapshot_contract } = snapshot.content.body;
    const other = JSON.parse(JSON.stringify(items[0]));
    other.request.content.id = 'request.zz';
    other.request.content.body.workflow_id = 'workflow.zz';
    redigested(other.request);
    items.push(other);
    snapshot_contract.declared_item_count = 2;
    redigested(snapshot);
    const result = graded(seeds);
    expect([result.verdict, result.reason_id]).toEqual(['failed', 'evals.classification-mismatch']);
    expect(seen(result)).toMatchObject({ disposition: 'observed', classification: { state: 'absent' } });
  });
});

describe('loop.review-fix.v1', () => {
  test('a policy that does not ship proves nothing', () => {
    const seeds = shippedCase('review-fix', ({ expectation }) => expectation.outcome === 'fix-request');
    expect(graded(seeds).verdict).toBe('passed');
    const { policy } = seeds.body.cases[0].inputs;
    policy.content.body.max_attempts += 1;
    redigested(policy);
    const result = graded(seeds);
    expect([result.reason_id, seen(result).error_token]).toEqual([
      'evals.disposition-mismatch',
      { state: 'present', value: 'E_RELATION' },
    ]);
  });
});

describe('content.file-gate.v1', () => {
  // biome-ignore format: an aligned table
  const files = [
    // path                text               seen
    ['notes.md',           'Plain.\n',        'admitted'],
    ['con.md',             'Plain.\n',        'E_PATH'],
    ['a/../notes.md',      'Plain.\n',        'E_PATH'],
    ['notes.md',           '\ufeffPlain.\n',  'E_DENYLIST content.byte-order-mark'],
  ] as const;
  test.each(files)('%s', (path, text, expected) => {
    const result = graded(
      fileSeeds([
        {
          case_id: 'note.one',
          family_id: 'malicious-instructions',
          input: carried({ path, text }),
          expectation: { disposition: 'admitted' },
        },
      ]),
    );
    const { disposition, error_token, detail } = seen(result);
    const said = disposition === 'admitted' ? disposition : `${error_token.value} ${detail.value}`;
    expect(said.startsWith(expected)).toBe(true);
  });
});

describe('one digest, two documents', () => {
  test('the second is held against the first, not believed', () => {
    const [first, second] = [envelopeCase('a'), envelopeCase('b')];
    second.input.content = { more: 1 };
    const run = runSeedSet(shippedContext(), encodeCanonical(adapterSeeds([first, second])), at);
    expect(run.ok ? undefined : [run.refusal.code, run.refusal.at]).toEqual([
      'E_RELATION',
      '/body/cases/1/input/sha256',
    ]);
  });
});

describe('recovery', () => {
  const { cases } = resultOf(
    shippedCase('orchestrator-events', ({ expectation }) => expectation.disposition === 'rejected'),
  ).content.body;
  const counted = (edit: Partial<GradedCase>) =>
    countRecovery(cases.map((item) => ({ ...item, ...edit }))).events_refused;

  // biome-ignore format: an aligned table
  const edits: readonly (readonly [string, Partial<GradedCase>, number])[] = [
    ['a case that passed',              {},                                      1],
    ['one that failed',                 { verdict: 'failed' },                   0],
    ['one that nobody graded',          { verdict: 'inconclusive' },             0],
    ['one of another family',           { family_id: 'actor-rerun-identity' },   0],
  ];
  test.each(edits)('%s', (_, edit, expected) => {
    expect(counted(edit)).toBe(expected);
  });
});

describe('E_LIMIT: a result is at most a mebibyte', () => {
  const delivery = (index: number) => ({
    attempt_number: 1,
    delivery_mode: 'first-delivery',
    operation: 'dispatch-stage',
    request_sha256: 'a'.repeat(64),
    stage_key: {
      initiative_id: 'i'.repeat(128),
      stage_id: `s${index}`,
      task_class_id: 't'.repeat(60),
      workflow_id: 'w',
    },
  });
  const seeds = (count: number) => ({
    ...adapterSeeds([]),
    body: {
      ...adapterSeeds([]).body,
      seed_source: 'orchestrator.reconciliation-plan.v1',
      cases: Array.from({ length: 64 }, (_, index) => ({
        case_id: `plan.${String(index).padStart(2, '0')}`,
        family_id: 'repeated-cancelled-missed-events',
        input: carried({}),
        expectation: {
          disposition: 'planned',
          deferred: [],
          deliveries: Array.from({ length: count }, (__, item) => delivery(item)),
          operator_messages: [],
          suppressed: [],
        },
      })),
    },
  });
  // biome-ignore format: an aligned table
  const sizes = [
    [30, 'failed 64'],
    [36, 'E_LIMIT'],
  ] as const;
  test.each(sizes)('%i deliveries a case', (count, expected) => {
    const bytes = encodeCanonical(seeds(count));
    expect(bytes.length).toBeLessThanOrEqual(1_048_576);
    const run = runSeedSet(shippedContext(), bytes, at);
    expect(run.ok ? `failed ${run.value.content.body.summary.failed}` : run.refusal.code).toBe(expected);
  });
});
