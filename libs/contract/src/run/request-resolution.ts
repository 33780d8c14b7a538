// A request against the resolved profile it names: the same selection and context, and one binding that plays the role
// with exactly the capability and permissions of the operation.
import { equalJson, type Refusal } from '#canonical';
import { grantOf } from '../capabilities.ts';
import type { ResolvedBinding, ResolvedProfile } from '../generated/resolved-profile.d.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import { firstOf, misreferred, unrelated } from '../refusals.ts';
import { listed, sameWords } from '../relations/capability-grant.ts';
import { type Digested, refersTo } from './digested.ts';

/** The resolved binding a request's operation names by its id, or undefined. */
export const operationBinding = (request: StageRequest, resolved: ResolvedProfile): ResolvedBinding | undefined =>
  resolved.body.bindings.find(({ binding }) => binding.binding_id === request.body.operation.binding_id);

/** Refuses (E_REF) a request that names another resolved profile. */
export const checkResolvedProfileRef = (
  request: StageRequest,
  resolved: Digested<ResolvedProfile>,
): Refusal<'E_REF'> | undefined =>
  refersTo(request.body.resolved_profile_ref, resolved)
    ? undefined
    : misreferred(
        ['body', 'resolved_profile_ref'],
        `\`${resolved.content.id}\` of kind \`${resolved.content.kind}\` with digest ${resolved.sha256}`,
      );

/** Refuses (E_RELATION) a request whose terms are not those of the resolved profile. Places are the request's. */
export const checkRequestTerms = (request: StageRequest, resolved: ResolvedProfile): Refusal | undefined =>
  firstOf([
    () =>
      equalJson(request.body.selection_ref, resolved.body.selection_ref)
        ? undefined
        : unrelated(['body', 'selection_ref'], "the resolved profile's selection"),
    () =>
      equalJson(request.body.repository_context_ref, resolved.body.repository_context_ref)
        ? undefined
        : unrelated(['body', 'repository_context_ref'], "the resolved profile's repository context"),
    () => checkOperationBinding(request, resolved),
  ]);

/** E_REF, then E_RELATION, of a request against a resolved profile; both of good form. */
export const checkRequestAgainstResolved = (
  request: StageRequest,
  resolved: Digested<ResolvedProfile>,
): Refusal | undefined =>
  firstOf<Refusal>([
    () => checkResolvedProfileRef(request, resolved),
    () => checkRequestTerms(request, resolved.content),
  ]);

function checkOperationBinding(request: StageRequest, resolved: ResolvedProfile): Refusal | undefined {
  const { operation } = request.body;
  const place = ['body', 'operation'];
  const found = operationBinding(request, resolved);
  if (found === undefined) return unrelated([...place, 'binding_id'], 'the id of a binding of the resolved profile');
  const { binding } = found;
  if (binding.role !== operation.role) {
    return unrelated([...place, 'role'], `\`${binding.role}\`, the role of \`${binding.binding_id}\``);
  }
  if (!sameWords(binding.requested_capabilities, [operation.capability_id])) {
    return unrelated([...place, 'capability_id'], listed(binding.requested_capabilities));
  }
  const { permissions } = grantOf(binding.role, binding.execution_kind);
  return sameWords(operation.permissions, binding.requested_permissions) &&
    sameWords(operation.permissions, permissions)
    ? undefined
    : unrelated([...place, 'permissions'], `exactly ${listed(permissions)}`);
}
