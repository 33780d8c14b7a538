// Least privilege: a binding requests exactly what its role and execution kind need. No capability means no permission.
import type { Refusal } from '#canonical';
import { grantOf } from '../capabilities.ts';
import type { Binding } from '../generated/common.d.ts';
import { type CoreCode, firstOf, type Place } from '../refusals.ts';

/**
 * Refuses requested capabilities or permissions other than the role's own. The rule is one of form in a profile and a
 * relation in a resolved profile, so the caller says which by `breach`.
 */
export function checkCapabilityGrant<Code extends CoreCode>(
  binding: Binding,
  place: Place,
  breach: (place: Place, expected: string) => Refusal<Code>,
): Refusal<Code> | undefined {
  const grant = grantOf(binding.role, binding.execution_kind);
  const exactly = (key: 'requested_capabilities' | 'requested_permissions', words: readonly string[]) =>
    sameWords(binding[key], words) ? undefined : breach([...place, key], `exactly ${listed(words)}`);
  return firstOf([
    () => exactly('requested_capabilities', grant.capabilities),
    () => exactly('requested_permissions', grant.permissions),
  ]);
}

/** Whether two lists hold the same words in the same order. */
export const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, index) => word === b[index]);

/** Words for people; an empty list is `[]`. */
export const listed = (words: readonly string[]): string =>
  words.length === 0 ? '`[]`' : words.map((word) => `\`${word}\``).join(', ');
