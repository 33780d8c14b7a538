// A forge's answer: the response and its receipt under the materializer's protocol, the result under the contract. What the
// receipt says of the repository is for `candidate.ts`. Pure.

import { checkReceipt, checkResponse, type Materialization, type MaterializationReceipt } from '#adapters';
import { coreBounds, type Json, type JsonObject, parseCanonical } from '#canonical';
import type { StageResult } from '#contract';
import { refusedAs, type Violation, violated } from '../violations.ts';
import { checkPayloads, readPayloads } from './payloads.ts';
import { type Asked, checkResult } from './stage-run.ts';

export type MaterializedCheck = {
  readonly violations: Violation[];
  readonly receipt?: MaterializationReceipt;
  readonly result?: StageResult;
};

export function checkMaterialized(asked: Asked, materialization: Materialization, answer: Json): MaterializedCheck {
  const response: JsonObject =
    typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as JsonObject) : {};
  const payloads = readPayloads(response.payloads);
  if (payloads === undefined) return { violations: [violated('answer', 'a materialization response with payloads')] };
  const { result, violations } = checkResult(asked, response.stage_result);
  if (result !== undefined) violations.push(...checkPayloads(payloads, result));
  const stated = parseCanonical(new TextEncoder().encode(payloads[0]?.data ?? ''), coreBounds);
  const receipt = stated.ok ? checkReceipt(materialization, stated.value) : stated;
  if (!receipt.ok) violations.push(refusedAs('receipt', receipt.refusal));
  const accepted = checkResponse(materialization, answer);
  if (receipt.ok && !accepted.ok) violations.push(refusedAs('response', accepted.refusal));
  return {
    violations,
    ...(receipt.ok ? { receipt: receipt.value } : {}),
    ...(result === undefined ? {} : { result }),
  };
}
