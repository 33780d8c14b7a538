// Everything a combination can be found guilty of. A violation is content of the report, not a refusal: the matrix was run,
// and this is what it showed.
import type { Refusal } from '#canonical';

/** The rules, in the order in which they are asked. */
export const rules = {
  'profile-set': 'profile, resolved profile and manifests hold together',
  request: 'the request is one that the contract takes under that profile',
  'package-pin': 'the program that ran is the object that its binding and its manifest pin',
  'time-limit': 'the program ends in time',
  'output-limit': 'the program says no more than it may',
  'exit-status': 'the program ends with 0',
  'outside-write': 'nothing changes outside the folder of the run',
  'left-behind': 'the folder of the run holds what was asked for and nothing else',
  answer: 'the answer is one canonical document of its form',
  result: 'the contract takes the result under its request and profile',
  attempt: 'the result is of the attempt that was asked for, at its times',
  'payload-link': 'every content the result names is among the payloads, with its digest, and every payload is named',
  'target-revision': 'the work is about the target revision',
  observation: 'the adapter observes a change, and it is that of the result',
  'patch-paths': 'the patch reads as a diff of paths that its request allows',
  receipt: 'the receipt follows from what was asked',
  response: 'the response is the one its receipt leads to',
  'candidate-unreadable': 'the candidate is a plain bare repository with every object of its tree',
  'candidate-head': 'the candidate`s HEAD is the commit of the receipt',
  'candidate-parent': 'the commit has the target revision as its only parent',
  'candidate-tree': 'the commit`s tree is that of the receipt, and the source`s that of the request',
  'candidate-paths': 'the paths that differ are those the receipt digests, and no more than the contract allows',
  'candidate-scope': 'every path that differs is allowed, as a file of an allowed mode',
  'candidate-identity': 'author, committer, dates and message are those of the binding, the attempt and the request',
  agreement: 'a producer makes one patch whichever forge follows, and the forges make one commit of it',
} as const;

export type RuleName = keyof typeof rules;
export type Step = 'produce' | 'materialize' | 'matrix';

export type Violation = { readonly rule: RuleName; readonly expected: string };

export const violated = (rule: RuleName, expected: string): Violation => ({ rule, expected });

/** A refusal of a neighbour as a violation: its token, where, and what was expected. */
export const refusedAs = (rule: RuleName, { code, at, expected }: Refusal): Violation =>
  violated(rule, `${code}${at === undefined || at === '' ? '' : ` at ${at}`}: ${expected}`);
