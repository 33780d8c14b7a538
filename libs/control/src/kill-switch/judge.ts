// Whether an attempt may go on: the state must be exactly the one the attempt expects, name each of its five scopes once, and
// stop none of them. Pure, on documents of good form; what is missing is unknown and never read as cleared.
import { equalJson } from '#canonical';
import type { Digested } from '#contract';
import { isOfPolicySet } from '../duty-separation/of-policy-set.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import type { KillSwitchAttempt } from '../generated/kill-switch-attempt.d.ts';
import type { KillEntry, KillScopeKind, KillSwitchState } from '../generated/kill-switch-state.d.ts';
import { controlRefOf } from '../refs.ts';
import { type Decision, decide, type Finding, findAmong } from '../verdict.ts';
import { isStop, type KillSwitchReason, killSwitchReasons, type ScopeReason, scopeKinds } from './reasons.ts';

/** What is judged together. The set is one whose kill switch and duty sections pin the policies at hand. */
export type KillSwitchCase = {
  readonly policySet: Digested<ControlPolicySet>;
  readonly state: Digested<KillSwitchState>;
  readonly attempt: Digested<KillSwitchAttempt>;
  readonly duty: Digested<DutySeparationEvaluation>;
};

// biome-ignore format: a table
const findings: readonly Finding<KillSwitchReason, KillSwitchCase>[] = [
  ['kill.state-id-mismatch',     ({ attempt, state }) => expected(attempt).id !== state.content.id],
  ['kill.state-rollback',        ({ attempt, state }) => state.content.body.revision < expected(attempt).revision],
  ['kill.attempt-stale',         ({ attempt, state }) => state.content.body.revision > expected(attempt).revision],
  ['kill.state-digest-mismatch', ({ attempt, state }) => expected(attempt).sha256 !== state.sha256],
  ['kill.state-replayed',        isReplayed],
  ['kill.duty-violated',         ({ duty }) => duty.content.body.verdict === 'violated'],
  ['kill.duty-unverifiable',     (facts) => !isVerifiable(facts)],
  ['kill.duty-inconclusive',     (facts) => isVerifiable(facts) && facts.duty.content.body.verdict === 'inconclusive'],
];

/** The decision; a stop is told together with every other reason there is. */
export const decideKillSwitch = (facts: KillSwitchCase): Decision<KillSwitchReason> =>
  decide(killSwitchReasons, findReasons(facts), isStop);

const findReasons = (facts: KillSwitchCase): readonly KillSwitchReason[] => [
  ...findAmong(findings, facts),
  ...scopeKinds.flatMap((kind) => scopeReasons(kind, facts)),
];

const expected = (attempt: KillSwitchCase['attempt']) => attempt.content.body.expected_state;

function isReplayed({ attempt, state }: KillSwitchCase): boolean {
  const { authority_epoch, scope } = attempt.content.body;
  const { body } = state.content;
  return body.authority_epoch !== authority_epoch || body.attempt_id !== scope.attempt_id;
}

// The duty evaluation is that of this attempt under this policy set, judged by the duty policy the set pins.
function isVerifiable({ attempt, duty, policySet }: KillSwitchCase): boolean {
  const { duty_evaluation_ref, scope } = attempt.content.body;
  return (
    equalJson(duty_evaluation_ref, controlRefOf(duty)) &&
    isOfPolicySet(duty.content, policySet) &&
    duty.content.body.stage.result_ref.id === scope.attempt_id
  );
}

function scopeReasons(kind: KillScopeKind, { attempt, state }: KillSwitchCase): readonly ScopeReason[] {
  const entries = state.content.body.entries.filter(({ scope_kind }) => scope_kind === kind);
  const id = scopeId(kind, attempt.content.body.scope);
  const isStopped = entries.some((entry) => entry.scope_id === id && entry.state === 'stop');
  return [...(isStopped ? [`kill.stop.${kind}` as const] : []), ...countReasons(kind, id, entries)];
}

function countReasons(kind: KillScopeKind, id: string, entries: readonly KillEntry[]): readonly ScopeReason[] {
  const [entry, ...others] = entries;
  if (entry === undefined) return [`kill.scope-missing.${kind}`];
  if (others.length > 0) return [`kill.scope-ambiguous.${kind}`];
  return entry.scope_id === id ? [] : [`kill.scope-mismatch.${kind}`];
}

function scopeId(kind: KillScopeKind, scope: KillSwitchAttempt['body']['scope']): string {
  switch (kind) {
    case 'global':
      return '*';
    case 'repository':
      return scope.repository_id;
    case 'workflow':
      return scope.workflow_id;
    case 'stage':
      return scope.stage_id;
    case 'attempt':
      return scope.attempt_id;
  }
}
