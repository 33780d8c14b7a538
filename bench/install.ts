// Installing a large release, and verifying it, against `tar -x` of the same archive in the same run: 20,000 files of
// 500 MB in all unless told otherwise, and an eighth, a quarter and half of both. Each runs in a process of its own, so its
// peak memory is its own. Run: npx node bench/install.ts [FILES] [MEGABYTES] [ROUNDS]
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeReleaseDirectory } from '#store';
import { archivePieces, sampleRelease } from '../libs/store/test/support/sample-release.ts';
import { table } from './support/table.ts';
import { type Timed, timed } from './support/timed.ts';

const [files, megabytes, rounds] = [20_000, 500, 3].map((usual, index) => Number(process.argv[index + 2] ?? usual));
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const child = join(import.meta.dirname, 'support/install-child.ts');
const rows = [['what', 'files', 'MB', 'seconds', 'of the floor', 'CPU s', 'of the floor', 'peak MB']];

try {
  for (const share of [8, 4, 2, 1]) await measure((files ?? 0) / share, (megabytes ?? 0) / share);
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
    const row = (what: string, { seconds, cpuSeconds, stdout }: Timed) =>
      rows.push([
        what,
        String(fileCount),
        String(sizeMb),
        seconds.toFixed(2),
        (seconds / tar.seconds).toFixed(2),
        cpuSeconds.toFixed(2),
        (cpuSeconds / tar.cpuSeconds).toFixed(2),
        stdout === '' ? '' : String(Math.round(Number(stdout) / 1000)),
      ]);
    row('tar -x', tar);
    row('install', timed(process.execPath, [child, 'install', path, target]));
    row('verify', timed(process.execPath, [child, 'verify', path, target]));
  }
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
