// How many stage runs one process judges in a second, against a floor measured in the same run: the least that anything
// must do with the same bytes, JSON.parse and one SHA-256 of each of the three documents.
// Run: npx node bench/validate-stage-run.ts [MILLISECONDS]
import { Bench } from 'tinybench';
import { encodeCanonical, sha256Hex } from '#canonical';
import { validateStageRun } from '#contract';
import { buildStageRun } from '../test/support/builders.ts';

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
const line = (name: string, runs: number) =>
  `${name.padEnd(32)}${Math.round(runs).toString().padStart(8)} runs/s ${Math.round(runs * 3)
    .toString()
    .padStart(8)} documents/s`;
process.stdout.write(
  `${[
    `one run is 3 documents, ${bytes} bytes`,
    line('floor: JSON.parse and SHA-256', floor),
    line('validate-stage-run', validate),
    `validate-stage-run takes ${(floor / validate).toFixed(1)} times the floor`,
  ].join('\n')}\n`,
);
if (kept === undefined) process.exitCode = 1;
