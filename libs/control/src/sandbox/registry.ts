// `shadow_environment_registry`: which environments a check may be reproduced in, each for one repository. An entry is named
// by the digest of its own canonical bytes. `proof_state` is for people: nothing here or elsewhere decides by it.
import { documentDigest } from '#canonical';
import { type Admitted, defineKind, firstAmong, misshapen } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import {
  type EnvironmentEntry,
  type ShadowEnvironmentRegistry,
  validate,
} from '../generated/shadow-environment-registry.js';

export const environmentRegistryKind = defineKind<ShadowEnvironmentRegistry>({
  kind: 'shadow_environment_registry',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
  shapes: [({ body }) => checkUniqueEnvironments(body.environments)],
});

/** Refuses (E_SHAPE) a second entry for one environment. */
export function checkUniqueEnvironments(entries: readonly { readonly environment_id: string }[]) {
  const ids = new Set<string>();
  return firstAmong(entries, ({ environment_id }, index) => {
    if (ids.has(environment_id)) {
      return misshapen(['body', 'environments', index, 'environment_id'], `one entry for \`${environment_id}\``);
    }
    ids.add(environment_id);
    return undefined;
  });
}

export type RegisteredEnvironment = { readonly entry: EnvironmentEntry; readonly sha256: string };

/** The entry of an environment with its digest, if it is listed. */
export function registeredEnvironment(
  { content }: Pick<Admitted<ShadowEnvironmentRegistry>, 'content'>,
  environmentId: string,
): RegisteredEnvironment | undefined {
  const entry = content.body.environments.find(({ environment_id }) => environment_id === environmentId);
  return entry === undefined ? undefined : { entry, sha256: documentDigest(entry) };
}
