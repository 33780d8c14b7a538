// The kind `release_manifest`, version 2: one document whose id covers every file, verdict and gate document of a release.
// Everything that can be told from the manifest alone is a rule of form (E_SHAPE); whether the commit holds what it says
// is asked by those who have the repository.
import { type Bounds, documentDigest, encodeCanonical, type Json } from '#canonical';
import { type DocumentKind, defineKind, type Rule } from '#contract';
import { breach } from '#objects';
import { fileCountMax, manifestBytesMax } from './bounds.ts';
import { withFewBrackets } from './brackets.ts';
import { type ReleaseBody, type ReleaseManifest, validate } from './generated/release-manifest.js';
import { checkFiles } from './manifest-files.ts';
import { checkGates } from './manifest-gates.ts';
import { checkProfiles } from './manifest-profiles.ts';
import type { ManifestRefusal } from './refusals.ts';

export const releaseManifestBounds: Bounds = {
  bytesMax: manifestBytesMax,
  depthMax: 8,
  entriesMax: fileCountMax,
  stringBytesMax: 8192,
  integers: 'safe',
  byteOrderMark: 'refused',
};

/** The id of a release: `release.` and the digest of its canonical body. */
export const releaseId = (body: ReleaseBody): string => `release.${documentDigest(body as unknown as Json)}`;

const checkId: Rule<ReleaseManifest> = ({ id, body }): ManifestRefusal | undefined =>
  id === releaseId(body)
    ? undefined
    : breach('E_SHAPE', 'manifest.id', {
        at: '/id',
        expected: '`release.` and the digest of the canonical body',
        mend: 'a manifest is never edited: build the release again',
      });

const kind = defineKind<ReleaseManifest>({
  kind: 'release_manifest',
  schemaVersion: 2,
  bounds: releaseManifestBounds,
  validate,
  shapes: [({ body }) => checkFiles(body), ({ body }) => checkProfiles(body), ({ body }) => checkGates(body), checkId],
});

/**
 * Parses and checks release manifests: E_LIMIT, E_PARSE, E_CANONICAL, E_LIMIT, then E_SHAPE for everything else, the
 * refusal's `detail` naming the rule. Order of the rules: schema, files, profiles, gates, id.
 */
export const releaseManifestKind: DocumentKind<ReleaseManifest> = withFewBrackets(kind);

/** The manifest of a body, its id computed. The body is not checked: pass the bytes through `releaseManifestKind.parse`. */
export const sealManifest = (body: ReleaseBody): ReleaseManifest => ({
  body,
  id: releaseId(body),
  kind: 'release_manifest',
  schema_version: 2,
});

/** The canonical bytes of a manifest, final LF included. */
export const encodeReleaseManifest = (manifest: ReleaseManifest): Uint8Array =>
  encodeCanonical(manifest as unknown as Json);
