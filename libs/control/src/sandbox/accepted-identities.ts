// `sandbox_accepted_identity_set`: for each environment the digests that are accepted in each slot of a sandbox, the
// mechanisms that may hold each limit, and the size of its scratch space. Lists are sorted sets; no digest is a placeholder.
import type { Refusal } from '#canonical';
import { checkWordSet, defineKind, firstAmong } from '#contract';
import { inTurnBounds } from '../frame/reading.ts';
import {
  type AcceptedEnvironment,
  type SandboxAcceptedIdentitySet,
  validate,
} from '../generated/sandbox-accepted-identity-set.js';
import { checkUniqueEnvironments } from './registry.ts';

export const acceptedIdentitiesKind = defineKind<SandboxAcceptedIdentitySet>({
  kind: 'sandbox_accepted_identity_set',
  schemaVersion: 1,
  bounds: inTurnBounds,
  validate,
  shapes: [
    ({ body }) => checkUniqueEnvironments(body.environments),
    ({ body }) => firstAmong(body.environments, checkWordSets),
  ],
});

function checkWordSets({ identities, mechanisms }: AcceptedEnvironment, index: number): Refusal | undefined {
  const place = ['body', 'environments', index] as const;
  return (
    firstAmong(Object.entries(identities), ([slot, list]) => checkWordSet(list, [...place, 'identities', slot])) ??
    firstAmong(Object.entries(mechanisms), ([row, list]) => checkWordSet(list, [...place, 'mechanisms', row]))
  );
}

/** What is accepted in an environment, if anything. */
export const acceptedIn = (
  { content }: { readonly content: SandboxAcceptedIdentitySet },
  environmentId: string,
): AcceptedEnvironment | undefined =>
  content.body.environments.find(({ environment_id }) => environment_id === environmentId);
