import { expect, test } from 'vitest';
import { callerFolder, placeOf } from '../src/caller.ts';

const entry = 'tools/ystack/main.mjs';
const script = `node ${entry}`;

test.each([
  // what is the case                      INIT_CWD    script of npm           entry      folder
  ['started by npm run in a subfolder', '/repo/docs', script, entry, '/repo/docs'],
  ['started by hand', undefined, undefined, entry, '/repo'],
  ['started by hand in a shell npm opened', '/repo/docs', 'bash', entry, '/repo'],
  ['started by a test that npm started', '/repo/docs', 'node tools/check/src/main.ts', entry, '/repo'],
  ['started by Nx under npx', '/repo/docs', 'nx', entry, '/repo'],
  ['an installed tree under npm run', '/repo/docs', script, undefined, '/repo'],
  ['a relative INIT_CWD', 'docs', script, entry, '/repo'],
] as const)('%s', (_what, INIT_CWD, npm_lifecycle_script, ownEntry, folder) => {
  const start = { cwd: '/repo', env: { INIT_CWD, npm_lifecycle_script }, ...(ownEntry && { entry: ownEntry }) };
  expect(callerFolder(start)).toBe(folder);
});

test('an absolute path stays as it is, a relative one is taken from the caller', () => {
  const start = { cwd: '/repo', env: {} };
  expect(placeOf(start, '/elsewhere/a.json')).toBe('/elsewhere/a.json');
  expect(placeOf(start, '../a.json')).toBe('/a.json');
});
