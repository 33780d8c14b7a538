// `nx run release:build` without a cache and with every gate cached, split into Nx and packaging, against an Nx target that
// does nothing, in the same run. Works in a clone of this repository's HEAD. Run: npx node bench/release-build.ts [ROUNDS]
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { table } from './support/table.ts';

const rounds = Number(process.argv[2] ?? 7);
const root = join(import.meta.dirname, '..');
const scratch = mkdtempSync(join(tmpdir(), 'ystack-bench-'));
const clone = join(scratch, 'clone');

const env = Object.fromEntries(
  Object.entries({ ...process.env, NO_COLOR: '1' }).filter(([name]) => !name.startsWith('NX_')),
);

try {
  execFileSync('git', ['clone', '-q', root, clone]);
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(clone, 'node_modules')]);
  run(nx('run', 'release:build'));
  const measured = [
    ['an empty Nx target', nx('run', 'profile-default:gate', '--exclude-task-dependencies')],
    ['release:build, nothing cached', nx('run', 'release:build', '--skip-nx-cache')],
    ['release:build, gates cached', nx('run', 'release:build')],
    ['of it: package', ['node', 'tools/gates/src/package.ts']],
    ['of it: build', ['node', 'tools/gates/src/build.ts']],
  ] as const;
  const rows = measured.map(([name, words]) => [name, median(words)] as const);
  const floor = rows[0]?.[1] ?? 1;
  const lines = rows.map(([name, ms]) => [name, ms.toFixed(0), (ms / floor).toFixed(2)]);
  process.stdout.write(table([['what', 'median ms', 'of the floor'], ...lines]));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function nx(...words: string[]): readonly string[] {
  return ['node', 'node_modules/nx/dist/bin/nx.js', ...words];
}

function median(words: readonly string[]): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    run(words);
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

function run([program = '', ...words]: readonly string[]): void {
  const path = `${join(clone, 'node_modules/.bin')}:${process.env.PATH}`;
  const cache = join(clone, '.nx/compile-cache');
  const done = spawnSync(program, words, {
    cwd: clone,
    encoding: 'utf8',
    env: { ...env, PATH: path, NODE_COMPILE_CACHE: cache },
  });
  if (done.status !== 0) throw new Error(`${words.join(' ')}: ${done.stdout}${done.stderr}`);
}
