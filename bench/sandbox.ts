// What a sandbox costs: one run of `true` with every probe, from candidate to receipt, against a bare spawn of it in the same
// process. The rows take turns, so that a busy moment hits all alike. As root it measures an ordinary user as well, in a
// process of that user's. Run it as `npx node bench/sandbox.ts [COUNT]`.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  bubblewrapRuntime,
  fileDigestInstruction,
  findTool,
  readToolchain,
  superviseRun,
  usualLimits,
  verifyFileDigest,
} from '../sandbox/src/index.ts';
import { table } from './support/table.ts';

const count = Number.parseInt(process.argv[2] ?? '50', 10);
const ordinaryId = 64_018;
const tool = findTool('true', process.env.PATH ?? '');
if (tool === undefined) throw new Error('no `true`');
const toolchain = readToolchain([tool]);
if (!toolchain.ok) throw new Error(toolchain.refusal.expected);
const tools = toolchain.value;
const runtime = bubblewrapRuntime();
const folder = mkdtempSync(join(tmpdir(), 'ystack-bench-sandbox-'));
writeFileSync(join(folder, 'file'), 'of the candidate\n');

const bare = () =>
  new Promise<void>((resolve) => {
    spawn(tool.source, [], { env: {}, stdio: 'ignore' }).on('exit', () => resolve());
  });

async function sandboxed(): Promise<void> {
  const order = {
    program: '/sandbox/tools/true',
    argv: ['true'] as const,
    limits: usualLimits,
    toolchain: tools,
  };
  const run = await superviseRun(order, runtime);
  const verdict = run.ok ? run.value.receipt.content.body.outcome.verdict : 'refused';
  if (verdict !== 'satisfied') throw new Error(verdict);
}

async function verified(): Promise<void> {
  const instruction = fileDigestInstruction({ path: 'file', expectedSha256: '0'.repeat(64) });
  const run = await verifyFileDigest(folder, instruction, runtime);
  if (!run.ok || run.value.payload === undefined) throw new Error('no payload');
}

const rows = [
  ['bare spawn of `true` (the floor)', bare],
  ['`true` in a sandbox, all probes', sandboxed],
  ['file-digest verifier in a sandbox', verified],
] as const;

const took = rows.map((): number[] => []);
for (let turn = -3; turn < count; turn += 1) {
  for (const [index, [, run]] of rows.entries()) {
    const start = performance.now();
    await run();
    // The first turns fill the caches.
    if (turn >= 0) took[index]?.push(performance.now() - start);
  }
}
rmSync(folder, { recursive: true, force: true });

const who = process.getuid?.() === 0 ? 'root' : 'ordinary user';
const at = (times: readonly number[], part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
const sorted = took.map((times) => times.toSorted((left, right) => left - right));
const floor = at(sorted[0] ?? [], 0.5);
const measured = rows.map(([name], index) => {
  const times = sorted[index] ?? [];
  const figures = [at(times, 0.5), at(times, 0.5) - floor, at(times, 0), at(times, 0.9)];
  return [`${who}: ${name}`, ...figures.map((ms) => ms.toFixed(1))];
});
process.stdout.write(table([['run', 'median ms', 'over the floor', 'fastest ms', '90 % ms'], ...measured]));

if (process.getuid?.() === 0) {
  const again = { stdio: 'inherit', uid: ordinaryId, gid: ordinaryId, env: { PATH: process.env.PATH } } as const;
  process.exitCode = spawnSync(process.execPath, [import.meta.filename, String(count)], again).status ?? 1;
}
