// What claimed credentials break of the credential policy: a model that produces or reviews may have one brokered inference
// credential for its stage, everybody else none. Pure, on documents of good form.
import { equalJson } from '#canonical';
import { type Digested, documentRefOf, type ResolvedProfile, type StageResult } from '#contract';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type {
  ClaimedCredential,
  CredentialAccess,
  CredentialBoundaryClaim,
} from '../generated/credential-boundary-claim.d.ts';
import type { CredentialPolicy } from '../generated/credential-policy.d.ts';
import type { CredentialPolicyEvaluation } from '../generated/credential-policy-evaluation.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import { controlRefOf } from '../refs.ts';
import { decide, type Finding, findAmong } from '../verdict.ts';
import { type CredentialReason, credentialReasons } from './reasons.ts';

/** What is judged together; the duty evaluation is the one of exactly these documents. */
export type CredentialCase = {
  readonly policy: CredentialPolicy;
  readonly policySet: Digested<ControlPolicySet>;
  readonly resolved: ResolvedProfile;
  readonly result: Digested<StageResult>;
  readonly duty: Digested<DutySeparationEvaluation>;
  /** Undefined when the claim is not of its form. */
  readonly claim: CredentialBoundaryClaim | undefined;
};

/** Every reason, in no order; there always is one. */
export function findCredentialReasons(facts: CredentialCase): readonly CredentialReason[] {
  const { claim, ...documents } = facts;
  const aboutDuty = findAmong(dutyFindings, documents);
  if (claim === undefined) return [...aboutDuty, 'claim.malformed'];
  return [
    ...aboutDuty,
    ...findAmong(claimFindings, { ...documents, claim: claim.body, accesses: paired(facts, claim) }),
  ];
}

/** The decision alone; never satisfied. */
export const decideCredentials = (facts: CredentialCase) => {
  const { verdict, reason_ids } = decide(credentialReasons, findCredentialReasons(facts));
  return { verdict: verdict as CredentialPolicyEvaluation['body']['verdict'], reason_ids };
};

type Documents = Omit<CredentialCase, 'claim'>;
type Binding = ResolvedProfile['body']['bindings'][number];
type Paired = { readonly access: CredentialAccess; readonly bound: Binding | undefined };
type Facts = Documents & { readonly claim: CredentialBoundaryClaim['body']; readonly accesses: readonly Paired[] };

const paired = ({ resolved }: CredentialCase, { body }: CredentialBoundaryClaim): readonly Paired[] =>
  body.accesses.map((access) => ({
    access,
    bound: resolved.body.bindings.find(({ binding }) => binding.binding_id === access.binding_id),
  }));

// biome-ignore format: a table
const dutyFindings: readonly Finding<CredentialReason, Documents>[] = [
  ['duty.violated',     ({ duty }) => duty.content.body.verdict === 'violated'],
  ['duty.inconclusive', ({ duty }) => duty.content.body.verdict === 'inconclusive'],
];

// biome-ignore format: a table
const claimFindings: readonly Finding<CredentialReason, Facts>[] = [
  ['claim.policy-set-ref-mismatch',      ({ claim, policySet }) => !equalJson(claim.policy_set_ref, controlRefOf(policySet))],
  ['claim.duty-ref-mismatch',            ({ claim, duty }) => !equalJson(claim.duty_evaluation_ref, controlRefOf(duty))],
  ['claim.stage-result-ref-mismatch',    ({ claim, result }) => !equalJson(claim.stage_result_ref, documentRefOf(result))],
  ['claim.binding-set-incomplete',       ({ claim, resolved }) => claim.declaration_status === 'complete' && !namesEveryBinding(claim, resolved)],
  ['claim.binding-extra',                ({ accesses }) => accesses.some(({ bound }) => bound === undefined)],
  ['claim.actor-or-binding-mismatch',    ({ accesses }) => accesses.some(isOfAnother)],
  ['credential.ceiling-denied',          ({ accesses, policy }) => accesses.some((pair) => isOverCeiling(pair, policy))],
  ['credential.class-role-denied',       ({ accesses, policy }) => accesses.some((pair) => hasDeniedClass(pair, policy))],
  ['credential.incompatible-permission', ({ accesses, policy }) => accesses.some((pair) => hasBoth(pair, policy))],
  ['credential.direct-delivery',         ({ claim }) => someCredential(claim, ({ delivery }) => delivery === 'direct')],
  ['credential.material-exposed',        ({ claim }) => someCredential(claim, ({ exposure }) => exposure === 'present')],
  ['credential.scope-denied',            ({ claim }) => someCredential(claim, ({ scope }) => scope === 'session' || scope === 'persistent')],
  ['claim.incomplete',                   ({ claim }) => claim.declaration_status === 'incomplete'],
  ['credential.access-unknown',          ({ claim }) => someCredential(claim, isUnknown)],
  ['claim.provenance-unqualified',       () => true],
];

const someCredential = ({ accesses }: Facts['claim'], test: (credential: ClaimedCredential) => boolean): boolean =>
  accesses.some(({ credentials }) => credentials.some(test));

const isUnknown = ({ delivery, exposure, scope }: ClaimedCredential): boolean =>
  delivery === 'unknown' || exposure === 'unknown' || scope === 'unknown';

const namesEveryBinding = ({ accesses }: Facts['claim'], { body }: ResolvedProfile): boolean => {
  const named = new Set(accesses.map(({ binding_id }) => binding_id));
  return body.bindings.every(({ binding }) => named.has(binding.binding_id));
};

function isOfAnother({ access, bound }: Paired): boolean {
  if (bound === undefined) return false;
  const { role, adapter_instance_id, principal_id, execution_boundary_id } = bound.binding;
  const { id, version } = bound.adapter_implementation;
  return !equalJson(access.actor, {
    role,
    implementation_id: id,
    implementation_version: version,
    adapter_instance_id,
    principal_id,
    execution_boundary_id,
  });
}

type CredentialClass = CredentialPolicy['body']['credential_classes'][number];

const classesFor = ({ binding }: Binding, policy: CredentialPolicy): readonly CredentialClass[] =>
  policy.body.credential_classes.filter(
    ({ roles, execution_kinds }) =>
      (roles as readonly string[]).includes(binding.role) &&
      (execution_kinds as readonly string[]).includes(binding.execution_kind),
  );

// An access with an unknown in it is unknown as a whole; each credential in it is still held to the other rules.
function isOverCeiling({ access, bound }: Paired, policy: CredentialPolicy): boolean {
  if (bound === undefined || access.credentials.some(isUnknown)) return false;
  const ceiling = classesFor(bound, policy).map(({ credential_class, delivery, exposure, scope }) => ({
    credential_class,
    delivery,
    exposure,
    scope,
  }));
  return !equalJson(access.credentials, ceiling);
}

function hasDeniedClass({ access, bound }: Paired, policy: CredentialPolicy): boolean {
  if (bound === undefined) return false;
  const allowed = new Set<string>(classesFor(bound, policy).map(({ credential_class }) => credential_class));
  return access.credentials.some(({ credential_class }) => !allowed.has(credential_class));
}

function hasBoth({ access, bound }: Paired, policy: CredentialPolicy): boolean {
  const incompatible: readonly string[] = policy.body.credential_incompatible_permissions;
  return (
    access.credentials.length > 0 &&
    (bound?.binding.requested_permissions ?? []).some((permission) => incompatible.includes(permission))
  );
}
