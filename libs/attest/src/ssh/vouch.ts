// Which allowed signer a key belongs to. A signature carries no time and no clock is read: a line that holds for a time only
// (`valid-after`, `valid-before`) vouches for nothing, whatever the time.
import { accept, type Result } from '#canonical';
import type { AllowedSigner } from './allowed-signers.ts';
import { matchesList } from './patterns.ts';
import { releaseNamespace, signatureRefusal } from './signature.ts';

export type ReleaseSigner = {
  /** The identity that was asked for, or else the principals of the signer's line as they are written. */
  readonly principal: string;
  /** `SHA256:…`, as `ssh-keygen -l` prints it. */
  readonly fingerprint: string;
  /** The line of the file of allowed signers that vouches. */
  readonly line: number;
};

export type Vouched = { readonly who: ReleaseSigner; readonly publicKey: Buffer };

/** The first line that allows this key to sign releases, as `identity` when one is named; E_SIGNATURE when none does. */
export function vouch(
  signers: readonly AllowedSigner[],
  fingerprint: string,
  identity: string | undefined,
): Result<Vouched, 'E_SIGNATURE'> {
  const listed = signers.filter(
    (signer) =>
      signer.fingerprint === fingerprint &&
      (signer.namespaces === undefined || matchesList(releaseNamespace, signer.namespaces)) &&
      (identity === undefined || matchesList(identity, signer.principals)),
  );
  const signer = listed.find(({ isLimited }) => !isLimited);
  if (signer !== undefined) {
    const who = { principal: identity ?? signer.principals, fingerprint, line: signer.line };
    return accept({ who, publicKey: signer.publicKey });
  }
  if (listed.length > 0) {
    const expected = `a line without \`valid-after\` and \`valid-before\` for \`${fingerprint}\`: a signature carries no time`;
    return signatureRefusal('signature.limited', expected, 'if the key is good today, allow it without a time');
  }
  const whose = identity === undefined ? 'an allowed signer' : `\`${identity}\``;
  const expected = `a signature by ${whose} for \`${releaseNamespace}\`, not by \`${fingerprint}\``;
  return signatureRefusal('signature.unlisted', expected, 'ask whoever signed which key is theirs before you add it');
}
