// Whether this machine gives a sandbox: one real run with the flags of every run, never a version or a look at a switch.
import { accept, type Result, refuse } from '#canonical';
import { usualLimits } from '../limits/limits.ts';
import { findTool, readToolchain } from '../root/tools.ts';
import type { Runtime } from './runtime.ts';
import { type RunResult, superviseRun } from './supervise.ts';

/** The result of running `true`. Refuses with E_SANDBOX, naming what stands in the way, and E_COMPILER. */
export async function selfTest(
  runtime: Runtime,
  searchPath: string = process.env.PATH ?? '',
): Promise<Result<RunResult, 'E_SANDBOX' | 'E_COMPILER' | 'E_TOOL'>> {
  const identity = runtime.identify();
  if (!identity.ok) return identity;
  const tool = findTool('true', searchPath);
  if (tool === undefined) return refuse({ code: 'E_TOOL', expected: '`true` on the PATH' });
  const toolchain = readToolchain([tool]);
  if (!toolchain.ok) return toolchain;
  const run = await superviseRun(
    { program: '/sandbox/tools/true', argv: ['true'], toolchain: toolchain.value, limits: usualLimits },
    runtime,
  );
  if (!run.ok) return refuse({ code: 'E_SANDBOX', expected: run.refusal.expected });
  const { outcome, process } = run.value.receipt.content.body;
  if (outcome.verdict === 'satisfied' && process.exit_code === 0) return accept(run.value);
  return refuse({ code: 'E_SANDBOX', expected: `a sandbox that holds: ${run.value.obstacle ?? disproved(run.value)}` });
}

/** The promises that did not hold, each with what was seen. */
export function disproved({ receipt }: RunResult): string {
  const { limits, outcome, probes } = receipt.content.body;
  const parts = [
    ...probes.filter(({ state }) => state === 'disproven').map(({ probe, evidence }) => `${probe}: ${evidence}`),
    ...limits.filter(({ enforcement }) => enforcement === 'no').map(({ limit, evidence }) => `${limit}: ${evidence}`),
  ];
  return parts.length === 0 ? outcome.reason_ids.join(', ') : parts.join('; ');
}
