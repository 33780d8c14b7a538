import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Holder, holderOf, lockPath, takeRunLock } from '../src/run-lock.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ystack-lock-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const one: Holder = { pid: 101, started: '7' };
const two: Holder = { pid: 102, started: '8' };
const lives = () => true;
const gone = () => false;
const place = () => join(root, lockPath);
const take = (self: Holder, isAlive: (holder: Holder) => boolean) => takeRunLock(root, self, isAlive);

test('the first takes it, the second is told who holds it, and gets it when it is released', () => {
  const first = take(one, lives);
  if (!('release' in first)) throw new Error('not taken');
  expect(readFileSync(place(), 'utf8')).toBe('101 7\n');
  expect(take(two, lives)).toEqual({ heldBy: one });
  first.release();
  expect(existsSync(place())).toBe(false);
  expect('release' in take(two, lives)).toBe(true);
});

test('what a dead run left is swept, and its late release does not take the next run its lock', () => {
  const first = take(one, lives);
  if (!('release' in first)) throw new Error('not taken');
  expect('release' in take(two, gone)).toBe(true);
  first.release();
  expect(readFileSync(place(), 'utf8')).toBe('102 8\n');
  expect(readdirSync(join(root, '.nx'))).toEqual(['ystack-run.lock']);
});

describe('a lock file that nobody could have written', () => {
  test.each(['', 'x\n', '101 7', '-1 7\n', '101 7\nmore\n'])('%j is swept', (content) => {
    take(one, lives);
    writeFileSync(place(), content);
    expect('release' in take(two, lives)).toBe(true);
  });
});

test('this process is alive, and a process id that was given out again is not the same run', () => {
  const self = holderOf(process.pid);
  const held = takeRunLock(root, self);
  expect('release' in held).toBe(true);
  expect(takeRunLock(root, two)).toEqual({ heldBy: self });
  if (self.started === '') return;
  writeFileSync(place(), `${process.pid} ${Number(self.started) + 1}\n`);
  expect('release' in takeRunLock(root, two)).toBe(true);
});

test('a run that has ended without being waited for holds nothing', async () => {
  // The shell starts a child, and before that ends becomes a program that never waits for it.
  const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 30'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const pid = Number(String((await once(parent.stdout, 'data'))[0]).trim());
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'latin1')).toContain(') Z ');
    expect('release' in takeRunLock(root, holderOf(pid), lives)).toBe(true);
    expect('release' in takeRunLock(root, one)).toBe(true);
  } finally {
    parent.kill();
  }
});
