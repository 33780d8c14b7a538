// The registers that ship: the one environment of this house, and the identities accepted in it, of which there are none yet.
// They are JSON modules like the policies, and arguments wherever they are read.
import { encodeCanonical, type Json } from '#canonical';
import acceptedIdentities from '../../registers/accepted-identities.json' with { type: 'json' };
import environments from '../../registers/shadow-environments.json' with { type: 'json' };

/** Registered environments and accepted identities, canonical bytes each. */
export type SandboxRegisters = { readonly registry: Uint8Array; readonly acceptedSet: Uint8Array };

/** The names that the registers have as files. */
export const registerFiles = {
  registry: 'shadow-environments.json',
  acceptedSet: 'accepted-identities.json',
} as const;

/** Ours. */
export const shippedRegisters = (): SandboxRegisters => ({
  registry: encodeCanonical(environments as Json),
  acceptedSet: encodeCanonical(acceptedIdentities as Json),
});
