// `kill_switch_attempt`: an attempt that asks whether it may go on, and the state it was made under.
import { defineKind } from '#contract';
import { type KillSwitchAttempt, validate } from '../generated/kill-switch-attempt.js';
import { killSwitchBounds } from './bounds.ts';

export const killSwitchAttemptKind = defineKind<KillSwitchAttempt>({
  kind: 'kill_switch_attempt',
  schemaVersion: 1,
  bounds: killSwitchBounds,
  validate,
});
