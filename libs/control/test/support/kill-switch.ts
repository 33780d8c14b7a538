// A kill switch that is cleared in every scope, and an attempt that expects exactly that.
import type { Digested } from '#contract';
import type { DutySeparationEvaluation, KillSwitchAttempt, KillSwitchState } from '../../src/index.ts';

export const clearedState = (): KillSwitchState => ({
  schema_version: 1,
  kind: 'kill_switch_state',
  id: 'kill-state.sample',
  body: {
    activation_state: 'inactive',
    attempt_id: 'result.sample',
    authority_epoch: 'epoch.sample',
    entries: [
      { scope_kind: 'global', scope_id: '*', state: 'cleared' },
      { scope_kind: 'repository', scope_id: 'repo.sample', state: 'cleared' },
      { scope_kind: 'workflow', scope_id: 'workflow.sample', state: 'cleared' },
      { scope_kind: 'stage', scope_id: 'stage.sample', state: 'cleared' },
      { scope_kind: 'attempt', scope_id: 'result.sample', state: 'cleared' },
    ],
    revision: 7,
  },
});

export const attemptOf = (
  state: Digested<KillSwitchState>,
  duty: Digested<DutySeparationEvaluation>,
): KillSwitchAttempt => ({
  schema_version: 1,
  kind: 'kill_switch_attempt',
  id: 'kill-attempt.sample',
  body: {
    activation_state: 'inactive',
    authority_epoch: 'epoch.sample',
    duty_evaluation_ref: { schema_version: 1, kind: duty.content.kind, id: duty.content.id, sha256: duty.sha256 },
    expected_state: { id: state.content.id, revision: state.content.body.revision, sha256: state.sha256 },
    scope: {
      attempt_id: 'result.sample',
      repository_id: 'repo.sample',
      stage_id: 'stage.sample',
      workflow_id: 'workflow.sample',
    },
  },
});
