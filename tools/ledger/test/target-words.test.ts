import { expect, test } from 'vitest';
import { wordsOfTarget } from '../src/target-words.ts';

// biome-ignore format: an aligned table
test.each([
  // given by Nx                                         the command's words
  [['challenge', '--manifest', 'm.json'],                ['challenge', 'm.json']],
  [['challenge', '--manifest=m.json', '--json'],         ['challenge', 'm.json', '--json']],
  [['challenge', 'm.json'],                              ['challenge', 'm.json']],
  [['challenge', '--manifest='],                         ['challenge', '']],
  [['challenge', '--manifest'],                          ['challenge']],
  [['record', '--version', '1.0.0'],                     ['ledger', 'record', '1.0.0']],
  [['record', '1.0.0'],                                  ['ledger', 'record', '1.0.0']],
  [['rebuild', '--version=1.0.0'],                       ['ledger', 'rebuild', '1.0.0']],
  [['diff', '--to', 'b', '--from', 'a', '--json'],       ['diff', 'a', 'b', '--json']],
  [['diff', 'a', 'b'],                                   ['diff', 'a', 'b']],
  [['diff', '--from=a b', '--to=c\nd'],                  ['diff', 'a b', 'c\nd']],
  [['diff', '--other=x', '--from', 'a', 'b'],            ['diff', 'a', '--other=x', 'b']],
  [['unknown', '--from', 'a'],                           ['unknown', '--from', 'a']],
] as const)('%j', (given, words) => {
  expect(wordsOfTarget(given)).toEqual(words);
});
