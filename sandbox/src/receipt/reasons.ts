// Reasons and verdict of a run, as they follow from its figures. A failure outweighs a violation: where the sandbox itself
// did not hold, what a limit did says nothing.
import { compareCodePoints } from '#canonical';
import type { SandboxRunReceiptBody } from '../generated/sandbox-run-receipt.d.ts';

export type Verdict = SandboxRunReceiptBody['outcome']['verdict'];

const satisfied = 'enforcement.satisfied';

const wordOf = (name: string): string => name.replace(/_(ms|bytes)$/, '').replaceAll('_', '-');

/** Sorted, each once; never empty. */
export function impliedReasons(body: Omit<SandboxRunReceiptBody, 'outcome'>): readonly string[] {
  const { limits, probes, process, teardown } = body;
  const wasProbed = probes.some(({ state }) => state !== 'not-run');
  const failures = [
    ...(wasProbed ? [] : ['failure.runtime']),
    ...probes.filter(({ state }) => state === 'disproven').map(({ probe }) => `failure.probe-${probe}`),
    ...limits
      .filter(({ enforcement }) => wasProbed && enforcement === 'no')
      .map(({ limit }) => `failure.limit-${wordOf(limit)}-unproven`),
    ...(wasProbed && process.state === 'not-started' ? ['failure.not-started'] : []),
    ...(process.stopped_by === 'caller' ? ['failure.stopped-by-caller'] : []),
    ...(teardown.descendants_gone && teardown.storage_removed ? [] : ['failure.teardown']),
  ];
  const hits = limits.filter(({ hit }) => hit).map(({ limit }) => `limit.${wordOf(limit)}-reached`);
  const reasons = failures.length > 0 ? failures : hits.length > 0 ? hits : [satisfied];
  return [...new Set(reasons)].toSorted(compareCodePoints);
}

/** What these reasons come to. */
export function impliedVerdict(reasons: readonly string[]): Verdict {
  if (reasons.some((reason) => reason.startsWith('failure.'))) return 'failed';
  return reasons.every((reason) => reason === satisfied) ? 'satisfied' : 'violated';
}
