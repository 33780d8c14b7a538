// Who signed a release directory: the manifest, and each statement that lies there in an envelope. Statements are derived again
// from the release, so an envelope that says something else is none, whoever signed it.
import { join } from 'node:path';
import { allowedSignersBytesMax, attestationsFolder, checkEnvelope, envelopeName, type ReleaseSigner } from '#attest';
import { accept, type Result, refuse } from '#canonical';
import { admitFile, identityAt } from '#files';
import { releaseManifestBounds } from '#packaging';
import { judgeSignature, manifestFile } from '#store';
import { type Attestations, deriveAttestations, findOtherAttestations } from './attestations.ts';

export type VerifiedFolder = {
  readonly signer: ReleaseSigner;
  /** Names of statements in an envelope, and of those that are in none; both empty when nothing was attested. */
  readonly enveloped: readonly string[];
  readonly bare: readonly string[];
};

export type Demand = { readonly allowedSigners: string; readonly identity?: string | undefined };

/** E_SIGNERS, E_SIGNATURE as `judgeSignature`; with attestations also as deriving them, and E_DIGEST for others. */
export async function verifySignatures(folder: string, demand: Demand): Promise<Result<VerifiedFolder>> {
  const manifestPath = join(folder, manifestFile);
  const manifest = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
  if (!manifest.ok) return manifest;
  const known = judgeSignature({ manifestPath, manifest: manifest.value.bytes, ...demand });
  if (!known.ok) return known;
  if (known.value.state !== 'good') throw new TypeError('signers were demanded, so the signature was judged');
  const { signer } = known.value;
  if (identityAt(join(folder, attestationsFolder)) === undefined) return accept({ signer, enveloped: [], bare: [] });
  const attestations = await deriveAttestations(folder);
  if (!attestations.ok) return attestations;
  const other = findOtherAttestations(folder, attestations.value);
  if (other !== undefined) return refuse(other);
  const envelopes = checkEnvelopes(folder, attestations.value, demand);
  return envelopes.ok ? accept({ signer, ...envelopes.value }) : envelopes;
}

function checkEnvelopes(folder: string, { statements }: Attestations, demand: Demand) {
  const signers = admitFile(demand.allowedSigners, { bytesMax: allowedSignersBytesMax });
  if (!signers.ok) return signers;
  const [enveloped, bare]: [string[], string[]] = [[], []];
  for (const [name, statement] of statements) {
    const path = join(folder, attestationsFolder, envelopeName(name));
    (identityAt(path) === undefined ? bare : enveloped).push(name);
    if (bare.at(-1) === name) continue;
    const envelope = admitFile(path, { bytesMax: 2 * statement.length + envelopeBytesMax });
    if (!envelope.ok) return envelope;
    const checked = checkEnvelope({
      statement,
      envelope: envelope.value.bytes,
      allowedSigners: signers.value.bytes,
      identity: demand.identity,
    });
    if (!checked.ok) return refuse({ ...checked.refusal, input: path });
  }
  return accept({ enveloped, bare });
}

/** What an envelope holds beside its payload. */
const envelopeBytesMax = 1024;
