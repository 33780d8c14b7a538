import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { install, releaseDirectorySource } from '#store';
import { cases } from '../../../test/support/scale.ts';
import { sampleRelease, writeDirectory } from './support/sample-release.ts';
import { scratchFolder } from './support/scratch.ts';
import { snapshotOf } from './support/snapshot.ts';

const scratch = scratchFolder('killed');
const child = join(import.meta.dirname, 'support/install-child.ts');
const profileId = 'profile.sample.v1';

const files = Array.from({ length: 150 }, (_, index) => {
  const folder = `libs/room-${String(index % 20).padStart(2, '0')}/deep/er`;
  return [`${folder}/file-${String(index).padStart(3, '0')}.txt`, `${index}\n`.repeat(300)] as const;
});
const release = sampleRelease({ extra: Object.fromEntries(files) });
const compileCache = scratch.folder('compile-cache');
const dir = scratch.folder('release');
writeDirectory(dir, release);

const spawnInstall = (target: string): ChildProcess =>
  spawn(process.execPath, [child, dir, profileId, target], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: compileCache },
  });

const installHere = (target: string) =>
  install({
    manifestPath: join(dir, 'manifest.json'),
    profileId,
    target,
    source: releaseDirectorySource(dir),
    surroundings: { apartFrom: [dir] },
  });

function freshTarget(): { parent: string; target: string } {
  const parent = scratch.folder('parent');
  mkdirSync(join(parent, 'target'));
  return { parent, target: join(parent, 'target') };
}

const leftovers = (parent: string) => readdirSync(parent).filter((name) => name.startsWith('.ystack-'));

/** Resolves when the child begins to write, then after the time from there to its end. */
async function writingTimeMs(process: ChildProcess): Promise<number> {
  await writing(process);
  const start = performance.now();
  await once(process, 'exit');
  return performance.now() - start;
}

async function writing(process: ChildProcess): Promise<void> {
  await new Promise<void>((resolve) => {
    process.stdout?.on('data', (chunk) => String(chunk).includes('writing the tree') && resolve());
  });
}

/** The numbers of a linear congruential generator, from 0 to 1: the same on every run. */
function* seededFractions(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('killed at any moment, the target is empty or complete, and the next run sweeps and succeeds', async () => {
  const whole = freshTarget();
  const spanMs = await writingTimeMs(spawnInstall(whole.target));
  const complete = snapshotOf(whole.target);
  expect(complete.length).toBeGreaterThan(150);

  const outcomes = { left: 0, empty: 0, complete: 0 };
  const fractions = seededFractions(0x79_73);
  for (let run = 0; run < cases(10, 200); run += 1) {
    const { parent, target } = freshTarget();
    const process = spawnInstall(target);
    const gone = once(process, 'exit');
    await writing(process);
    await sleep((fractions.next().value ?? 0) * spanMs * 1.1);
    process.kill('SIGKILL');
    await gone;
    const left = leftovers(parent);
    outcomes.left += left.length;
    const found = snapshotOf(target);
    if (found.length > 0) {
      expect(found).toEqual(complete);
      expect((await installHere(target)).ok).toBe(false);
      outcomes.complete += 1;
    } else {
      const done = await installHere(target);
      expect(done).toMatchObject({ ok: true, value: { swept: left } });
      expect(snapshotOf(target)).toEqual(complete);
      outcomes.empty += 1;
    }
    expect(leftovers(parent)).toEqual([]);
  }
  // Kills that all came too early or too late would prove nothing.
  expect(outcomes.left).toBeGreaterThan(0);
  expect(outcomes.empty).toBeGreaterThan(0);
}, 600_000);

test('of two at once one installs and the other is refused', async () => {
  for (let run = 0; run < cases(2, 30); run += 1) {
    const { parent, target } = freshTarget();
    const children = [spawnInstall(target), spawnInstall(target)];
    const said = await Promise.all(children.map(lastLine));
    expect(said.filter((line) => line === 'E_TARGET')).toHaveLength(1);
    expect(said.filter((line) => line.startsWith('install.'))).toHaveLength(1);
    expect(readdirSync(target)).toEqual(['.ystack']);
    expect(readdirSync(parent)).toEqual(['target']);
  }
}, 600_000);

async function lastLine(process: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of process.stdout ?? []) text += String(chunk);
  return text.trimEnd().split('\n').at(-1) ?? '';
}
