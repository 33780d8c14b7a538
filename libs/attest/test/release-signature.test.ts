// Signatures over a manifest: whose and over what. The bytes that ssh-keygen gives are held against these in
// `ssh-keygen.test.ts`.
import { sign } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkReleaseSignature, encodeReleaseSignature } from '#attest';
import { sha256Hex } from '#canonical';
import { seeded } from '../../../test/support/scale.ts';
import { armor, dearmor } from '../src/ssh/armor.ts';
import { encodePublicKey } from '../src/ssh/public-key.ts';
import { encodeStrings } from '../src/ssh/wire.ts';
import { allowing, publicLine, signingKey } from './support/keys.ts';

const manifest = Buffer.from('{"id":"release.one"}\n');
const other = Buffer.from('{"id":"release.two"}\n');
const key = signingKey(1);
const signed = Buffer.from(encodeReleaseSignature(manifest, key));
const signers = allowing(`ann@example namespaces="ystack-release" ${publicLine(1)}`);

const check = (change: Partial<Parameters<typeof checkReleaseSignature>[0]>) =>
  checkReleaseSignature({ manifest, signature: signed, allowedSigners: signers, ...change });

test('a signature by an allowed signer is told with name, fingerprint and line', () => {
  const signer = { principal: 'ann@example', fingerprint: key.fingerprint, line: 1 };
  expect(check({})).toEqual({ ok: true, value: signer });
});

test('signing again gives the same bytes, which never change', () => {
  expect(Buffer.from(encodeReleaseSignature(manifest, key)).equals(signed)).toBe(true);
  expect(sha256Hex(signed)).toBe('756f45a52593158db87efd5728dcd6161dffa8c54ca6eaa959905fff36baba65');
});

test('the signatures of two releases cannot be swapped', () => {
  const otherSigned = encodeReleaseSignature(other, key);
  expect(check({ manifest: other, signature: otherSigned }).ok).toBe(true);
  expect(check({ signature: otherSigned })).toMatchObject({ ok: false, refusal: { detail: 'signature.wrong' } });
  expect(check({ manifest: other })).toMatchObject({ ok: false, refusal: { detail: 'signature.wrong' } });
});

test('a byte turned anywhere in manifest or signature is refused', () => {
  let refused = 0;
  const tryAll = (bytes: Buffer, judge: (turned: Buffer) => boolean) => {
    for (let at = 0; at < bytes.length; at += 1) {
      for (const bit of [1, 0x20, 0x80]) {
        const turned = Buffer.from(bytes);
        turned[at] = (turned[at] ?? 0) ^ bit;
        if (judge(turned)) throw new Error(`byte ${at} turned by ${bit} was taken`);
        refused += 1;
      }
    }
  };
  tryAll(manifest, (turned) => check({ manifest: turned }).ok);
  tryAll(signed, (turned) => check({ signature: turned }).ok);
  expect(refused).toBe(3 * (manifest.length + signed.length));
});

test('a signature cut anywhere, or with anything behind it, is refused', () => {
  for (let end = 0; end < signed.length; end += 1) expect(check({ signature: signed.subarray(0, end) }).ok).toBe(false);
  for (const tail of ['\n', ' ', '\0', 'x', signed.toString()]) {
    expect(check({ signature: Buffer.concat([signed, Buffer.from(tail)]) })).toMatchObject({
      refusal: { detail: 'signature.form' },
    });
  }
});

/** A signature put together by hand from the parts that are given, good in all others. */
function forged(parts: { [part: string]: Buffer | string | number } = {}): Buffer {
  const { magic = 'SSHSIG', version = 1, namespace = 'ystack-release', reserved = '', hash = 'sha512' } = parts;
  const { blob = key.publicKey, type = 'ssh-ed25519', tail = '', inner = '' } = parts;
  const own = dearmor('SSH SIGNATURE', signed.toString()) as Buffer;
  const raw = parts.raw ?? own.subarray(-64);
  const text = (part: Buffer | string | number): Buffer => Buffer.from(part as string);
  const bytes = Buffer.concat([
    text(magic),
    Buffer.from([0, 0, 0, Number(version)]),
    encodeStrings([text(blob), text(namespace), text(reserved), text(hash)]),
    encodeStrings([Buffer.concat([encodeStrings([text(type), text(raw)]), text(inner)])]),
    text(tail),
  ]);
  return Buffer.from(armor('SSH SIGNATURE', bytes));
}

