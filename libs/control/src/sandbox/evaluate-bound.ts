// The bound sandbox evaluator: the declaration of the plain one, and what was observed of its verifier, held against the
// registered environments and the accepted identities.
import { accept, type Result, refuse } from '#canonical';
import { type Admitted, unrelated } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import { policySetIds } from '../bundle/relations.ts';
import type { PolicyBundle } from '../bundle/types.ts';
import { type Read, readInTurn } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { SandboxPolicyEvaluation } from '../generated/sandbox-policy-evaluation.d.ts';
import { admitBinding, decideBoundSandbox } from './binding.ts';
import { admitDeclaration, evaluationOf, type SandboxInputs } from './evaluate.ts';
import { verifierBindingOf } from './evaluation.ts';
import type { SandboxRegisters } from './registers.ts';

/** Canonical bytes each; a refusal's `input` counts them from 0 in this order. */
export type BoundSandboxInputs = SandboxInputs & { readonly observation: Uint8Array } & SandboxRegisters;

/**
 * Whether a declaration satisfies and its verifier is the accepted one that was observed; if either is not so it is
 * inconclusive. Refusals as of `evaluateSandbox`; E_RELATION also for any other policy set than the bound one, and for an
 * observation, a registry or an accepted set that is not of its form.
 */
export function evaluateBoundSandbox(
  bundle: PolicyBundle,
  inputs: BoundSandboxInputs,
): Result<Admitted<SandboxPolicyEvaluation>> {
  const pinned = usePolicy(bundle, 'sandbox-bound');
  if (!pinned.ok) return pinned;
  const { policySet, duty, claim, observation, registry, acceptedSet } = inputs;
  const read = readInTurn([policySet, duty, claim, observation, registry, acceptedSet]);
  if (!read.ok) return read;
  const [first, second, third, ...others] = read.value as readonly [Read, Read, Read, Read, Read, Read];
  const declared = admitDeclaration(bundle, 'sandbox-bound', [first, second, third]);
  if (!declared.ok) return declared;
  if (declared.value.policySet.content.id !== policySetIds.sandboxBound) {
    return refuse({ ...unrelated(['id'], `\`${policySetIds.sandboxBound}\``), input: '0' });
  }
  const bound = admitBinding(others);
  if (!bound.ok) return bound;
  const facts = {
    ...declared.value,
    policy: pinned.value.policy.content,
    claim: declared.value.claim.content,
    ...bound.value,
  };
  return accept(
    admittedOf(
      evaluationOf(pinned.value, declared.value, {
        ...decideBoundSandbox(facts),
        verifier_binding: verifierBindingOf(bound.value.observation),
      }),
    ),
  );
}
