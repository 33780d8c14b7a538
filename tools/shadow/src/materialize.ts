// The materializer adapter at work: its pure protocol says what is asked for and accounts for what came out, and `#git` makes
// the candidate in between.
import {
  buildReceipt,
  buildResponse,
  buildStageResult,
  type Materialization,
  type MaterializationReceipt,
  parseMaterializationInput,
} from '#adapters';
import { accept, encodeCanonical, type Json, type Result, sha256Hex } from '#canonical';
import type { Admitted, StageResult } from '#contract';
import { type CandidatePlaces, makeCandidate } from '#git';

export type Materialized = {
  readonly receipt: MaterializationReceipt;
  readonly stageResult: Admitted<StageResult>;
  /** The response, canonical. */
  readonly response: Uint8Array;
};

/**
 * Makes the candidate that an input asks for. Refuses E_INPUT, E_WORKSPACE, E_REPOSITORY, E_OBJECT and E_LIMIT for the
 * source, E_COMMAND for the candidate, E_RECEIPT and E_RESULT for what the protocol does not take.
 */
export async function materialize(input: Json, places: CandidatePlaces): Promise<Result<Materialized>> {
  const asked = parseMaterializationInput(input);
  if (!asked.ok) return asked;
  const made = await makeCandidate(orderOf(asked.value), places);
  if (!made.ok) return made;
  const { commitId, treeId, changedPaths } = made.value;
  const outcome = { commit_id: commitId, tree_id: treeId, changed_paths: changedPaths };
  const receipt = buildReceipt(asked.value, outcome);
  if (!receipt.ok) return receipt;
  const stageResult = buildStageResult(asked.value, receipt.value);
  if (!stageResult.ok) return stageResult;
  const bytes = encodeCanonical(stageResult.value as unknown as Json);
  return accept({
    receipt: receipt.value,
    stageResult: { content: stageResult.value, sha256: sha256Hex(bytes), bytes },
    response: encodeCanonical(buildResponse(stageResult.value, receipt.value)),
  });
}

function orderOf({ source, patch, contract, attempt }: Materialization) {
  return {
    commitId: source.revision.commit_id,
    treeId: source.object_id,
    patch,
    limits: {
      allowedPaths: contract.allowed_paths,
      allowedModes: contract.allowed_modes,
      changedPathsMax: contract.max_changed_paths,
    },
    timeS: Math.floor(Date.parse(attempt.recorded_at) / 1000),
  };
}
