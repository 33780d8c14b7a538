// What it means that a gate passed. A gate that does not pass leaves no record, so a record has one verdict.
import { type WordTable, words } from './words.ts';

const again =
  'package derives the gate again from the commit and compares; until then a record is only what a task left.';

export const gateWords: WordTable = {
  resolve: words(
    'Every object that the profile pins was found at its commit and hashed, and the release commit still holds it.',
    ['gate /body/source', 'gate /body/outputs'],
    again,
  ),
  validate: words(
    'The profile set keeps every rule of the contract, the files that ship are a closed set, and nothing in it may not ship.',
    ['gate /body/upstream', 'gate /body/outputs'],
    again,
  ),
  evaluate: words(
    'The policies decide about the profile as the release definition demands, and every required family of evals passed.',
    ['gate /body/upstream', 'gate /body/outputs'],
    again,
  ),
  shadow: words(
    'Every incident of the profile was reproduced at its revision with the outcome it requires.',
    ['gate /body/upstream', 'gate /body/outputs'],
    again,
  ),
};

/** For a gate that was added and has no words of its own. */
export const anyGateWords = words(
  'The gate passed; what it asks stands in its own module.',
  ['gate /body/upstream', 'gate /body/outputs'],
  again,
);
