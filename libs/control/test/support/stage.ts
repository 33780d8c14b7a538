// The inputs of the duty and risk evaluators, as bytes, by what a case changes of a good run.
import { type ApprovalChoice, approvalInputs } from '../../../../tools/seeds/src/base/approval.ts';
import { type DutyChoice, dutyInputs } from '../../../../tools/seeds/src/base/duty-run.ts';
import type { DutyInputs, RiskInputs } from '../../src/index.ts';
import { bytesOf } from './digested.ts';
import { house } from './shipped.ts';

export function dutyBytes(choice: DutyChoice = {}): DutyInputs {
  const { policy_set, request, resolved_profile, result } = dutyInputs(house, choice);
  return {
    policySet: bytesOf(policy_set.content),
    request: bytesOf(request.content),
    resolved: bytesOf(resolved_profile.content),
    result: bytesOf(result.content),
  };
}

export function riskBytes(choice: ApprovalChoice = { tier: 'routine' }): RiskInputs {
  const { policy_set, request, resolved_profile, result, duty, claim } = approvalInputs(house, choice);
  return {
    policySet: bytesOf(policy_set.content),
    request: bytesOf(request.content),
    resolved: bytesOf(resolved_profile.content),
    result: bytesOf(result.content),
    duty: bytesOf(duty.content),
    claim: bytesOf(claim.content),
  };
}
