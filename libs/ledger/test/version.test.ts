import { describe, expect, test } from 'vitest';
import { compareVersions, isVersion, versionLengthMax } from '../src/index.ts';

describe('a version', () => {
  // biome-ignore format: an aligned table
  test.each([
    // text                  is one
    ['0.0.0',                true],
    ['1.2.3',                true],
    ['10.20.30',             true],
    ['1.0.0-rc.1',           true],
    ['1.0.0-0a.x-y',         true],
    ['1.0.0--',              true],
    ['',                     false],
    ['1',                    false],
    ['1.2',                  false],
    ['1.2.3.4',              false],
    ['v1.2.3',               false],
    ['01.2.3',               false],
    ['1.2.3-01',             false],
    ['1.2.3-',               false],
    ['1.2.3-a..b',           false],
    ['1.2.3+build',          false],
    ['1.2.3-RC.1',           false],
    ['1.2.3 ',               false],
    ['1.2.3\n',              false],
    ['../1.2.3',             false],
    ['1.2.3/../../x',        false],
    ['１.2.3',               false],
  ] as const)('%j', (text, expected) => {
    expect(isVersion(text)).toBe(expected);
  });

  test('its length is bounded', () => {
    const padded = (length: number) => `1.0.0-${'a'.repeat(length - 6)}`;
    expect(isVersion(padded(versionLengthMax))).toBe(true);
    expect(isVersion(padded(versionLengthMax + 1))).toBe(false);
  });
});

test('the order is that of semver, clause 11', () => {
  const ordered = [
    ...[
      '0.9.0',
      '1.0.0-0',
      '1.0.0-2',
      '1.0.0-11',
      '1.0.0--x',
      '1.0.0-10a',
      '1.0.0-alpha',
      '1.0.0-alpha.1',
      '1.0.0-alpha.beta',
      '1.0.0-beta',
    ],
    ...['1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0'],
    '99999999999999999998.0.0',
    '99999999999999999999.0.0',
  ];
  for (const [left, a] of ordered.entries()) {
    expect(isVersion(a), a).toBe(true);
    for (const [right, b] of ordered.entries()) {
      expect(Math.sign(compareVersions(a, b)), `${a} ${b}`).toBe(Math.sign(left - right));
    }
  }
});
