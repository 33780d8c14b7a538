// The protocol of the local Git materializer: how one attempt at making a candidate is asked for, accounted for and answered.
// It is no normalizer: the adapter acts, in a repository that the caller throws away. This folder has every document it reads
// and writes, as pure functions; whoever carries the patch into a repository stands outside and reports
// `MaterializationOutcome`. What goes wrong there has a token of its own, E_COMMAND.
import type { Json, JsonObject, Result } from '#canonical';
import { accept } from '#canonical';
import { parseMaterializationInput } from './materialization.ts';
import type { MaterializationOutcome } from './receipt.ts';
import { buildReceipt } from './receipt.ts';
import { buildResponse } from './response.ts';
import { buildStageResult } from './stage-result.ts';

/** The refusals of the protocol, in the order in which they can come. */
export const errorCodes = ['E_INPUT', 'E_COMMAND', 'E_RECEIPT', 'E_RESULT'] as const;

export type MaterializationErrorCode = (typeof errorCodes)[number];

/** The response to an input once its outcome is known: E_INPUT, E_RECEIPT or E_RESULT. Pure; never throws. */
export function answerMaterialization(
  input: Json,
  outcome: MaterializationOutcome,
): Result<JsonObject, MaterializationErrorCode> {
  const materialization = parseMaterializationInput(input);
  if (!materialization.ok) return materialization;
  const receipt = buildReceipt(materialization.value, outcome);
  if (!receipt.ok) return receipt;
  const stageResult = buildStageResult(materialization.value, receipt.value);
  return stageResult.ok ? accept(buildResponse(stageResult.value, receipt.value)) : stageResult;
}

export type { MaterializationContract } from './contract.ts';
export { parseMaterializationContract } from './contract.ts';
export { inputBounds } from './input.ts';
export type { Materialization } from './materialization.ts';
export { name, parseMaterializationInput } from './materialization.ts';
export type { MaterializationOutcome, MaterializationReceipt } from './receipt.ts';
export { buildReceipt, checkReceipt } from './receipt.ts';
export { buildResponse, checkResponse } from './response.ts';
export { buildStageResult } from './stage-result.ts';
