// Installing a large release, and verifying it, against `tar -x` of the same archive in the same run: 20,000 files of
// 500 MB in all unless told otherwise, and a quarter of both. Each runs in a process of its own, so its peak memory is its
// own. Run: npx node bench/install.ts [FILES] [MEGABYTES] [ROUNDS]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReleaseDirectory } from '#store';
import { archivePieces, sampleRelease } from '../libs/store/test/support/sample-release.ts';

const [files, megabytes, rounds] = [20_000, 500, 3].map((usual, index) => Number(process.argv[index + 2] ?? usual));
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const child = join(import.meta.dirname, 'support/install-child.ts');
const rows = [['files', 'MB', 'what', 'seconds', 'of tar', 'peak MB']];

try {
  for (const share of [4, 1]) await measure((files ?? 0) / share, (megabytes ?? 0) / share);
  process.stdout.write(table(rows));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

async function measure(fileCount: number, sizeMb: number): Promise<void> {
  const release = syntheticRelease(fileCount, sizeMb);
  const pack = () => {
    const { manifest, manifestBytes, installer } = release;
    const parts = { manifest: manifestBytes, installer, archive: () => archivePieces(release) };
    return writeReleaseDirectory(join(scratch, 'releases'), manifest.id, parts);
  };
  const written = await pack();
  if (!written.ok) throw new Error(written.refusal.expected);
  const { path } = written.value;
  for (let round = 0; round < (rounds ?? 0); round += 1) {
    const target = join(scratch, 'place/target');
    rmSync(join(scratch, 'place'), { recursive: true, force: true });
    mkdirSync(join(scratch, 'place/tar'), { recursive: true });
    mkdirSync(target);
    const tar = timed('tar', ['-xf', join(path, 'release.tar'), '-C', join(scratch, 'place/tar')]);
    const row = (what: string, { seconds, peakKb }: Timed) =>
      rows.push([
        String(fileCount),
        String(sizeMb),
        what,
        seconds.toFixed(2),
        (seconds / tar.seconds).toFixed(2),
        peakKb === undefined ? '' : String(Math.round(peakKb / 1000)),
      ]);
    row('tar -x', tar);
    row('install', timed(process.execPath, [child, 'install', path, target]));
    row('verify', timed(process.execPath, [child, 'verify', path, target]));
  }
}

type Timed = { readonly seconds: number; readonly peakKb?: number };

function timed(program: string, words: readonly string[]): Timed {
  spawnSync('sync');
  const start = performance.now();
  const run = spawnSync(program, words, { encoding: 'utf8' });
  const seconds = (performance.now() - start) / 1000;
  if (run.status !== 0) throw new Error(`${program}: ${run.stderr}`);
  return run.stdout === '' ? { seconds } : { seconds, peakKb: Number(run.stdout) };
}

/** Files of prose, all of one size but for their number, in some thousand folders. */
function syntheticRelease(fileCount: number, sizeMb: number) {
  const line = 'A line of a synthetic file, long enough to look like prose and short enough to be many.\n';
  const text = line.repeat(Math.ceil((sizeMb * 1_000_000) / fileCount / line.length));
  const extra = Array.from({ length: fileCount }, (_, index) => {
    const folder = `libs/room-${index % 97}/part-${index % 13}`;
    return [`${folder}/file-${index}.md`, `${index}\n${text}`] as const;
  });
  return sampleRelease({ extra: Object.fromEntries(extra) });
}

function table(lines: readonly string[][]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0))) ?? [];
  return lines.map((row) => `${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ')}\n`).join('');
}
