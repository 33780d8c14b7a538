// Makes attempts in sandboxes and prints, one line each, what the receipt says of it. A program of its own, so that it can be
// started as another user, and with a descriptor and a variable that must not get in: `make-attempts.ts JOB_FILE`.
import { readFileSync } from 'node:fs';
import { bubblewrapRuntime, parseLimits, readToolchain, superviseRun } from '../../src/index.ts';

type Job = {
  readonly program: string;
  readonly candidate: string;
  readonly words: readonly string[];
  readonly attempts: readonly { readonly name: string; readonly limits: readonly string[] }[];
};

const job = JSON.parse(readFileSync(process.argv[2] ?? '').toString()) as Job;
const toolchain = readToolchain([{ name: 'attempt', source: job.program }]);
if (!toolchain.ok) throw new Error(JSON.stringify(toolchain.refusal));
const runtime = bubblewrapRuntime();
for (const { name, limits: words } of job.attempts) {
  const limits = parseLimits(words);
  if (!limits.ok) throw new Error(JSON.stringify(limits.refusal));
  const run = await superviseRun(
    {
      program: '/sandbox/tools/attempt',
      argv: ['attempt', name, ...job.words],
      toolchain: toolchain.value,
      limits: limits.value,
      candidate: job.candidate,
    },
    runtime,
  );
  const body = run.ok ? run.value.receipt.content.body : undefined;
  const said = run.ok ? run.value.stderr.toString() + (run.value.obstacle ?? '') : JSON.stringify(run.refusal);
  process.stdout.write(`${JSON.stringify({ name, body, said })}\n`);
}
