import { expect, test } from 'vitest';
import { timeOf } from '../../src/evaluate/source-time.ts';

// biome-ignore format: an aligned table
const cases = [
  // seconds            as documents write it
  [0,                   '1970-01-01T00:00:00Z'],
  [1_700_000_001,       '2023-11-14T22:13:21Z'],
  [951_782_399,         '2000-02-28T23:59:59Z'],
  [951_782_400,         '2000-02-29T00:00:00Z'],
  [253_402_300_799,     '9999-12-31T23:59:59Z'],
  [253_402_300_800,     undefined],
  [8_640_000_000_000,   undefined],
  [8_640_000_000_001,   undefined],
  [999_999_999_999_999, undefined],
] as const;

test.each(cases)('%d seconds', (seconds, expected) => {
  expect(timeOf(seconds)).toBe(expected);
});
