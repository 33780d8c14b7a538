// `control.risk-gates.v1`: a stage run, its duty evaluation and a claim that it was approved, put to the risk gates.
import { accept } from '#canonical';
import { evaluateRiskGatesDocuments } from '#control';
import { checkReasonWords, verdictOf } from './evaluation-words.ts';
import { defineSource } from './source.ts';
import { stageRunCarried } from './stage-run-carried.ts';
import { documentSubject } from './subject.ts';

export const riskGates = defineSource('control.risk-gates.v1', {
  disposition: 'evaluated',
  valueKey: 'evaluation',
  checkCase: checkReasonWords('risk_gate_evaluation'),
  carried: ({ inputs }, at) => {
    const place = [...at, 'inputs'];
    return {
      ...stageRunCarried(inputs, place),
      duty: { document: inputs.duty, at: [...place, 'duty'], kind: 'duty_separation_evaluation' },
      claim: {
        document: inputs.claim,
        at: [...place, 'claim'],
        kind: 'risk_gate_decision_claim',
        isSubject: true,
      },
    };
  },
  judge: (opened, _, { bundle }) => {
    const evaluated = evaluateRiskGatesDocuments(bundle, opened);
    return evaluated.ok ? accept(verdictOf(evaluated.value.content)) : evaluated;
  },
  subject: ({ claim }) => documentSubject(claim, 1),
  tool: () => 'control-evaluator-driver.risk-gates.v1',
});
