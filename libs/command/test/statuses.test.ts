import { expect, test } from 'vitest';
import { statusOf } from '../src/statuses.ts';

test.each([
  // token          status
  ['E_USAGE', 64],
  ['E_CANONICAL', 65],
  ['E_ANYTHING_NEW', 65],
  ['E_RUNTIME', 66],
  ['E_REPOSITORY', 66],
  ['E_FAULT', 70],
  ['E_TARGET', 73],
  ['E_IO', 74],
  ['E_LOCK', 75],
  ['E_CONFIG', 78],
])('%s ends with %i', (token, status) => {
  expect(statusOf(token)).toBe(status);
});
