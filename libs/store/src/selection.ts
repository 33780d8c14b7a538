// What of a release goes into a target: the files and gate documents of one profile, each with the permission bits it is
// installed with. A release of two profiles leaves the other's files out.
import { accept, compareCodePoints, type Result, refuse } from '#canonical';
import type { ReleaseManifest } from '#packaging';

export type InstallItem = {
  /** Path in the release, which is its path below the installed tree. */
  readonly path: string;
  readonly sha256: string;
  readonly sizeBytes: number;
  /** Permission bits on disk: 0400, or 0500 for a file that Git holds as executable. */
  readonly mode: number;
  /** The Git object of a file; a gate document has none. */
  readonly objectId?: string;
};

export type Selection = {
  readonly profileId: string;
  /** Sorted by path. */
  readonly files: readonly InstallItem[];
  /** Sorted by path. */
  readonly documents: readonly InstallItem[];
};

const readable = 0o400;
const executable = 0o500;

/** The items of one profile, `E_PROFILE` when the release has no such profile. */
export function selectProfile(manifest: ReleaseManifest, profileId: string): Result<Selection, 'E_PROFILE'> {
  const { files, gate_documents: documents, profiles } = manifest.body;
  const profile = profiles.find((candidate) => candidate.profile_id === profileId);
  if (profile === undefined) {
    const known = profiles.map((candidate) => `\`${candidate.profile_id}\``).join(', ');
    return refuse({ code: 'E_PROFILE', at: profileId, expected: `a profile of this release: ${known}` });
  }
  const ownFiles = new Set<string>(profile.files);
  const ownDocuments = new Set<string>(profile.gate_documents);
  return accept({
    profileId,
    files: files
      .filter(({ path }) => ownFiles.has(path))
      .map(({ path, sha256, size_bytes: sizeBytes, mode, object_id: objectId }) => {
        return { path, sha256, sizeBytes, mode: mode === '100755' ? executable : readable, objectId };
      }),
    documents: documents
      .filter(({ path }) => ownDocuments.has(path))
      .map(({ path, sha256, size_bytes: sizeBytes }) => ({ path, sha256, sizeBytes, mode: readable })),
  });
}

/** Files and documents together, sorted by path: the order in which a source hands them over. */
export const itemsOf = ({ files, documents }: Selection): readonly InstallItem[] =>
  [...files, ...documents].sort((left, right) => compareCodePoints(left.path, right.path));
