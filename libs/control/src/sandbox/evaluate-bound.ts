// The bound sandbox evaluator: the declaration of the plain one, and what was observed of its verifier, held against the
// registered environments and the accepted identities.
import { accept, type Result, refuse } from '#canonical';
import { type Admitted, unrelated } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import { policySetIds } from '../bundle/relations.ts';
import type { PolicyBundle } from '../bundle/types.ts';
import { admitAs } from '../frame/admitting.ts';
import { type Read, readInTurn } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { SandboxPolicyEvaluation } from '../generated/sandbox-policy-evaluation.d.ts';
import { admitRegisters, inFile } from './admit-registers.ts';
import { decideBoundSandbox } from './binding.ts';
import { admitDeclaration, evaluationOf, type SandboxInputs } from './evaluate.ts';
import { verifierBindingOf } from './evaluation.ts';
import { verifierObservationKind } from './observation.ts';
import { registerFiles } from './register-files.ts';
import type { SandboxRegisters } from './registers.ts';

/** Canonical bytes each; a refusal's `input` counts documents from 0, observation last, and names registers by file. */
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
  const read = readAll(inputs);
  if (!read.ok) return read;
  const { policySet, duty, claim, observation, ...registerReads } = read.value;
  const declared = admitDeclaration(bundle, 'sandbox-bound', [policySet, duty, claim]);
  if (!declared.ok) return declared;
  if (declared.value.policySet.content.id !== policySetIds.sandboxBound) {
    return refuse({ ...unrelated(['id'], `\`${policySetIds.sandboxBound}\``), input: '0' });
  }
  const registers = admitRegisters(registerReads);
  if (!registers.ok) return registers;
  const observed = admitAs(verifierObservationKind, observation, 3, 'E_RELATION');
  if (!observed.ok) return observed;
  const facts = {
    ...declared.value,
    policy: pinned.value.policy.content,
    claim: declared.value.claim.content,
    ...registers.value,
    observation: observed.value,
  };
  return accept(
    admittedOf(
      evaluationOf(pinned.value, declared.value, {
        ...decideBoundSandbox(facts),
        verifier_binding: verifierBindingOf(observed.value),
      }),
    ),
  );
}

// In the order in which they are read; registers are named by file.
const order = [
  ['policySet', '0'],
  ['acceptedSet', registerFiles.acceptedSet],
  ['registry', registerFiles.registry],
  ['duty', '1'],
  ['claim', '2'],
  ['observation', '3'],
] as const satisfies readonly (readonly [keyof BoundSandboxInputs, string])[];

function readAll(inputs: BoundSandboxInputs): Result<Record<keyof BoundSandboxInputs, Read>> {
  const read = readInTurn(order.map(([name]) => inputs[name]));
  if (!read.ok) return refuse(inFile(read.refusal, order[Number(read.refusal.input)]?.[1] ?? ''));
  const entries = order.map(([name], index) => [name, read.value[index]]);
  return accept(Object.fromEntries(entries) as Record<keyof BoundSandboxInputs, Read>);
}
