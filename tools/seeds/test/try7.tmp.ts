import { reviewFix as set } from '../src/review-fix.ts';
import { canonicalText } from '#canonical';
import { reviewFix } from '#loop';
import { house } from './house.tmp.ts';
const cs = set.build(house).cases as any[];
console.log(cs.length, canonicalText(cs as never).length);
for (const c of cs) {
  const i = c.inputs;
  const r: any = reviewFix(i.policy, {observation: i.observation, context: i.change_context, credential: i.credential_evaluation, risk: i.risk_gate_evaluation, reconciliation: i.reconciliation_plan, ledger: i.attempt_ledger});
  const d = r.ok ? r.value.body.decision : undefined;
  const got = d ? {disposition:'decided', outcome: d.outcome, detail: d.detail, finding_ids: d.fix_request.state==='present' ? d.fix_request.value.findings.map((f:any)=>f.finding_id):[], excluded_finding_ids: d.excluded_protected_findings.map((f:any)=>f.finding_id)} : {disposition:'rejected', error_token: r.refusal.code};
  if (canonicalText(got as never) !== canonicalText(c.expectation)) console.log(c.case_id, JSON.stringify(got), JSON.stringify(c.expectation), r.refusal);
  else if (!r.ok) console.log('   ', c.case_id, r.refusal.at, r.refusal.expected);
}
