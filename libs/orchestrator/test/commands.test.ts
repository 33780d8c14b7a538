// The two commands: their words, their inputs, and that they print what the functions give.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { bytesSource, isRefusal, runPure, type Source } from '#command';
import { orchestratorCommands, planReconciliation, scanState } from '#orchestrator';
import { classification, input } from './support/reconciliations.ts';
import { bytesOf, expected, item, snapshotOf } from './support/snapshots.ts';

const [scan, plan] = orchestratorCommands as [
  (typeof orchestratorCommands)[number],
  (typeof orchestratorCommands)[number],
];
const word = (text: string): Source => ({ ...bytesSource(text, new Uint8Array()), word: text });
const snapshot = bytesOf(snapshotOf(item({})));
const file = bytesSource('snapshot.json', snapshot);

const outcome = (command: typeof scan, sources: readonly Source[]) => {
  const found = runPure(command, sources);
  return isRefusal(found) ? found.code : Buffer.from(found.stdout ?? []);
};

describe('orchestrator scan', () => {
  test('prints the observation', () => {
    const scanned = scanState(expected, snapshot);
    expect(outcome(scan, [word(expected.repositoryId), word(expected.commitId), file])).toEqual(
      Buffer.from(scanned.ok ? scanned.value.bytes : []),
    );
  });

  test.each([
    // repository     commit                 token
    ['Repo', expected.commitId, 'E_USAGE'],
    ['../x', expected.commitId, 'E_USAGE'],
    ['', expected.commitId, 'E_USAGE'],
    [expected.repositoryId, 'HEAD', 'E_USAGE'],
    [expected.repositoryId, expected.commitId.slice(1), 'E_USAGE'],
    [expected.repositoryId, 'A'.repeat(40), 'E_USAGE'],
    ['repo.other', expected.commitId, 'E_STALE'],
    [expected.repositoryId, '0'.repeat(40), 'E_STALE'],
    [expected.repositoryId, '0'.repeat(64), 'E_STALE'],
  ])('%s %s: %s', (repository, commit, code) => {
    expect(outcome(scan, [word(repository), word(commit), file])).toBe(code);
  });

  test('a word that is no word is refused', () => {
    expect(
      outcome(scan, [bytesSource('stdin', Buffer.from(expected.repositoryId)), word(expected.commitId), file]),
    ).toBe('E_USAGE');
  });

  test('a refusal names the snapshot', () => {
    const found = runPure(scan, [word('repo.other'), word(expected.commitId), file]);
    expect(found).toMatchObject({ code: 'E_STALE', input: 'snapshot.json (SNAPSHOT)' });
  });
});

describe('orchestrator plan', () => {
  test('prints the plan', () => {
    const bytes = encodeCanonical(input(1, [classification('a', 'dispatch-stage')]) as unknown as Json);
    const planned = planReconciliation(bytes);
    expect(outcome(plan, [bytesSource('input.json', bytes)])).toEqual(
      Buffer.from(planned.ok ? planned.value.bytes : []),
    );
    expect(outcome(plan, [bytesSource('input.json', Buffer.from('{}\n'))])).toBe('E_RECONCILIATION_INPUT');
  });
});
