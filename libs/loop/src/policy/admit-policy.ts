// A policy with its examples: it is used only when it still means what they say.
import { equalJson, type Refusal, type Result, refuse } from '#canonical';
import { type Admitted, type Digested, firstAmong } from '#contract';
import { judgeFindings, pathsOf } from '../decide/judge-findings.ts';
import { reviewFixPolicyKind } from '../documents/policy.ts';
import { policyExamplesKind } from '../documents/policy-examples.ts';
import type { PolicyRef } from '../generated/common.d.ts';
import type { LoopPolicyExample, LoopPolicyExamples } from '../generated/loop-policy-examples.d.ts';
import type { ReviewFixPolicy } from '../generated/review-fix-policy.d.ts';

/** How plans and examples name a policy. */
export const policyRefOf = ({ sha256 }: Digested<ReviewFixPolicy>): PolicyRef => ({
  content_id: 'loop-policy.review-fix',
  media_type: 'application/vnd.ystack.loop-policy+json',
  sha256,
});

/**
 * A policy from its canonical bytes, and its examples where there are any; somebody else's policy may have none. Refuses
 * with E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE and E_RELATION for either document (`input` 0 is the policy), and with
 * E_EXAMPLE when the examples name another policy or one does not hold.
 */
export function admitReviewFixPolicy(policy: Uint8Array, examples?: Uint8Array): Result<Admitted<ReviewFixPolicy>> {
  const admitted = reviewFixPolicyKind.parse(policy);
  if (!admitted.ok) return refuse({ ...admitted.refusal, input: '0' });
  if (examples === undefined) return admitted;
  const parsed = policyExamplesKind.parse(examples);
  if (!parsed.ok) return refuse({ ...parsed.refusal, input: '1' });
  const broken = checkExamples(admitted.value, parsed.value.content);
  return broken === undefined ? admitted : refuse({ ...broken, input: '1' });
}

function checkExamples(
  policy: Admitted<ReviewFixPolicy>,
  { body }: LoopPolicyExamples,
): Refusal<'E_EXAMPLE'> | undefined {
  if (!equalJson(body.policy_ref, policyRefOf(policy))) {
    return { code: 'E_EXAMPLE', at: '/body/policy_ref', expected: `examples of the policy ${policy.sha256}` };
  }
  return firstAmong(body.examples, (example, index) => checkExample(policy.content, example, index));
}

function checkExample({ body }: ReviewFixPolicy, example: LoopPolicyExample, index: number) {
  const { allowed_paths, detail, example_id, findings, outcome, recorded_attempt_number } = example;
  const answer = judgeFindings(body, {
    recordedAttempt: recorded_attempt_number,
    isClean: findings.length === 0,
    findings,
  });
  const found = { allowed_paths: pathsOf(answer.actionable), detail: answer.detail, outcome: answer.outcome };
  return equalJson(found, { allowed_paths, detail, outcome })
    ? undefined
    : ({
        code: 'E_EXAMPLE',
        at: `/body/examples/${index}`,
        detail: example_id,
        expected: `${outcome} (${[...detail, ...allowed_paths].join(', ')}), not ${found.outcome} (${[...found.detail, ...found.allowed_paths].join(', ')})`,
        mend: 'give the policy back what it said, or say by a new example what it means now',
      } as const);
}
