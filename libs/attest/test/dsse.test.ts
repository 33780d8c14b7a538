// Envelopes: what sigstore's own libraries make of them, and what is refused.
import * as sigstore from '@sigstore/bundle';
import { crypto, dsse } from '@sigstore/core';
import { expect, test } from 'vitest';
import { checkEnvelope, encodeEnvelope } from '#attest';
import { encodeCanonical, sha256Hex } from '#canonical';
import { payloadType, preAuthEncoding } from '../src/dsse.ts';
import { publicKeyObject } from '../src/ssh/public-key.ts';
import { allowing, publicLine, signingKey } from './support/keys.ts';

const statement = encodeCanonical({ _type: 'https://in-toto.io/Statement/v1', subject: [], word: 'straße' });
const key = signingKey(1);
const envelope = Buffer.from(encodeEnvelope(statement, key));
const signers = allowing(`ann@example namespaces="ystack-release" ${publicLine(1)}`);

const check = (change: Partial<Parameters<typeof checkEnvelope>[0]>) =>
  checkEnvelope({ statement, envelope, allowedSigners: signers, ...change });

// biome-ignore format: an aligned table
test.each([
  // type                payload
  ['',                   Buffer.alloc(0)],
  [payloadType,          Buffer.from(statement)],
  ['application/straße', Buffer.from([0, 255, 10, 32])],
])('what is signed is what sigstore signs: %s', (type, payload) => {
  expect(preAuthEncoding(type, payload).equals(dsse.preAuthEncoding(type, payload))).toBe(true);
});

test('sigstore reads the envelope in a bundle and verifies its signature', () => {
  const bundle = sigstore.bundleFromJSON({
    mediaType: sigstore.BUNDLE_V03_MEDIA_TYPE,
    dsseEnvelope: JSON.parse(envelope.toString()),
    verificationMaterial: { publicKey: { hint: key.fingerprint }, tlogEntries: [] },
  });
  if (!sigstore.isBundleWithDsseEnvelope(bundle)) throw new Error('the bundle holds an envelope');
  const read = bundle.content.dsseEnvelope;
  const [signature] = read.signatures;
  expect(Buffer.compare(read.payload, statement)).toBe(0);
  expect(read.signatures).toHaveLength(1);
  const signed = dsse.preAuthEncoding(read.payloadType, read.payload);
  const point = key.publicKey.subarray(-32);
  const judge = (bytes: Buffer) => crypto.verify(bytes, publicKeyObject(point), signature?.sig ?? Buffer.alloc(0));
  expect(judge(signed)).toBe(true);
  expect(judge(Buffer.concat([signed, Buffer.from(' ')]))).toBe(false);
});

test('the envelope is one line, and so a bundle of JSON lines too; signing again gives the same bytes', () => {
  expect(envelope.indexOf('\n')).toBe(envelope.length - 1);
  expect(Buffer.from(encodeEnvelope(statement, key)).equals(envelope)).toBe(true);
  expect(sha256Hex(envelope)).toBe('80ac16b5f39edd7db4d5e0d0a42299c4b3dbc508ffc38c62b7ec89865d38122f');
});

test('an envelope by an allowed signer is told with name, fingerprint and line', () => {
  const signer = { principal: 'ann@example', fingerprint: key.fingerprint, line: 1 };
  expect(check({})).toEqual({ ok: true, value: signer });
  expect(check({ identity: 'bo' })).toMatchObject({ refusal: { detail: 'signature.unlisted' } });
});

test('a byte turned anywhere in statement or envelope is refused', () => {
  for (const [name, bytes] of [
    ['statement', Buffer.from(statement)],
    ['envelope', envelope],
  ] as const) {
    for (let at = 0; at < bytes.length; at += 1) {
      const turned = Buffer.from(bytes);
      turned[at] = (turned[at] ?? 0) ^ 1;
      expect(check({ [name]: turned }).ok, `${name} ${at}`).toBe(false);
    }
  }
});

const said = JSON.parse(envelope.toString());
const bent = (change: object) => encodeCanonical({ ...said, ...change });
const another = Buffer.from(encodeEnvelope(encodeCanonical({ more: true }), key));
const rsaLine = 'bo ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB';
// biome-ignore format: an aligned table
test.each([
  // what is wrong                 the envelope                                                             rule
  ['of another statement',         another,                                                                 'signature.form'],
  ['of another type',              bent({ payloadType: 'application/json' }),                               'signature.form'],
  ['two signatures',               bent({ signatures: [...said.signatures, ...said.signatures] }),          'signature.form'],
  ['no signature',                 bent({ signatures: [] }),                                                'signature.form'],
  ['a member more',                bent({ more: 1 }),                                                       'signature.form'],
  ['not canonical',                Buffer.from(JSON.stringify(said)),                                       'signature.form'],
  ['text behind',                  Buffer.concat([envelope, Buffer.from('\n')]),                            'signature.form'],
  ['cut',                          envelope.subarray(0, -1),                                                'signature.form'],
  ['nothing',                      Buffer.alloc(0),                                                         'signature.form'],
  ['zeros for a signature',        bent({ signatures: [{ keyid: key.fingerprint, sig: Buffer.alloc(64).toString('base64') }] }), 'signature.wrong'],
  ['of a key that is not allowed', encodeEnvelope(statement, signingKey(2)),                                'signature.unlisted'],
  ['under the name of another',    bent({ signatures: [{ ...said.signatures[0], keyid: signingKey(2).fingerprint }] }), 'signature.unlisted'],
] as const)('refused: %s', (_what, bytes, detail) => {
  expect(check({ envelope: bytes })).toMatchObject({ ok: false, refusal: { code: 'E_SIGNATURE', detail } });
});

test('a key of another kind that is allowed vouches for no envelope', () => {
  const [, , base64 = ''] = rsaLine.split(' ');
  const keyid = `SHA256:${crypto.digest('sha256', Buffer.from(base64, 'base64')).toString('base64').replace(/=+$/, '')}`;
  const done = check({
    allowedSigners: Buffer.concat([signers, allowing(rsaLine)]),
    envelope: bent({ signatures: [{ ...said.signatures[0], keyid }] }),
  });
  expect(done).toMatchObject({ ok: false, refusal: { detail: 'signature.wrong' } });
});
