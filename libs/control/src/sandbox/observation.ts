// `sandbox_verifier_observation`: which verifier was seen in which environment, and under which accepted set.
import { defineKind } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import { type SandboxVerifierObservation, validate } from '../generated/sandbox-verifier-observation.js';

export const verifierObservationKind = defineKind<SandboxVerifierObservation>({
  kind: 'sandbox_verifier_observation',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
});
