// A binding may only ask for what its adapter's manifest offers, and must run the very package the manifest names.
import { equalJson, type Json, type Refusal } from '#canonical';
import type { AdapterManifest } from '../generated/adapter-manifest.d.ts';
import type { Binding } from '../generated/common.d.ts';
import { firstAmong, firstOf, type Place, unrelated } from '../refusals.ts';

/** Refuses (E_RELATION) a binding that asks for more than its manifest offers; `place` is where the binding stands. */
export const checkOffer = (binding: Binding, { id, body }: AdapterManifest, place: Place): Refusal | undefined => {
  const offered = (key: string, words: readonly Json[], offers: readonly Json[]) =>
    firstAmong(words, (word, index) =>
      offers.some((offer) => equalJson(offer, word))
        ? undefined
        : unrelated([...place, key, index], `something that \`${id}\` offers`),
    );
  const isOffered = (key: string, word: string, offers: readonly string[]) =>
    offers.includes(word)
      ? undefined
      : unrelated([...place, key], `one of what \`${id}\` offers: ${offers.join(', ')}`);
  return firstOf([
    () => isOffered('role', binding.role, body.offered_roles),
    () => isOffered('execution_kind', binding.execution_kind, body.offered_execution_kinds),
    () => offered('requested_capabilities', binding.requested_capabilities, body.offered_capabilities),
    () => offered('requested_permissions', binding.requested_permissions, body.offered_permissions),
    () => offered('requested_tools', binding.requested_tools, body.offered_tools),
    () =>
      equalJson(binding.package_ref, body.package_ref)
        ? undefined
        : unrelated([...place, 'package_ref'], `the package that \`${id}\` names`),
    () =>
      binding.config_ref !== undefined && body.config_contract_ref === undefined
        ? unrelated([...place, 'config_ref'], `nothing here: \`${id}\` has no contract for its configuration`)
        : undefined,
  ]);
};
