// `loop plan-review-fix` as a pure command, by the policy that ships; another policy is an argument of the function.
import { accept } from '#canonical';
import { defineCommand, type InputSlot, type PureCommand } from '#contract';
import { loopBounds } from './documents/bounds.ts';
import { planReviewFix } from './plan-review-fix.ts';
import { shippedReviewFixPolicy } from './policy/shipped.ts';

const slot = <const Name extends string>(name: Name, describe: string) =>
  ({ name, describe, bytesMax: loopBounds.bytesMax }) satisfies InputSlot;

export const loopCommands: readonly PureCommand[] = [
  defineCommand({
    name: 'loop plan-review-fix',
    summary: 'Plan whether what a review found is to be fixed, and within which paths; nothing is asked of anybody',
    inputs: [
      slot('observation', 'the review, as its adapter observed it'),
      slot('context', 'the change: revisions, approvals, kill switch, and which of the next four are meant'),
      slot('credential', 'the credential policy evaluation'),
      slot('risk', 'the risk gate evaluation'),
      slot('reconciliation', 'the reconciliation plan'),
      slot('ledger', 'the attempts so far'),
    ],
    output: 'review_fix_plan',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_RELATION'],
    run: (inputs) => {
      const planned = planReviewFix(shippedReviewFixPolicy(), inputs);
      return planned.ok ? accept(planned.value.bytes) : planned;
    },
  }),
];
