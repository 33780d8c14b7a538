// How many inputs each adapter normalizes in a second, bytes to bytes, against a floor measured in the same run: JSON.parse
// of the input and canonical encoding of the observation, with nothing checked in between.
// Run: npx node bench/normalize.ts [MILLISECONDS]
import { Bench } from 'tinybench';
import { encodeCanonical, type Json } from '#canonical';
import { adapters, normalizeBytes } from '../libs/adapters/src/index.ts';
import { samples } from '../libs/adapters/test/support/samples.ts';
import { table } from './support/table.ts';

const timeMs = Number(process.argv[2] ?? 1000);
const decoder = new TextDecoder();

const rows = [['adapter', 'input bytes', 'floor/s', 'normalized/s', 'times the floor']];
for (const adapter of adapters) {
  const sample = samples.find(({ name }) => name === adapter.name);
  if (sample === undefined) throw new Error(`no sample for ${adapter.name}`);
  const input = encodeCanonical(sample.valid);
  const observed = adapter.normalize(sample.valid);
  if (!observed.ok) throw new Error(observed.refusal.code);
  const observation: Json = observed.value;

  const bench = new Bench({ time: timeMs, warmupTime: timeMs / 4 });
  bench
    .add('floor', () => {
      JSON.parse(decoder.decode(input));
      encodeCanonical(observation);
    })
    .add('normalize', () => {
      if (!normalizeBytes(adapter, input).ok) throw new Error('refused');
    });
  await bench.run();
  const [floor = 0, normalized = 0] = bench.tasks.map(({ result }) => {
    if (!('throughput' in result)) throw new Error(`${adapter.name}: ${result.state}`);
    return result.throughput.mean;
  });
  rows.push([
    adapter.name,
    String(input.length),
    Math.round(floor).toString(),
    Math.round(normalized).toString(),
    (floor / normalized).toFixed(1),
  ]);
}

process.stdout.write(table(rows));
