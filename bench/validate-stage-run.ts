// How many stage runs one process judges in a second, against a floor measured in the same run: the least that anything
// must do with the same bytes, JSON.parse and one SHA-256 of each of the three documents.
// Run: npx node bench/validate-stage-run.ts [MILLISECONDS]
import { Bench } from 'tinybench';
import { encodeCanonical, sha256Hex } from '#canonical';
import { validateStageRun } from '#contract';
import { buildStageRun } from '../test/support/builders.ts';
import { table } from './support/table.ts';

const timeMs = Number(process.argv[2] ?? 2000);
const { request, resolved, result } = buildStageRun();
const inputs = [request, resolved, result].map((document) => encodeCanonical(document)) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];
const decoder = new TextDecoder();
let kept: unknown;

const bench = new Bench({ time: timeMs, warmupTime: timeMs / 4 });
bench
  .add('floor: JSON.parse and SHA-256', () => {
    kept = inputs.map((bytes) => [JSON.parse(decoder.decode(bytes)), sha256Hex(bytes)]);
  })
  .add('validate-stage-run', () => {
    const judged = validateStageRun(...inputs);
    if (!judged.ok) throw new Error(judged.refusal.code);
    kept = judged;
  });
await bench.run();

const perSecond = (index: number): number => {
  const { result: measured } = bench.tasks[index] ?? {};
  if (measured === undefined || !('throughput' in measured)) throw new Error('nothing was measured');
  return measured.throughput.mean;
};
const [floor, validate] = [perSecond(0), perSecond(1)];
const bytes = inputs.reduce((sum, input) => sum + input.length, 0);
const row = (name: string, runs: number): string[] => [
  name,
  String(bytes),
  Math.round(runs).toString(),
  Math.round(runs * 3).toString(),
  (floor / runs).toFixed(1),
];
process.stdout.write(
  table([
    ['one run of three documents', 'bytes', 'runs/s', 'documents/s', 'times the floor'],
    row('floor: JSON.parse and SHA-256', floor),
    row('validate-stage-run', validate),
  ]),
);
if (kept === undefined) process.exitCode = 1;
