// Separation of duties. The five protected roles are each bound once, under an authority of their own, and no two of them
// share a binding, an adapter instance, a principal or an execution boundary: who produces cannot also review or publish.
import type { Refusal } from '#canonical';
import type { Binding } from '../generated/common.d.ts';
import { firstAmong, firstOf, type Place, unrelated } from '../refusals.ts';
import { protectedRoles } from '../vocabulary.ts';

/** Bindings and where each stands in its document. */
export type Placed<T> = { readonly item: T; readonly place: Place };

/** Refuses (E_RELATION) bindings that do not keep the roles apart; `place` is where the list stands. */
export const checkRoleSeparation = (bindings: readonly Placed<Binding>[], place: Place): Refusal | undefined =>
  firstOf([
    () => checkProtectedRoles(bindings, place),
    () => checkOtherRoles(bindings),
    () => checkAuthorities(bindings),
    () => checkIdentities(bindings),
  ]);

const isProtected = (role: string): boolean => (protectedRoles as readonly string[]).includes(role);

function checkProtectedRoles(bindings: readonly Placed<Binding>[], place: Place): Refusal | undefined {
  return firstAmong(protectedRoles, (role) => {
    const bound = bindings.filter(({ item }) => item.role === role);
    if (bound.length === 1) return undefined;
    return unrelated(bound[1]?.place ?? place, `exactly one binding of role \`${role}\`, not ${bound.length}`);
  });
}

function checkOtherRoles(bindings: readonly Placed<Binding>[]): Refusal | undefined {
  const bound = new Set<string>();
  return firstAmong(bindings, ({ item, place }) => {
    if (isProtected(item.role)) return undefined;
    if (bound.has(item.role)) return unrelated([...place, 'role'], `at most one binding of role \`${item.role}\``);
    bound.add(item.role);
    return undefined;
  });
}

const checkAuthorities = (bindings: readonly Placed<Binding>[]): Refusal | undefined =>
  firstAmong(bindings, ({ item, place }) =>
    isProtected(item.role) && item.authority_ref === undefined
      ? unrelated([...place, 'authority_ref'], `an authority for the protected role \`${item.role}\``)
      : undefined,
  );

type Identity = { readonly at: Place; readonly of: (binding: Binding) => string | undefined };

const identities: readonly Identity[] = [
  { at: ['binding_id'], of: (binding) => binding.binding_id },
  { at: ['adapter_instance_id'], of: (binding) => binding.adapter_instance_id },
  { at: ['principal_id'], of: (binding) => binding.principal_id },
  { at: ['execution_boundary_id'], of: (binding) => binding.execution_boundary_id },
  { at: ['authority_ref', 'scope_sha256'], of: (binding) => binding.authority_ref?.scope_sha256 },
];

function checkIdentities(bindings: readonly Placed<Binding>[]): Refusal | undefined {
  const apart = bindings.filter(({ item }) => isProtected(item.role));
  return firstAmong(identities, ({ at, of }) => {
    const owners = new Map<string | undefined, string>();
    return firstAmong(apart, ({ item, place }) => {
      const owner = owners.get(of(item));
      owners.set(of(item), item.role);
      return owner === undefined
        ? undefined
        : unrelated([...place, ...at], `another value than that of the \`${owner}\` binding`);
    });
  });
}
