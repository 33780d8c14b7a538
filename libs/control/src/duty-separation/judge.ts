// Whether a stage run kept its duties apart: protected roles from one another, whoever asked from whoever works, and what was
// done from what was allowed. Pure, on documents of good form; much of it the core has already seen to.
import { equalJson } from '#canonical';
import type { Actor, ActualBinding, Binding, Digested, ResolvedProfile, StageRequest, StageResult } from '#contract';
import type { DutySeparationPolicy } from '../generated/duty-separation-policy.d.ts';
import { type Decision, decide, type Finding, findAmong } from '../verdict.ts';
import { type Dimension, type DutyReason, dimensions, dutySeparationReasons } from './reasons.ts';

/** What is judged together. */
export type DutyCase = {
  readonly request: Digested<StageRequest>;
  readonly resolved: Digested<ResolvedProfile>;
  readonly result: Digested<StageResult>;
};

type Policy = DutySeparationPolicy['body'];
type Identity = Pick<Actor, Dimension | 'role'>;

type Facts = {
  readonly policy: Policy;
  readonly operation: StageRequest['body']['operation'];
  readonly requester: Identity;
  readonly bindings: readonly Binding[];
  readonly protectedOnes: readonly Binding[];
  /** The one binding that the operation means. */
  readonly selected: Binding | undefined;
  readonly reporter: Identity;
  readonly execution: StageResult['body']['execution'];
};

const whoIs = [...dimensions, 'role'] as const;

// biome-ignore format: a table
const findings: readonly Finding<DutyReason, Facts>[] = [
  ['protected.roles-invalid',         ({ protectedOnes, policy }) => !sameWords(protectedOnes.map(({ role }) => role), policy.protected_roles)],
  ...dimensions.map((dimension): Finding<DutyReason, Facts> =>
    [`protected.${dimension}-collision`, ({ protectedOnes }) => hasTwice(protectedOnes.map((binding) => binding[dimension]))]),
  ['profile.role-denied',             ({ bindings, policy }) => bindings.some(({ role }) => !isAmong(policy.protected_roles, role) && !isAmong(policy.dormant_roles, role))],
  ['operation.ceiling-denied',        ({ protectedOnes, policy }) => protectedOnes.some((binding) => !isAmong(policy.dormant_roles, binding.role) && !isAtCeiling(policy, binding))],
  ['publisher.not-dormant',           ({ bindings }) => bindings.some((binding) => binding.role === 'publisher' && asksForAnything(binding))],
  ['dormant.not-dormant',             ({ bindings, policy }) => bindings.some((binding) => binding.role !== 'publisher' && isAmong(policy.dormant_roles, binding.role) && asksForAnything(binding))],
  ['requester.role-denied',           ({ requester, policy }) => !isAmong(policy.requester_roles, requester.role)],
  ...dimensions.map((dimension): Finding<DutyReason, Facts> =>
    [`requester.${dimension}-collision`, ({ requester, protectedOnes }) => protectedOnes.some((binding) => binding[dimension] === requester[dimension])]),
  ['operation.role-denied',           ({ selected }) => selected === undefined],
  ['publisher.requested',             ({ operation }) => (operation.role as string) === 'publisher'],
  ['operation.execution-kind-denied', ({ selected, policy }) => selected !== undefined && ceilingOf(policy, selected) === undefined],
  ['operation.capability-denied',     ({ selected, policy, operation }) => isDenied(selected && ceilingOf(policy, selected), ({ capabilities }) => isAmong(capabilities, operation.capability_id))],
  ['operation.permissions-denied',    ({ selected, policy, operation }) => isDenied(selected && ceilingOf(policy, selected), ({ permissions }) => equalJson(permissions, operation.permissions))],
  ...whoIs.map((what): Finding<DutyReason, Facts> =>
    [`actual.${what}-mismatch`,       ({ execution, selected }) => differ(execution?.actual_binding, selected, what)]),
  ['actual.execution-kind-mismatch',  ({ execution, selected }) => execution !== undefined && selected !== undefined && execution.actual_binding.execution_kind !== selected.execution_kind],
  ...whoIs.map((what): Finding<DutyReason, Facts> =>
    [`performer.${what}-mismatch`,    ({ execution }) => differ(execution?.performer, execution?.actual_binding, what)]),
  ...whoIs.map((what): Finding<DutyReason, Facts> =>
    [`reporter.${what}-mismatch`,     ({ reporter, execution, selected }) => differ(reporter, execution === undefined ? selected : execution.performer, what)]),
  ['actual.capability-mismatch',      ({ execution, operation }) => execution?.used_capability.kind === 'registered' && execution.used_capability.id !== operation.capability_id],
  ['actual.permissions-mismatch',     ({ execution, operation, policy }) => execution !== undefined && !equalJson(ceilingOf(policy, execution.actual_binding)?.permissions ?? null, operation.permissions)],
  ['actual.capability-unclassified',  ({ execution }) => execution?.used_capability.kind === 'unclassified'],
];

/** The decision about a stage run. The documents are of good form; nothing is assumed of their relations. */
export function judgeDuty({ body: policy }: DutySeparationPolicy, run: DutyCase): Decision<DutyReason> {
  const { operation, requested_by } = run.request.content.body;
  const { reported_by, execution } = run.result.content.body;
  const bindings = run.resolved.content.body.bindings.map(({ binding }) => binding);
  const named = bindings.filter(
    ({ binding_id, role }) => binding_id === operation.binding_id && role === operation.role,
  );
  const facts: Facts = {
    policy,
    operation,
    requester: requested_by,
    bindings,
    protectedOnes: bindings.filter(({ role }) => isAmong(policy.protected_roles, role)),
    selected: named.length === 1 ? named[0] : undefined,
    reporter: reported_by,
    execution,
  };
  return decide(dutySeparationReasons, findAmong(findings, facts));
}

type Ceiling = Policy['operation_ceilings'][number];

const ceilingOf = (policy: Policy, of: Pick<Binding | ActualBinding, 'role' | 'execution_kind'>): Ceiling | undefined =>
  policy.operation_ceilings.find(
    ({ role, execution_kind }) => role === of.role && execution_kind === of.execution_kind,
  );

function isAtCeiling(policy: Policy, binding: Binding): boolean {
  const ceiling = ceilingOf(policy, binding);
  return (
    ceiling !== undefined &&
    equalJson(ceiling.capabilities, binding.requested_capabilities) &&
    equalJson(ceiling.permissions, binding.requested_permissions)
  );
}

const isDenied = (ceiling: Ceiling | undefined, allows: (ceiling: Ceiling) => boolean): boolean =>
  ceiling !== undefined && !allows(ceiling);

const asksForAnything = ({ requested_capabilities, requested_permissions }: Binding): boolean =>
  requested_capabilities.length > 0 || requested_permissions.length > 0;

// Where one of the two is missing there is nothing to compare; that it is missing is said by another rule.
const differ = (a: Identity | undefined, b: Identity | undefined, what: (typeof whoIs)[number]): boolean =>
  a !== undefined && b !== undefined && a[what] !== b[what];

const isAmong = (words: readonly string[], word: string): boolean => words.includes(word);

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;

const sameWords = (found: readonly string[], wanted: readonly string[]): boolean =>
  found.length === wanted.length && wanted.every((word) => found.includes(word));
