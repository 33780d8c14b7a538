// `evidence_integrity_evaluation`: whether evidence is presented as the stage run has it.
import { defineEvaluation } from '../evaluation-kind.ts';
import { type EvidenceIntegrityEvaluation, validate } from '../generated/evidence-integrity-evaluation.js';
import { evidenceReasons } from './reasons.ts';

export const evidenceEvaluationKind = defineEvaluation<EvidenceIntegrityEvaluation>({
  kind: 'evidence_integrity_evaluation',
  validate,
  reasons: evidenceReasons,
});
