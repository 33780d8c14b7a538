// Keys made from a number, and the files that hold them, so that no test has a key file that somebody could mistake for one.
import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { armor } from '../../src/ssh/armor.ts';
import { parsePrivateKey, type SigningKey } from '../../src/ssh/private-key.ts';
import { encodeStrings } from '../../src/ssh/wire.ts';

export const seedOf = (number: number): Buffer => createHash('sha256').update(`seed ${number}`).digest();

const keyObject = (seed: Buffer): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  });

export const pemOf = (number: number): string =>
  keyObject(seedOf(number)).export({ format: 'pem', type: 'pkcs8' }).toString();

const pointOf = (seed: Buffer): Buffer =>
  Buffer.from(createPublicKey(keyObject(seed)).export({ format: 'jwk' }).x ?? '', 'base64url');

export type KeyFile = {
  readonly cipher?: string;
  readonly count?: number;
  readonly type?: string;
  readonly checks?: readonly [number, number];
  /** From the count of bytes that are missing to a whole block. */
  readonly padding?: (short: number) => readonly number[];
  /** The seed inside, while every public half stays that of the key. */
  readonly inside?: Buffer;
  readonly point?: Buffer;
};

/** A private key as OpenSSH writes it, or bent. */
export function openSshFile(number: number, bent: KeyFile = {}): string {
  const seed = seedOf(number);
  const {
    cipher = 'none',
    count = 1,
    type = 'ssh-ed25519',
    checks = [7, 7],
    point = pointOf(seed),
    inside = seed,
  } = bent;
  const { padding = countUp } = bent;
  const words = encodeStrings([type, point, Buffer.concat([inside, point]), 'a comment']);
  const short = (8 - (words.length % 8)) % 8;
  const secret = Buffer.concat([uint32(checks[0]), uint32(checks[1]), words, Buffer.from(padding(short))]);
  const publicKey = encodeStrings([type, pointOf(seed)]);
  const blob = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    encodeStrings([cipher, cipher === 'none' ? 'none' : 'bcrypt', '']),
    uint32(count),
    encodeStrings([publicKey, secret]),
  ]);
  return armor('OPENSSH PRIVATE KEY', blob);
}

/** 1, 2, 3, … */
export const countUp = (length: number): readonly number[] => Array.from({ length }, (_, index) => index + 1);

function uint32(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}

export function signingKey(number: number): SigningKey {
  const key = parsePrivateKey(Buffer.from(openSshFile(number)));
  if (!key.ok) throw new Error(JSON.stringify(key.refusal));
  return key.value;
}

/** The key as a `.pub` file and a line of allowed signers hold it. */
export const publicLine = (number: number): string => `ssh-ed25519 ${signingKey(number).publicKey.toString('base64')}`;

export const allowing = (...lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));
