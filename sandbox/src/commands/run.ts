// `sandbox run`: one command over a copy of a candidate, and the receipt of what was enforced while it ran.
import { join } from 'node:path';
import type { Refusal, Result } from '#canonical';
import type { Context, EffectCommand, Outcome } from '#command';
import { writeFileDurably } from '#files';
import type { RunOrder, RunResult } from '../run/supervise.ts';

export const runCommand: EffectCommand = {
  name: 'sandbox run',
  summary: 'Run a command in a sandbox and print the receipt of what was enforced',
  details: [
    'The command sees a copy of the candidate at `/sandbox/candidate`, its own program and the tools that are named in `/sandbox/tools`, and two bounded folders, `/sandbox/scratch` and `/sandbox/evidence`. It has four variables, no network, no other process, and nothing else of this machine.',
    'The exit status is 0 whenever there is a receipt: whether the sandbox held stands in its verdict, how the command ended in its `process`. Words after `--` are the command.',
  ],
  arguments: [
    { name: 'CMD', describe: 'the program, looked up on the PATH, and its words', variadic: { min: 1, max: 1024 } },
  ],
  options: [
    {
      flag: '--candidate',
      value: 'DIR',
      describe: 'a folder of regular files and folders; without it the candidate is empty',
    },
    { flag: '--limit', value: 'NAME=VALUE', describe: 'a limit, such as `wall_time_ms=5000`', many: true },
    { flag: '--tool', value: 'PROGRAM', describe: 'a further program the command may use', many: true },
    { flag: '--own-binaries', describe: 'let it execute what lies in the candidate or what it wrote to scratch' },
    { flag: '--keep', value: 'DIR', describe: 'write stdout, stderr and the files of evidence into a new folder DIR' },
    { flag: '--output', value: 'FILE', describe: 'write the receipt to FILE by one rename instead of stdout' },
  ],
  codes: ['E_TOOL', 'E_RUNTIME', 'E_CANDIDATE', 'E_LIMIT', 'E_TARGET'],
  run: async (context) => {
    const order = await orderOf(context);
    if (!order.ok) return order.refusal;
    const { bubblewrapRuntime } = await import('../run/bubblewrap.ts');
    const { superviseRun } = await import('../run/supervise.ts');
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    try {
      const run = await superviseRun({ ...order.value, signal: stopping.signal }, bubblewrapRuntime());
      if (!run.ok) return { ...run.refusal, input: context.options.candidate as string };
      const { keep } = context.options;
      const refusal = typeof keep === 'string' ? await keepFiles(context.place(keep), run.value) : undefined;
      return refusal ?? (await report(run.value));
    } finally {
      process.off('SIGINT', stop).off('SIGTERM', stop);
    }
  },
};

async function report(run: RunResult): Promise<Outcome> {
  const { disproved } = await import('../run/self-test.ts');
  const { outcome, process: ended } = run.receipt.content.body;
  const end = {
    exited: `exit ${ended.exit_code}`,
    signaled: `signal ${ended.signal}`,
    stopped: `stopped by ${ended.stopped_by}`,
    'not-started': 'not started',
  };
  const notes = [
    `${outcome.verdict}: ${outcome.reason_ids.join(', ')}; ${end[ended.state]}`,
    ...(outcome.verdict === 'failed' ? [run.obstacle ?? disproved(run)] : []),
  ];
  return { stdout: run.receipt.bytes, notes };
}

async function orderOf({ arguments: { CMD }, options, lists = {}, place }: Context): Promise<Result<RunOrder>> {
  const { accept, refuse } = await import('#canonical');
  const { parseLimits } = await import('../limits/limits.ts');
  const { findTool, readToolchain } = await import('../root/tools.ts');
  const limits = parseLimits(lists.limit ?? []);
  if (!limits.ok) return limits;
  const argv = CMD as readonly [string, ...string[]];
  const wishes = [];
  for (const word of [argv[0], ...(lists.tool ?? [])]) {
    const wish = findTool(word.includes('/') ? place(word) : word, process.env.PATH ?? '');
    if (wish === undefined)
      return refuse({ code: 'E_TOOL', expected: 'a program on the PATH, or its path', input: word });
    wishes.push(wish);
  }
  const toolchain = readToolchain(wishes);
  if (!toolchain.ok) return toolchain;
  const { candidate } = options;
  const name = wishes[0]?.name ?? '';
  return accept({
    program: `/sandbox/tools/${name}`,
    argv: [name, ...argv.slice(1)],
    toolchain: toolchain.value,
    limits: limits.value,
    ownBinaries: options['own-binaries'] === true,
    ...(typeof candidate === 'string' ? { candidate: place(candidate) } : {}),
  });
}

async function keepFiles(folder: string, { stdout, stderr, evidence }: RunResult): Promise<Refusal | undefined> {
  const { mkdirSync } = await import('node:fs');
  try {
    mkdirSync(folder);
    mkdirSync(join(folder, 'evidence'));
  } catch (error) {
    const expected = `a folder that is not there yet, in one that is: ${(error as Error).message}`;
    return { code: 'E_TARGET', expected, input: folder };
  }
  writeFileDurably(join(folder, 'stdout'), stdout);
  writeFileDurably(join(folder, 'stderr'), stderr);
  for (const [name, bytes] of evidence) writeFileDurably(join(folder, 'evidence', name), bytes);
  return undefined;
}
