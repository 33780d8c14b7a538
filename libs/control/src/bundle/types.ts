// What a policy bundle is, once admitted. Immutable: evaluators read it and keep nothing in it.
import type { Admitted, CoreContractBlock, Digested } from '#contract';
import type {
  CredentialDecisionRef,
  CredentialPolicyRef,
  DutyDecisionRef,
  DutyPolicyRef,
  EvidenceDecisionRef,
  EvidencePolicyRef,
  KillSwitchDecisionRef,
  KillSwitchPolicyRef,
  RiskDecisionRef,
  RiskPolicyRef,
  SandboxDecisionRef,
  SandboxPolicyRef,
} from '../generated/common.d.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { CredentialPolicy } from '../generated/credential-policy.d.ts';
import type { DutySeparationPolicy } from '../generated/duty-separation-policy.d.ts';
import type { EvidenceIntegrityPolicy } from '../generated/evidence-integrity-policy.d.ts';
import type { KillSwitchPolicy } from '../generated/kill-switch-policy.d.ts';
import type { RiskGatesPolicy } from '../generated/risk-gates-policy.d.ts';
import type { SandboxPolicy } from '../generated/sandbox-policy.d.ts';
import type { PolicyName, PolicySetName } from './names.ts';

/** A decision record; of somebody else's no more is known than this and that it names its policy. */
export type DecisionRecord = { readonly schema_version: number; readonly kind: string; readonly id: string };

/** One policy with its decision, the refs by which a policy set pins them, and the bytes of its examples. */
export type Pinned<Policy, PolicyRef, DecisionRef> = {
  readonly name: PolicyName;
  readonly policy: Admitted<Policy>;
  readonly decision: Digested<DecisionRecord>;
  readonly policyRef: PolicyRef;
  readonly decisionRef: DecisionRef;
  /** Read when the policy is first used; undefined where somebody else's policy has none. */
  readonly examples: () => Uint8Array | undefined;
};

export type Policies = {
  readonly 'credential-policy': Pinned<CredentialPolicy, CredentialPolicyRef, CredentialDecisionRef>;
  readonly 'duty-separation': Pinned<DutySeparationPolicy, DutyPolicyRef, DutyDecisionRef>;
  readonly 'evidence-integrity': Pinned<EvidenceIntegrityPolicy, EvidencePolicyRef, EvidenceDecisionRef>;
  readonly 'kill-switch': Pinned<KillSwitchPolicy, KillSwitchPolicyRef, KillSwitchDecisionRef>;
  readonly 'risk-gates': Pinned<RiskGatesPolicy, RiskPolicyRef, RiskDecisionRef>;
  readonly sandbox: Pinned<SandboxPolicy, SandboxPolicyRef, SandboxDecisionRef>;
  readonly 'sandbox-bound': Pinned<SandboxPolicy, SandboxPolicyRef, SandboxDecisionRef>;
};

/** Any of the policies of a bundle. */
export type AnyPinned = Policies[PolicyName];

export type PolicyBundle = {
  /** The core that every document of the bundle names. */
  readonly coreContract: CoreContractBlock;
  readonly policies: Policies;
  readonly sets: { readonly [Name in PolicySetName]: Admitted<ControlPolicySet> };
};
