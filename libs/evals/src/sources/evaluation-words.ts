// The reasons that an evaluator of the control room can give. An expectation with another could never be met, so it is
// refused as a mistake of the seed set.
import type { Refusal } from '#canonical';
import { firstAmong, misshapen, type Place } from '#contract';
import { evaluationReasons } from '#control';
import type { EvaluatedExpectation } from '../generated/common.d.ts';

/** E_SHAPE for the first reason that evaluations of `kind` do not have. */
export const checkReasonWords =
  (kind: keyof typeof evaluationReasons) =>
  (
    { expectation }: { readonly expectation: EvaluatedExpectation | { readonly disposition: 'rejected' } },
    at: Place,
  ): Refusal | undefined =>
    expectation.disposition === 'rejected'
      ? undefined
      : firstAmong(expectation.reason_ids, (reason, index) =>
          Object.hasOwn(evaluationReasons[kind], reason)
            ? undefined
            : misshapen([...at, 'expectation', 'reason_ids', index], `a reason of \`${kind}\``),
        );

/** What of an evaluation an expectation is about. */
export const verdictOf = ({ body: { reason_ids, verdict } }: EvaluationLike) => ({ reason_ids, verdict });

type EvaluationLike = { readonly body: { readonly reason_ids: readonly string[]; readonly verdict: string } };
