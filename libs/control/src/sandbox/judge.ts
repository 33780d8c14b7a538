// What a declared execution environment breaks of the sandbox policy. Pure, on documents of good form. Lists that are sets
// (variables, roots, resources, tools and their resources) may stand in any order; the words of a command may not.
import { compareCodePoints, equalJson, type Json } from '#canonical';
import type { Digested } from '#contract';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import type { ClaimedTool, ExecutionEnvironmentClaim } from '../generated/execution-environment-claim.d.ts';
import type { SandboxPolicy } from '../generated/sandbox-policy.d.ts';
import { controlRefOf } from '../refs.ts';
import { sameSet } from '../same-set.ts';
import { type Decision, decide, type Finding, findAmong } from '../verdict.ts';
import { type SandboxReason, sandboxReasons } from './reasons.ts';

/** What is judged together. The duty evaluation is one of the set, and the set pins the policy. */
export type SandboxCase = {
  readonly policy: SandboxPolicy;
  readonly policySet: Digested<ControlPolicySet>;
  readonly duty: Digested<DutySeparationEvaluation>;
  readonly claim: ExecutionEnvironmentClaim;
};

type Claim = ExecutionEnvironmentClaim['body'];
type Facts = Claim & { readonly facts: SandboxCase; readonly policy: SandboxPolicy['body'] };

// biome-ignore format: a table
const findings: readonly Finding<SandboxReason, Facts>[] = [
  ['identity.role-denied',           ({ execution_identity, policy }) => execution_identity.role !== policy.required_role],
  ['policy-set.reference-mismatch',  ({ policy_set_ref, facts }) => !equalJson(policy_set_ref, controlRefOf(facts.policySet))],
  ['duty.reference-mismatch',        ({ duty_evaluation_ref, facts }) => !equalJson(duty_evaluation_ref, controlRefOf(facts.duty))],
  ['duty.stage-result-mismatch',     ({ stage_result_ref, facts }) => !equalJson(stage_result_ref, facts.duty.content.body.stage.result_ref)],
  ['duty.violated',                  ({ facts }) => facts.duty.content.body.verdict === 'violated'],
  ['network.not-denied',             ({ network }) => network.mode === 'allow' || network.endpoints.length > 0],
  ['environment.not-cleared',        ({ environment }) => environment.mode === 'inherit'],
  ['environment.not-allowlisted',    ({ environment, policy }) => !sameSet(environment.variables, policy.environment.variables)],
  ['environment.sensitive-material', ({ environment }) => environment.variables.some(({ name, value }) => isSensitive(name) || isSensitive(value))],
  ['environment.external-url',       ({ environment }) => environment.variables.some(({ value }) => hasUrl(value))],
  ['filesystem.read-roots-denied',   ({ filesystem, policy }) => !sameSet(filesystem.read_roots, policy.filesystem.read_roots)],
  ['filesystem.write-roots-denied',  ({ filesystem, policy }) => !sameSet(filesystem.write_roots, policy.filesystem.write_roots)],
  ['isolation.not-candidate-only',   ({ isolation }) => isolation.candidate_only === false],
  ['isolation.not-disposable',       ({ isolation }) => isolation.disposable === false],
  ['isolation.host-access',          ({ isolation }) => isolation.host_access === true],
  ['limits.not-fixed',               ({ limits, policy }) => !equalJson(limits, policy.limits)],
  ['resources.not-fixed',            ({ resources, policy }) => !sameSet(resources, policy.resources)],
  ['tools.not-fixed',                ({ tools, policy }) => !areFixedTools(tools, policy.tools)],
  ['tools.external-url',             ({ tools }) => tools.some(({ argv }) => argv.some(hasUrl))],
  ['tools.network-requested',        ({ tools }) => tools.some(({ network }) => network)],
  ['sensitive-material.exposed',     ({ sensitive_material }) => isExposed(sensitive_material)],
  ['effects.target-write',           ({ effects }) => effects.target_writes === true],
  ['effects.external-write',         ({ effects }) => effects.external_writes === true],
  ['declaration.incomplete',         ({ declaration_status }) => declaration_status === 'incomplete'],
  ['duty.inconclusive',              ({ facts }) => facts.duty.content.body.verdict === 'inconclusive'],
  ['network.unknown',                ({ network }) => network.mode === 'unknown'],
  ['environment.unknown',            ({ environment }) => environment.mode === 'unknown'],
  ['isolation.unknown',              ({ isolation }) => Object.values(isolation).includes('unknown')],
  ['sensitive-material.unknown',     ({ sensitive_material }) => sensitive_material.exposure === 'unknown'],
  ['effects.unknown',                ({ effects }) => Object.values(effects).includes('unknown')],
];

/** The decision about a declaration. */
export const decideSandbox = (facts: SandboxCase): Decision<SandboxReason> =>
  decide(sandboxReasons, findAmong(findings, { ...facts.claim.body, facts, policy: facts.policy.body }));

const isSensitive = (text: string): boolean => /credential|password|secret|token|key/i.test(text);

const hasUrl = (text: string): boolean => text.includes('://');

const isExposed = ({ exposure, credential_refs, secret_refs }: Claim['sensitive_material']): boolean =>
  exposure === 'present' || credential_refs.length > 0 || secret_refs.length > 0;

// A policy that binds its tool to an accepted identity has no digest to compare here; the binding is compared elsewhere.
function areFixedTools(claimed: readonly ClaimedTool[], fixed: SandboxPolicy['body']['tools']): boolean {
  const isBound = fixed.some((tool) => 'identity_binding' in tool);
  return sameSet(
    claimed.map(({ sha256, ...tool }) => inAnyOrder(isBound ? tool : { ...tool, sha256 })),
    fixed.map((tool) => inAnyOrder(withoutBinding(tool))),
  );
}

const withoutBinding = ({
  identity_binding: _,
  ...tool
}: {
  readonly identity_binding?: Json;
  readonly resource_ids: readonly string[];
}) => tool;

const inAnyOrder = <T extends { readonly resource_ids: readonly string[] }>(tool: T): T => ({
  ...tool,
  resource_ids: tool.resource_ids.toSorted(compareCodePoints),
});
