// `attest`, `sign` and `verify-signature`: statements about a release for other people's tools, and who stands behind it.
import { releaseNamespace } from '#attest';
import type { Argument, Context, EffectCommand, Report } from '#command';
import { allowedSignersOf, allowedSignersOption } from '#store';
import { deriveAttestations, writeAttestations } from './attestations.ts';
import { type SignedFolder, signRelease } from './sign-release.ts';
import { type VerifiedFolder, verifySignatures } from './verify-release.ts';

const folder: Argument = { name: 'RELEASE_DIR', describe: 'the release directory, such as dist/releases/release.…' };

const readingCodes = ['E_RUNTIME', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_DIGEST', 'E_PROFILE'] as const;

/** `attest RELEASE_DIR`. Prints the names of the files. */
export const attestCommand: EffectCommand = {
  name: 'attest',
  summary: 'Write in-toto statements and a bill of materials beside a release',
  details: [
    'Into `attestations/`: `provenance.json` (in-toto Statement v1 with SLSA provenance v1), `gate.<profile>.<gate>.json` for each verdict (in-toto test result) and `sbom.cdx.json` (CycloneDX 1.6). They follow from the release alone and are the same on every machine; no digest of the release covers them.',
  ],
  arguments: [folder],
  options: [],
  codes: [...readingCodes, 'E_TARGET', 'E_IO'],
  run: async (context) => {
    const place = placeOf(context);
    const attestations = await deriveAttestations(place);
    if (!attestations.ok) return attestations.refusal;
    const written = writeAttestations(place, attestations.value);
    if (!written.ok) return written.refusal;
    return {
      stdout: lines([...attestations.value.files.keys()].map((name) => `attestations/${name}`)),
      notes: [`${attestations.value.releaseId}: attestations ${written.value}`],
    };
  },
};

/** `sign RELEASE_DIR --key FILE`. Prints the fingerprint of the key. */
export const signCommand: EffectCommand = {
  name: 'sign',
  summary: 'Sign a release and the statements about it',
  details: [
    `Writes \`manifest.json.sig\`, which \`ssh-keygen -Y verify -n ${releaseNamespace}\` takes, and a DSSE envelope beside each statement. An encrypted key, or one that an agent or a token holds, signs with \`ssh-keygen -Y sign -n ${releaseNamespace} -f KEY manifest.json\`; the bytes are the same. Envelopes need the key itself.`,
  ],
  arguments: [folder],
  options: [{ flag: '--key', value: 'FILE', describe: 'an unencrypted ed25519 private key, of OpenSSH or PEM' }],
  codes: ['E_USAGE', 'E_KEY', ...readingCodes, 'E_TARGET', 'E_EXISTS', 'E_IO'],
  run: async (context) => {
    const { key } = context.options;
    if (typeof key !== 'string') return { code: 'E_USAGE', expected: 'a key to sign with', mend: '--key FILE' };
    const signed = await signRelease(placeOf(context), context.place(key));
    return signed.ok ? signedReport(signed.value) : signed.refusal;
  },
};

/** What `sign` and `release:sign` say. */
export const signedReport = ({ releaseId, fingerprint, publicKey, written }: SignedFolder): Report => ({
  stdout: lines([fingerprint]),
  notes: [
    `${releaseId}: ${written.length === 0 ? 'signed already, by the same key' : `wrote ${written.length} signatures`}`,
    `a line for those who verify: YOUR_NAME namespaces="${releaseNamespace}" ${publicKey}`,
  ],
});

/** `verify-signature RELEASE_DIR --allowed-signers FILE [--identity NAME]`. Prints who signed, and the fingerprint. */
export const verifySignatureCommand: EffectCommand = {
  name: 'verify-signature',
  summary: 'Say who signed a release, if it is one of the allowed signers',
  details: [
    'Judges `manifest.json.sig` and every envelope in `attestations/`, whose statements are derived again from the release. A signature carries no time and no clock is read, so a line of allowed signers with `valid-after` or `valid-before` vouches for nothing; lines with `cert-authority` are refused.',
  ],
  arguments: [folder],
  options: [
    allowedSignersOption,
    { flag: '--identity', value: 'NAME', describe: 'the signer that it must be, matched with the principals' },
  ],
  codes: ['E_USAGE', 'E_SIGNERS', 'E_SIGNATURE', ...readingCodes, 'E_TARGET'],
  run: async (context) => {
    const allowedSigners = allowedSignersOf(context);
    if (allowedSigners === undefined) {
      return { code: 'E_USAGE', expected: 'who may sign', mend: '--allowed-signers FILE' };
    }
    const { identity } = context.options;
    const demand = { allowedSigners, ...(typeof identity === 'string' ? { identity } : {}) };
    const verified = await verifySignatures(placeOf(context), demand);
    return verified.ok ? verifiedReport(verified.value) : verified.refusal;
  },
};

const verifiedReport = ({ signer, enveloped, bare }: VerifiedFolder): Report => ({
  stdout: lines([`${signer.principal} ${signer.fingerprint}`]),
  notes: [
    `the manifest is signed; line ${signer.line} of the allowed signers vouches`,
    ...(enveloped.length + bare.length === 0 ? ['there are no attestations'] : []),
    ...(enveloped.length > 0 ? [`${enveloped.length} statements are signed`] : []),
    ...bare.map((name) => `unsigned: attestations/${name}`),
  ],
});

const placeOf = (context: Context): string => context.place(String(context.arguments.RELEASE_DIR));

const lines = (texts: readonly string[]): Uint8Array =>
  new TextEncoder().encode(texts.map((text) => `${text}\n`).join(''));
