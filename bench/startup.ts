// How long a command takes to start, against the floor of the same Node with nothing to do, in the same run. Each row is a
// process of its own; rows take turns, so a busy minute hits all alike. Run it as `node bench/startup.ts [COUNT]`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './support/table.ts';

const count = Number.parseInt(process.argv[2] ?? '30', 10);
const folder = mkdtempSync(join(tmpdir(), 'ystack-startup-'));
const document = join(folder, 'document.json');
const lines = join(folder, 'lines.jsonl');
writeFileSync(document, '{}\n');
writeFileSync(lines, '{"command":"validate-document","inputs":[{"document":{}}]}\n'.repeat(1000));

const main = join(import.meta.dirname, '../tools/ystack/main.mjs');
const installed = join(import.meta.dirname, '../libs/command/src/installed.ts');
const rows: readonly (readonly [name: string, words: readonly string[], env?: NodeJS.ProcessEnv])[] = [
  ['node -e 0 (the floor)', ['-e', '0']],
  ['validate-document', [main, 'validate-document', document]],
  ['verify (no such target)', [main, 'verify', join(folder, 'absent')]],
  ['--help', [main, '--help']],
  ['complete -- val', [main, 'complete', '--', 'val']],
  ['batch, 1000 documents', [main, 'batch', lines]],
  ['installed.ts, no cache', [installed, 'validate-document', document]],
  ['installed.ts, NODE_COMPILE_CACHE', [installed, 'validate-document', document], { NODE_COMPILE_CACHE: folder }],
];

const took = rows.map((): number[] => []);
for (let turn = -1; turn < count; turn += 1) {
  for (const [index, [, words, env]] of rows.entries()) {
    const start = process.hrtime.bigint();
    const { error } = spawnSync(process.execPath, words, { env: { PATH: process.env.PATH, ...env } });
    if (error !== undefined) throw error;
    // The first turn fills the caches.
    if (turn >= 0) took[index]?.push(Number(process.hrtime.bigint() - start) / 1e6);
  }
}
rmSync(folder, { recursive: true, force: true });

const median = (times: readonly number[]): number => times[Math.floor(times.length / 2)] ?? 0;
const sorted = took.map((times) => times.toSorted((left, right) => left - right));
const floor = median(sorted[0] ?? []);
const measured = rows.map(([name], index) => {
  const times = sorted[index] ?? [];
  return [name, median(times).toFixed(0), (times[0] ?? 0).toFixed(0), (median(times) / floor).toFixed(1)];
});
process.stdout.write(table([['command', 'median ms', 'fastest ms', 'of the floor'], ...measured]));
