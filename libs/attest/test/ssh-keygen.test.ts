// OpenSSH as the oracle, both ways: it takes our signatures and gives the same bytes, we take its signatures and keys, and both
// read allowed signers alike.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { checkReleaseSignature, encodeReleaseSignature, parsePrivateKey } from '#attest';
import { needs } from '../../../test/support/needs.ts';
import { allowing, openSshFile, pemOf, publicLine, signingKey } from './support/keys.ts';

const scratch = mkdtempSync(join(tmpdir(), 'ystack-ssh-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
beforeEach(needs('ssh-keygen'));

const at = (name: string) => join(scratch, name);
const put = (name: string, text: string | Uint8Array, mode = 0o600) => writeFileSync(at(name), text, { mode });
const keygen = (words: readonly string[], input?: Uint8Array) =>
  spawnSync('ssh-keygen', words, {
    cwd: scratch,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
    input: input ?? '',
  });

const manifest = Buffer.from('{"id":"release.one"}\n');
const ours = Buffer.from(encodeReleaseSignature(manifest, signingKey(1)));

/** What `ssh-keygen -Y sign` writes for the manifest. */
function theirs(key: string, namespace = 'ystack-release', more: readonly string[] = []): Buffer {
  const signed = keygen(['-q', '-Y', 'sign', '-n', namespace, ...more, '-f', key], manifest);
  expect(signed.stderr).toBe('');
  return Buffer.from(signed.stdout);
}

function isTakenByThem(
  signers: Uint8Array,
  identity: string,
  signature: Uint8Array,
  namespace = 'ystack-release',
): boolean {
  put('allowed', signers);
  put('signature', signature);
  const words = ['-Y', 'verify', '-n', namespace, '-I', identity, '-f', 'allowed', '-s', 'signature'];
  return keygen(words, manifest).status === 0;
}

test('a key that OpenSSH reads gives the same signature there and here', () => {
  put('key', openSshFile(1));
  expect(keygen(['-y', '-f', 'key']).stdout).toBe(`${publicLine(1)} a comment\n`);
  expect(keygen(['-l', '-f', 'key']).stdout).toContain(` ${signingKey(1).fingerprint} `);
  expect(theirs('key').equals(ours)).toBe(true);
});

test('a key that OpenSSH makes is read, and one that it encrypts is refused', () => {
  expect(keygen(['-q', '-t', 'ed25519', '-N', '', '-C', 'who@where', '-f', 'made']).status).toBe(0);
  const key = parsePrivateKey(readFileSync(at('made')));
  if (!key.ok) throw new Error(JSON.stringify(key.refusal));
  expect(theirs('made').equals(Buffer.from(encodeReleaseSignature(manifest, key.value)))).toBe(true);
  expect(keygen(['-q', '-p', '-P', '', '-N', 'a secret', '-f', 'made']).status).toBe(0);
  expect(parsePrivateKey(readFileSync(at('made')))).toMatchObject({
    refusal: { code: 'E_KEY', expected: expect.stringMatching(/not encrypted/) },
  });
});

test('PEM of the same key signs the same', () => {
  const key = parsePrivateKey(Buffer.from(pemOf(1)));
  expect(key.ok && Buffer.from(encodeReleaseSignature(manifest, key.value)).equals(ours)).toBe(true);
});

test('what they sign otherwise is refused here, though they take it', () => {
  put('key', openSshFile(1));
  expect(keygen(['-q', '-t', 'rsa', '-b', '2048', '-N', '', '-C', '', '-f', 'rsa']).status).toBe(0);
  const rsaLine = `ann ${readFileSync(at('rsa.pub'), 'utf8').trim()}`;
  // biome-ignore format: an aligned table
  const cases = [
    // signature                                                  allowed                           namespace         rule
    [theirs('key', 'file'),                                       allowing(`ann ${publicLine(1)}`), 'file',           'signature.namespace'],
    [theirs('key', 'ystack-release', ['-O', 'hashalg=sha256']),   allowing(`ann ${publicLine(1)}`), 'ystack-release', 'signature.hash'],
    [theirs('rsa'),                                               allowing(rsaLine),                'ystack-release', 'signature.key-type'],
  ] as const;
  for (const [signature, allowedSigners, namespace, detail] of cases) {
    expect(isTakenByThem(allowedSigners, 'ann', signature, namespace)).toBe(true);
    expect(checkReleaseSignature({ manifest, signature, allowedSigners })).toMatchObject({ refusal: { detail } });
  }
});

const key = publicLine(1);
// biome-ignore format: an aligned table
const lines = [
  // the line                                             as            they    we
  [`ann ${key}`,                                          'ann',        true,   true],
  [`ann ${key}`,                                          'bo',         false,  false],
  [`ann,b? ${key} a comment`,                             'bo',         true,   true],
  [`*@example,!bo@example ${key}`,                        'bo@example', false,  false],
  [`*@example,!bo@example ${key}`,                        'cy@example', true,   true],
  [`ann namespaces="ystack-*" ${key}`,                    'ann',        true,   true],
  [`ann NAMESPACES="file,ystack-release" ${key}`,         'ann',        true,   true],
  [`ann namespaces="file" ${key}`,                        'ann',        false,  false],
  [`ann unknown="file" ${key}`,                           'ann',        false,  false],
  [`ann namespaces="a",namespaces="b" ${key}`,            'ann',        false,  false],
  [`ann cert-authority ${key}`,                           'ann',        false,  false],
  [`ann ${publicLine(2)}`,                                'ann',        false,  false],
  [`ann ${key.replace('ssh-ed25519', 'ssh-rsa')}`,        'ann',        false,  false],
  [`"ann" ${key}`,                                        'ann',        true,   false],
  [`ann valid-after="20000101" ${key}`,                   'ann',        true,   false],
  [`ann valid-before="20000101" ${key}`,                  'ann',        false,  false],
] as const;
test.each(lines)('%s as %s: they %s, we %s', (line, identity, they, we) => {
  const allowedSigners = allowing(line);
  expect(isTakenByThem(allowedSigners, identity, ours)).toBe(they);
  expect(checkReleaseSignature({ manifest, signature: ours, allowedSigners, identity }).ok).toBe(we);
});
