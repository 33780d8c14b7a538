// The policy that ships, as a JSON module, so that a command needs no folder and no disk. It is admitted with its examples
// when it is first asked for.
import { encodeCanonical, type Json } from '#canonical';
import type { Admitted } from '#contract';
import examples from '../../policies/review-fix-policy.examples.json' with { type: 'json' };
import policy from '../../policies/review-fix-policy.json' with { type: 'json' };
import type { ReviewFixPolicy } from '../generated/review-fix-policy.d.ts';
import { admitReviewFixPolicy } from './admit-policy.ts';

let shipped: Admitted<ReviewFixPolicy> | undefined;

/** The review-fix policy of this house. Throws when what ships does not hold together: that is our fault. */
export function shippedReviewFixPolicy(): Admitted<ReviewFixPolicy> {
  shipped ??= load();
  return shipped;
}

function load(): Admitted<ReviewFixPolicy> {
  const admitted = admitReviewFixPolicy(encodeCanonical(policy as Json), encodeCanonical(examples as Json));
  if (admitted.ok) return admitted.value;
  const { code, at = '', expected, input } = admitted.refusal;
  const document = input === '1' ? 'review-fix-policy.examples.json' : 'review-fix-policy.json';
  throw new Error(`the review-fix policy that ships does not hold together: ${code} ${at}: ${expected}`, {
    cause: { document: `libs/loop/policies/${document}`, at, expected: `${expected} (${code})` },
  });
}
