export {
  checkReleaseSignature,
  type SignedRelease,
  signatureName,
} from './check-release-signature.ts';
export { checkEnvelope, type Enveloped, encodeEnvelope } from './dsse.ts';
export { allowedSignersBytesMax } from './ssh/allowed-signers.ts';
export { parsePrivateKey, privateKeyBytesMax, type SigningKey } from './ssh/private-key.ts';
export { encodeReleaseSignature, releaseNamespace, signatureBytesMax } from './ssh/signature.ts';
export type { ReleaseSigner } from './ssh/vouch.ts';
export { type AttestedRelease, admitRelease, attestedPaths } from './statement/attested-release.ts';
export { type Pin, pathOf } from './statement/pins.ts';
export { attestationsFolder, buildStatements, envelopeName, sbomName } from './statement/statements.ts';
