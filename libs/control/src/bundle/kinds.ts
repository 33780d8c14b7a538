// The kinds of the documents in a bundle. Every body is a constant but for the core and the digests that it names, and the
// schemas say so; what one document says of another is in `relations.ts`.
import { coreBounds, equalJson } from '#canonical';
import { type DocumentKind, defineKind, misshapen, type Rule, type Validator } from '#contract';
import { validate as validateCredentialPolicy } from '../generated/credential-policy.js';
import { validate as validateCredentialDecision } from '../generated/credential-policy-decision.js';
import { validate as validateDutyDecision } from '../generated/duty-separation-decision.js';
import { validate as validateDutyPolicy } from '../generated/duty-separation-policy.js';
import { validate as validateEvidenceDecision } from '../generated/evidence-integrity-decision.js';
import { validate as validateEvidencePolicy } from '../generated/evidence-integrity-policy.js';
import { validate as validateKillSwitchDecision } from '../generated/kill-switch-decision.js';
import { validate as validateKillSwitchPolicy } from '../generated/kill-switch-policy.js';
import { validate as validateRiskDecision } from '../generated/risk-gates-decision.js';
import { validate as validateRiskPolicy } from '../generated/risk-gates-policy.js';
import type { SandboxDecision } from '../generated/sandbox-decision.d.ts';
import { validate as validateSandboxDecision } from '../generated/sandbox-decision.js';
import type { SandboxPolicy } from '../generated/sandbox-policy.d.ts';
import { validate as validateSandboxPolicy } from '../generated/sandbox-policy.js';

const kindOf =
  (schemaVersion: number) =>
  <T>(kind: string, validate: Validator<T>, shapes: readonly Rule<T>[] = []): DocumentKind<T> =>
    defineKind<T>({ kind, schemaVersion, bounds: coreBounds, validate, shapes });

const policy = kindOf(1);
const decision = kindOf(2);

// The type generator misreads a constant with a member named `id`, so this one constant stands here.
const resources = [
  { access: 'read-only', id: 'resource.candidate', kind: 'directory', path: '/sandbox/candidate' },
  { access: 'write-only', id: 'resource.evidence', kind: 'directory', path: '/sandbox/evidence' },
  { access: 'read-write', id: 'resource.scratch', kind: 'directory', path: '/sandbox/scratch' },
  { access: 'read-only', id: 'resource.toolchain', kind: 'directory', path: '/sandbox/tools' },
];

const checkResources: Rule<SandboxPolicy> = ({ body }) =>
  equalJson(body.resources, resources)
    ? undefined
    : misshapen(['body', 'resources'], 'candidate, evidence, scratch and toolchain, each with its access and path');

const isBoundPolicy = ({ body }: SandboxPolicy): boolean => body.tools.some((tool) => 'identity_binding' in tool);
const isBoundDecision = ({ body }: SandboxDecision): boolean =>
  body.evaluator.program_id === 'control-evaluator.sandbox-bound' &&
  body.semantics.input_contract.endsWith('+verifier-observation.v1');
const isPlainDecision = ({ body }: SandboxDecision): boolean =>
  body.evaluator.program_id === 'control-evaluator.sandbox' &&
  !body.semantics.input_contract.endsWith('+verifier-observation.v1');

const asked =
  <T>(holds: (document: T) => boolean, place: string, expected: string): Rule<T> =>
  (document) =>
    holds(document) ? undefined : misshapen(['body', place], expected);

const plainPolicy = asked<SandboxPolicy>((document) => !isBoundPolicy(document), 'tools', 'a tool by digest');
const boundPolicy = asked<SandboxPolicy>(isBoundPolicy, 'tools', 'a tool bound to an accepted identity');
const plainDecision = asked(isPlainDecision, 'evaluator', 'the evaluator and inputs of the plain sandbox');
const boundDecision = asked(isBoundDecision, 'evaluator', 'the evaluator and inputs of the bound sandbox');

export const credentialPolicyKind = policy('credential_policy', validateCredentialPolicy);
export const dutySeparationPolicyKind = policy('duty_separation_policy', validateDutyPolicy);
export const evidenceIntegrityPolicyKind = policy('evidence_integrity_policy', validateEvidencePolicy);
export const killSwitchPolicyKind = policy('kill_switch_policy', validateKillSwitchPolicy);
export const riskGatesPolicyKind = policy('risk_gates_policy', validateRiskPolicy);
export const sandboxPolicyKind = policy('sandbox_policy', validateSandboxPolicy, [checkResources, plainPolicy]);
export const boundSandboxPolicyKind = policy('sandbox_policy', validateSandboxPolicy, [checkResources, boundPolicy]);

export const credentialPolicyDecisionKind = decision('credential_policy_decision', validateCredentialDecision);
export const dutySeparationDecisionKind = decision('duty_separation_decision', validateDutyDecision);
export const evidenceIntegrityDecisionKind = decision('evidence_integrity_decision', validateEvidenceDecision);
export const killSwitchDecisionKind = decision('kill_switch_decision', validateKillSwitchDecision);
export const riskGatesDecisionKind = decision('risk_gates_decision', validateRiskDecision);
export const sandboxDecisionKind = decision('sandbox_decision', validateSandboxDecision, [plainDecision]);
export const boundSandboxDecisionKind = decision('sandbox_decision', validateSandboxDecision, [boundDecision]);

/** Policy and decision of each policy by name. */
export const bundleKinds = {
  'credential-policy': [credentialPolicyKind, credentialPolicyDecisionKind],
  'duty-separation': [dutySeparationPolicyKind, dutySeparationDecisionKind],
  'evidence-integrity': [evidenceIntegrityPolicyKind, evidenceIntegrityDecisionKind],
  'kill-switch': [killSwitchPolicyKind, killSwitchDecisionKind],
  'risk-gates': [riskGatesPolicyKind, riskGatesDecisionKind],
  sandbox: [sandboxPolicyKind, sandboxDecisionKind],
  'sandbox-bound': [boundSandboxPolicyKind, boundSandboxDecisionKind],
} as const;
