// The outcome that follows from what a receipt states: any failure of the sandbox first, then limits that were reached; only a
// run of which everything was seen and everything was held is satisfied.
import { compareCodePoints } from '#canonical';
import type { SandboxEnforcementReceipt } from '../generated/sandbox-enforcement-receipt.d.ts';
import { type Finding, findAmong } from '../verdict.ts';

type Body = SandboxEnforcementReceipt['body'];
type Limit = Body['limits']['cpu_time_ms'];

const limitsOf = ({ limits }: Body): readonly Limit[] => Object.values(limits);

// biome-ignore format: a table
const failures: readonly Finding<string, Body>[] = [
  ['failure.launch-refused',          ({ lifecycle }) => lifecycle.admission === 'refused'],
  ['failure.runtime',                 ({ lifecycle }) => lifecycle.runtime === 'error'],
  ['failure.supervisor-timeout',      ({ lifecycle }) => lifecycle.control_deadline === 'exceeded'],
  ['failure.teardown',                ({ teardown }) => teardown.state !== 'confirmed'],
  ['failure.observation-unavailable', (body) => hasUnobservedSlot(body) || limitsOf(body).some(({ observation }) => observation !== 'complete')],
  ['failure.enforcement-unavailable', (body) => limitsOf(body).some(({ enforcement }) => enforcement !== 'hard')],
];

// biome-ignore format: a table
const limits: readonly Finding<string, Body>[] = [
  ['limit.cpu-time-reached',  ({ limits }) => limits.cpu_time_ms.reached],
  ['limit.memory-reached',    ({ limits }) => limits.memory_bytes.reached],
  ['limit.output-reached',    ({ limits }) => limits.output_bytes.reached],
  ['limit.process-count-reached', ({ limits }) => limits.process_count.reached],
  ['limit.scratch-reached',   ({ limits }) => limits.scratch_bytes.reached],
  ['limit.wall-time-reached', ({ limits }) => limits.wall_time_ms.reached],
];

const hasUnobservedSlot = ({ identities }: Body): boolean =>
  Object.values(identities).some(({ state }) => state === 'unobserved');

/** What the receipt's `outcome` must be. */
export function deriveOutcome(body: Body): Body['outcome'] {
  const failed = findAmong(failures, body);
  if (failed.length > 0) return { reason_ids: failed.toSorted(compareCodePoints), verdict: 'failed' };
  const reached = findAmong(limits, body);
  if (reached.length > 0) return { reason_ids: reached.toSorted(compareCodePoints), verdict: 'violated' };
  return { reason_ids: ['enforcement.satisfied'], verdict: 'satisfied' };
}
