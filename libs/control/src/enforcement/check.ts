// The receipt check: from the bytes of a receipt, an expectation and an evaluation, in the bound mode an observation too, to a
// check document. A refused receipt is an answer, not a refusal.
import { accept, type Json, type JsonObject, type Result, refuse } from '#canonical';
import type { Admitted, DocumentKind } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { PolicyBundle } from '../bundle/types.ts';
import { type Read, readInTurn } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { SandboxEnforcementReceipt } from '../generated/sandbox-enforcement-receipt.d.ts';
import type { SandboxReceiptCheck } from '../generated/sandbox-receipt-check.d.ts';
import type { SandboxReceiptExpectation } from '../generated/sandbox-receipt-expectation.d.ts';
import { admitRegisters, inFile, type Registers } from '../sandbox/admit-registers.ts';
import { sandboxEvaluationKind } from '../sandbox/evaluation.ts';
import { verifierObservationKind } from '../sandbox/observation.ts';
import { registerFiles } from '../sandbox/register-files.ts';
import type { SandboxRegisters } from '../sandbox/registers.ts';
import { decide } from '../verdict.ts';
import { expectationKind } from './expectation.ts';
import { findReceiptReasons } from './judge.ts';
import { sandboxPins } from './pins.ts';
import { type ReceiptReason, receiptReasons } from './reasons.ts';
import { receiptBounds, receiptKind } from './receipt.ts';
import type { ReceiptCase } from './receipt-case.ts';
import { receiptCheckId } from './receipt-check.ts';

/** Canonical bytes each; a refusal's `input` counts them from 0 in this order. */
export type ReceiptInputs = {
  readonly receipt: Uint8Array;
  readonly expectation: Uint8Array;
  readonly evaluation: Uint8Array;
  /** Makes the check a bound one. */
  readonly observation?: Uint8Array;
};

/** In the order in which they are decided. */
export const receiptCodes = ['E_EXAMPLE', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_RELATION'] as const;

/**
 * Checks a receipt. Refuses, in this order: a sandbox policy whose examples do not hold (E_EXAMPLE); too many bytes
 * (E_LIMIT); E_PARSE, E_CANONICAL and E_LIMIT input by input; a registry or an accepted set that is not of its form (E_RELATION,
 * with the file as `input`). Everything else that is wrong is a reason in the check.
 */
export function checkEnforcementReceipt(
  bundle: PolicyBundle,
  { receipt, expectation, evaluation, observation }: ReceiptInputs,
  registers: SandboxRegisters,
): Result<Admitted<SandboxReceiptCheck>> {
  const pinned = usePolicy(bundle, observation === undefined ? 'sandbox' : 'sandbox-bound');
  if (!pinned.ok) return pinned;
  const documents = [receipt, expectation, evaluation, ...(observation === undefined ? [] : [observation])];
  const reads = readInTurn(documents, receiptBounds);
  if (!reads.ok) return reads;
  const [receiptRead, expectationRead, evaluationRead, observationRead] = reads.value as readonly [
    Read,
    Read,
    Read,
    Read?,
  ];
  const admitted = readRegisters(registers);
  if (!admitted.ok) return admitted;
  const { registry, acceptedSet } = admitted.value;
  const judged = judgeReceipt(receiptRead.value, expectationRead.value, (documents) =>
    findReceiptReasons({
      ...documents,
      pins: sandboxPins(bundle, observationRead !== undefined),
      evaluation: ifOf(sandboxEvaluationKind, evaluationRead),
      ...(observationRead === undefined ? {} : { observation: ifOf(verifierObservationKind, observationRead) }),
      registry,
      acceptedSet,
    }),
  );
  return accept(
    admittedOf(buildReceiptCheck(judged, [receiptRead, expectationRead, evaluationRead], acceptedSet.sha256)),
  );
}

/** The registers as documents; whatever is wrong with one is E_RELATION, as it is none of the caller's. */
function readRegisters({ registry, acceptedSet }: SandboxRegisters): Result<Registers, 'E_RELATION'> {
  const reads = readInTurn([acceptedSet, registry], receiptBounds);
  if (!reads.ok) {
    const file = reads.refusal.input === '0' ? registerFiles.acceptedSet : registerFiles.registry;
    return refuse(inFile({ ...reads.refusal, code: 'E_RELATION', detail: reads.refusal.code }, file));
  }
  const [acceptedRead, registryRead] = reads.value as readonly [Read, Read];
  return admitRegisters({ registry: registryRead, acceptedSet: acceptedRead });
}

type Documents = Pick<ReceiptCase, 'receipt' | 'expectation'>;
type Judged = { readonly reasons: readonly ReceiptReason[]; readonly receipt: SandboxEnforcementReceipt | undefined };

/** What a receipt is not is told alone; only a receipt and an expectation of good form are compared with anything. */
export function judgeReceipt(
  receipt: Json,
  expectation: Json,
  findReasons: (documents: Documents) => readonly ReceiptReason[],
): Judged {
  const odd = oddReason(receipt);
  if (odd !== undefined) return { reasons: [odd], receipt: undefined };
  const stated = checked<SandboxEnforcementReceipt>(receiptKind, receipt);
  const expected = checked<SandboxReceiptExpectation>(expectationKind, expectation);
  if (stated === undefined || expected === undefined) return { reasons: ['receipt.malformed'], receipt: undefined };
  return { reasons: findReasons({ receipt: stated, expectation: expected }), receipt: stated };
}

function oddReason(receipt: Json): ReceiptReason | undefined {
  const { kind, schema_version, body } = isObject(receipt) ? receipt : ({} as JsonObject);
  if (kind === sandboxEvaluationKind.kind) return 'receipt.declaration-only';
  const isVersioned = body === undefined || !isObject(body) || body.contract_version === 'v1';
  return kind === receiptKind.kind && schema_version === 1 && isVersioned ? undefined : 'receipt.kind-unsupported';
}

function buildReceiptCheck(
  { reasons, receipt }: Judged,
  [receiptRead, expectationRead, evaluationRead]: readonly [Read, Read, Read],
  acceptedSetSha256: string,
): SandboxReceiptCheck {
  const { verdict, reason_ids } = decide(receiptReasons, reasons);
  const isValid = verdict === 'satisfied' && receipt !== undefined;
  return {
    schema_version: 1,
    kind: 'sandbox_receipt_check',
    id: receiptCheckId(receiptRead.sha256),
    body: {
      accepted_set_sha256: acceptedSetSha256,
      activation_state: 'inactive',
      authority_effect: 'none',
      check_verdict: isValid ? 'valid' : 'refused',
      enforcement_verdict: isValid ? receipt.body.outcome.verdict : 'none',
      evaluation_sha256: evaluationRead.sha256,
      expectation_sha256: expectationRead.sha256,
      origin_check: 'not-performed',
      qualification_effect: 'none',
      reason_ids,
      receipt_sha256: receiptRead.sha256,
    },
  };
}

const ifOf = <T>(kind: DocumentKind<T>, { value, sha256 }: Read) => ({ content: checked(kind, value), sha256 });

function checked<T>(kind: DocumentKind<T>, value: Json): T | undefined {
  const result = kind.check(value);
  return result.ok ? result.value : undefined;
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
