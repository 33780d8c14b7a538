// DSSE, the envelope that in-toto's tools read: a payload, and signatures over what the payload is and says. An envelope is
// one line of canonical JSON, and so at once a bundle of one (JSON lines). It is not parsed on the way back: with the statement
// at hand there is one text that it can be but for the key and the signature.
import { sign, verify } from 'node:crypto';
import { accept, encodeCanonical, type Result } from '#canonical';
import { parseAllowedSigners } from './ssh/allowed-signers.ts';
import { decodeBase64 } from './ssh/armor.ts';
import type { SigningKey } from './ssh/private-key.ts';
import { pointOf, publicKeyObject } from './ssh/public-key.ts';
import { signatureRefusal } from './ssh/signature.ts';
import { type ReleaseSigner, vouch } from './ssh/vouch.ts';

export const payloadType = 'application/vnd.in-toto+json';

/** What is signed: the type and the payload, each behind its length (DSSE protocol, PAE). */
export const preAuthEncoding = (type: string, payload: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `), payload]);

/** The envelope of a statement; equal bytes each time. The key's id is its fingerprint. */
export function encodeEnvelope(statement: Uint8Array, { key, fingerprint }: SigningKey): Uint8Array {
  const raw = sign(null, preAuthEncoding(payloadType, statement), key);
  return envelopeOf(statement, fingerprint, raw.toString('base64'));
}

const envelopeOf = (statement: Uint8Array, keyid: string, sig: string): Uint8Array =>
  encodeCanonical({
    payload: Buffer.from(statement).toString('base64'),
    payloadType,
    signatures: [{ keyid, sig }],
  });

const signaturePattern = /"signatures":\[\{"keyid":"(SHA256:[A-Za-z0-9+/]{43})","sig":"([A-Za-z0-9+/]{86}==)"\}\]\}\n$/;
const signatureTailBytes = 192;

export type Enveloped = {
  readonly statement: Uint8Array;
  readonly envelope: Uint8Array;
  readonly allowedSigners: Uint8Array;
  readonly identity?: string | undefined;
};

/**
 * Who signed this very statement. E_SIGNERS as the file of allowed signers refuses; E_SIGNATURE for an envelope of another form
 * or payload, of a key that is not allowed, or with a signature that does not hold.
 */
export function checkEnvelope(enveloped: Enveloped): Result<ReleaseSigner, 'E_SIGNERS' | 'E_SIGNATURE'> {
  const { statement, envelope, allowedSigners, identity } = enveloped;
  const signers = parseAllowedSigners(allowedSigners);
  if (!signers.ok) return signers;
  const tail = Buffer.from(envelope.subarray(-signatureTailBytes)).toString('latin1');
  const [, keyid = '', sig = ''] = signaturePattern.exec(tail) ?? [];
  const raw = decodeBase64(sig);
  if (raw === undefined || Buffer.compare(envelope, envelopeOf(statement, keyid, sig)) !== 0) {
    return signatureRefusal('signature.form', 'one signature in an envelope of this very statement', signAgain);
  }
  const vouched = vouch(signers.value, keyid, identity);
  if (!vouched.ok) return vouched;
  const point = pointOf(vouched.value.publicKey);
  if (point === undefined || !verify(null, preAuthEncoding(payloadType, statement), publicKeyObject(point), raw)) {
    return signatureRefusal('signature.wrong', 'a signature over this statement', signAgain);
  }
  return accept(vouched.value.who);
}

const signAgain = 'npm run -s ystack -- sign RELEASE_DIR --key FILE';
