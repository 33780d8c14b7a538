// The registers that ship: the one environment of this house, and the identities accepted in it, of which there are none yet.
// They are JSON modules like the policies, and arguments wherever they are read.
import { encodeCanonical, type Json } from '#canonical';
import type { FolderFiles, FolderSlot } from '#contract';
import acceptedIdentities from '../../registers/accepted-identities.json' with { type: 'json' };
import environments from '../../registers/shadow-environments.json' with { type: 'json' };
import { policiesFolder } from '../frame/command.ts';
import { registerFiles } from './register-files.ts';

/** Registered environments and accepted identities, canonical bytes each. */
export type SandboxRegisters = { readonly registry: Uint8Array; readonly acceptedSet: Uint8Array };

/** Ours. */
export const shippedRegisters = (): SandboxRegisters => ({
  registry: encodeCanonical(environments as Json),
  acceptedSet: encodeCanonical(acceptedIdentities as Json),
});

/** `--policies DIR` for commands that read registers, too: those that lie in DIR, ours where there are none. */
export const registersFolder: FolderSlot = {
  ...policiesFolder,
  describe: 'judge by the policies, decisions, policy sets and registers in DIR instead of those that ship',
};

/** The registers in a folder; of each that is not there, ours. */
export function registersFrom(folder: FolderFiles | undefined): SandboxRegisters {
  const ours = shippedRegisters();
  return {
    registry: folder?.get(registerFiles.registry) ?? ours.registry,
    acceptedSet: folder?.get(registerFiles.acceptedSet) ?? ours.acceptedSet,
  };
}
