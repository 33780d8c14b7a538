// `control.duty-separation.v1`: a stage run under a policy set, put to the duty evaluator.
import { accept } from '#canonical';
import { evaluateDutyDocuments } from '#control';
import { checkReasonWords, verdictOf } from './evaluation-words.ts';
import { defineSource } from './source.ts';
import { stageRunCarried } from './stage-run-carried.ts';
import { documentSubject } from './subject.ts';

export const dutySeparation = defineSource('control.duty-separation.v1', {
  disposition: 'evaluated',
  valueKey: 'evaluation',
  checkCase: checkReasonWords('duty_separation_evaluation'),
  carried: ({ inputs }, at) => stageRunCarried(inputs, [...at, 'inputs'], 'result'),
  judge: (opened, _, { bundle }) => {
    const evaluated = evaluateDutyDocuments(bundle, opened);
    return evaluated.ok ? accept(verdictOf(evaluated.value.content)) : evaluated;
  },
  subject: ({ result }) => documentSubject(result, 2),
  tool: () => 'control-evaluator-driver.duty-separation.v1',
});
