// `execution_environment_claim`: what somebody declares about the environment a stage was executed in. No list of it needs
// to be sorted, so a claim has many spellings; its digest names the one that was made.
import { defineKind } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import { type ExecutionEnvironmentClaim, validate } from '../generated/execution-environment-claim.js';

export const environmentClaimKind = defineKind<ExecutionEnvironmentClaim>({
  kind: 'execution_environment_claim',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
});
