// Signatures of OpenSSH (PROTOCOL.sshsig): made and read here, the arithmetic is node:crypto's. One form only is accepted,
// the one that `ssh-keygen -Y sign` gives by default with an ed25519 key: version 1, nothing reserved, SHA-512. Not taken:
// any other algorithm. Whoever may choose it chooses the weakest.
import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import { accept, type Result, refuse } from '#canonical';
import { armor, dearmor } from './armor.ts';
import { keyType, keyTypeOf, pointOf, publicKeyObject } from './public-key.ts';
import { encodeStrings, readExactly } from './wire.ts';

/** What a signature is for is signed with it: one made for a mail or a commit is none for a release. */
export const releaseNamespace = 'ystack-release';

export const signatureBytesMax = 4096;

const magic = Buffer.from('SSHSIG');
const version = Buffer.from([0, 0, 0, 1]);
const hashName = 'sha512';
const rawSignatureBytes = 64;

type Signer = { readonly key: KeyObject; readonly publicKey: Buffer };

export type SshSignature = { readonly publicKey: Buffer; readonly raw: Buffer };

export type SignatureRule =
  | 'signature.absent'
  | 'signature.form'
  | 'signature.key-type'
  | 'signature.namespace'
  | 'signature.hash'
  | 'signature.wrong'
  | 'signature.unlisted'
  | 'signature.limited';

export const signatureRefusal = (detail: SignatureRule, expected: string, mend: string) =>
  refuse({ code: 'E_SIGNATURE', detail, expected, mend } as const);

const signAgain = `ssh-keygen -Y sign -n ${releaseNamespace} -f KEY manifest.json, with an ed25519 key`;

/** The armored signature over a manifest, as `ssh-keygen -Y sign` writes it. Equal bytes each time. */
export function encodeReleaseSignature(message: Uint8Array, { key, publicKey }: Signer): Uint8Array {
  const raw = sign(null, signedBytes(message), key);
  const fields = [publicKey, releaseNamespace, '', hashName, encodeStrings([keyType, raw])];
  return Buffer.from(armor('SSH SIGNATURE', Buffer.concat([magic, version, encodeStrings(fields)])));
}

/** Reads an armored signature for a release. E_SIGNATURE by form, key type, namespace or hash, in this order. */
export function parseSignature(bytes: Uint8Array): Result<SshSignature, 'E_SIGNATURE'> {
  const fields = bytes.length > signatureBytesMax ? undefined : fieldsOf(bytes);
  const [publicKey, namespace, reserved, hash, wrapped] = fields ?? [];
  if (publicKey === undefined || reserved?.length !== 0 || wrapped === undefined) {
    return signatureRefusal('signature.form', 'one armored SSH signature of version 1 and nothing else', signAgain);
  }
  if (pointOf(publicKey) === undefined) {
    const found =
      keyTypeOf(publicKey)
        ?.replaceAll(/[^!-~]/g, '?')
        .slice(0, 64) ?? 'no key';
    return signatureRefusal('signature.key-type', `an \`${keyType}\` key, not \`${found}\``, signAgain);
  }
  if (namespace?.toString('latin1') !== releaseNamespace) {
    return signatureRefusal('signature.namespace', `a signature in the namespace \`${releaseNamespace}\``, signAgain);
  }
  if (hash?.toString('latin1') !== hashName) {
    return signatureRefusal('signature.hash', `a signature over ${hashName}`, `${signAgain} and no hash option`);
  }
  const [type, raw] = readExactly(wrapped, 2) ?? [];
  if (type?.toString('latin1') !== keyType || raw?.length !== rawSignatureBytes) {
    return signatureRefusal('signature.form', `${rawSignatureBytes} bytes of \`${keyType}\``, signAgain);
  }
  return accept({ publicKey, raw });
}

function fieldsOf(bytes: Uint8Array): readonly Buffer[] | undefined {
  const blob = dearmor('SSH SIGNATURE', Buffer.from(bytes).toString('latin1'));
  const head = Buffer.concat([magic, version]);
  return blob?.subarray(0, head.length).equals(head) ? readExactly(blob.subarray(head.length), 5) : undefined;
}

/** Whether the signature is over `message`, by its own key. Says nothing about whose key that is. */
export function isSignatureOf(message: Uint8Array, { publicKey, raw }: SshSignature): boolean {
  const point = pointOf(publicKey);
  return point !== undefined && verify(null, signedBytes(message), publicKeyObject(point), raw);
}

const signedBytes = (message: Uint8Array): Buffer =>
  Buffer.concat([
    magic,
    encodeStrings([releaseNamespace, '', hashName, createHash(hashName).update(message).digest()]),
  ]);
