// How fast cases are graded, each figure against a floor in the same run: warm in one process against JSON.parse and one
// SHA-256 of the same bytes; cold as the whole command against a Node that does nothing; and the peak memory of 200 to 20,000
// cases against that of only parsing and hashing them. Warm figures are of processor time, which other work does not change.
// Run: npx node bench/evals.ts [MILLISECONDS]
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bench } from 'tinybench';
import { sha256Hex } from '#canonical';
import { runSeedSet, shippedContext } from '#evals';
import { seedFiles } from './support/seed-files.ts';
import { table } from './support/table.ts';
import { type Timed, timed } from './support/timed.ts';

const timeMs = Number(process.argv[2] ?? 1000);
const at = '2026-03-01T08:00:00Z';
const root = join(import.meta.dirname, '..');
const node = process.execPath;
const seeds = seedFiles();
const all = seeds.reduce((sum, { count }) => sum + count, 0);
const context = shippedContext();
const decoder = new TextDecoder();
let kept: unknown;

const judge = (bytes: Uint8Array): void => {
  const run = runSeedSet(context, bytes, at);
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  kept = run;
};
/** Milliseconds of processor time that this process has had. */
const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const parse = (bytes: Uint8Array): void => {
  kept = [JSON.parse(decoder.decode(bytes)), sha256Hex(bytes)];
};

async function warm(name: string, files: readonly { readonly bytes: Uint8Array }[], count: number): Promise<string[]> {
  const bench = new Bench({ time: timeMs, warmupTime: timeMs / 2, now: cpuNow });
  bench.add('floor', () => files.forEach(({ bytes }) => void parse(bytes)));
  bench.add('judged', () => files.forEach(({ bytes }) => void judge(bytes)));
  await bench.run();
  const [floor = 0, judged = 0] = bench.tasks.map(({ result }) => {
    if (!('throughput' in result)) throw new Error(`${name}: ${result.state}`);
    return result.throughput.mean;
  });
  const kB = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000;
  return [name, String(count), kB.toFixed(0), Math.round(judged * count).toString(), (floor / judged).toFixed(1)];
}

const rows = [['warm, one process', 'cases', 'kB', 'cases a CPU second', 'times the floor']];
for (const { name, bytes, count } of seeds) rows.push(await warm(name, [{ bytes }], count));
rows.push(await warm('all', seeds, all));
process.stdout.write(`${table(rows)}\n`);

const middle = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
const repeated = (words: readonly string[]): Timed[] => {
  timed(node, words, root);
  return Array.from({ length: 7 }, () => timed(node, words, root));
};
const coldRow = (name: string, runs: readonly Timed[]): string[] => [
  name,
  (1000 * middle(runs.map(({ seconds }) => seconds))).toFixed(0),
  (1000 * middle(runs.map(({ cpuSeconds }) => cpuSeconds))).toFixed(0),
];

const folder = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
try {
  const main = join(root, 'tools/ystack/main.mjs');
  const pairs = seeds.flatMap(({ name, path, bytes }) => {
    const run = runSeedSet(context, bytes, at);
    if (!run.ok) throw new Error(JSON.stringify(run.refusal));
    const result = join(folder, `${name}.json`);
    writeFileSync(result, run.value.bytes);
    return [path, result];
  });
  const [small = ''] = pairs;
  process.stdout.write(
    `${table([
      ['cold, medians of seven', 'wall ms', 'CPU ms'],
      coldRow('node -e 0 (the floor)', repeated(['-e', '0'])),
      coldRow(`evals run, one seed set`, repeated([main, 'evals', 'run', small, at])),
      coldRow(`evals dashboard, all ${all} cases`, repeated([main, 'evals', 'dashboard', at, ...pairs])),
    ])}\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const child = join(root, 'bench/support/evals-child.ts');
const memory = (count: number, what: string): string[] =>
  timed(node, ['--expose-gc', child, String(count), what], root)
    .stdout.split(' ')
    .map((kB) => (Number(kB) / 1000).toFixed(0));
process.stdout.write(
  table([
    ['memory, MB', 'floor: parsed and hashed', 'judged, peak', 'judged, alive at the end'],
    ...[200, 2000, 20_000].map((count) => {
      const [floor = ''] = memory(count, 'parse');
      return [`${count} cases`, floor, ...memory(count, 'judge')];
    }),
  ]),
);
if (kept === undefined) process.exitCode = 1;
