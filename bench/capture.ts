// Captures of a pull request of 5,000 changed files, beside what any capture must do: decode the bytes, parse them, and
// hash every patch. Prints a table.
// Usage: npx node bench/capture.ts [MILLISECONDS]
import { Bench } from 'tinybench';
import { sha256Hex } from '#canonical';
import { githubForge } from '../libs/capture/src/github/forge.ts';
import { changedFiles, type Example, fileOf, forgeContext, payload } from '../libs/capture/test/support/github.ts';
import { table } from './support/table.ts';

const timeMs = Number(process.argv[2] ?? 2000);
const decoder = new TextDecoder();
const fileCount = 5000;

const pull = payload('pull-request.json', [
  ['/closed_at', null],
  ['/merged_at', null],
  ['/changed_files', fileCount],
]);
const context = forgeContext(pull);

const rows = [['patch lines', 'input bytes', 'floor ms', 'capture ms', 'times the floor', 'MB/s']];
for (const lines of [1, 10, 100]) {
  const patch = `@@ -1,${lines} +1,${lines} @@\n${'+  lamp.turn("on", { at: dusk });\n'.repeat(lines)}`;
  const files = changedFiles(fileCount, [['/patch', patch]]);
  // As `gh api --paginate` prints them: a hundred on a page, pages behind one another.
  const pages = Array.from({ length: fileCount / 100 }, (_, page) => files.slice(page * 100, page * 100 + 100));
  const texts = [fileOf(pull), fileOf(...pages)];
  const size = texts.reduce((sum, { length }) => sum + length, 0);
  const whole = texts.map((text, index) => (index === 0 ? text : fileOf(files)));

  const bench = new Bench({ time: timeMs, warmupTime: timeMs / 4 });
  bench
    .add('floor', () => {
      const [, list] = whole.map((text): Example => JSON.parse(decoder.decode(text)));
      for (const file of list) sha256Hex(file.patch);
    })
    .add('capture', () => {
      if (!githubForge.capture(texts, context).ok) throw new Error('refused');
    });
  await bench.run();
  const [floor = 0, captured = 0] = bench.tasks.map(({ result }) => {
    if (!('latency' in result)) throw new Error(result.state);
    return result.latency.mean;
  });
  const speed = size / 1000 / captured;
  rows.push([
    String(lines),
    String(size),
    floor.toFixed(1),
    captured.toFixed(1),
    (captured / floor).toFixed(1),
    speed.toFixed(0),
  ]);
}

process.stdout.write(table(rows));
