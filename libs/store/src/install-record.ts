// The record that an installation leaves in the tree: what was put there, from which release. It is a function of the
// manifest and the profile alone, so whoever has the manifest can compute it again, and a record that vouches for edited
// bytes is found out.
import {
  accept,
  type Bounds,
  compareCodePoints,
  documentDigest,
  encodeCanonical,
  isStrictlySorted,
  type Json,
  type Result,
  refuse,
} from '#canonical';
import { type Admitted, type DocumentKind, defineKind } from '#contract';
import { type ReleaseManifest, withFewBrackets } from '#packaging';
import { type Body, type InstalledFile, type InstallRecord, validate } from './generated/install-record.js';
import { northStarFile, northStarSha256 } from './north-star.ts';
import { type InstallItem, selectProfile } from './selection.ts';
import { treeName } from './tree-layout.ts';

export type { InstalledFile, InstallRecord } from './generated/install-record.js';

const mediaType = 'application/vnd.ystack.release-manifest+json';

export const installRecordBounds: Bounds = {
  bytesMax: 67_108_864,
  depthMax: 8,
  entriesMax: 65_536,
  stringBytesMax: 8192,
  integers: 'int32',
};

/** The record, admitted only when its lists are sorted and its id is the digest of its body. */
export const installRecordKind: DocumentKind<InstallRecord> = withFewBrackets(
  defineKind({
    kind: 'install_record',
    schemaVersion: 2,
    bounds: installRecordBounds,
    validate,
    relations: [checkId, checkOrder],
  }),
);

function checkId(record: InstallRecord) {
  const id = recordId(record.body);
  if (record.id === id) return undefined;
  return { code: 'E_RELATION', at: '/id', expected: `\`${id}\`, the digest of the body` };
}

function checkOrder({ body }: InstallRecord) {
  for (const list of ['installed', 'gate_documents'] as const) {
    const paths = body[list].map(({ path }) => path);
    if (!isStrictlySorted(paths, compareCodePoints)) {
      return { code: 'E_RELATION', at: `/body/${list}`, expected: 'paths in order, each once' };
    }
  }
  return undefined;
}

const recordId = (body: Body): string => `install.${documentDigest(body as unknown as Json)}`;

/** The record of installing one profile of a release; `E_PROFILE` when the release has no such profile. */
export function buildInstallRecord(
  manifest: Admitted<ReleaseManifest>,
  profileId: string,
): Result<InstallRecord, 'E_PROFILE'> {
  const selection = selectProfile(manifest.content, profileId);
  if (!selection.ok) return refuse(selection.refusal);
  const body: Body = {
    activation: 'none',
    authority: 'none',
    gate_documents: selection.value.documents.map(recordOf),
    install_version: 'v2',
    installed: selection.value.files.map(recordOf),
    north_star: {
      owner: 'target',
      path: `${treeName}/${northStarFile}`,
      sha256: northStarSha256,
      state: 'placeholder-unset',
    },
    profile_id: profileId,
    qualification: { state: 'unavailable' },
    release_ref: { content_id: manifest.content.id, media_type: mediaType, sha256: manifest.sha256 },
    source: manifest.content.body.source,
  };
  return accept({ body, id: recordId(body), kind: 'install_record', schema_version: 2 });
}

const recordOf = ({ path, sha256, sizeBytes, mode }: InstallItem): InstalledFile => ({
  mode: mode === 0o500 ? '0500' : '0400',
  path,
  sha256,
  size_bytes: sizeBytes,
});

/** Canonical bytes of a record. */
export const encodeInstallRecord = (record: InstallRecord): Uint8Array => encodeCanonical(record as unknown as Json);
