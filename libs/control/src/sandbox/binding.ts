// Whether a claimed verifier is the one that was observed, in an environment that is registered and accepted for it. The
// environment is the one the claim is named for.
import { equalJson } from '#canonical';
import type { Digested } from '#contract';
import type { SandboxVerifierObservation } from '../generated/sandbox-verifier-observation.d.ts';
import { type Decision, decide } from '../verdict.ts';
import { acceptedIn } from './accepted-identities.ts';
import type { Registers } from './admit-registers.ts';
import { decideSandbox, type SandboxCase } from './judge.ts';
import { type BoundSandboxReason, boundSandboxReasons } from './reasons.ts';
import { registeredEnvironment } from './registry.ts';

/** What is compared with the claim. */
export type BindingCase = {
  readonly claim: SandboxCase['claim'];
  readonly observation: Digested<SandboxVerifierObservation>;
} & Registers;

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
