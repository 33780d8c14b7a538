// `kill_switch_state`: what is stopped and what is cleared. It may name a scope twice or not at all; the judge says so.
import { defineKind } from '#contract';
import { type KillSwitchState, validate } from '../generated/kill-switch-state.js';
import { killSwitchBounds } from './bounds.ts';

export const killSwitchStateKind = defineKind<KillSwitchState>({
  kind: 'kill_switch_state',
  schemaVersion: 1,
  bounds: killSwitchBounds,
  validate,
});
