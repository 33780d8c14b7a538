// Killed at any moment, a preparation leaves a whole bundle or none; what it left beside is no bundle, and the next one there
// sweeps it. Of two at once one publishes.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { compareCodePoints } from '#canonical';
import { inspect, prepare } from '#prepare';
import { cases } from '../../../test/support/scale.ts';
import { main } from '../../../tools/ystack/test/support/run-ystack.ts';
import { temporaryFolder } from '../../git/test/support/repositories.ts';
import { done, freshPlace, materialized, said, type World } from './support/world.ts';

const child = join(import.meta.dirname, 'support/prepare-child.ts');
const content = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`d${index % 20}/e/f${index}.txt`, `${index}\n`.repeat(300)]),
);

let world: World;
let files: readonly [input: string, response: string];
let complete: { readonly bytes: Uint8Array; readonly sha256: string };

beforeAll(async () => {
  world = await materialized('sha1', content, '');
  const folder = temporaryFolder();
  files = [join(folder, 'input.json'), join(folder, 'response.json')];
  writeFileSync(files[0], world.handed.input);
  writeFileSync(files[1], world.handed.response);
  complete = done(await prepare(world.handed, { candidate: world.candidate, bundle: freshPlace().bundle }));
});

const compileCache = temporaryFolder();
const start = (bundle: string): ChildProcess =>
  spawn(process.execPath, [child, ...files, world.candidate, bundle], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_COMPILE_CACHE: compileCache },
  });

const ready = (process: ChildProcess): Promise<unknown> =>
  once(process.stdout as NonNullable<typeof process.stdout>, 'data');

const staged = (parent: string): readonly string[] => readdirSync(parent).filter((name) => name.startsWith('.ystack-'));

/** Waits, looking again and again, until something is so or the process has ended. */
async function until(process: ChildProcess, isSo: () => boolean): Promise<void> {
  while (!isSo() && process.exitCode === null) await sleep(1);
}

/** In the staging folder, whether there is one yet. */
const inStaging = (parent: string, ...path: readonly string[]): string | undefined => {
  const [name] = staged(parent);
  return name === undefined ? undefined : join(parent, name, ...path);
};
const hasStaged =
  (...path: readonly string[]) =>
  (parent: string): boolean => {
    const place = inStaging(parent, ...path);
    return place !== undefined && existsSync(place);
  };
const countBelow = (parent: string): number => {
  const place = inStaging(parent, 'candidate');
  return place !== undefined && existsSync(place) ? readdirSync(place).length : 0;
};

async function killAndCheck(when: (process: ChildProcess, parent: string) => Promise<void>): Promise<string> {
  const { parent, bundle } = freshPlace();
  const process = start(bundle);
  const gone = once(process, 'exit');
  await ready(process);
  await when(process, parent);
  process.kill('SIGKILL');
  await gone;
  const left = staged(parent);
  for (const name of left) expect(said(inspect(join(parent, name)))).toBe('E_INCOMPLETE unpublished');
  if (existsSync(bundle)) {
    expect(done(inspect(bundle)).bytes).toEqual(complete.bytes);
    return 'whole';
  }
  expect(said(inspect(bundle))).toBe('E_INCOMPLETE absent');
  expect(done(await prepare(world.handed, { candidate: world.candidate, bundle })).bytes).toEqual(complete.bytes);
  expect(readdirSync(parent)).toEqual(['bundle']);
  return left.length > 0 ? 'left' : 'none';
}

const points = [
  // what                                 whether it is so
  ['when the staging folder appears', hasStaged()],
  ['amid the files', (parent: string) => countBelow(parent) >= 10],
  ['when the manifest is written', hasStaged('manifest.json')],
  ['when the lock is written', hasStaged('preparation.lock')],
] as const;

test.each(points)('killed %s', async (_what, isSo) => {
  expect(['left', 'whole']).toContain(await killAndCheck((process, parent) => until(process, () => isSo(parent))));
});

test('killed at any moment after it began to write', async () => {
  const { parent, bundle } = freshPlace();
  const whole = start(bundle);
  await until(whole, () => hasStaged()(parent));
  const began = performance.now();
  await once(whole, 'exit');
  const spanMs = performance.now() - began;
  const runs = cases(4, 150);
  const outcomes: string[] = [];
  for (let run = 0; run < runs; run += 1) {
    const when = async (process: ChildProcess, place: string) => {
      await until(process, () => hasStaged()(place));
      await sleep((spanMs * run) / runs);
    };
    outcomes.push(await killAndCheck(when));
  }
  // Kills that all came too late would prove nothing; the first comes at once.
  expect(outcomes).toContain('left');
}, 600_000);

test('of two at once one publishes and the other is refused', async () => {
  for (let run = 0; run < cases(1, 30); run += 1) {
    const { parent, bundle } = freshPlace();
    const lines = await Promise.all([start(bundle), start(bundle)].map(({ stdout }) => textOf(stdout)));
    expect(lines.toSorted(compareCodePoints)).toEqual(
      [`ready\n${complete.sha256}\n`, 'ready\nE_EXISTS\n'].toSorted(compareCodePoints),
    );
    expect(readdirSync(parent)).toEqual(['bundle']);
    expect(done(inspect(bundle)).bytes).toEqual(complete.bytes);
  }
}, 600_000);

test.each((['SIGTERM', 'SIGINT', 'SIGHUP'] as const).slice(0, cases(1, 3)))(
  'asked to end by %s, the command leaves nothing',
  async (signal) => {
    const { parent, bundle } = freshPlace();
    const process = spawn(globalThis.process.execPath, [main, 'prepare', ...files, world.candidate, bundle], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const refusal = textOf(process.stderr);
    await until(process, () => staged(parent).length > 0 || existsSync(bundle));
    process.kill(signal);
    const [status] = (await once(process, 'exit')) as [number];
    // A signal that comes after the rename finds the work done.
    expect([75, 0]).toContain(status);
    expect((await refusal).startsWith('E_INTERRUPTED\n')).toBe(status === 75);
    expect(readdirSync(parent)).toEqual(status === 75 ? [] : ['bundle']);
  },
);

async function textOf(stream: Readable | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
}
