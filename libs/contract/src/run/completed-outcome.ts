// The outcome of a completed stage follows from its evidence and from what is known of its execution; it cannot be chosen.
// Evidence that did not pass, or a fact about the execution that is not available, never adds up to a success.
import { equalJson, type Refusal } from '#canonical';
import { capabilityById } from '../capabilities.ts';
import type { Operation, StageRequest } from '../generated/stage-request.d.ts';
import type { Metadata, StageResult } from '../generated/stage-result.d.ts';
import { firstAmong, firstOf, unrelated } from '../refusals.ts';
import { listed } from '../relations/capability-grant.ts';

type Body = StageResult['body'];

/** Refuses (E_RELATION) evidence, outcome, outputs or delta that a completed stage cannot have. */
export function checkCompletedOutcome(request: StageRequest, { body }: StageResult): Refusal | undefined {
  const { operation } = request.body;
  return firstOf([
    () => checkEvidenceComplete(request, body),
    () => checkIndependentReview(operation, body),
    () =>
      capabilityById(operation.capability_id)?.family === 'change' ? checkWork(operation, body) : checkVerdict(body),
  ]);
}

function checkEvidenceComplete({ body: { required_evidence_kinds } }: StageRequest, body: Body): Refusal | undefined {
  const missing = required_evidence_kinds.find((kind) => body.evidence.every((item) => item.kind !== kind));
  return missing === undefined ? undefined : unrelated(['body', 'evidence'], `evidence of kind \`${missing}\``);
}

// Who produced a change cannot pass it: an independent review is a reviewer's, by the review capability, for a review.
function checkIndependentReview(operation: Operation, { evidence, execution }: Body): Refusal | undefined {
  const isReview =
    operation.role === 'reviewer' &&
    execution?.performer.role === 'reviewer' &&
    equalJson(execution.used_capability, { kind: 'registered', id: 'core.review.change.v1' });
  if (isReview) return undefined;
  return firstAmong(evidence, ({ kind, verdict }, index) =>
    kind === 'independent-review' && verdict === 'passed'
      ? unrelated(['body', 'evidence', index, 'verdict'], 'no passed independent review but a reviewer’s own')
      : undefined,
  );
}

// The snapshot is not counted: providers do not always tell it.
const factNames = ['provider', 'model', 'effort', 'prompt', 'skills', 'tools'] as const;

/** Whether a fact that identifies the execution is unavailable. */
export const hasFactGap = (metadata: Metadata): boolean =>
  factNames.some((name) => metadata[name].state === 'unavailable');

const hasGap = ({ execution }: Body): boolean => execution === undefined || hasFactGap(execution.metadata);

function checkOutcome({ outcome }: Body, family: string, value: string): Refusal | undefined {
  if (outcome?.family !== family) return unrelated(['body', 'outcome', 'family'], `\`${family}\``);
  return outcome.value === value ? undefined : unrelated(['body', 'outcome', 'value'], `\`${value}\``);
}

const noOutputs = ({ outputs }: Body): Refusal | undefined =>
  outputs.length === 0 ? undefined : unrelated(['body', 'outputs'], '`[]`');

const noDelta = ({ delta_ref }: Body): Refusal | undefined =>
  delta_ref === undefined ? undefined : unrelated(['body', 'delta_ref'], 'nothing here');

function checkVerdict(body: Body): Refusal | undefined {
  const some = (verdict: string) => body.evidence.some((item) => item.verdict === verdict);
  const inconclusive = some('inconclusive') || hasGap(body);
  const value = some('failed') ? 'failed' : inconclusive ? 'inconclusive' : 'passed';
  return firstOf([() => noOutputs(body), () => noDelta(body), () => checkOutcome(body, 'check', value)]);
}

function checkWork(operation: Operation, body: Body): Refusal | undefined {
  const isProven = body.evidence.every(({ verdict }) => verdict === 'passed') && !hasGap(body);
  if (!isProven) {
    return firstOf([() => checkOutcome(body, 'change', 'inconclusive'), () => noOutputs(body), () => noDelta(body)]);
  }
  if (body.outputs.length === 0) {
    return firstOf([() => checkOutcome(body, 'change', 'no-change'), () => noDelta(body)]);
  }
  if (body.outputs.length > 1) return unrelated(['body', 'outputs'], 'at most one output');
  return firstOf([() => checkOutcome(body, 'change', 'changed'), () => checkOutput(operation, body)]);
}

function checkOutput(operation: Operation, body: Body): Refusal | undefined {
  const [output] = body.outputs;
  if (output === undefined) return undefined;
  switch (operation.capability_id) {
    case 'core.forge.materialize-candidate.v2':
      return checkCandidate(operation.arguments.candidate_output_id, output, body);
    case 'core.harness.produce.v1':
      if (operation.arguments.artifact_kind !== 'git-patch') return noDelta(body);
      return body.delta_ref !== undefined && equalJson(body.delta_ref, output.ref)
        ? undefined
        : unrelated(['body', 'delta_ref'], 'the ref of the one output');
    case 'core.review.change.v1':
    case 'core.verify.run.v1':
      return noOutputs(body);
  }
}

function checkCandidate(outputId: string, output: Body['outputs'][number], body: Body): Refusal | undefined {
  const place = ['body', 'outputs', 0];
  if (output.output_id !== outputId) return unrelated([...place, 'output_id'], `\`${outputId}\``);
  if (output.ref.media_type !== 'application/json') {
    return unrelated([...place, 'ref', 'media_type'], listed(['application/json']));
  }
  return noDelta(body);
}
