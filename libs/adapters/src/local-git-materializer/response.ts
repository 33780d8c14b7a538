// The materializer's answer: the stage result, and the receipt's text as a payload. A response that came from another
// process is believed when it is the very one that its receipt leads to.
import type { Json, JsonObject, Result } from '#canonical';
import { accept, canonicalText, coreBounds, equalJson, parseCanonical, refuse } from '#canonical';
import type { StageResult } from '#contract';
import { admit, any, isString, list, oneOf, record, scalar } from '../shared/shape.ts';
import type { Materialization } from './materialization.ts';
import type { MaterializationReceipt } from './receipt.ts';
import { checkReceipt } from './receipt.ts';
import { buildStageResult, receiptRef } from './stage-result.ts';

/** The response of a stage result and the receipt that proves it. */
export const buildResponse = (stageResult: StageResult, receipt: MaterializationReceipt): JsonObject => ({
  schema_version: 1,
  kind: 'local_git_materialization_response',
  stage_result: stageResult,
  payloads: [{ ...receiptRef(receipt), data: `${canonicalText(receipt)}\n` }],
  authority: 'none',
  effects: ['caller-disposable-candidate-repository'],
  qualification: { state: 'unavailable', reason_id: 'adapter.unqualified' },
});

const responseShape = record({
  schema_version: oneOf(1),
  kind: oneOf('local_git_materialization_response'),
  stage_result: any,
  payloads: list(
    record({ content_id: any, media_type: any, sha256: any, data: scalar<string>('text', isString) }),
    1,
    1,
  ),
  authority: any,
  effects: any,
  qualification: any,
});

/** The stage result of a response that somebody else made of this materialization; E_RECEIPT or E_RESULT. */
export function checkResponse(
  materialization: Materialization,
  value: Json,
): Result<StageResult, 'E_RECEIPT' | 'E_RESULT'> {
  const response = admit(responseShape, value, 'E_RESULT', '');
  if (!response.ok) return response;
  const receipt = readReceipt(materialization, response.value.payloads[0]?.data ?? '');
  if (!receipt.ok) return receipt;
  const stageResult = buildStageResult(materialization, receipt.value);
  if (!stageResult.ok) return stageResult;
  return equalJson(value, buildResponse(stageResult.value, receipt.value))
    ? accept(stageResult.value)
    : refuse({ code: 'E_RESULT', expected: 'the response that the receipt leads to' });
}

function readReceipt(materialization: Materialization, text: string): Result<MaterializationReceipt, 'E_RECEIPT'> {
  const read = parseCanonical(new TextEncoder().encode(text), coreBounds);
  if (read.ok) return checkReceipt(materialization, read.value);
  return refuse({ code: 'E_RECEIPT', at: '/payloads/0/data', expected: 'a receipt in canonical JSON' });
}
