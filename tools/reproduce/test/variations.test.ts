// The table itself; that each variation finds what it is for is tried in test/reproduce.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variationsRunMin } from '#reproduction';
import { variations } from '../src/variations.ts';

const page = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');

test('there are more than are demanded, each once, by a name that its document takes', () => {
  const names = variations.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(variationsRunMin + 5);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,63}$/);
});

test('each has a witness, but the one that insists on a backend', () => {
  expect(variations.filter(({ witness }) => witness === undefined).map(({ name }) => name)).toEqual(['git-embedded']);
});

test('only what cannot know its whole history may refuse', () => {
  expect(variations.filter(({ refusedWith }) => refusedWith !== undefined).map(({ name }) => name)).toEqual([
    'shallow',
    'linked-worktree',
  ]);
});

test('the page lists them, in their order and words', () => {
  const rows = [...page.matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name, why]) => `${name}: ${why}`);
  expect(rows).toEqual(variations.map(({ name, why }) => `${name}: ${why}`));
});
