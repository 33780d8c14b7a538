// A stage result: its status, and for a completed one the outcome. The contract's own relations were asked before.
import type { JsonObject, Refusal } from '#canonical';
import { hasFactGap, type StageResult, stageResultKind, unrelated } from '#contract';
import { at, textOf } from '../at.ts';
import type { Explainer, Explanation, Finding, Weight } from '../explanation.ts';
import { namedInputs } from '../named-inputs.ts';
import { outcomeWords, statusWords } from '../words/stage-result.ts';

export const explainers: readonly Explainer[] = [
  { kind: 'stage_result', self: 'result', admits: stageResultKind, check, explain },
];

/** The outcome of a completed stage follows from its evidence, whatever was requested. */
function check(content: JsonObject): Refusal | undefined {
  const { body } = content as unknown as StageResult;
  if (body.status !== 'completed' || body.outcome === undefined) return undefined;
  const implied = impliedOutcome(body, body.outcome.family);
  return body.outcome.value === implied
    ? undefined
    : unrelated(['body', 'outcome', 'value'], `\`${implied}\`, which is what evidence and execution give`);
}

function impliedOutcome({ evidence, execution, outputs }: StageResult['body'], family: string): string {
  const some = (verdict: string): boolean => evidence.some((item) => item.verdict === verdict);
  const isOpen = some('inconclusive') || execution === undefined || hasFactGap(execution.metadata);
  if (family === 'check') return some('failed') ? 'failed' : isOpen ? 'inconclusive' : 'passed';
  if (some('failed') || isOpen) return 'inconclusive';
  return outputs.length === 0 ? 'no-change' : 'changed';
}

const weights: { readonly [word: string]: Weight } = { failed: 'violation', inconclusive: 'unknown' };

function explain(content: JsonObject): Explanation {
  const status = textOf(at(content, 'body.status'));
  const outcome = textOf(at(content, 'body.outcome.value'));
  const reason = textOf(at(content, 'body.reason.reason_id'));
  const summary = textOf(at(content, 'body.reason.summary'));
  const finding = (word: string, table: typeof statusWords): readonly Finding[] => {
    const words = table[word];
    return words === undefined ? [] : [{ reason: word, weight: weights[word] ?? 'told', words }];
  };
  const said = summary === '' ? '' : ` (${summary})`;
  return {
    verdict: outcome === '' ? status : `${status}, ${outcome}`,
    summary: 'Judged by itself: whether it is a result of its request is told by validate-stage-run.',
    remarks: reason === '' ? [] : [`Whoever did the stage gives the reason \`${reason}\`${said}.`],
    findings: [...finding(status, statusWords), ...(status === 'completed' ? finding(outcome, outcomeWords) : [])],
    inputs: namedInputs(content, [
      ['request', 'stage_request', 'body.request_ref'],
      ['resolved', 'resolved_profile', 'body.resolved_profile_ref'],
    ]),
  };
}
