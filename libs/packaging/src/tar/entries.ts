// What an archive holds, in its order: every gate document and file of a manifest, by path. An archive is a pure function
// of its manifest and the bytes behind the digests, so this list together with `headerBytes` is the whole format.
import type { ReleaseManifest } from '../generated/release-manifest.js';

/** A regular file of an archive. */
export type ArchiveEntry = {
  readonly path: string;
  readonly mode: '100644' | '100755';
  readonly size_bytes: number;
  readonly sha256: string;
};

/** The entries of a manifest's archive. `gates/` sorts before `libs/` and `profiles/`, so two sorted lists in a row are one. */
export const archiveEntries = ({ body }: ReleaseManifest): readonly ArchiveEntry[] => [
  ...body.gate_documents.map((document): ArchiveEntry => ({ ...document, mode: '100644' })),
  ...body.files,
];
