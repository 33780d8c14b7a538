// Whether a reported result is the one that was verified, of the attempt that is expected, and a good result of the request.
import type { Result } from '#canonical';
import { equalJson, refuse } from '#canonical';
import type { Digested, StageResult } from '#contract';
import { checkStageRun, stageResultKind } from '#contract';
import { admitDocument, moved } from '../shared/documents.ts';
import type { Fact } from '../shared/shape.ts';
import { inOrder } from '../shared/times.ts';
import type { VerifierInput } from './documents.ts';
import type { Verification } from './verification.ts';

const place = '/snapshot/body/result/content';

const verifiedFacts: readonly Fact<VerifierInput>[] = [
  [
    'the snapshot that was verified',
    ({ snapshot, trust_context }) => equalJson(snapshot, trust_context.body.verified_snapshot.content),
  ],
  [
    'the result that was verified',
    ({ snapshot, trust_context }) => equalJson(snapshot.body.result, trust_context.body.verified_result),
  ],
];

type Report = { readonly input: VerifierInput; readonly verification: Verification; readonly result: StageResult };

const reportFacts: readonly Fact<Report>[] = [
  [
    'the expected attempt',
    ({ input: { trust_context }, result }) =>
      result.body.attempt_id === trust_context.body.expected_attempt_id &&
      result.body.attempt_number === trust_context.body.expected_attempt_number,
  ],
  [
    'a report of the performer itself',
    ({ verification, result }) => equalJson(result.body.reported_by, verification.projection.performer),
  ],
  [
    'an observation after the record',
    ({ input: { snapshot }, result }) => inOrder(result.body.recorded_at, snapshot.body.observed_at),
  ],
];

/** The result that the snapshot reports, or E_RESULT. */
export function admitReport(
  input: VerifierInput,
  verification: Verification,
): Result<Digested<StageResult>, 'E_RESULT'> {
  const unverified = verifiedFacts.find(([, holds]) => !holds(input));
  if (unverified !== undefined) return refuse({ code: 'E_RESULT', at: '/snapshot', expected: unverified[0] });
  const result = admitDocument(stageResultKind, input.snapshot.body.result, 'E_RESULT', place);
  if (!result.ok) return result;
  const unrelated = checkStageRun({ ...verification, result: result.value });
  // Request and resolved profile have passed by themselves and together, so it is about the result.
  if (unrelated !== undefined) return refuse(moved(unrelated, 'E_RESULT', place));
  const broken = reportFacts.find(([, holds]) => !holds({ input, verification, result: result.value.content }));
  return broken === undefined ? result : refuse({ code: 'E_RESULT', at: place, expected: broken[0] });
}
