// The stage result of a materialization that was carried out. Its one piece of evidence, and its one output when something
// changed, are the receipt; the core's own rules decide whether it is a good result of the request.
import type { Result } from '#canonical';
import { accept, documentDigest, refuse } from '#canonical';
import type { ContentRef, StageResult } from '#contract';
import { checkStageRun, coreSchemaVersion, documentRefOf, stageResultKind } from '#contract';
import { moved } from '../shared/documents.ts';
import type { Materialization } from './materialization.ts';
import type { MaterializationReceipt } from './receipt.ts';

/** How stage result and response name a receipt. */
export const receiptRef = (receipt: MaterializationReceipt): ContentRef => ({
  content_id: 'candidate.materialization.receipt',
  media_type: 'application/json',
  sha256: documentDigest(receipt),
});

/** The completed stage result that a receipt proves, or E_RESULT when the core would not take it. */
export function buildStageResult(
  materialization: Materialization,
  receipt: MaterializationReceipt,
): Result<StageResult, 'E_RESULT'> {
  const { request, resolved } = materialization;
  const checked = stageResultKind.check(resultOf(materialization, receipt));
  if (!checked.ok) return refuse(moved(checked.refusal, 'E_RESULT', ''));
  const result = { content: checked.value, sha256: documentDigest(checked.value) };
  const unrelated = checkStageRun({ request, resolved, result });
  return unrelated === undefined ? accept(checked.value) : refuse(moved(unrelated, 'E_RESULT', ''));
}

const notApplicable = { state: 'not-applicable' } as const;

/** The stage result of a receipt, unchecked. */
export function resultOf(
  {
    attempt,
    arguments: { candidate_output_id },
    projection,
    request,
    resolved,
  }: Pick<Materialization, 'attempt' | 'arguments' | 'projection' | 'request' | 'resolved'>,
  receipt: MaterializationReceipt,
): StageResult {
  const ref = receiptRef(receipt);
  const isChanged = receipt.changed_paths.count > 0;
  return {
    schema_version: coreSchemaVersion,
    kind: 'stage_result',
    id: attempt.result_id,
    body: {
      request_ref: documentRefOf(request),
      resolved_profile_ref: documentRefOf(resolved),
      attempt_id: attempt.attempt_id,
      attempt_number: attempt.attempt_number,
      reported_by: projection.performer,
      status: 'completed',
      outcome: { family: 'change', value: isChanged ? 'changed' : 'no-change' },
      outputs: isChanged ? [{ output_id: candidate_output_id, ref }] : [],
      diagnostics: [],
      evidence: [
        {
          evidence_id: 'evidence.local-git-materialization',
          kind: 'deterministic',
          verdict: 'passed',
          proof_ref: ref,
        },
      ],
      execution: {
        performer: projection.performer,
        actual_binding: projection.actual_binding,
        environment: projection.environment,
        used_capability: projection.used_capability,
        metadata: {
          kind: 'deterministic',
          provider: notApplicable,
          model: notApplicable,
          snapshot: notApplicable,
          effort: notApplicable,
          prompt: notApplicable,
          skills: notApplicable,
          tools: { state: 'recorded', value: [], source_ref: ref },
        },
      },
      started_at: attempt.started_at,
      finished_at: attempt.finished_at,
      recorded_at: attempt.recorded_at,
    },
  };
}
