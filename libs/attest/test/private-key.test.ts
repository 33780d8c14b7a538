// Private keys: both files of one key give the same key, everything else is refused with what to do instead.
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { parsePrivateKey } from '#attest';
import { countUp, openSshFile, pemOf, seedOf } from './support/keys.ts';

const parse = (text: string) => parsePrivateKey(Buffer.from(text));

test('a key is the same from OpenSSH and from PEM', () => {
  const [ssh, pem] = [parse(openSshFile(1)), parse(pemOf(1))];
  if (!ssh.ok || !pem.ok) throw new Error('both are keys');
  expect(pem.value.publicKey.equals(ssh.value.publicKey)).toBe(true);
  expect(pem.value.fingerprint).toBe(ssh.value.fingerprint);
  expect(pem.value.key.equals(ssh.value.key)).toBe(true);
  expect(parse(pemOf(1).replaceAll('\n', '\r\n')).ok).toBe(true);
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const secret = { cipher: 'aes-256-cbc', passphrase: 'x' } as const;
const pkcs8 = { format: 'pem', type: 'pkcs8' } as const;
const good = openSshFile(1);

// biome-ignore format: an aligned table
const refused = [
  // what it is                        the file                                                                expected                    mend
  ['encrypted, of OpenSSH',            openSshFile(1, { cipher: 'aes256-ctr' }),                               /not encrypted/,            /ssh-keygen -Y sign -n ystack-release/],
  ['encrypted, PKCS#8',                rsa.export({ ...pkcs8, ...secret }).toString(),                         /not encrypted/,            /ssh-keygen -Y sign/],
  ['encrypted, of old',                rsa.export({ format: 'pem', type: 'pkcs1', ...secret }).toString(),     /not encrypted/,            /ssh-keygen -Y sign/],
  ['RSA, PKCS#8',                      rsa.export(pkcs8).toString(),                                           /not `rsa`/,                /ssh-keygen -t ed25519/],
  ['RSA, PKCS#1',                      rsa.export({ format: 'pem', type: 'pkcs1' }).toString(),                /not `rsa`/,                /ssh-keygen -t ed25519/],
  ['a curve of NIST',                  ec.export({ format: 'pem', type: 'sec1' }).toString(),                  /not `ec`/,                 /ssh-keygen -t ed25519/],
  ['RSA, of OpenSSH',                  openSshFile(1, { type: 'ssh-rsa' }),                                    /not `ssh-rsa`/,            /ssh-keygen -t ed25519/],
  ['two keys in a file',               openSshFile(1, { count: 2 }),                                           /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['check words that differ',          openSshFile(1, { checks: [1, 2] }),                                     /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['padding of zeros',                 openSshFile(1, { padding: (short) => Array<number>(short).fill(0) }),                                /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['a block too much of padding',      openSshFile(1, { padding: (short) => countUp(short + 8) }), /an ed25519 private key/, /ssh-keygen -t ed25519/],
  ['the public half of another key',   openSshFile(1, { point: seedOf(9) }),                                   /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['the seed of another key',          openSshFile(1, { inside: seedOf(9) }),                                  /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['a public half of 33 bytes',        openSshFile(1, { point: Buffer.alloc(33) }),                            /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['cut in the middle',                good.slice(0, 200),                                                     /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['text behind',                      `${good}\n`,                                                            /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['PEM that is cut',                  pemOf(1).replace(/\n.{8}/, '\n'),                                       /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['a public key',                     'ssh-ed25519 AAAA',                                                     /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['nothing',                          '',                                                                     /an ed25519 private key/,   /ssh-keygen -t ed25519/],
  ['too large',                        `${pemOf(1)}${'\n'.repeat(65_536)}`,                                    /an ed25519 private key/,   /ssh-keygen -t ed25519/],
] as const;
test.each(refused)('refused: %s', (_what, text, expected, mend) => {
  const done = parse(text);
  expect(done).toMatchObject({ ok: false, refusal: { code: 'E_KEY' } });
  expect(done.ok ? '' : done.refusal.expected).toMatch(expected);
  expect(done.ok ? '' : done.refusal.mend).toMatch(mend);
});
