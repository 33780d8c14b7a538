import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { livenessOf, ownerToken, parseOwnerToken, thisOwner } from '../src/owner.ts';

const self = thisOwner();

test('a token reads back as its owner', () => {
  expect(parseOwnerToken(ownerToken(self))).toEqual(self);
});

// biome-ignore format: an aligned table
test.each([
  // token
  [''],
  ['1-2-3-4-5'],
  ['0-1-00000000-00000000-00000000'],
  ['1-1-00000000-00000000-0000000g'],
  ['1-1-00000000-00000000-00000000-1'],
  [' 1-1-00000000-00000000-00000000'],
])('%j is no token of ours', (token) => {
  expect(parseOwnerToken(token)).toBeUndefined();
});

// biome-ignore format: an aligned table
test.each([
  // owner                                                               expected
  [self,                                                                 'alive'],
  [{ ...self, start: '0' },                                              'alive'],
  [{ ...self, start: '1' },                                              'gone'],
  [{ ...self, pid: 1, start: '0' },                                      'alive'],
  [{ ...self, pid: 999_999_999 },                                        'gone'],
  [{ ...self, boot: '00000000' },                                        'gone'],
  [{ ...self, space: '00000000' },                                       'foreign'],
  [{ ...self, machine: '00000000' },                                     'foreign'],
  [{ ...self, machine: '00000000', pid: 999_999_999, boot: '00000000' }, 'foreign'],
] as const)('%j is %s', (owner, expected) => {
  expect(livenessOf(owner, self)).toBe(expected);
});

test('a process that was killed is gone', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const owner = { ...self, pid: child.pid ?? 0, start: '0' };
  expect(livenessOf(owner, self)).toBe('alive');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(livenessOf(owner, self)).toBe('gone');
});
