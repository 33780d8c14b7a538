// Preparing a candidate of 30,000 files, and inspecting the bundle, against `git archive | tar -x` of the same tree in the same
// run. The caps of the wire (4096 files) are raised for it. Each runs in a process of its own, so its peak memory is its own.
// Run: npx node bench/prepare.ts [FILES] [MEGABYTES] [ROUNDS]
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountOf } from '../libs/prepare/test/support/account.ts';
import { table } from './support/table.ts';
import { type Timed, timed } from './support/timed.ts';

const [files = 0, megabytes = 0, rounds = 0] = [30_000, 120, 3].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
);
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const child = join(import.meta.dirname, 'support/prepare-child.ts');
const rows = [['what', 'files', 'MB', 'seconds', 'of the floor', 'CPU s', 'of the floor', 'peak MB']];

try {
  measure();
  process.stdout.write(table(rows));
} finally {
  execFileSync('chmod', ['-R', 'u+w', scratch]);
  rmSync(scratch, { recursive: true, force: true });
}

function measure(): void {
  const candidate = join(scratch, 'candidate');
  mkdirSync(candidate);
  makeRepository(candidate);
  chmodSync(candidate, 0o700);
  const id = (name: string) =>
    execFileSync('git', ['rev-parse', name], { cwd: candidate, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  const handed = accountOf('sha1', id('HEAD'), id('HEAD^{tree}'));
  const [input, response] = [join(scratch, 'input.json'), join(scratch, 'response.json')];
  writeFileSync(input, handed.input);
  writeFileSync(response, handed.response);
  for (let round = 0; round < rounds; round += 1) {
    const unpacked = join(scratch, `tar-${round}`);
    mkdirSync(unpacked);
    const pipe = 'git -C "$1" archive HEAD | tar -x -C "$2"';
    const tar = timed('sh', ['-c', pipe, 'sh', candidate, unpacked]);
    const synced = timed('sh', ['-c', `${pipe} && sync -f "$2"`, 'sh', candidate, fresh(`synced-${round}`)]);
    const bundle = join(scratch, `bundle-${round}`);
    row('git archive | tar -x', tar, tar);
    row('the same, made durable', synced, tar);
    row('prepare', timed(process.execPath, [child, 'prepare', input, response, candidate, bundle]), tar);
    row('inspect', timed(process.execPath, [child, 'inspect', bundle]), tar);
  }
}

function fresh(name: string): string {
  const folder = join(scratch, name);
  mkdirSync(folder);
  return folder;
}

function row(what: string, { seconds, cpuSeconds, stdout }: Timed, floor: Timed): void {
  rows.push([
    what,
    String(files),
    String(megabytes),
    seconds.toFixed(2),
    (seconds / floor.seconds).toFixed(2),
    cpuSeconds.toFixed(2),
    (cpuSeconds / floor.cpuSeconds).toFixed(2),
    stdout === '' ? '' : String(Math.round(Number(stdout) / 1000)),
  ]);
}

/** Files of prose, all of one size but for their number, in some thousand folders. */
function makeRepository(folder: string): void {
  const line = 'A line of a synthetic file, long enough to look like prose and short enough to be many.\n';
  const text = line.repeat(Math.ceil((megabytes * 1_000_000) / files / line.length));
  const parts = ['commit refs/heads/main\ncommitter B <b@example.org> 1700000000 +0000\ndata 0\n'];
  for (let index = 0; index < files; index += 1) {
    const content = `${index}\n${text}`;
    const path = `libs/room-${index % 97}/part-${index % 13}/file-${index}.md`;
    parts.push(`M 100644 inline ${path}\ndata ${content.length}\n${content}\n`);
  }
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: folder, input, maxBuffer: 1 << 30, stdio: ['pipe', 'ignore', 'ignore'] });
  git(['init', '--quiet', '--bare', '--initial-branch=main']);
  git(['fast-import', '--quiet'], parts.join(''));
}
