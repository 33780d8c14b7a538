// What holds of every runtime, tried on the fake one and on bubblewrap alike.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../test/support/needs.ts';
import { bubblewrapRuntime, findTool, type Runtime, readToolchain, usualLimits } from '../src/index.ts';
import { fixedEnvironment } from '../src/root/places.ts';
import { fakeRuntime } from './support/fake-runtime.ts';

const nothing = Buffer.alloc(0);

describe.each([
  ['the fake', () => fakeRuntime().runtime, []],
  ['bubblewrap', () => bubblewrapRuntime(), ['bubblewrap', 'c-compiler', 'user-namespaces']],
] as const)('%s', (_name, open, needed) => {
  beforeEach(needs(...needed));

  const start = (runtime: Runtime) => {
    const storage = mkdtempSync(join(tmpdir(), 'ystack-runtime-'));
    mkdirSync(join(storage, 'candidate'));
    const tool = findTool('true', process.env.PATH ?? '');
    const toolchain = readToolchain(tool === undefined ? [] : [tool]);
    if (!toolchain.ok) throw new Error(JSON.stringify(toolchain.refusal));
    const session = runtime.start({
      program: '/sandbox/tools/true',
      argv: ['true'],
      workFolder: '/sandbox/candidate',
      environment: fixedEnvironment,
      toolchain: toolchain.value,
      candidate: join(storage, 'candidate'),
      storage,
      limits: usualLimits,
      ownBinaries: false,
    });
    if (!session.ok) throw new Error(JSON.stringify(session.refusal));
    return { session: session.value, discard: () => rmSync(storage, { recursive: true, force: true }) };
  };

  test('says who it is, the same each time', () => {
    const runtime = open();
    expect(runtime.identify().ok).toBe(true);
    expect(runtime.identify()).toEqual(runtime.identify());
  });

  test('reports, waits, and runs the check once it is let go', async () => {
    const { session, discard } = start(open());
    expect((await session.probed).ok).toBe(true);
    expect(session.raise()).toBeUndefined();
    session.go(nothing);
    const ended = await session.ended;
    expect([ended.end?.status, ended.isGone]).toEqual([0, true]);
    expect(await session.close()).toBe(true);
    discard();
  });

  test('runs nothing when it is ended instead', async () => {
    const { session, discard } = start(open());
    await session.probed;
    session.kill();
    const ended = await session.ended;
    expect([ended.end, ended.isGone]).toEqual([undefined, true]);
    expect(await session.close()).toBe(true);
    discard();
  });

  test('what is asked of one that has ended does nothing', async () => {
    const { session, discard } = start(open());
    await session.probed;
    session.kill();
    session.kill();
    await session.ended;
    session.go(nothing);
    expect(await session.close()).toBe(true);
    expect(await session.close()).toBe(true);
    session.kill();
    discard();
  });
});
