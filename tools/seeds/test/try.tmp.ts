import { coreStageRun } from '../src/core-stage-run.ts';
import { validateStageRun } from '#contract';
import { encodeCanonical } from '#canonical';
const b: any = coreStageRun.build({} as never);
let bad = 0;
for (const c of b.cases) {
  const r: any = validateStageRun(encodeCanonical(b.shared.requests[c.request_role].content), encodeCanonical(b.shared.resolved_profile.content), encodeCanonical(c.result.content));
  const got = r.ok ? 'accepted ' + c.result.content.body.status : 'rejected ' + r.refusal.code;
  const want = c.expectation.disposition + ' ' + (c.expectation.status ?? c.expectation.error_token);
  if (got !== want) { bad++; console.log(c.case_id, 'want', want, 'got', got, JSON.stringify(r.refusal ?? '')); }
  else if (!r.ok) console.log('   ', c.case_id, r.refusal.at, r.refusal.expected);
}
console.log(b.cases.length, bad);
