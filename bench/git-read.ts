// Reading 20,000 blobs of a made repository by each backend, against `git cat-file --batch` into nothing on the same ids in
// the same run: the floor, which hashes nothing. Each figure comes from a process of its own, so that its peak memory is its
// own. Run it as `node bench/git-read.ts`.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Backend, openRepository } from '#git';
import { table } from './support/table.ts';

const blobs = 20_000;
const commits = 5000;
const [, , mode, root] = process.argv;

if (mode === undefined) compare();
else if (mode === 'make' && root !== undefined) makeRepository(root);
else if (root !== undefined) print(await measure(mode, root));

type Figure = {
  readonly objects: number;
  readonly bytes: number;
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakMB: number;
};

function compare(): void {
  const folder = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
  try {
    // In a process of its own as well: a child's peak starts at what its parent holds.
    execFileSync(process.execPath, [import.meta.filename, 'make', folder]);
    const rows = ['git', 'embedded', 'walk-git'].map((name) => {
      const ran = execFileSync(process.execPath, [import.meta.filename, name, folder], { maxBuffer: 1 << 20 });
      return [name, JSON.parse(ran.toString()) as Figure] as const;
    });
    const floorMs = floor(folder);
    const line = (what: string, { objects, bytes, wallMs, cpuMs, peakMB }: Figure) =>
      [what, objects, Math.round(bytes / 1e6), wallMs, (wallMs / floorMs).toFixed(1), cpuMs, peakMB].map(String);
    process.stdout.write(
      table([
        ['what', 'objects', 'MB', 'wall ms', 'of the floor', 'own CPU ms', 'peak MB'],
        ['git cat-file --batch > /dev/null', '', '', String(floorMs), '1.0', '', ''],
        ...rows.map(([name, figure]) => line(name, figure)),
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Text that deltas and compresses like sources do, 1 to 40 kB a file, in 200 folders; then commits that touch one file. */
function makeRepository(folder: string): void {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', args, { cwd: folder, input, maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'ignore'] });
  git(['init', '--quiet', '--initial-branch=main']);
  const head = (index: number) =>
    `commit refs/heads/main\ncommitter B <b@example.org> ${1_700_000_000 + index} +0000\ndata 0\n`;
  const parts = [head(0)];
  for (let index = 0; index < blobs; index += 1) {
    const line = `export const value${index} = compute(${index * 7919}, 'text of file ${index}');\n`;
    const text = line.repeat(15 + ((index * 613) % 580));
    parts.push(`M 100644 inline folder${index % 200}/file${index}.ts\ndata ${text.length}\n${text}\n`);
  }
  for (let index = 1; index <= commits; index += 1)
    parts.push(`${head(index)}M 100644 inline log\ndata 5\n${`${index}`.padEnd(5)}\n`);
  git(['fast-import', '--quiet'], parts.join(''));
  git(['-c', 'gc.auto=0', 'repack', '-adq']);
}

function floor(folder: string): number {
  const started = performance.now();
  const script =
    'git rev-list --objects --no-object-names --filter=object:type=blob HEAD^{tree} | git cat-file --batch --buffer > /dev/null';
  if (spawnSync('sh', ['-c', script], { cwd: folder }).status !== 0)
    throw new Error('git could not read its own repository');
  return Math.round(performance.now() - started);
}

async function measure(name: string, folder: string): Promise<Figure> {
  const backend = (name === 'embedded' ? 'embedded' : 'git') satisfies Backend;
  const opened = await openRepository(folder, { backend });
  if (!opened.ok) throw new Error(opened.refusal.expected);
  const repository = opened.value;
  const head = await repository.head();
  if (!head.ok) throw new Error(head.refusal.expected);
  const files = await repository.listFiles(head.value);
  if (!files.ok) throw new Error(files.refusal.expected);
  const started = performance.now();
  const cpu = process.cpuUsage();
  const counted = name.startsWith('walk') ? await walk() : await readAll();
  const { user, system } = process.cpuUsage(cpu);
  const wallMs = Math.round(performance.now() - started);
  await repository.close();
  return {
    ...counted,
    wallMs,
    cpuMs: Math.round((user + system) / 1000),
    peakMB: Math.round(process.resourceUsage().maxRSS / 1024),
  };

  async function readAll() {
    const sums = { objects: 0, bytes: 0 };
    for await (const object of repository.readObjects((files.ok ? files.value : []).map(({ oid }) => oid))) {
      if (!object.ok) throw new Error(object.refusal.expected);
      sums.objects += 1;
      sums.bytes += object.value.bytes.length;
    }
    return sums;
  }

  async function walk() {
    const source = await repository.firstParentSource(head.ok ? head.value : '', 'folder0');
    if (!source.ok) throw new Error(source.refusal.expected);
    return { objects: commits, bytes: 0 };
  }
}

function print(figure: Figure): void {
  process.stdout.write(JSON.stringify(figure));
}
