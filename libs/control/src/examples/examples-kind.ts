// `control_policy_examples`: what a policy means, by cases. It stands beside the policy and names its digest, so that a
// policy that was changed is not shown to mean what the old one did.
import { type Bounds, compareCodePoints } from '#canonical';
import { checkSorted, checkWordSet, type DocumentKind, defineKind, firstAmong } from '#contract';
import type { ControlPolicyExamples } from '../generated/control-policy-examples.d.ts';
import { validate } from '../generated/control-policy-examples.js';

/** Examples hold whole documents, so they may nest deeper than one by as much as stands around it. */
const bounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 40,
  entriesMax: 256,
  stringBytesMax: 8192,
  integers: 'safe',
};

export const policyExamplesKind: DocumentKind<ControlPolicyExamples> = defineKind<ControlPolicyExamples>({
  kind: 'control_policy_examples',
  schemaVersion: 1,
  bounds,
  validate,
  shapes: [
    ({ body }) =>
      checkSorted(
        body.examples,
        (a, b) => compareCodePoints(a.example_id, b.example_id),
        ['body', 'examples'],
        'example_id',
      ),
    ({ body }) =>
      firstAmong(body.examples, ({ reason_ids }, index) =>
        checkWordSet(reason_ids, ['body', 'examples', index, 'reason_ids']),
      ),
  ],
});
