// `sandbox probe`: whether this machine gives a sandbox, and how strongly each limit is held here.
import type { EffectCommand } from '#command';
import type { SandboxRunReceipt } from '../generated/sandbox-run-receipt.d.ts';

export const probeCommand: EffectCommand = {
  name: 'sandbox probe',
  summary: 'Run `true` in a sandbox and say what was proved of each limit and promise',
  details: [
    'One real run with the flags of every run. Where it cannot be given, the refusal names what stands in the way: no bubblewrap, no C compiler, user namespaces that are restricted, a container that forbids mounts.',
  ],
  arguments: [],
  options: [{ flag: '--json', describe: 'print the receipt instead of a table' }],
  codes: ['E_SANDBOX', 'E_COMPILER', 'E_TOOL'],
  run: async ({ options }) => {
    const { bubblewrapRuntime } = await import('../run/bubblewrap.ts');
    const { selfTest } = await import('../run/self-test.ts');
    const tested = await selfTest(bubblewrapRuntime());
    if (!tested.ok) return tested.refusal;
    const { bytes, content } = tested.value.receipt;
    return { stdout: options.json === true ? bytes : Buffer.from(proofTable(content)) };
  },
};

/** One line for each limit and each promise: name, how it is held, what was seen. */
export function proofTable({ body }: SandboxRunReceipt): string {
  const rows = [
    ...body.limits.map(({ limit, enforcement, evidence }) => [limit, enforcement, evidence] as const),
    ...body.probes.map(({ probe, state, evidence }) => [probe, state, evidence] as const),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `${row[0].padEnd(widths[0] ?? 0)}  ${row[1].padEnd(widths[1] ?? 0)}  ${row[2]}\n`);
  return `${body.runtime.version}, as user ${body.host.outside_user}\n${lines.join('')}`;
}
