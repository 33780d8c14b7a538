// A supervisor that is killed leaves nothing: no process, no mount, no control group, no storage, no half a receipt. It is
// killed at moments spread over a whole run; what lies before the keeper's time is swept by the next run.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { needs } from '../../test/support/needs.ts';
import { cases } from '../../test/support/scale.ts';
import { readHierarchies } from '../src/limits/cgroup-mounts.ts';
import { sweepCgroups } from '../src/run/leftovers.ts';

const child = join(import.meta.dirname, 'support/run-to-file.ts');
let folder: string;
const killed = new Set<number>();

beforeEach(needs('bubblewrap', 'c-compiler', 'user-namespaces'));
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ystack-killed-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Words of every process of this machine that names the folder of this test. */
const processes = (): readonly string[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => read(`/proc/${name}/cmdline`).replaceAll('\0', ' '))
    .filter((words) => words.includes(mark));
const mark = `7${process.pid}.25`;

const mounts = () => read('/proc/self/mountinfo');
const groups = () => {
  const hierarchies = readHierarchies(mounts(), read('/proc/self/cgroup'));
  const parents = [...new Set(hierarchies.flatMap(({ parents: all }) => all))];
  return parents.flatMap((parent) =>
    list(parent)
      .filter((name) => name.startsWith('ystack-sandbox-'))
      .map((name) => join(parent, name)),
  );
};
const storage = () => list(folder).filter((name) => name.startsWith('.ystack-'));

function read(path: string): string {
  try {
    return readFileSync(path).toString();
  } catch {
    return '';
  }
}

const list = (path: string): string[] => (existsSync(path) ? readdirSync(path) : []);

/** Starts a run whose check would last for a minute, and kills the supervisor after a while or once the check runs. */
async function killedRun(afterMs: number | 'running'): Promise<void> {
  const receipt = join(folder, 'receipt.json');
  const supervisor = spawn(process.execPath, [child, receipt, mark], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder },
  });
  const ended = new Promise((resolve) => supervisor.on('exit', resolve));
  if (afterMs === 'running') await until(() => processes().some((words) => words.startsWith('sleep ')));
  else await pause(afterMs);
  killed.add(supervisor.pid ?? 0);
  supervisor.kill('SIGKILL');
  await ended;
  await until(() => processes().length === 0);
  expect(existsSync(receipt)).toBe(false);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1500 && !holds(); tries += 1) await pause(20);
  if (!holds()) throw new Error('it did not come to that');
}

test('killed while the check runs, nothing is left', async () => {
  const [mountsBefore, groupsBefore] = [mounts(), groups()];
  await killedRun('running');
  await until(() => storage().length === 0 && groups().every((group) => groupsBefore.includes(group)));
  expect(mounts()).toBe(mountsBefore);
});

test('killed at any moment, the next run finds nothing that it does not sweep', async () => {
  const mountsBefore = mounts();
  const moments = Array.from({ length: cases(3, 24) }, (_, index) => 150 + ((index * 37) % 400));
  for (const moment of moments) await killedRun(moment);
  await killedRun('running');
  await until(() => storage().length === 0);
  sweepCgroups(readHierarchies(mounts(), read('/proc/self/cgroup')));
  const own = new RegExp(`^ystack-sandbox-(${[...killed].join('|') || 'none'})-`);
  expect(groups().filter((group) => own.test(group))).toEqual([]);
  expect(mounts()).toBe(mountsBefore);
});
