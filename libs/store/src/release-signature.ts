// What is known of a release's signature. Who names allowed signers demands one of theirs; who names none is told that
// nothing was asked, or that there is nothing to ask, and never that it is well.

import { allowedSignersBytesMax, checkReleaseSignature, type ReleaseSigner, signatureBytesMax } from '#attest';
import { accept, type Result, refuse } from '#canonical';
import { admitFile, identityAt } from '#files';

export type SignatureState =
  | { readonly state: 'good'; readonly signer: ReleaseSigner }
  | { readonly state: 'unchecked' }
  | { readonly state: 'unsigned' };

/** Where and by whom a release must be signed; paths as the system takes them. */
export type SignatureOrder = {
  readonly manifestPath: string;
  /** The bytes that were read from there. */
  readonly manifest: Uint8Array;
  /** The file of allowed signers; undefined demands nothing. */
  readonly allowedSigners?: string | undefined;
  readonly identity?: string | undefined;
};

/**
 * Judges the signature beside a manifest, `<manifest>.sig`. With allowed signers: E_RUNTIME or E_LIMIT for a file that
 * cannot be read, E_SIGNERS, E_SIGNATURE. Without: refuses nothing and reads nothing.
 */
export function judgeSignature(order: SignatureOrder): Result<SignatureState> {
  const path = `${order.manifestPath}.sig`;
  const isThere = identityAt(path) !== undefined;
  if (order.allowedSigners === undefined) return accept({ state: isThere ? 'unchecked' : 'unsigned' });
  const signers = admitFile(order.allowedSigners, { bytesMax: allowedSignersBytesMax });
  if (!signers.ok) return signers;
  const signature = isThere ? admitFile(path, { bytesMax: signatureBytesMax }) : undefined;
  if (signature?.ok === false) return signature;
  const signer = checkReleaseSignature({
    manifest: order.manifest,
    signature: signature?.value.bytes,
    allowedSigners: signers.value.bytes,
    identity: order.identity,
  });
  if (signer.ok) return accept({ state: 'good', signer: signer.value });
  return refuse({ ...signer.refusal, input: signer.refusal.code === 'E_SIGNERS' ? order.allowedSigners : path });
}

/** The state in one line for people. */
export function signatureNote(known: SignatureState): string {
  switch (known.state) {
    case 'good':
      return `signed by ${known.signer.principal} with ${known.signer.fingerprint} (line ${known.signer.line} of the allowed signers)`;
    case 'unchecked':
      return 'signature not checked: name who may sign with --allowed-signers FILE';
    case 'unsigned':
      return 'unsigned: nobody vouches for this release id but the way it reached you';
  }
}
