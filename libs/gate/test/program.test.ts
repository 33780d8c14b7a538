import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lockBytesMax, lockedPackages, programDigest } from '#gate';

const integrity = (name: string) => `sha512-${name}`;
const entry = (name: string, more: object = {}) => ({ version: '1.0.0', integrity: integrity(name), ...more });
const lock = (packages: object, more: object = {}) =>
  new TextEncoder().encode(JSON.stringify({ lockfileVersion: 3, packages, ...more }));

const small = lock({
  '': { dependencies: { a: '1' } },
  'node_modules/a': entry('a', { dependencies: { b: '1' }, optionalDependencies: { gone: '1' } }),
  'node_modules/a/node_modules/b': entry('inner-b', { dependencies: { c: '1' } }),
  'node_modules/b': entry('outer-b'),
  'node_modules/c': entry('c', { dependencies: { a: '1' }, peerDependencies: { '@s/d': '1' } }),
  'node_modules/@s/d': entry('d'),
  'node_modules/unused': entry('unused'),
  'node_modules/bare': { version: '1.0.0' },
});

const paths = (bytes: Uint8Array, names: readonly string[]): string => {
  const found = lockedPackages(bytes, names);
  return found.ok ? found.value.map(({ path }) => path.replaceAll('node_modules/', '')).join(' ') : found.refusal.code;
};

describe('the packages that code reaches', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                                 lock                                                                  names        expected
    ['nothing',                             small,                                                                [],          ''],
    ['a cycle, the nearest folder, a peer', small,                                                                ['a'],       '@s/d a a/b c'],
    ['a package without dependencies',      small,                                                                ['b'],       'b'],
    ['a scoped one',                        small,                                                                ['@s/d'],    '@s/d'],
    ['a name that the lock does not hold',  small,                                                                ['nowhere'], 'E_LOCK_FILE'],
    ['a package without integrity',         small,                                                                ['bare'],    'E_LOCK_FILE'],
    ['a dependency that is not there',      lock({ 'node_modules/a': entry('a', { dependencies: { x: '1' } }) }), ['a'],       'E_LOCK_FILE'],
    ['a lock of version 2',                 lock({}, { lockfileVersion: 2 }),                                     [],          'E_LOCK_FILE'],
    ['no JSON',                              new TextEncoder().encode('{'),                                        [],          'E_LOCK_FILE'],
    ['a lock over the bound',                new Uint8Array(lockBytesMax + 1),                                     [],          'E_LOCK_FILE'],
    ['a name that every object has',         small,                                                                ['constructor'], 'E_LOCK_FILE'],
    ['an entry that is none',                lock({ 'node_modules/a': null }),                                     ['a'],       'E_LOCK_FILE'],
    ['a package without a version',          lock({ 'node_modules/a': { integrity: 'sha512-a' } }),                ['a'],       'E_LOCK_FILE'],
    ['packages that are none',               lock([]),                                                             [],          'E_LOCK_FILE'],
  ] as const;
  test.each(cases)('%s', (_what, bytes, names, expected) => {
    expect(paths(bytes, names)).toBe(expected);
  });

  test('the lock of this repository', () => {
    const own = readFileSync(join(import.meta.dirname, '../../../package-lock.json'));
    expect(paths(own, ['tar']).split(' ')).toContain('tar');
  });
});

describe('the digest of a program', () => {
  const file = (path: string, digit: string) => ({ path, sha256: digit.repeat(64) });
  const locked = { path: 'node_modules/a', version: '1.0.0', integrity: 'sha512-a' };
  const base = programDigest([file('a.ts', '1'), file('b.ts', '2')], [locked]);
  // biome-ignore format: an aligned table
  const cases = [
    // what               files                                   packages                                same
    ['another order',     [file('b.ts', '2'), file('a.ts', '1')], [locked],                               true],
    ['another byte',      [file('a.ts', '1'), file('b.ts', '3')], [locked],                               false],
    ['another name',      [file('a.ts', '1'), file('c.ts', '2')], [locked],                               false],
    ['a file fewer',      [file('a.ts', '1')],                    [locked],                               false],
    ['a package fewer',   [file('a.ts', '1'), file('b.ts', '2')], [],                                     false],
    ['another integrity', [file('a.ts', '1'), file('b.ts', '2')], [{ ...locked, integrity: 'sha512-b' }], false],
  ] as const;
  test.each(cases)('%s', (_what, files, packages, same) => {
    expect(programDigest(files, packages) === base).toBe(same);
  });

  // It stands in every gate record: another spelling would make every record another.
  test('the digest of one program never changes', () => {
    expect(base).toBe('f81c82ae2e3f7e4ded37cae5b580be1d75aebf4e917c4cd9caebb480567ca9df');
  });

  test('a path that stands twice is our fault', () => {
    expect(() => programDigest([file('a.ts', '1'), file('a.ts', '1')], [])).toThrow('twice');
  });
});
