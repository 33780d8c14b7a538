// The kind `shadow_command_record`: what came of running a claim's command in a sandbox. It names the claim and the receipt
// of the run by digest and is evidence beside a release, never content of one. Whatever kept the command from being judged
// is inconclusive and says why, an end that nobody described too; the reason fixes what else stands in the record.
import { encodeCanonical, type Json, type Refusal, type Result, sha256Hex } from '#canonical';
import { type Admitted, defineKind, unrelated } from '#contract';
import type { ShadowCommandClaim } from '../generated/shadow-command-claim.d.ts';
import type {
  CommandExecution,
  CommandRecordBody,
  RunReceiptRef,
  ShadowCommandRecord,
} from '../generated/shadow-command-record.d.ts';
import { validate } from '../generated/shadow-command-record.js';
import { commandClaimRefOf } from './command-claim.ts';
import { commandBounds } from './command-incident.ts';
import { isEnd } from './expected-end.ts';

type CommandReason = CommandRecordBody['reason_id'];

type CommandRung = {
  readonly outcome: CommandRecordBody['outcome'];
  /** The verdict of the receipt; none where nothing was started. */
  readonly receipt: RunReceiptRef['verdict'] | 'absent';
  readonly execution: 'check.not-run' | 'check.not-exited' | CommandExecution['matches'];
};

const unstarted = { outcome: 'inconclusive', receipt: 'absent', execution: 'check.not-run' } as const;

/** Every way a command check can end, in the order in which it is stopped. */
export const commandLadder = {
  'candidate.refused': unstarted,
  'tools.missing': unstarted,
  'sandbox.failed': { outcome: 'inconclusive', receipt: 'failed', execution: 'check.not-run' },
  'sandbox.limit-reached': { outcome: 'inconclusive', receipt: 'violated', execution: 'check.not-run' },
  'check.not-exited': { outcome: 'inconclusive', receipt: 'satisfied', execution: 'check.not-exited' },
  'check.ended-otherwise': { outcome: 'inconclusive', receipt: 'satisfied', execution: 'neither' },
  'check.passed-at-revision': { outcome: 'no-change', receipt: 'satisfied', execution: 'expected' },
  'check.failed-at-revision': { outcome: 'reproduced', receipt: 'satisfied', execution: 'observed' },
} as const satisfies Readonly<Record<CommandReason, CommandRung>>;

/** Records. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, then E_RELATION where the parts do not fit the reason. */
export const commandRecordKind = defineKind<ShadowCommandRecord>({
  kind: 'shadow_command_record',
  schemaVersion: 1,
  bounds: commandBounds,
  validate,
  relations: [({ body }) => checkRung(body)],
});

function checkRung(body: CommandRecordBody): Refusal | undefined {
  const rung: CommandRung = commandLadder[body.reason_id];
  const { execution, receipt_ref: receipt } = body;
  const found: CommandRung = {
    outcome: body.outcome,
    receipt: receipt.state === 'absent' ? 'absent' : receipt.value.verdict,
    execution: execution.state === 'absent' ? execution.reason_id : execution.value.matches,
  };
  const places = { outcome: 'outcome', receipt: 'receipt_ref', execution: 'execution' } as const;
  for (const key of ['outcome', 'receipt', 'execution'] as const) {
    if (found[key] === rung[key]) continue;
    return unrelated(['body', places[key]], `${rung[key]}, as \`${body.reason_id}\` implies`);
  }
  return receipt.state === 'present' || receipt.reason_id === body.reason_id
    ? undefined
    : unrelated(['body', 'receipt_ref', 'reason_id'], `\`${body.reason_id}\``);
}

/** What a run came to: why none was started, or its receipt and how the command ended, if it ended by itself. */
export type CommandFindings =
  | { readonly stopped: 'candidate.refused' | 'tools.missing' }
  | {
      readonly receipt: { readonly sha256: string; readonly verdict: RunReceiptRef['verdict'] };
      readonly exitStatus: number | null;
      readonly stdout: Uint8Array;
    };

/** The record of what became of a claim. Pure; the same findings give the same bytes. */
export function concludeCommand(
  claim: Admitted<ShadowCommandClaim>,
  findings: CommandFindings,
): Result<Admitted<ShadowCommandRecord>> {
  const { id, body } = claim.content;
  const reason = reasonOf(claim.content, findings);
  const record: ShadowCommandRecord = {
    schema_version: 1,
    kind: 'shadow_command_record',
    id,
    body: {
      authority: 'none',
      claim_ref: commandClaimRefOf(claim),
      deploy_authority: 'none',
      evaluation_mode: 'observation-only',
      execution: executionOf(reason, findings),
      outcome: commandLadder[reason].outcome,
      qualification: { reason_id: 'shadow.unqualified', state: 'unavailable' },
      reason_id: reason,
      receipt_ref: 'stopped' in findings ? { state: 'absent', reason_id: findings.stopped } : receiptRef(findings),
      required_outcome: body.required_outcome,
      shadow: true,
    },
  };
  return commandRecordKind.parse(encodeCanonical(record as unknown as Json));
}

function reasonOf({ body }: ShadowCommandClaim, findings: CommandFindings): CommandReason {
  if ('stopped' in findings) return findings.stopped;
  const { receipt, exitStatus, stdout } = findings;
  if (receipt.verdict === 'failed') return 'sandbox.failed';
  if (receipt.verdict === 'violated') return 'sandbox.limit-reached';
  if (exitStatus === null) return 'check.not-exited';
  if (isEnd(body.expected, { exitStatus, stdout })) return 'check.passed-at-revision';
  return isEnd(body.observed, { exitStatus, stdout }) ? 'check.failed-at-revision' : 'check.ended-otherwise';
}

function executionOf(reason: CommandReason, findings: CommandFindings): CommandRecordBody['execution'] {
  const { execution } = commandLadder[reason];
  if (execution === 'check.not-run' || execution === 'check.not-exited')
    return { state: 'absent', reason_id: execution };
  if ('stopped' in findings || findings.exitStatus === null) throw new Error(`nothing ended, and \`${reason}\``);
  return {
    state: 'present',
    value: {
      exit_status: findings.exitStatus,
      matches: execution,
      stdout_sha256: sha256Hex(findings.stdout),
    },
  };
}

const receiptRef = ({ receipt }: Extract<CommandFindings, { receipt: object }>): CommandRecordBody['receipt_ref'] => ({
  state: 'present',
  value: {
    content_id: 'sandbox-run-receipt',
    media_type: 'application/vnd.ystack.sandbox-run-receipt+json',
    sha256: receipt.sha256,
    verdict: receipt.verdict,
  },
});
