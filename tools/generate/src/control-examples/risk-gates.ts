// Examples of risk gates: a producer's request, the claim of a decision about it, and the verdict of duty separation.
import type { JsonObject } from '#canonical';
import { type ApprovalChoice, approvalInputs } from '../../../seeds/src/base/approval.ts';
import { type ExampleTable, houseOf } from './example-table.ts';

export const riskExamples: ExampleTable = (context) => {
  const house = houseOf(context);
  const inputs = (choice: ApprovalChoice) => approvalInputs(house, choice);
  const on = (choice: ApprovalChoice, duty?: string): JsonObject => {
    const { claim, request } = inputs(choice);
    return {
      claim: claim.content,
      request: request.content,
      ...(duty === undefined ? {} : { duty_verdict: duty }),
    } as JsonObject;
  };
  // biome-ignore format: a table
  return {
    shared: { duty_verdict: 'satisfied', resolved_profile: inputs(routine).resolved_profile.content },
    rows: [
      ['duty-inconclusive',         on(routine, 'inconclusive'),                                                       'inconclusive', 'decision.provenance-unqualified', 'duty.inconclusive'],
      ['duty-violated',             on(routine, 'violated'),                                                           'violated',     'duty.violated'],
      ['high-without-decision',     on({ ...high, claim: [['/decision', { state: 'absent' }]] }),                      'violated',     'decision.missing'],
      ['operator-approves-high',    on(high),                                                                          'inconclusive', 'decision.provenance-unqualified'],
      ['request-moved',             on({ ...routine, moved: [['/stage_id', 'stage.other']] }),                         'violated',     'decision.stale', 'decision.unbound'],
      ['reviewer-checks-routine',   on(routine),                                                                       'inconclusive', 'decision.provenance-unqualified'],
      ['reviewer-rejects-routine',  on({ ...routine, claim: [['/decision/value/asserted_decision', 'reject']] }),      'violated',     'decision.rejected'],
    ],
  };
};

const routine: ApprovalChoice = { tier: 'routine' };
const high: ApprovalChoice = { tier: 'high', reasons: ['risk.migration'] };
