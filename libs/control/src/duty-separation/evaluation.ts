// `duty_separation_evaluation`: what the duty evaluator says, as a document that other evaluators rest on.
import { type DocumentKind, unrelated } from '#contract';
import { defineEvaluation } from '../evaluation-kind.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import { validate } from '../generated/duty-separation-evaluation.js';
import { dutySeparationReasons } from './reasons.ts';

export const dutyEvaluationKind: DocumentKind<DutySeparationEvaluation> = defineEvaluation<DutySeparationEvaluation>({
  kind: 'duty_separation_evaluation',
  validate,
  reasons: dutySeparationReasons,
  relations: [
    ({ id, body }) =>
      id === body.stage.result_ref.id
        ? undefined
        : unrelated(['id'], `the id of the stage result \`${body.stage.result_ref.id}\``),
  ],
});