const rsa = encodeStrings(['ssh-rsa', Buffer.from([1, 0, 1]), Buffer.alloc(257, 1)]);
const hardware = encodeStrings(['sk-ssh-ed25519@openssh.com', Buffer.alloc(32, 1), 'ssh:']);
const rearmored = (change: (text: string) => string) => Buffer.from(change(signed.toString()));

const flat = (dearmor('SSH SIGNATURE', signed.toString()) as Buffer).toString('base64');
const lines = (...texts: readonly string[]) =>
  Buffer.from(['-----BEGIN SSH SIGNATURE-----', ...texts, '-----END SSH SIGNATURE-----', ''].join('\n'));

// biome-ignore format: an aligned table
const hostile = [
  // what is wrong                     the signature                                                     rule
  ['another magic',                    forged({ magic: 'SSHSIX' }),                                      'signature.form'],
  ['version 2',                        forged({ version: 2 }),                                           'signature.form'],
  ['something reserved',               forged({ reserved: 'x' }),                                        'signature.form'],
  ['bytes behind the fields',          forged({ tail: 'x' }),                                            'signature.form'],
  ['bytes behind the signature',       forged({ inner: 'x' }),                                           'signature.form'],
  ['an RSA key',                       forged({ blob: rsa, type: 'rsa-sha2-512' }),                      'signature.key-type'],
  ['a key of a token',                 forged({ blob: hardware }),                                       'signature.key-type'],
  ['a key of 31 bytes',                forged({ blob: encodePublicKey(Buffer.alloc(31)) }),              'signature.key-type'],
  ['no key',                           forged({ blob: '' }),                                             'signature.key-type'],
  ['a key with bytes behind it',       forged({ blob: Buffer.concat([key.publicKey, Buffer.from([0])]) }), 'signature.key-type'],
  ['the namespace of files',           forged({ namespace: 'file' }),                                    'signature.namespace'],
  ['no namespace',                     forged({ namespace: '' }),                                        'signature.namespace'],
  ['a namespace with a zero behind',   forged({ namespace: 'ystack-release\0' }),                        'signature.namespace'],
  ['SHA-256',                          forged({ hash: 'sha256' }),                                       'signature.hash'],
  ['SHA-1',                            forged({ hash: 'sha1' }),                                         'signature.hash'],
  ['another algorithm inside',         forged({ type: 'rsa-sha2-512' }),                                 'signature.form'],
  ['63 bytes of signature',            forged({ raw: Buffer.alloc(63) }),                                'signature.form'],
  ['zeros',                            forged({ raw: Buffer.alloc(64) }),                                'signature.wrong'],
  ['over the bytes, not their digest', forged({ raw: sign(null, manifest, key.key) }),                   'signature.wrong'],
  ['carriage returns',                 rearmored((text) => text.replaceAll('\n', '\r\n')),               'signature.form'],
  ['a blank before',                   rearmored((text) => ` ${text}`),                                  'signature.form'],
  ['a mark of byte order before',      rearmored((text) => `\ufeff${text}`),                             'signature.form'],
  ['no line feed at the end',          rearmored((text) => text.trimEnd()),                              'signature.form'],
  ['lines of other lengths',           lines(flat.slice(0, 10), flat.slice(10, 80), flat.slice(80)),      'signature.form'],
  ['a first line that is shorter',     lines(flat.slice(0, 60), ...(flat.slice(60).match(/.{1,70}/g) ?? [])), 'signature.form'],
  ['one line of all',                  lines(flat),                                                       'signature.form'],
  ['lines of 77',                      lines(...(flat.match(/.{1,77}/g) ?? [])),                          'signature.form'],
  ['an empty line',                    rearmored((text) => text.replace('-----\n', '-----\n\n')),        'signature.form'],
  ['a private key',                    rearmored((text) => text.replaceAll('SSH SIGNATURE', 'OPENSSH PRIVATE KEY')), 'signature.form'],
  ['nothing',                          Buffer.alloc(0),                                                  'signature.form'],
  ['more than it may hold',            forged({ namespace: 'x'.repeat(4096) }),                           'signature.form'],
  ['a length that lies',               Buffer.from(armor('SSH SIGNATURE', Buffer.concat([Buffer.from('SSHSIG\0\0\0\x01'), Buffer.alloc(8, 255)]))), 'signature.form'],
] as const;
test.each(hostile)('refused: %s', (_what, signature, detail) => {
  const done = check({ signature });
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_SIGNATURE', detail } });
  expect(done.ok ? '' : done.refusal.mend).not.toBe('');
});

