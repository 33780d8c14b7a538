// The record of a gate. It names what was judged by object id and digest, the judge by the digest of its whole program,
// and what came out by digest; a later gate and the release hold on to the digest of the record, and so to all of that.
// It never holds the release commit, a time or a machine: two releases that judge the same bytes have the same record.
import {
  type Bounds,
  compareCodePoints,
  encodeCanonical,
  isStrictlySorted,
  type Json,
  type Result,
  sha256Hex,
} from '#canonical';
import { type Admitted, type DocumentKind, defineKind, type GitRevision, unrelated } from '#contract';
import type { GateInput, GateOutput, GateRecord } from './generated/gate-record.d.ts';
import { validate } from './generated/gate-record.js';

/** The file that holds the record in a gate's folder. */
export const gateRecordFile = 'gate-record.json';

export const gateRecordBounds: Bounds = {
  bytesMax: 64 * 1024 * 1024,
  depthMax: 8,
  entriesMax: 65_536,
  stringBytesMax: 8192,
  integers: 'safe',
};

const sortedBy =
  <T>(place: string, keyOf: (item: T) => string, itemsOf: (record: GateRecord) => readonly T[]) =>
  (record: GateRecord) =>
    isStrictlySorted(itemsOf(record), (a, b) => compareCodePoints(keyOf(a), keyOf(b)))
      ? undefined
      : unrelated(['body', place], 'items sorted by code point, each once');

export const gateRecordKind: DocumentKind<GateRecord> = defineKind<GateRecord>({
  kind: 'gate_record',
  schemaVersion: 1,
  bounds: gateRecordBounds,
  validate,
  relations: [
    ({ id, body }) =>
      id === gateRecordId(body.gate, body.profile_id)
        ? undefined
        : unrelated(['id'], `\`${gateRecordId(body.gate, body.profile_id)}\``),
    sortedBy<GateInput>(
      'inputs',
      ({ path }) => path,
      ({ body }) => body.inputs,
    ),
    sortedBy<GateOutput>(
      'outputs',
      ({ path }) => path,
      ({ body }) => body.outputs,
    ),
    ({ body }) => {
      const hexDigits = body.source.hash_algorithm === 'sha1' ? 40 : 64;
      const odd = body.inputs.findIndex(({ object_id }) => object_id.length !== hexDigits);
      return odd < 0 ? undefined : unrelated(['body', 'inputs', odd, 'object_id'], `${hexDigits} hex digits`);
    },
    ({ body }) =>
      new Set([body.gate, ...body.upstream.map(({ gate }) => gate)]).size === body.upstream.length + 1
        ? undefined
        : unrelated(['body', 'upstream'], 'gates before this one, each once'),
    ({ body }) =>
      body.outputs.some(({ path }) => path === gateRecordFile)
        ? unrelated(['body', 'outputs'], 'documents other than the record itself')
        : undefined,
  ],
});

export const gateRecordId = (gate: string, profileId: string): string => `gate.${gate}.${profileId}`;

/** A gate's documents by file name. */
export type Documents = ReadonlyMap<string, Uint8Array>;

export type GateFacts = {
  readonly gate: string;
  readonly profileId: string;
  /** The profile's source commit. */
  readonly source: GitRevision;
  /** In any order; one path twice must be the same object. */
  readonly inputs: readonly GateInput[];
  /** In chain order. */
  readonly upstream: readonly { readonly gate: string; readonly recordSha256: string }[];
  readonly programSha256: string;
  readonly documents: Documents;
};

/**
 * Builds the record of a gate that passed. Refuses with E_RELATION when one path is said to be two objects, with E_SHAPE
 * or E_LIMIT what is no record or too much for one.
 */
export function buildGateRecord(facts: GateFacts): Result<Admitted<GateRecord>> {
  const value = {
    schema_version: 1,
    kind: 'gate_record',
    id: gateRecordId(facts.gate, facts.profileId),
    body: {
      gate: facts.gate,
      profile_id: facts.profileId,
      source: facts.source,
      inputs: uniqueInputs(facts.inputs),
      upstream: facts.upstream.map(({ gate, recordSha256 }) => ({ gate, record_sha256: recordSha256 })),
      program: { sha256: facts.programSha256 },
      outputs: outputsOf(facts.documents),
      verdict: 'passed',
    },
  };
  return gateRecordKind.parse(encodeCanonical(value as unknown as Json));
}

const uniqueInputs = (inputs: readonly GateInput[]): readonly GateInput[] => {
  const keyOf = ({ path, mode, object_id, sha256 }: GateInput) => [path, mode, object_id, sha256].join('\n');
  const unique = [...new Map(inputs.map((input) => [keyOf(input), input])).values()];
  return unique
    .map(({ path, mode, object_id, sha256 }) => ({ path, mode, object_id, sha256 }))
    .toSorted((a, b) => compareCodePoints(a.path, b.path));
};

/** The outputs as a record lists them. */
export const outputsOf = (documents: Documents): GateRecord['body']['outputs'] =>
  [...documents]
    .map(([path, bytes]) => ({ path, sha256: sha256Hex(bytes), size_bytes: bytes.length }))
    .toSorted((a, b) => compareCodePoints(a.path, b.path));
