// What a preparation is told: the input of a materialization and the response to it. Both are taken in as bytes and kept as
// they came; the response must be the very one that its receipt leads to under that input, so whoever has the two knows
// which candidate is meant. Pure.
import { checkReceipt, checkResponse, type Materialization, parseMaterializationInput } from '#adapters';
import { accept, type Bounds, encodeCanonical, type Json, parseCanonical, type Refusal, sha256Hex } from '#canonical';
import { documentRefOf } from '#contract';
import type { HashAlgorithm } from '#objects';
import type { Caps } from './caps.ts';
import type { CandidateContentPreparation } from './generated/candidate-content-preparation.d.ts';
import type { Attempt, Candidate, Source } from './generated/common.d.ts';
import { fail, type PreparationOutcome, type PreparationRefusal } from './refusals.ts';

/** The two documents, canonical, as bytes. */
export type Handed = { readonly input: Uint8Array; readonly response: Uint8Array };

/** The candidate that two documents are about, and every part of a record that follows from them. */
export type Account = {
  readonly handed: Handed;
  readonly algorithm: HashAlgorithm;
  readonly facts: Pick<
    CandidateContentPreparation,
    | 'attempt'
    | 'candidate'
    | 'source'
    | 'request_ref'
    | 'resolved_profile_ref'
    | 'input_sha256'
    | 'response_sha256'
    | 'stage_result_sha256'
    | 'receipt_sha256'
  >;
};

/**
 * The account of a candidate. Refuses E_LIMIT for a document, receipt or stage result that is too large, E_INPUT for an input
 * or response that is none, E_IDENTITY for a response to something else.
 */
export function takeAccount(handed: Handed, caps: Caps): PreparationOutcome<Account> {
  const input = readDocument(handed.input, 'input', caps.inputBytesMax);
  if (!input.ok) return input;
  const materialization = parseMaterializationInput(input.value);
  if (!materialization.ok) return { ok: false, refusal: renamed(materialization.refusal, 'E_INPUT', 'input') };
  const response = readDocument(handed.response, 'response', caps.responseBytesMax);
  if (!response.ok) return response;
  const receiptText = receiptTextOf(response.value);
  if (receiptText === undefined)
    return fail('E_INPUT', 'response', 'a response with the text of a receipt', 'response');
  const receipt = new TextEncoder().encode(receiptText);
  if (receipt.length > caps.receiptBytesMax) return tooLarge('receipt', caps.receiptBytesMax);
  const stageResult = checkResponse(materialization.value, response.value);
  if (!stageResult.ok) return { ok: false, refusal: renamed(stageResult.refusal, 'E_IDENTITY', 'response') };
  const result = encodeCanonical(stageResult.value as unknown as Json);
  if (result.length > caps.resultBytesMax) return tooLarge('stage-result', caps.resultBytesMax);
  const told = toldBy(materialization.value, JSON.parse(receiptText) as Json);
  if (!told.ok) return told;
  return accept({
    handed,
    algorithm: told.value.candidate.hash_algorithm,
    facts: {
      ...told.value,
      request_ref: documentRefOf(materialization.value.request) as Account['facts']['request_ref'],
      resolved_profile_ref: documentRefOf(materialization.value.resolved) as Account['facts']['resolved_profile_ref'],
      input_sha256: sha256Hex(handed.input),
      response_sha256: sha256Hex(handed.response),
      stage_result_sha256: sha256Hex(result),
      receipt_sha256: sha256Hex(receipt),
    },
  });
}

const depthMax = 40;

function readDocument(bytes: Uint8Array, name: string, bytesMax: number): PreparationOutcome<Json> {
  const bounds: Bounds = { bytesMax, depthMax, entriesMax: 256, stringBytesMax: bytesMax };
  const read = parseCanonical(bytes, bounds);
  if (read.ok) return read;
  return { ok: false, refusal: renamed(read.refusal, read.refusal.code === 'E_LIMIT' ? 'E_LIMIT' : 'E_INPUT', name) };
}

/** Another room's refusal under a token of this one; its own becomes the detail. */
const renamed = (
  { code, expected, at }: Refusal,
  token: 'E_INPUT' | 'E_LIMIT' | 'E_IDENTITY',
  name: string,
): PreparationRefusal => ({ code: token, detail: code, expected, at: `${name}${at === undefined ? '' : ` ${at}`}` });

const tooLarge = (name: string, bytesMax: number) =>
  fail('E_LIMIT', `${name}-bytes`, `at most ${bytesMax} bytes`, 'response');

function receiptTextOf(response: Json): string | undefined {
  const { payloads } = (response ?? {}) as { readonly payloads?: readonly { readonly data?: unknown }[] };
  const data = Array.isArray(payloads) ? (payloads[0] as { readonly data?: unknown } | null)?.data : undefined;
  return typeof data === 'string' ? data : undefined;
}

type Told = { readonly attempt: Attempt; readonly candidate: Candidate; readonly source: Source };

/** What the receipt says, in the members of a record. */
function toldBy(materialization: Materialization, value: Json): PreparationOutcome<Told> {
  const receipt = checkReceipt(materialization, value);
  if (!receipt.ok) return { ok: false, refusal: renamed(receipt.refusal, 'E_IDENTITY', 'response') };
  const { repository_kind: _bare, ...candidate } = receipt.value.candidate;
  return accept({
    attempt: receipt.value.attempt as unknown as Attempt,
    source: receipt.value.source as unknown as Source,
    candidate: { ...candidate, outcome: receipt.value.changed_paths.count === 0 ? 'no-change' : 'changed' },
  });
}
