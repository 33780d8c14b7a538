// The documents of a stage run under a policy set, as cases of the control room carry them.
import type { Place } from '#contract';
import type { DutyCase } from '../generated/eval-seed-set.d.ts';
import type { Carried } from '../seed-set/carried.ts';

/** The four documents; a result that is what the case is about needs an id of its own. */
export const stageRunCarried = (
  { policy_set, request, resolved_profile, result }: DutyCase['inputs'],
  at: Place,
  subject?: 'result',
): Record<'policySet' | 'request' | 'resolved' | 'result', Carried> => ({
  policySet: { document: policy_set, at: [...at, 'policy_set'], kind: 'control_policy_set' },
  request: { document: request, at: [...at, 'request'], kind: 'stage_request' },
  resolved: { document: resolved_profile, at: [...at, 'resolved_profile'], kind: 'resolved_profile' },
  result: {
    document: result,
    at: [...at, 'result'],
    kind: 'stage_result',
    ...(subject === undefined ? {} : { isSubject: true }),
  },
});
