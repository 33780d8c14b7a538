// Whether somebody who is allowed to signed this very manifest. The id in the manifest covers every file and verdict, so a
// signature over its bytes covers the release.
import { accept, type Result } from '#canonical';
import { parseAllowedSigners } from './ssh/allowed-signers.ts';
import { fingerprintOf } from './ssh/public-key.ts';
import { isSignatureOf, parseSignature, releaseNamespace, signatureRefusal } from './ssh/signature.ts';
import { type ReleaseSigner, vouch } from './ssh/vouch.ts';

/** The file beside `manifest.json`, as `ssh-keygen -Y sign` names it. */
export const signatureName = 'manifest.json.sig';

export type SignedRelease = {
  /** The bytes of `manifest.json`. */
  readonly manifest: Uint8Array;
  /** The bytes of `manifest.json.sig`; undefined when there is none. */
  readonly signature: Uint8Array | undefined;
  /** The bytes of a file of allowed signers. */
  readonly allowedSigners: Uint8Array;
  /** Who must have signed; whoever is allowed to unless given. */
  readonly identity?: string | undefined;
};

/**
 * Who signed the manifest. E_SIGNERS when the file of allowed signers is none; then E_SIGNATURE, its `detail` naming the
 * rule: absent, form, key type, namespace, hash, wrong (not over these bytes), unlisted, limited. A signature carries no
 * time and no clock is read, so a line that holds for a time only (`valid-after`, `valid-before`) vouches for nothing.
 */
export function checkReleaseSignature(release: SignedRelease): Result<ReleaseSigner, 'E_SIGNERS' | 'E_SIGNATURE'> {
  const { manifest, signature: bytes, allowedSigners, identity } = release;
  const signers = parseAllowedSigners(allowedSigners);
  if (!signers.ok) return signers;
  if (bytes === undefined) {
    const mend = `have the release signed: ssh-keygen -Y sign -n ${releaseNamespace} -f KEY manifest.json`;
    return signatureRefusal('signature.absent', `a signature in \`${signatureName}\`; the release is unsigned`, mend);
  }
  const signature = parseSignature(bytes);
  if (!signature.ok) return signature;
  if (!isSignatureOf(manifest, signature.value)) {
    const mend = 'fetch manifest and signature of one release again; if they differ again, do not use them';
    return signatureRefusal('signature.wrong', 'a signature over the bytes of this manifest', mend);
  }
  const found = vouch(signers.value, fingerprintOf(signature.value.publicKey), identity);
  return found.ok ? accept(found.value.who) : found;
}
