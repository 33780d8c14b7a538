// `evidence_integrity_evaluation`: whether evidence is presented as the stage run has it.
import { type DocumentKind, unrelated } from '#contract';
import { defineEvaluation } from '../evaluation-kind.ts';
import { type EvidenceIntegrityEvaluation, validate } from '../generated/evidence-integrity-evaluation.js';
import { evidenceReasons } from './reasons.ts';

export const evidenceEvaluationKind: DocumentKind<EvidenceIntegrityEvaluation> =
  defineEvaluation<EvidenceIntegrityEvaluation>({
    kind: 'evidence_integrity_evaluation',
    validate,
    reasons: evidenceReasons,
    relations: [
      ({ id, body }) =>
        id === body.stage.result_ref.id
          ? undefined
          : unrelated(['id'], `the id of the stage result \`${body.stage.result_ref.id}\``),
    ],
  });
