// The file of allowed signers (ALLOWED SIGNERS in ssh-keygen(1)): who may sign, by which key. Read more strictly than
// OpenSSH does: no quotes around principals, no carriage returns, no options that it does not know, one reading of each
// line. Keys of other kinds may stand in it, for the file is shared with other tools; they vouch for nothing here.
import { accept, type Refused, type Result, refuse } from '#canonical';
import { decodeBase64 } from './armor.ts';
import { fingerprintOf, keyType, keyTypeOf, pointOf } from './public-key.ts';

export const allowedSignersBytesMax = 1_048_576;
export const signerLinesMax = 4096;
export const signerLineCharsMax = 8192;

export type AllowedSigner = {
  /** In the file, from 1. */
  readonly line: number;
  /** A list of patterns, as it is written. */
  readonly principals: string;
  /** The blob of the key. */
  readonly publicKey: Buffer;
  readonly fingerprint: string;
  /** A list of patterns; undefined allows every namespace. */
  readonly namespaces: string | undefined;
  /** Whether the line holds for a time only. */
  readonly isLimited: boolean;
};

/** Reads allowed signers. E_SIGNERS with the line, also for a file that allows nobody. */
export function parseAllowedSigners(bytes: Uint8Array): Result<readonly AllowedSigner[], 'E_SIGNERS'> {
  const text = textOf(bytes);
  if (text === undefined) return broken(0, `UTF-8 text of at most ${allowedSignersBytesMax} bytes`);
  const lines = text.split('\n');
  if (lines.length > signerLinesMax) return broken(0, `at most ${signerLinesMax} lines`);
  const signers: AllowedSigner[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^[ \t]*(#|$)/.test(line)) continue;
    const signer = parseLine(line, index + 1);
    if (!signer.ok) return signer;
    signers.push(signer.value);
  }
  return signers.length > 0 ? accept(signers) : broken(0, 'at least one signer: nobody could have signed');
}

function textOf(bytes: Uint8Array): string | undefined {
  if (bytes.length > allowedSignersBytesMax) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

const word = '[!-~]+';
// An option without a value that OpenSSH knows is this one; `ssh-rsa` must not look like another.
const option = '(?:cert-authority|[a-z-]+="[^"\\\\]*")';
const pattern = new RegExp(
  `^[ \\t]*(${word})[ \\t]+(?:(${option}(?:,${option})*)[ \\t]+)?(${word})[ \\t]+(${word})(?:[ \\t].*)?$`,
  'i',
);
// A comment may be in any script, but not steer a terminal or hide what follows.
const unprintable = /(?!\t)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

function parseLine(line: string, number: number): Result<AllowedSigner, 'E_SIGNERS'> {
  if (line.length > signerLineCharsMax) return broken(number, `a line of at most ${signerLineCharsMax} characters`);
  if (unprintable.test(line)) return broken(number, 'no control or hidden characters');
  const [, principals = '', options, type = '', base64 = ''] = pattern.exec(line) ?? [];
  if (principals === '') return broken(number, 'principals, options or none, the type of a key and the key');
  if (/["\\]/.test(principals) || /^,|,,|,$/.test(principals)) {
    return broken(number, 'principals separated by commas, without quotes');
  }
  const publicKey = decodeBase64(base64);
  if (
    publicKey === undefined ||
    keyTypeOf(publicKey) !== type ||
    (type === keyType && pointOf(publicKey) === undefined)
  ) {
    return broken(number, 'a key in base64 of the type before it');
  }
  const read = parseOptions(options, number);
  return read.ok
    ? accept({ line: number, principals, publicKey, fingerprint: fingerprintOf(publicKey), ...read.value })
    : read;
}

const time = /^[0-9]{8}(?:[0-9]{4}(?:[0-9]{2})?)?Z?$/i;

function parseOptions(text: string | undefined, line: number) {
  const options = text?.match(new RegExp(option, 'gi')) ?? [];
  const values = new Map<string, string | undefined>();
  for (const [name = '', value] of options.map(splitOption)) {
    if (name === 'cert-authority') return broken(line, 'a key itself; certificates are not judged here');
    if (values.has(name)) return broken(line, `\`${name}\` once`);
    const isTime = name === 'valid-after' || name === 'valid-before';
    if (!isTime && name !== 'namespaces') return broken(line, `a known option, not \`${name}\``);
    if (isTime && !time.test(value ?? '')) return broken(line, `a time such as \`${name}="20300131"\``);
    if (name === 'namespaces' && !/^[!-~]+$/.test(value ?? '')) return broken(line, 'namespaces separated by commas');
    values.set(name, value);
  }
  const isLimited = values.has('valid-after') || values.has('valid-before');
  return accept({ namespaces: values.get('namespaces'), isLimited });
}

/** `NAME="value"`; the name in lower case, for OpenSSH does not mind the case. */
function splitOption(text: string): readonly [string, string | undefined] {
  const [, name = '', value] = /^([^=]+)(?:="(.*)")?$/.exec(text) ?? [];
  return [name.toLowerCase(), value];
}

const broken = (line: number, expected: string): Refused<'E_SIGNERS'> =>
  refuse({
    code: 'E_SIGNERS',
    ...(line > 0 ? { at: `line ${line}` } : {}),
    expected,
    mend: 'write a line for each signer: NAME namespaces="ystack-release" and what their `.pub` file holds',
  });
