import { expect, test } from 'vitest';
import { checkInstalledPath } from '../src/installed-paths.ts';

const long = (length: number) => `libs/${'n'.repeat(200)}/`.repeat(30).slice(0, length);

// biome-ignore format: an aligned table
test.each([
  // path                     target                   expected
  ['libs/a.ts',               '/t',                    'installed'],
  ['libs/north-star.md',      '/t',                    'installed'],
  ['north-star.md',           '/t',                    'E_PATH'],
  ['North-Star.MD',           '/t',                    'E_PATH'],
  ['install-record.json',     '/t',                    'E_PATH'],
  ['install-record.json/x',   '/t',                    'E_PATH'],
  ['',                        '/t',                    'E_PATH'],
  ['/libs/a',                 '/t',                    'E_PATH'],
  ['libs//a',                 '/t',                    'E_PATH'],
  ['libs/./a',                '/t',                    'E_PATH'],
  ['libs/../../a',            '/t',                    'E_PATH'],
  ['libs/a\0b',               '/t',                    'E_PATH'],
  [`libs/${'n'.repeat(255)}`, '/t',                    'installed'],
  [`libs/${'n'.repeat(256)}`, '/t',                    'E_PATH'],
  [`libs/${'é'.repeat(128)}`, '/t',                    'E_PATH'],
  ['x',                       `/${'t/'.repeat(2042)}`, 'installed'],
  ['xx',                      `/${'t/'.repeat(2042)}`, 'E_PATH'],
  [long(4084),                '/t',                    'installed'],
  [long(4085),                '/t',                    'E_PATH'],
])('%j in %j is %s', (path, target, expected) => {
  const refusal = checkInstalledPath({ path }, target);
  expect(refusal?.code ?? 'installed').toBe(expected);
});