test('the parts by which signatures are bent make the good one when nothing is bent', () => {
  expect(forged().equals(signed)).toBe(true);
});

test('lines of the width that the format suggests are taken as well', () => {
  const wide = lines(...(flat.match(/.{1,76}/g) ?? []));
  expect(check({ signature: wide }).ok).toBe(true);
});

const own = publicLine(1);
// biome-ignore format: an aligned table
const vouching = [
  // the allowed signers                                        who must it be   principal or rule
  [[`ann@example ${own}`],                                      undefined,       'ann@example'],
  [[`ann@example,bo@example ${own}`],                           undefined,       'ann@example,bo@example'],
  [[`ann@example,bo@example ${own}`],                           'bo@example',    'bo@example'],
  [[`*@example ${own}`],                                        'bo@example',    'bo@example'],
  [[`*@example,!bo@example ${own}`],                            'bo@example',    'signature.unlisted'],
  [[`ann@example ${own}`],                                      'bo@example',    'signature.unlisted'],
  [[`ann@example ${own}`],                                      '',              'signature.unlisted'],
  [[`ann@example ${publicLine(2)}`],                            undefined,       'signature.unlisted'],
  [[`bo@example ${publicLine(2)}`, `ann@example ${own}`],       undefined,       'ann@example'],
  [[`ann@example namespaces="git,file" ${own}`],                undefined,       'signature.unlisted'],
  [[`ann@example namespaces="git,ystack-*" ${own}`],            undefined,       'ann@example'],
  [[`ann@example namespaces="*,!ystack-release" ${own}`],       undefined,       'signature.unlisted'],
  [[`ann@example valid-before="20990101" ${own}`],              undefined,       'signature.limited'],
  [[`ann@example valid-after="19990101" ${own}`],               undefined,       'signature.limited'],
  [[`ann@example valid-after="19990101" ${own}`, `bo ${own}`],  undefined,       'bo'],
  [[`ann@example valid-after="19990101" ${own}`, `bo ${own}`],  'ann@example',   'signature.limited'],
] as const;
test.each(vouching)('%j as %j: %s', (lines, identity, expected) => {
  const done = check({ allowedSigners: allowing(...lines), identity });
  expect(done.ok ? done.value.principal : done.refusal.detail).toBe(expected);
});

test('a demanded signature that is not there is refused, and a broken list of signers is told before it', () => {
  expect(check({ signature: undefined })).toMatchObject({
    refusal: { code: 'E_SIGNATURE', detail: 'signature.absent', expected: expect.stringContaining('unsigned') },
  });
  expect(check({ signature: undefined, allowedSigners: allowing('ann') })).toMatchObject({
    refusal: { code: 'E_SIGNERS', at: 'line 1' },
  });
});

const edit = fc.tuple(fc.nat({ max: 4096 }), fc.integer({ min: 1, max: 255 }));
test('a blob with any bytes changed, cut or put in is never taken', () => {
  const blob = dearmor('SSH SIGNATURE', signed.toString()) as Buffer;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), fc.option(fc.nat({ max: 200 })), (edits, end) => {
      const bent = Buffer.from(blob.subarray(0, end ?? blob.length));
      for (const [at, by] of edits) if (bent.length > 0) bent[at % bent.length] = (bent[at % bent.length] ?? 0) ^ by;
      expect(check({ signature: Buffer.from(armor('SSH SIGNATURE', bent)) }).ok).toBe(bent.equals(blob));
    }),
    seeded(300, 20_000),
  );
});
