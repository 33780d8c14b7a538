// Whether somebody who is allowed to signed this very manifest. The id in the manifest covers every file and verdict, so a
// signature over its bytes covers the release.
import { accept, type Result } from '#canonical';
import { type AllowedSigner, parseAllowedSigners } from './ssh/allowed-signers.ts';
import { matchesList } from './ssh/patterns.ts';
import { fingerprintOf } from './ssh/public-key.ts';
import { isSignatureOf, parseSignature, releaseNamespace, signatureRefusal } from './ssh/signature.ts';

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

export type ReleaseSigner = {
  /** The identity that was asked for, or else the principals of the signer's line as they are written. */
  readonly principal: string;
  /** `SHA256:…`, as `ssh-keygen -l` prints it. */
  readonly fingerprint: string;
  /** The line of the file of allowed signers that vouches. */
  readonly line: number;
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
  return vouch(signers.value, signature.value.publicKey, identity);
}

function vouch(signers: readonly AllowedSigner[], publicKey: Buffer, identity: string | undefined) {
  const fingerprint = fingerprintOf(publicKey);
  const listed = signers.filter(
    (signer) =>
      signer.publicKey.equals(publicKey) &&
      (signer.namespaces === undefined || matchesList(releaseNamespace, signer.namespaces)) &&
      (identity === undefined || matchesList(identity, signer.principals)),
  );
  const signer = listed.find(({ isLimited }) => !isLimited);
  if (signer !== undefined) return accept({ principal: identity ?? signer.principals, fingerprint, line: signer.line });
  if (listed.length > 0) {
    const expected = `a line without \`valid-after\` and \`valid-before\` for \`${fingerprint}\`: a signature carries no time`;
    return signatureRefusal('signature.limited', expected, 'if the key is good today, allow it without a time');
  }
  const who = identity === undefined ? 'an allowed signer' : `\`${identity}\``;
  const expected = `a signature by ${who} for \`${releaseNamespace}\`, not by \`${fingerprint}\``;
  return signatureRefusal(
    'signature.unlisted',
    expected,
    'ask the one who signed which key is theirs before you add it',
  );
}
