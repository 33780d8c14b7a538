// The orchestrator's cases of the other implementation: events for the scanner, plans for the planner, under its own core.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import {
  type HashedCoreContract,
  observationKind,
  planReconciliation,
  reconciliationPlanKind,
  scannerJudge,
  scanState,
} from '#orchestrator';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';

type Case<Inputs> = {
  readonly case_id: string;
  readonly expectation: { readonly disposition: string; readonly error_token?: string };
} & Inputs;

type Pair = { readonly content: Json; readonly sha256: string };
type Revision = { readonly commit_id: string; readonly repository_id: string };

const read = <Inputs>(name: string): readonly Case<Inputs>[] =>
  corpusRoot === undefined ? [] : JSON.parse(corpusBytes(`evals/v1/${name}`).toString('utf8')).body.cases;

const present = corpusRoot !== undefined;

describe.skipIf(!present)(present ? 'events' : corpusSkip, () => {
  const cases = read<{ readonly expected_revision: Revision; readonly snapshot: Pair }>('seed-set-events.json');

  test('all 12 are at hand', () => {
    expect(cases.length).toBe(12);
  });

  test.each(cases.map((entry) => [entry.case_id, entry] as const))(
    '%s',
    (_, { expectation, expected_revision, snapshot }) => {
      const { core_contract } = (snapshot.content as { body: { core_contract: HashedCoreContract } }).body;
      const expected = { repositoryId: expected_revision.repository_id, commitId: expected_revision.commit_id };
      expect(documentDigest(snapshot.content)).toBe(snapshot.sha256);
      const scanned = scanState(expected, encodeCanonical(snapshot.content), scannerJudge(core_contract));
      expect(scanned.ok ? observedOf(scanned.value.bytes) : rejectedBy(scanned.refusal)).toEqual(expectation);
    },
  );
});

function observedOf(bytes: Uint8Array) {
  const observation = observationKind.parse(bytes);
  if (!observation.ok) throw new Error(JSON.stringify(observation.refusal));
  const { classifications } = observation.value.content.body;
  expect(classifications.length).toBe(1);
  const [{ class: found, recovery }] = classifications as [(typeof classifications)[number]];
  return { action: recovery.action, class: found, disposition: 'observed', reason_id: recovery.reason_id };
}

const rejectedBy = ({ code }: { readonly code: string }) => ({ disposition: 'rejected', error_token: code });

describe.skipIf(!present)(present ? 'plans' : corpusSkip, () => {
  const cases = read<{ readonly input: Pair }>('seed-set-plans.json');

  test('all 13 are at hand', () => {
    expect(cases.length).toBe(13);
  });

  test.each(cases.map((entry) => [entry.case_id, entry] as const))('%s', (_, { expectation, input }) => {
    expect(documentDigest(input.content)).toBe(input.sha256);
    const planned = planReconciliation(encodeCanonical(input.content));
    expect(planned.ok ? plannedOf(planned.value.bytes) : rejectedBy(planned.refusal)).toEqual(expectation);
  });
});

function plannedOf(bytes: Uint8Array) {
  const plan = reconciliationPlanKind.parse(bytes);
  if (!plan.ok) throw new Error(JSON.stringify(plan.refusal));
  const { deferred, deliveries, operator_messages, suppressed } = plan.value.content.body;
  const held = ({ delivery_key, reason_id }: (typeof deferred | typeof suppressed)[number]) => ({
    ...delivery_key,
    reason_id,
  });
  return {
    deferred: deferred.map(held),
    deliveries: deliveries.map(({ delivery_key, delivery_mode }) => ({ ...delivery_key, delivery_mode })),
    disposition: 'planned',
    operator_messages: operator_messages.map(({ class: found, recovery, stage_key }) => ({
      action: recovery.action,
      class: found,
      stage_key,
    })),
    suppressed: suppressed.map(held),
  };
}
