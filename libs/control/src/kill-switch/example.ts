// An example of the kill switch: a policy set, a state, an attempt and a duty evaluation. Which policies the set pins does not
// matter here, only that the duty evaluation is one of it.
import { accept, type JsonObject, type Result } from '#canonical';
import type { Policies } from '../bundle/types.ts';
import { dutyEvaluationKind } from '../duty-separation/evaluation.ts';
import { admitAs, admitPolicySet } from '../frame/admitting.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision } from '../verdict.ts';
import { killSwitchAttemptKind } from './attempt.ts';
import { decideKillSwitch } from './judge.ts';
import { killSwitchStateKind } from './state.ts';

/** Members `policy_set`, `state`, `attempt` and `duty`, each a document; refused like the inputs of the evaluator. */
export function judgeKillSwitchExample(_: Policies['kill-switch'], input: JsonObject): Result<Decision> {
  const policySet = admitPolicySet(readValue(input.policy_set));
  if (!policySet.ok) return policySet;
  const state = admitAs(killSwitchStateKind, readValue(input.state), 1, 'E_RELATION');
  if (!state.ok) return state;
  const attempt = admitAs(killSwitchAttemptKind, readValue(input.attempt), 2, 'E_RELATION');
  if (!attempt.ok) return attempt;
  const duty = admitAs(dutyEvaluationKind, readValue(input.duty), 3, 'E_RELATION');
  if (!duty.ok) return duty;
  const facts = { policySet: policySet.value, state: state.value, attempt: attempt.value, duty: duty.value };
  return accept(decideKillSwitch(facts));
}
