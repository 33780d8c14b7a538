// `risk_gate_evaluation`: what the risk evaluator says, as a document.
import { type DocumentKind, unrelated } from '#contract';
import { defineEvaluation } from '../evaluation-kind.ts';
import type { RiskGateEvaluation } from '../generated/risk-gate-evaluation.d.ts';
import { validate } from '../generated/risk-gate-evaluation.js';
import { riskGateReasons } from './reasons.ts';

export const riskEvaluationKind: DocumentKind<RiskGateEvaluation> = defineEvaluation<RiskGateEvaluation>({
  kind: 'risk_gate_evaluation',
  validate,
  reasons: riskGateReasons,
  relations: [
    ({ id, body }) =>
      id === body.stage.result_ref.id
        ? undefined
        : unrelated(['id'], `the id of the stage result \`${body.stage.result_ref.id}\``),
  ],
});
