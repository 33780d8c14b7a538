// Packaging a large profile against `git archive | sha256sum` of the same tree in the same run. The clone is this
// repository's HEAD, whose profiles must be pinned, with a folder of many files in the default profile; packaging derives
// every gate, builds the manifest and writes the archive. An eighth, a quarter and half of the files come first; a quarter
// as large as the whole comes last, which shows what bytes cost in memory.
// Run: npx node bench/package.ts [FILES] [MEGABYTES] [ROUNDS]
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './support/table.ts';
import { timed } from './support/timed.ts';

const [files = 0, megabytes = 0, rounds = 0] = [20_000, 500, 3].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
);
const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const child = join(root, 'bench/support/package-child.ts');
const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid'];

// As the target `release:package` starts Node.
const flags = ['--max-semi-space-size=8'];

const rows = [['what', 'files', 'MB', 'seconds', 'of the floor', 'CPU s', 'of the floor', 'peak MB']];
try {
  for (const share of [8, 4, 2, 1]) measure(Math.round(files / share), Math.round(megabytes / share));
  measure(Math.round(files / 4), megabytes);
  process.stdout.write(table(rows));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function measure(fileCount: number, sizeMb: number): void {
  const clone = makeClone(fileCount, sizeMb);
  for (let round = 0; round < rounds; round += 1) {
    rmSync(join(clone, 'dist'), { recursive: true, force: true });
    const floor = timed('sh', ['-c', 'git archive HEAD profiles | sha256sum'], clone);
    const packaged = timed(process.execPath, [...flags, child, clone], clone);
    for (const [what, run, peak] of [
      ['git archive | sha256sum', floor, ''],
      ['package', packaged, String(Math.round(Number(packaged.stdout) / 1000))],
    ] as const) {
      const { seconds, cpuSeconds } = run;
      const ratios = [seconds / floor.seconds, cpuSeconds / floor.cpuSeconds].map((ratio) => ratio.toFixed(2));
      const times = [seconds.toFixed(2), ratios[0] ?? '', cpuSeconds.toFixed(2), ratios[1] ?? ''];
      rows.push([what, String(fileCount), String(sizeMb), ...times, peak]);
    }
  }
  rmSync(clone, { recursive: true, force: true });
}

/** A clone whose default profile carries `fileCount` text files of `sizeMb` megabytes in all, committed. */
function makeClone(fileCount: number, sizeMb: number): string {
  const clone = join(scratch, 'clone');
  git(root, 'clone', '-q', root, clone);
  cpSync(join(root, 'releases'), join(clone, 'releases'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  const sizeBytes = Math.floor((sizeMb * 1_000_000) / fileCount);
  for (let index = 0; index < fileCount; index += 1) {
    const folder = join(clone, 'profiles/default/data', String(index % 200));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${index}.txt`), textOf(index, sizeBytes));
  }
  git(clone, 'add', '-A');
  git(clone, ...identity, 'commit', '-qm', 'Add data');
  return clone;
}

/** Lines of words, different in every file. */
function textOf(index: number, sizeBytes: number): string {
  const line = `file ${index} carries a line of ordinary words that a reviewer could read, number ${index * 7919}\n`;
  return line.repeat(Math.ceil(sizeBytes / line.length)).slice(0, sizeBytes);
}

function git(cwd: string, ...words: string[]): void {
  execFileSync('git', words, { cwd, stdio: 'inherit' });
}
