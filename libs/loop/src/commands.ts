// `loop plan-review-fix` as a pure command: by the policy that ships, or by one in a folder that is named.
import { accept, type Result } from '#canonical';
import {
  type Admitted,
  defineCommand,
  type FolderFiles,
  type FolderSlot,
  type InputSlot,
  type PureCommand,
} from '#contract';
import { loopBounds } from './documents/bounds.ts';
import type { ReviewFixPolicy } from './generated/review-fix-policy.d.ts';
import { planReviewFix } from './plan-review-fix.ts';
import { admitReviewFixPolicy } from './policy/admit-policy.ts';
import { shippedReviewFixPolicy } from './policy/shipped.ts';

const slot = <const Name extends string>(name: Name, describe: string) =>
  ({ name, describe, bytesMax: loopBounds.bytesMax }) satisfies InputSlot;

const [policyFile, examplesFile] = ['review-fix-policy.json', 'review-fix-policy.examples.json'] as const;

const folder: FolderSlot = {
  option: 'policies',
  describe: 'a folder with a review-fix policy instead of the one that ships',
  files: [{ name: policyFile }, { name: examplesFile, optional: true }],
  bytesMax: loopBounds.bytesMax,
};

function policyIn(files: FolderFiles | undefined): Result<Admitted<ReviewFixPolicy>> {
  if (files === undefined) return accept(shippedReviewFixPolicy());
  const admitted = admitReviewFixPolicy(files.get(policyFile) ?? new Uint8Array(), files.get(examplesFile));
  if (admitted.ok) return admitted;
  const input = admitted.refusal.input === '1' ? examplesFile : policyFile;
  return { ok: false, refusal: { ...admitted.refusal, input } };
}

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
    folder,
    output: 'review_fix_plan',
    codes: ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_RELATION', 'E_EXAMPLE'],
    run: (inputs, files) => {
      const policy = policyIn(files);
      if (!policy.ok) return policy;
      const planned = planReviewFix(policy.value, inputs);
      return planned.ok ? accept(planned.value.bytes) : planned;
    },
  }),
];
