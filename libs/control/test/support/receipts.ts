// A receipt of a run that kept every limit, and the expectation that it meets, under pins that the caller gives.
import { documentDigest } from '#canonical';
import { revision, sha } from '../../../../test/support/core/shapes.ts';
import type { SandboxEnforcementReceipt, SandboxReceiptExpectation } from '../../src/index.ts';
import {
  environmentId,
  mechanismOf,
  rows,
  sampleAcceptedSet,
  sampleRegistry,
  slots,
  verifierSha256,
} from './declaration.ts';

type Receipt = SandboxEnforcementReceipt['body'];

const bounds = {
  cpu_time_ms: 30_000,
  memory_bytes: 536_870_912,
  output_bytes: 10_485_760,
  process_count: 32,
  scratch_bytes: 16_777_216,
  wall_time_ms: 60_000,
} as const;

const subject = (): Receipt['subject'] => ({
  candidate: {
    commit_id: '2'.repeat(40),
    manifest_sha256: sha('2'),
    preparation_record_sha256: sha('3'),
    tree_id: '3'.repeat(40),
  },
  environment_entry_sha256: documentDigest(sampleRegistry().body.environments[0] ?? null),
  environment_id: environmentId,
  incident_sha256: sha('4'),
  source: { ...revision('2'), tree_id: '3'.repeat(40) },
  target_repository_id: 'repo.sample',
});

/** What the sandbox was started under. */
export type Control = Receipt['control'];

export const receiptOf = (control: Control): SandboxEnforcementReceipt => ({
  schema_version: 1,
  kind: 'sandbox_enforcement_receipt',
  id: 'receipt.sample',
  body: {
    attempt: { attempt_id: 'attempt.sample', attempt_number: 1, launch_request_sha256: sha('5') },
    contract_version: 'v1',
    control,
    identities: Object.fromEntries(
      slots.map((slot) => [slot, { sha256: verifierSha256, state: 'observed' }]),
    ) as Receipt['identities'],
    lifecycle: { admission: 'admitted', control_deadline: 'met', runtime: 'completed' },
    limits: Object.fromEntries(
      rows.map((row) => [
        row,
        {
          bound: bounds[row],
          enforcement: 'hard',
          mechanism_id: mechanismOf(row),
          observation: 'complete',
          observed: 1,
          observer: row === 'wall_time_ms' ? 'host-supervisor' : 'guest-supervisor',
          reached: false,
          resolution: 1,
        },
      ]),
    ) as Receipt['limits'],
    origin: {
      accepted_set_sha256: documentDigest(sampleAcceptedSet()),
      producer_role: 'host-supervisor',
      store_id: 'store.sample',
    },
    outcome: { reason_ids: ['enforcement.satisfied'], verdict: 'satisfied' },
    payload: {
      evidence_manifest_sha256: sha('6'),
      exit_code: 0,
      exit_state: 'exited',
      stderr_sha256: sha('7'),
      stdout_sha256: sha('8'),
    },
    subject: subject(),
    teardown: { state: 'confirmed', storage_destroyed: true, tree_terminated: true },
    timing: { admitted_at: '2030-01-01T00:00:00Z', terminated_at: '2030-01-01T00:00:01Z' },
  },
});

export const expectationOf = ({ body }: SandboxEnforcementReceipt): SandboxReceiptExpectation => ({
  schema_version: 1,
  kind: 'sandbox_receipt_expectation',
  id: 'expectation.sample',
  body: structuredClone({
    attempt: body.attempt,
    control: body.control,
    store_id: body.origin.store_id,
    subject: body.subject,
  }),
});
