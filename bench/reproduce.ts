// Reproducing a file-digest incident at the tip of a long history, eight objects a commit, against `git cat-file` in the same
// run: of the one file, and of what a proof from the objects alone must read (every commit down to the root, and the tree).
// Each runs in a process of its own, so its peak memory is its own.
// Run: npx node bench/reproduce.ts [COMMITS] [ROUNDS]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './support/table.ts';
import { type Timed, timed } from './support/timed.ts';

const [commits = 0, rounds = 0] = [100_000, 3].map((usual, index) => Number(process.argv[index + 2] ?? usual));
const [folders, filesEach] = [60, 20];
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const source = join(scratch, 'source');
const path = 'part-0/file-0.md';
const git = (args: readonly string[], input = '') =>
  execFileSync('git', args, { cwd: source, input, maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'ignore'] });
const said = (...args: readonly string[]) => git(args).toString().trim();

try {
  makeRepository();
  const objects = /in-pack: (\d+)/.exec(said('count-objects', '-v'))?.[1];
  process.stdout.write(`${objects} objects, ${commits} commits\n`);
  const rows = [['what', 'seconds', 'of the floor', 'CPU s', 'of the floor', 'peak MB']];
  for (let round = 0; round < rounds; round += 1) measure(rows, round);
  process.stdout.write(table(rows));
} finally {
  execFileSync('chmod', ['-R', 'u+w', scratch]);
  rmSync(scratch, { recursive: true, force: true });
}

function measure(rows: string[][], round: number): void {
  const sha256 = createHash('sha256')
    .update(git(['cat-file', 'blob', `HEAD:${path}`]))
    .digest('hex');
  const sh = (script: string) => timed('sh', ['-c', script], source);
  const floor = sh(
    '{ git rev-list HEAD; git rev-list --objects --no-object-names "HEAD^{tree}"; } | git cat-file --batch --buffer > /dev/null',
  );
  const child = join(import.meta.dirname, 'support/reproduce-child.ts');
  const words = [
    source,
    said('rev-parse', 'HEAD'),
    said('rev-parse', 'HEAD^{tree}'),
    said('rev-list', '--max-parents=0', 'HEAD'),
  ];
  rows.push(
    row('git cat-file, the file', sh(`git cat-file blob HEAD:${path} > /dev/null`), floor),
    row('git cat-file, history and tree', floor, floor),
    row('reproduce', timed(process.execPath, [child, ...words, path, sha256, join(scratch, `${round}`)]), floor),
  );
}

function row(what: string, { seconds, cpuSeconds, stdout }: Timed, floor: Timed): string[] {
  return [
    what,
    seconds.toFixed(2),
    (seconds / floor.seconds).toFixed(2),
    cpuSeconds.toFixed(2),
    (cpuSeconds / floor.cpuSeconds).toFixed(2),
    stdout === '' ? '' : String(Math.round(Number(stdout) / 1000)),
  ];
}

/** Each commit after the first changes one file in each of three folders: a commit, four trees and three blobs. */
function makeRepository(): void {
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', source]);
  const head = (index: number) =>
    `commit refs/heads/main\ncommitter B <b@example.org> ${1_700_000_000 + index} +0000\ndata 0\n`;
  const file = (folder: number, name: number, text: string) =>
    `M 100644 inline part-${folder}/file-${name}.md\ndata ${text.length}\n${text}\n`;
  const parts = [head(0)];
  for (let folder = 0; folder < folders; folder += 1) {
    for (let name = 0; name < filesEach; name += 1) parts.push(file(folder, name, `${folder} ${name}\n`.repeat(40)));
  }
  for (let index = 1; index < commits; index += 1) {
    parts.push(head(index));
    for (let part = 0; part < 3; part += 1) {
      parts.push(file((index * 7 + part) % folders, index % filesEach, `${index} ${part}\n`));
    }
  }
  git(['fast-import', '--quiet'], parts.join(''));
}
