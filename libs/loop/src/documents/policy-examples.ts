// `loop_policy_examples`: what a review-fix policy means, by cases. It stands beside the policy and names its digest.
import { compareCodePoints } from '#canonical';
import { checkSorted, checkWordSet, type DocumentKind, defineKind, firstAmong, firstOf } from '#contract';
import type { LoopPolicyExample, LoopPolicyExamples } from '../generated/loop-policy-examples.d.ts';
import { validate } from '../generated/loop-policy-examples.js';
import { loopBounds } from './bounds.ts';

const checkExample = ({ allowed_paths, findings }: LoopPolicyExample, index: number) => {
  const place = ['body', 'examples', index];
  return firstOf([
    () => checkWordSet(allowed_paths, [...place, 'allowed_paths']),
    () =>
      checkSorted(
        findings,
        (a, b) => compareCodePoints(a.finding_id, b.finding_id),
        [...place, 'findings'],
        'finding_id',
      ),
  ]);
};

export const policyExamplesKind: DocumentKind<LoopPolicyExamples> = defineKind<LoopPolicyExamples>({
  kind: 'loop_policy_examples',
  schemaVersion: 1,
  bounds: loopBounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.examples,
        (a, b) => compareCodePoints(a.example_id, b.example_id),
        ['body', 'examples'],
        'example_id',
      ),
    ({ body }) => firstAmong(body.examples, checkExample),
  ],
});
