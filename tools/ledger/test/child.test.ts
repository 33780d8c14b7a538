// What is run in a room: bounded, and gone with everything it started.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runChild } from '../src/room/child.ts';
import { untilStopped } from '../src/room/until-stopped.ts';

const never = new AbortController().signal;
const sh = (script: string, stop: AbortSignal = never) =>
  runChild({ program: 'sh', args: ['-c', script], cwd: '/', env: { PATH: process.env.PATH ?? '' }, stop });

test('status, output and environment', async () => {
  const ended = await sh('echo out; echo said >&2; env | grep -v -e PATH -e PWD -e SHLVL -e ^_=; exit 3');
  expect({ ...ended, stdout: ended.stdout.toString() }).toEqual({ status: 3, stdout: 'out\n', stderr: 'said\n' });
});

test('a program that is not there is an answer', async () => {
  const ended = await runChild({ program: 'no-such-program', args: [], cwd: '/', env: {}, stop: never });
  expect(ended).toMatchObject({ status: -1, stderr: expect.stringContaining('ENOENT') });
});

test('one that prints without end is ended', async () => {
  const ended = await sh('exec cat /dev/zero');
  expect(ended.status).toBe(-1);
  expect(ended.stdout.length).toBeLessThanOrEqual(67_108_864);
});

describe('asked to stop', () => {
  test('the program and what it started end', async () => {
    const asked = new AbortController();
    const running = sh('sleep 1000 & echo $!; wait', asked.signal);
    setTimeout(() => asked.abort(), 200);
    const { status, stdout } = await running;
    expect(status).toBe(-1);
    const pid = Number(stdout.toString());
    expect(pid).toBeGreaterThan(0);
    // Where nobody reaps it, it stays as a dead entry of the process table.
    const stat = existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ') Z';
    expect(stat).toMatch(/\) [ZX]/);
  });

  test('nothing more is started', async () => {
    const asked = new AbortController();
    asked.abort();
    expect(await sh('echo ran', asked.signal)).toMatchObject({ status: -1, stderr: 'stopped' });
  });

  test('a signal to this process is a refusal once all is done, and no signal is not', async () => {
    const heard = await untilStopped(async (stop) => {
      process.kill(process.pid, 'SIGHUP');
      while (!stop.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
      return { ok: true, value: 'done' };
    });
    expect(heard).toMatchObject({ ok: false, refusal: { code: 'E_INTERRUPTED' } });
    expect(await untilStopped(async () => ({ ok: true, value: 'done' }))).toEqual({ ok: true, value: 'done' });
    expect(process.listenerCount('SIGHUP')).toBe(0);
  });
});
