// An example of duty separation: a stage run that the core accepts.
import { accept, type JsonObject, type Result } from '#canonical';
import type { Policies } from '../bundle/types.ts';
import { admitStageRun } from '../frame/admitting.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision } from '../verdict.ts';
import { judgeDuty } from './judge.ts';

/** Members `request`, `resolved_profile` and `result`, each a document. E_CORE when the core does not accept the run. */
export function judgeDutyExample({ policy }: Policies['duty-separation'], input: JsonObject): Result<Decision> {
  const run = admitStageRun([readValue(input.request), readValue(input.resolved_profile), readValue(input.result)], 0);
  return run.ok ? accept(judgeDuty(policy.content, run.value)) : run;
}
