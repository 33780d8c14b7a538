// Whether a claimed verifier is the one that was observed, in an environment that is registered and accepted for it. The
// environment is the one the claim is named for.
import { accept, equalJson, type Result } from '#canonical';
import type { Digested } from '#contract';
import { admitAs } from '../frame/admitting.ts';
import type { Read } from '../frame/reading.ts';
import type { SandboxAcceptedIdentitySet } from '../generated/sandbox-accepted-identity-set.d.ts';
import type { SandboxVerifierObservation } from '../generated/sandbox-verifier-observation.d.ts';
import type { ShadowEnvironmentRegistry } from '../generated/shadow-environment-registry.d.ts';
import { type Decision, decide } from '../verdict.ts';
import { acceptedIdentitiesKind, acceptedIn } from './accepted-identities.ts';
import { decideSandbox, type SandboxCase } from './judge.ts';
import { verifierObservationKind } from './observation.ts';
import { type BoundSandboxReason, boundSandboxReasons } from './reasons.ts';
import { environmentRegistryKind, registeredEnvironment } from './registry.ts';

/** What is compared with the claim. */
export type BindingCase = {
  readonly claim: SandboxCase['claim'];
  readonly observation: Digested<SandboxVerifierObservation>;
  readonly registry: Digested<ShadowEnvironmentRegistry>;
  readonly acceptedSet: Digested<SandboxAcceptedIdentitySet>;
};

/** Whether every comparison of the binding holds. */
function isVerifierBound({ claim, observation, registry, acceptedSet }: BindingCase): boolean {
  const registered = registeredEnvironment(registry, claim.id);
  const accepted = acceptedIn(acceptedSet, claim.id);
  const { verifier_sha256, ...seen } = observation.content.body;
  if (registered === undefined || accepted === undefined) return false;
  return (
    equalJson(seen, {
      accepted_set_sha256: acceptedSet.sha256,
      environment_entry_sha256: registered.sha256,
      environment_id: claim.id,
      target_repository_id: registered.entry.target_repository_id,
    }) &&
    accepted.identities.verifier.includes(verifier_sha256) &&
    claim.body.tools.every(({ sha256 }) => sha256 === verifier_sha256)
  );
}

/** The decision about a bound declaration: whether the declaration satisfies and every comparison of the binding holds. */
export const decideBoundSandbox = (facts: SandboxCase & BindingCase): Decision<BoundSandboxReason> =>
  decide(
    boundSandboxReasons,
    decideSandbox(facts).verdict === 'satisfied' && isVerifierBound(facts) ? [] : ['sandbox.verifier-binding-refused'],
  );

/** Admits an observation, a registry and an accepted set, inputs 3 to 5. */
export function admitBinding(reads: readonly [Read, Read, Read]): Result<Omit<BindingCase, 'claim'>> {
  const observation = admitAs(verifierObservationKind, reads[0], 3, 'E_RELATION');
  if (!observation.ok) return observation;
  const registry = admitAs(environmentRegistryKind, reads[1], 4, 'E_RELATION');
  if (!registry.ok) return registry;
  const acceptedSet = admitAs(acceptedIdentitiesKind, reads[2], 5, 'E_RELATION');
  if (!acceptedSet.ok) return acceptedSet;
  return accept({ observation: observation.value, registry: registry.value, acceptedSet: acceptedSet.value });
}
