import { controlDuty } from '../src/control-duty.ts';
import { controlBoundaries } from '../src/control-boundaries.ts';
import { orchestratorPlans } from '../src/orchestrator-plans.ts';
import { orchestratorEvents } from '../src/orchestrator-events.ts';
import { coreStageRun } from '../src/core-stage-run.ts';
import { encodeSeedSet } from '../src/seed-set.ts';
import { validateStageRun } from '#contract';
import { encodeCanonical } from '#canonical';
import { house } from './house.tmp.ts';
for (const s of [coreStageRun, orchestratorEvents, orchestratorPlans, controlBoundaries, controlDuty]) console.log(s.name, s.build(house).cases.length, encodeSeedSet(s, house).length);
for (const c of controlDuty.build(house).cases as any[]) {
  const r: any = validateStageRun(encodeCanonical(c.inputs.request.content), encodeCanonical(c.inputs.resolved_profile.content), encodeCanonical(c.inputs.result.content));
  if (!r.ok) console.log(c.case_id, JSON.stringify(c.expectation), JSON.stringify(r.refusal));
  else if (c.expectation.error_token === 'E_CORE') console.log('OK BUT E_CORE', c.case_id);
}
