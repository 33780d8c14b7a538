// Throughput of canonical reading and writing, against `JSON.parse` and `JSON.stringify` on the same documents in the
// same run: the floor, which checks neither bounds nor spelling. Run it as `node bench/canonical.ts`.
import { createHash } from 'node:crypto';
import { Bench } from 'tinybench';
import { type Bounds, encodeCanonical, type Json, parseCanonical } from '#canonical';
import { table } from './support/table.ts';

const bounds: Bounds = { bytesMax: 64 * 1024 * 1024, depthMax: 32 };
const hex = (seed: number): string => createHash('sha256').update(String(seed)).digest('hex');
const list = <T>(count: number, item: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => item(i));

// What a small record is like and, at about 1 MB each, a release manifest, a prompt and a table of counters.
const documents: Record<string, Json> = {
  record: {
    body: { refs: list(6, (i) => ({ content_id: `content-${i}`, sha256: hex(i) })) },
    id: 'a',
    schema_version: 2,
  },
  manifest: list(4600, (i) => ({
    mode: '100644',
    object_id: hex(i).slice(0, 40),
    path: `libs/adapters/src/adapter-${i % 50}/file-${i}.ts`,
    sha256: hex(-i),
    size_bytes: i * 37,
  })),
  text: list(64, (i) => `${'Review the change as a whole, then line by line. '.repeat(330)}\n"${i}" — ü\t`),
  numbers: list(9000, (i) => ({ count: i, limits: [i * 7, i * 11, 2_147_483_647 - i], passed: i % 2 === 0 })),
};

const rows = [['document', 'task', 'size kB', 'median µs', 'MB/s']];
for (const [name, value] of Object.entries(documents)) {
  const bytes = encodeCanonical(value);
  const bench = new Bench({ time: 1500, warmupTime: 300 });
  bench
    .add('parseCanonical', () => void parseCanonical(bytes, bounds))
    .add('JSON.parse', () => void JSON.parse(new TextDecoder().decode(bytes)))
    .add('encodeCanonical', () => void encodeCanonical(value))
    .add('JSON.stringify', () => void new TextEncoder().encode(`${JSON.stringify(value)}\n`));
  await bench.run();
  for (const { name: task, result } of bench.tasks) {
    if (result.state !== 'completed') throw new Error(`${task} on ${name}: ${result.state}`);
    const seconds = result.latency.p50 / 1000;
    rows.push([
      name,
      task,
      String(Math.ceil(bytes.length / 1000)),
      (seconds * 1e6).toFixed(1),
      String(Math.round(bytes.length / 1e6 / seconds)),
    ]);
  }
}
process.stdout.write(table(rows));
