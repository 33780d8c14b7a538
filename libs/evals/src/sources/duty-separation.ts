// `control.duty-separation.v1`: a stage run under a policy set, put to the duty evaluator.
import { accept } from '#canonical';
import { evaluateDuty } from '#control';
import { checkReasonWords, verdictOf } from './evaluation-words.ts';
import { defineSource } from './source.ts';
import { stageRunCarried } from './stage-run-carried.ts';
import { documentSubject } from './subject.ts';

export const dutySeparation = defineSource('control.duty-separation.v1', {
  disposition: 'evaluated',
  valueKey: 'evaluation',
  checkCase: checkReasonWords('duty_separation_evaluation'),
  carried: ({ inputs }, at) => stageRunCarried(inputs, [...at, 'inputs'], 'result'),
  judge: ({ policySet, request, resolved, result }, _, { bundle }) => {
    const evaluated = evaluateDuty(bundle, {
      policySet: policySet.bytes,
      request: request.bytes,
      resolved: resolved.bytes,
      result: result.bytes,
    });
    return evaluated.ok ? accept(verdictOf(evaluated.value.content)) : evaluated;
  },
  subject: ({ result }) => documentSubject(result, 2),
  tool: () => 'control-evaluator-driver.duty-separation.v1',
});
