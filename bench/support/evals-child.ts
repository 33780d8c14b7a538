// Cases in a process of its own: `CASES judge|parse`. Runs the seed sets that ship, over and over, until so many cases were
// graded (or only parsed and hashed), and prints the peak memory in kB and, under `--expose-gc`, what is still alive.
import { readFileSync } from 'node:fs';
import { sha256Hex } from '#canonical';
import { runSeedSet, shippedContext } from '#evals';
import { seedFiles } from './seed-files.ts';

const casesWanted = Number(process.argv[2] ?? 200);
const isJudged = process.argv[3] !== 'parse';
const seeds = seedFiles();
const context = shippedContext();
const decoder = new TextDecoder();

let done = 0;
let kept: unknown;
for (let turn = 0; done < casesWanted; turn += 1) {
  const { bytes, count } = seeds[turn % seeds.length] as (typeof seeds)[number];
  if (isJudged) {
    const run = runSeedSet(context, bytes, '2026-03-01T08:00:00Z');
    if (!run.ok) throw new Error(JSON.stringify(run.refusal));
    kept = run;
  } else kept = [JSON.parse(decoder.decode(bytes)), sha256Hex(bytes)];
  done += count;
}
if (kept === undefined) process.exitCode = 1;
globalThis.gc?.();
const peak = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status').toString())?.[1] ?? '';
process.stdout.write(`${peak} ${Math.round(process.memoryUsage().heapUsed / 1000)}`);
