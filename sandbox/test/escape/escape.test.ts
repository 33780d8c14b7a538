// Every attempt to get out is made three times: without a sandbox, where it has to succeed, and in one that root and one
// that an ordinary user starts, where it has to be stopped by what the receipt names.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { isFull } from '../../../test/support/scale.ts';
import type { SandboxRunReceiptBody } from '../../src/index.ts';
import { type Attempt, attempts, representative } from './attempts.ts';
import { openWorld, type World } from './world.ts';

type Made = { readonly name: string; readonly body?: SandboxRunReceiptBody; readonly said: string };

const chosen = attempts.filter(({ name }) => isFull || representative.includes(name));
const ordinaryId = 64_018;
let world: World;

beforeEach(needs('bubblewrap', 'c-compiler', 'root'));

beforeAll(async () => {
  world = await openWorld();
}, 60_000);
afterAll(() => world?.close());

test('there are enough attempts, each named once', () => {
  expect(attempts.length).toBeGreaterThanOrEqual(30);
  expect(new Set(attempts.map(({ name }) => name)).size).toBe(attempts.length);
  expect(representative.filter((name) => !attempts.some((attempt) => attempt.name === name))).toEqual([]);
});

describe('without a sandbox', () => {
  test.each(chosen)('$name succeeds', async ({ name }) => {
    const leaked = openSync(world.program, 'r');
    const child = spawn(world.program, [name, ...world.words('outside')], {
      env: { YSTACK_ESCAPE: 'leaked' },
      stdio: ['ignore', 'pipe', 'pipe', leaked],
    });
    child.stdout?.resume();
    let said = '';
    child.stderr?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
    });
    const status = await new Promise((resolve) => child.on('exit', resolve));
    closeSync(leaked);
    if (name === 'outlive') await new Promise((resolve) => setTimeout(resolve, 400));
    const { connections, files } = world.traces();
    expect(`${status} ${said}`).toContain('0 ');
    expect(status).toBe(0);
    if (['loopback', 'abstract-socket', 'socket-file'].includes(name)) expect(connections).toBe(1);
    if (['host-write', 'candidate-create', 'dangling-link-out', 'device-memory', 'outlive'].includes(name))
      expect(files).toHaveLength(1);
  });
});

describe.each([
  ['root', undefined],
  ['an ordinary user', ordinaryId],
] as const)('in a sandbox that %s starts', (_who, id) => {
  let made: ReadonlyMap<string, Made>;
  beforeAll(() => {
    made = makeAttempts(id);
  }, 600_000);

  test.each(chosen)('$name is stopped', (attempt) => {
    const found = made.get(attempt.name);
    if (found?.body === undefined) throw new Error(`no receipt: ${found?.said ?? 'nothing at all'}`);
    expect(problemsOf(attempt, found.body, found.said)).toEqual([]);
  });

  test('nothing reached the host', () => {
    expect(world.traces()).toEqual({ connections: 0, files: [] });
  });
});

function problemsOf({ named, end }: Attempt, body: SandboxRunReceiptBody, said: string): readonly string[] {
  const { process: ended, teardown } = body;
  const probe = body.probes.find(({ probe: name }) => name === named);
  const limit = body.limits.find(({ limit: name }) => name === named);
  const isNamed = probe?.state === 'proven' || (limit !== undefined && limit.enforcement !== 'no');
  const isStopped =
    end === 'denied'
      ? ended.exit_code === 3
      : end === 'limit'
        ? limit?.hit === true && body.outcome.verdict === 'violated' && ended.exit_code !== 0
        : ended.processes_ended > 0;
  return [
    ...(isNamed ? [] : [`\`${named}\` is not proved`]),
    ...(isStopped ? [] : [`not stopped: ${JSON.stringify(ended)} ${JSON.stringify(limit)} ${said}`]),
    ...(teardown.descendants_gone && teardown.storage_removed ? [] : ['something is left']),
  ];
}

/** Makes the chosen attempts as a user; a descriptor past those that Node closes, and a variable, are left lying about. */
function makeAttempts(id: number | undefined): ReadonlyMap<string, Made> {
  const job = join(world.folder, 'job.json');
  const { program, candidate } = world;
  writeFileSync(job, JSON.stringify({ program, candidate, words: world.words('inside'), attempts: chosen }), {
    mode: 0o644,
  });
  const leaked = openSync(program, 'r');
  const run = spawnSync(process.execPath, [join(import.meta.dirname, '../support/make-attempts.ts'), job], {
    env: { PATH: process.env.PATH, YSTACK_ESCAPE: 'leaked' },
    stdio: ['ignore', 'pipe', 'pipe', ...Array<'ignore'>(17).fill('ignore'), leaked],
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    ...(id === undefined ? {} : { uid: id, gid: id }),
  });
  closeSync(leaked);
  if (run.status !== 0) throw new Error(run.stderr);
  const lines = run.stdout.trim().split('\n');
  return new Map(lines.map((line) => JSON.parse(line) as Made).map((found) => [found.name, found]));
}
