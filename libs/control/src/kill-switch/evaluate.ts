// The kill switch evaluator: from the bytes of a policy set, a state, an attempt and a duty evaluation to an evaluation.
import { accept, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { Policies, PolicyBundle } from '../bundle/types.ts';
import { dutyEvaluationKind } from '../duty-separation/evaluation.ts';
import { admitAs, admitPolicySet } from '../frame/admitting.ts';
import { checkPins } from '../frame/pins.ts';
import { type Read, readMerged } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { KillSwitchEvaluation } from '../generated/kill-switch-evaluation.d.ts';
import { controlRefOf } from '../refs.ts';
import { killSwitchAttemptKind } from './attempt.ts';
import { decideKillSwitch, type KillSwitchCase } from './judge.ts';
import { killSwitchStateKind } from './state.ts';

/** Canonical bytes each; a refusal's `input` counts them from 0 in this order. */
export type KillSwitchInputs = {
  readonly policySet: Uint8Array;
  readonly state: Uint8Array;
  readonly attempt: Uint8Array;
  readonly duty: Uint8Array;
};

/** In the order in which they are decided. */
export const killSwitchCodes = ['E_EXAMPLE', 'E_LIMIT', 'E_RELATION', 'E_POLICY_SET'] as const;

/**
 * Whether an attempt may go on. Refuses, in this order: a policy whose examples do not hold (E_EXAMPLE); too many bytes
 * (E_LIMIT); any spelling but the canonical (E_RELATION); what is no policy set (E_POLICY_SET); a set that names another core
 * or pins another kill switch or duty policy; a state, an attempt or a duty evaluation that is not of its form (E_RELATION).
 */
export function evaluateKillSwitch(
  bundle: PolicyBundle,
  inputs: KillSwitchInputs,
): Result<Admitted<KillSwitchEvaluation>> {
  const pinned = usePolicy(bundle, 'kill-switch');
  if (!pinned.ok) return pinned;
  const read = readMerged([inputs.policySet, inputs.state, inputs.attempt, inputs.duty]);
  if (!read.ok) return read;
  const [first, second, third, fourth] = read.value as readonly [Read, Read, Read, Read];
  const policySet = admitPolicySet(first);
  if (!policySet.ok) return policySet;
  const unpinned = checkPins(bundle, policySet.value, ['kill-switch', 'duty-separation']);
  if (unpinned !== undefined) return refuse(unpinned);
  const state = admitAs(killSwitchStateKind, second, 1, 'E_RELATION');
  if (!state.ok) return state;
  const attempt = admitAs(killSwitchAttemptKind, third, 2, 'E_RELATION');
  if (!attempt.ok) return attempt;
  const duty = admitAs(dutyEvaluationKind, fourth, 3, 'E_RELATION');
  if (!duty.ok) return duty;
  const facts = { policySet: policySet.value, state: state.value, attempt: attempt.value, duty: duty.value };
  return accept(admittedOf(buildKillSwitchEvaluation(pinned.value, facts)));
}

/** The evaluation of documents of good form. */
export function buildKillSwitchEvaluation(
  { policy, policyRef, decisionRef }: Policies['kill-switch'],
  facts: KillSwitchCase,
): KillSwitchEvaluation {
  const { policySet, state, attempt, duty } = facts;
  return {
    schema_version: 1,
    kind: 'kill_switch_evaluation',
    id: attempt.content.id,
    body: {
      activation_state: 'inactive',
      attempt_ref: controlRefOf(attempt),
      authority_effect: 'none',
      decision_ref: decisionRef,
      duty_decision_ref: policy.content.body.duty_decision_ref,
      duty_evaluation_ref: controlRefOf(duty),
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      reference_semantics: 'identity-only',
      state_ref: controlRefOf(state),
      ...decideKillSwitch(facts),
    },
  };
}
