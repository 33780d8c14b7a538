export {
  checkReleaseSignature,
  type ReleaseSigner,
  type SignedRelease,
  signatureName,
} from './check-release-signature.ts';
export { allowedSignersBytesMax } from './ssh/allowed-signers.ts';
export { releaseNamespace, signatureBytesMax } from './ssh/signature.ts';
