import { controlApprovals } from '../src/control-approvals.ts';
import { encodeSeedSet } from '../src/seed-set.ts';
import { validateStageRun } from '#contract';
import { encodeCanonical } from '#canonical';
import { house } from './house.tmp.ts';
for (const s of [controlApprovals]) console.log(s.name, s.build(house).cases.length, encodeSeedSet(s, house).length);
for (const c of controlApprovals.build(house).cases as any[]) {
  const r: any = validateStageRun(encodeCanonical(c.inputs.request.content), encodeCanonical(c.inputs.resolved_profile.content), encodeCanonical(c.inputs.result.content));
  if (!r.ok) console.log(c.case_id, JSON.stringify(c.expectation), JSON.stringify(r.refusal));
}
