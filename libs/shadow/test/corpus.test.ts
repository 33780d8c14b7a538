// The other implementation's two reproductions: every document is admitted, and the same findings give the same bytes.
import { beforeEach, describe, expect, test } from 'vitest';
import type { StageResult } from '#contract';
import { concludeReproduction, identityKind, incidentKind, reproductionRecordKind } from '#shadow';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';

const folder = 'shadow/evidence/external-dummy-target/v1';
const parsed = <T>(read: { ok: true; value: T } | { ok: false; refusal: unknown }): T => {
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

describe.each(['pre', 'post'])('%s', (side) => {
  beforeEach(({ skip }) => {
    if (corpusRoot === undefined) skip(corpusSkip);
  });

  test('record and trace come out byte for byte', () => {
    const record = parsed(reproductionRecordKind.parse(corpusBytes(`${folder}/${side}/state/shadow-record.json`)));
    const { environment, materialization, check, reason_id } = record.content.body;
    if (environment.evaluation.state === 'absent' || materialization.state === 'absent') throw new Error('incomplete');
    const { candidate, source, stage_result_ref } = materialization.value;
    const stageResult = {
      content: stage_result_ref as unknown as StageResult,
      sha256: stage_result_ref.sha256,
      bytes: new Uint8Array(),
    };
    const { evaluation_ref, reason_ids, verdict } = environment.evaluation.value;
    const subject = {
      incident: parsed(incidentKind.parse(corpusBytes(`${folder}/${side}/incident.json`))),
      identity: parsed(identityKind.parse(corpusBytes(`${folder}/${side}/qualified-identity.json`))),
      claim: { id: environment.environment_id, sha256: environment.claim_ref.sha256 },
      registrySha256: environment.registry_ref.sha256,
    };
    const made = parsed(
      concludeReproduction(subject, {
        reason: reason_id,
        evaluation: { sha256: evaluation_ref.sha256, reasonIds: reason_ids, verdict },
        materialization: { candidate, source, stageResult },
        ...(check.execution.state === 'present' ? { observedSha256: check.execution.value.observed_sha256 } : {}),
      }),
    );
    expect(Buffer.from(made.record.bytes)).toEqual(corpusBytes(`${folder}/${side}/state/shadow-record.json`));
    expect(Buffer.from(made.trace.bytes)).toEqual(corpusBytes(`${folder}/${side}/state/trace-ledger.json`));
    expect(Buffer.from(made.traceReceipt.bytes)).toEqual(corpusBytes(`${folder}/${side}/state/trace-receipt.json`));
  });
});
