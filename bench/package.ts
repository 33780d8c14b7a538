// Packaging a large profile against `git archive | sha256sum` of the same tree in the same run. The clone is this
// repository with a skill folder of many files in the default profile; packaging derives every gate, builds the manifest
// and writes the archive. Run: npx node bench/package.ts [FILES] [MEGABYTES] [ROUNDS]
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [files = 0, megabytes = 0, rounds = 0] = [20_000, 500, 3].map((usual, index) =>
  Number(process.argv[index + 2] ?? usual),
);
const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const child = join(root, 'bench/support/package-child.ts');
const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid'];

const rows: string[][] = [['files', 'MB', 'what', 'seconds', 'of the floor', 'peak MB']];
try {
  for (const share of [4, 1]) measure(Math.round(files / share), Math.round(megabytes / share));
  process.stdout.write(`${rows.map((row) => row.map((cell) => cell.padStart(13)).join('')).join('\n')}\n`);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function measure(fileCount: number, sizeMb: number): void {
  const clone = makeClone(fileCount, sizeMb);
  for (let round = 0; round < rounds; round += 1) {
    rmSync(join(clone, 'dist'), { recursive: true, force: true });
    const floor = timed('sh', ['-c', 'git archive HEAD profiles | sha256sum'], clone);
    rows.push([String(fileCount), String(sizeMb), 'git archive', floor.seconds.toFixed(2), '1.00', '']);
    const packaged = timed(process.execPath, [child, clone], clone);
    const peak = String(Math.round(Number(packaged.stdout) / 1000));
    const ratio = (packaged.seconds / floor.seconds).toFixed(2);
    rows.push([String(fileCount), String(sizeMb), 'package', packaged.seconds.toFixed(2), ratio, peak]);
  }
  rmSync(clone, { recursive: true, force: true });
}

/** A clone whose default profile carries `fileCount` text files of `sizeMb` megabytes in all, committed. */
function makeClone(fileCount: number, sizeMb: number): string {
  const clone = join(scratch, `clone-${fileCount}`);
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

function timed(program: string, words: readonly string[], cwd: string): { seconds: number; stdout: string } {
  spawnSync('sync');
  const start = performance.now();
  const run = spawnSync(program, words, { cwd, encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (run.status !== 0) throw new Error(`${program}: ${run.stderr}`);
  return { seconds, stdout: run.stdout };
}
