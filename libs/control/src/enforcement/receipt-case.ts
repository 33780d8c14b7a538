// What a receipt check judges together.
import type { Digested } from '#contract';
import type { SandboxAcceptedIdentitySet } from '../generated/sandbox-accepted-identity-set.d.ts';
import type { SandboxEnforcementReceipt } from '../generated/sandbox-enforcement-receipt.d.ts';
import type { SandboxPolicyEvaluation } from '../generated/sandbox-policy-evaluation.d.ts';
import type { SandboxReceiptExpectation } from '../generated/sandbox-receipt-expectation.d.ts';
import type { SandboxVerifierObservation } from '../generated/sandbox-verifier-observation.d.ts';
import type { ShadowEnvironmentRegistry } from '../generated/shadow-environment-registry.d.ts';
import type { SandboxPins } from './pins.ts';

export type ReceiptCase = {
  readonly pins: SandboxPins;
  readonly receipt: SandboxEnforcementReceipt;
  readonly expectation: SandboxReceiptExpectation;
  /** The digest of what was handed in as the evaluation, and the evaluation if it is one. */
  readonly evaluation: { readonly content: SandboxPolicyEvaluation | undefined; readonly sha256: string };
  /** Of a bound check: the digest of what was handed in as the observation, and the observation if it is one. */
  readonly observation?: { readonly content: SandboxVerifierObservation | undefined; readonly sha256: string };
  readonly registry: Digested<ShadowEnvironmentRegistry>;
  readonly acceptedSet: Digested<SandboxAcceptedIdentitySet>;
};
