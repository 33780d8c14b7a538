// `control.sandbox-policy.v1`: a claim about an environment and the duty evaluation beside it, put to the sandbox policy.
import { accept } from '#canonical';
import { evaluateSandboxDocuments } from '#control';
import { checkReasonWords, verdictOf } from './evaluation-words.ts';
import { defineSource } from './source.ts';
import { documentSubject } from './subject.ts';

export const sandboxPolicy = defineSource('control.sandbox-policy.v1', {
  disposition: 'evaluated',
  valueKey: 'evaluation',
  checkCase: checkReasonWords('sandbox_policy_evaluation'),
  carried: ({ inputs: { policy_set, duty, claim } }, at) => {
    const place = [...at, 'inputs'];
    return {
      policySet: { document: policy_set, at: [...place, 'policy_set'], kind: 'control_policy_set' },
      duty: { document: duty, at: [...place, 'duty'], kind: 'duty_separation_evaluation' },
      claim: { document: claim, at: [...place, 'claim'], kind: 'execution_environment_claim', isSubject: true },
    };
  },
  judge: (opened, _, { bundle }) => {
    const evaluated = evaluateSandboxDocuments(bundle, opened);
    return evaluated.ok ? accept(verdictOf(evaluated.value.content)) : evaluated;
  },
  subject: ({ claim }) => documentSubject(claim, 1),
  tool: () => 'control-evaluator-driver.sandbox.v1',
});
