import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginRun, freshVariable, isFresh, leaveWitness, withoutWitness } from '../src/fresh.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ystack-fresh-'));
  mkdirSync(join(root, 'dist/gates/small'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const gates = [
  { profile: 'small', gate: 'resolve' },
  { profile: 'small', gate: 'validate' },
];
const begin = (words: readonly string[], given: Record<string, string> = {}) => {
  const environment: Record<string, string | undefined> = { ...given };
  beginRun(root, ['node', 'nx', 'run', 'release:build', ...words], environment);
  return environment;
};

test('a fresh run skips every cache and begins with no output', () => {
  const environment = begin(['--fresh']);
  expect(environment.NX_SKIP_NX_CACHE).toBe('true');
  expect(isFresh(environment)).toBe(true);
  expect(existsSync(join(root, 'dist/gates'))).toBe(false);
});

test('any other run is left as it is, and a number that its caller set is none', () => {
  const environment = begin(['--fresher'], { [freshVariable]: 'of the caller' });
  expect(environment).toEqual({});
  expect(existsSync(join(root, 'dist/gates/small'))).toBe(true);
});

describe('who left a witness', () => {
  test('each gate that ran in this run, and no other', () => {
    const environment = begin(['--fresh']);
    leaveWitness(root, 'small', 'resolve', environment);
    expect(withoutWitness(root, gates, environment)).toEqual(['small.validate']);
    leaveWitness(root, 'small', 'validate', environment);
    expect(withoutWitness(root, gates, environment)).toEqual([]);
  });

  test('none of an earlier run, nor one of another number', () => {
    const earlier = begin(['--fresh']);
    for (const { profile, gate } of gates) leaveWitness(root, profile, gate, earlier);
    const now = begin(['--fresh']);
    expect(now[freshVariable]).not.toBe(earlier[freshVariable]);
    for (const { profile, gate } of gates) leaveWitness(root, profile, gate, earlier);
    expect(withoutWitness(root, gates, now)).toEqual(['small.resolve', 'small.validate']);
  });

  test('nobody where no plugin began the run', () => {
    expect(withoutWitness(root, gates, {})).toEqual(['small.resolve', 'small.validate']);
  });

  test('a gate of a run that is not fresh leaves nothing', () => {
    leaveWitness(root, 'small', 'resolve', begin([]));
    expect(existsSync(join(root, '.nx'))).toBe(false);
  });
});
