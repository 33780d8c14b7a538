import { expect, test } from 'vitest';
import { gateChain, isGateChain } from '#gate';

test('the chain has four gates, and what they are called never changes unnoticed', () => {
  expect(gateChain).toEqual(['resolve', 'validate', 'evaluate', 'shadow']);
});

// biome-ignore format: an aligned table
test.each([
  // gates                                                  expected
  [['resolve', 'validate', 'evaluate', 'shadow'],           true],
  [['resolve', 'validate', 'evaluate'],                     false],
  [['validate', 'evaluate', 'shadow'],                      false],
  [['resolve', 'validate', 'shadow', 'evaluate'],           false],
  [['resolve', 'validate', 'evaluate', 'shadow', 'review'], false],
  [['resolve', 'validate', 'evaluate', 'review'],           false],
  [['resolve', 'validate', 'evaluate', 'evaluate'],         false],
  [[],                                                      false],
])('%j is the chain: %s', (gates, expected) => {
  expect(isGateChain(gates)).toBe(expected);
});
