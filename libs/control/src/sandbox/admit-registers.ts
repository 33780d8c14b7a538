// The two registers as documents. They lie where sandboxes are judged, so a refusal names them by file and not by number.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { Digested } from '#contract';
import { admitAs } from '../frame/admitting.ts';
import type { Read } from '../frame/reading.ts';
import type { SandboxAcceptedIdentitySet } from '../generated/sandbox-accepted-identity-set.d.ts';
import type { ShadowEnvironmentRegistry } from '../generated/shadow-environment-registry.d.ts';
import { acceptedIdentitiesKind } from './accepted-identities.ts';
import { registerFiles } from './register-files.ts';
import { environmentRegistryKind } from './registry.ts';

export type Registers = {
  readonly registry: Digested<ShadowEnvironmentRegistry>;
  readonly acceptedSet: Digested<SandboxAcceptedIdentitySet>;
};

type RegisterReads = { readonly registry: Read; readonly acceptedSet: Read };

/** Both registers, E_RELATION when one is not of its form. */
export function admitRegisters(reads: RegisterReads): Result<Registers, 'E_RELATION'> {
  const acceptedSet = admitAs(acceptedIdentitiesKind, reads.acceptedSet, 0, 'E_RELATION');
  if (!acceptedSet.ok) return refuse(inFile(acceptedSet.refusal, registerFiles.acceptedSet));
  const registry = admitAs(environmentRegistryKind, reads.registry, 0, 'E_RELATION');
  if (!registry.ok) return refuse(inFile(registry.refusal, registerFiles.registry));
  return accept({ registry: registry.value, acceptedSet: acceptedSet.value });
}

/** The same refusal, about a file of that name. */
export const inFile = <Code extends string>(refusal: Refusal<Code>, input: string): Refusal<Code> => ({
  ...refusal,
  input,
});
