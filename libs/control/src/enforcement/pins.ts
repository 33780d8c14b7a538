// Which policy, decision and policy set a receipt must have been started under: those of the bundle, plain or bound.
import type { PolicyBundle } from '../bundle/types.ts';
import type { PolicySetIdentity, SandboxDecisionRef, SandboxPolicyRef } from '../generated/common.d.ts';
import type { SandboxPolicy } from '../generated/sandbox-policy.d.ts';

export type SandboxPins = {
  readonly policyRef: SandboxPolicyRef;
  readonly decisionRef: SandboxDecisionRef;
  readonly policySet: PolicySetIdentity;
  readonly limits: SandboxPolicy['body']['limits'];
  /** The one reason that the evaluation may have. */
  readonly satisfiedReason: 'sandbox.declaration-satisfied' | 'sandbox.verifier-binding-satisfied';
};

const plain = { policy: 'sandbox', set: 'plain', satisfiedReason: 'sandbox.declaration-satisfied' } as const;
const bound = {
  policy: 'sandbox-bound',
  set: 'sandboxBound',
  satisfiedReason: 'sandbox.verifier-binding-satisfied',
} as const;

/** The pins of a bundle for a check of that mode. */
export function sandboxPins({ policies, sets }: PolicyBundle, isBound: boolean): SandboxPins {
  const { policy: name, set, satisfiedReason } = isBound ? bound : plain;
  const { policy, policyRef, decisionRef } = policies[name];
  const { content, sha256 } = sets[set];
  const { limits } = policy.content.body;
  return { policyRef, decisionRef, policySet: { id: content.id, sha256 }, limits, satisfiedReason };
}
