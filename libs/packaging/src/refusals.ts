// How packaging refuses: a token that programs branch on and one word that says which rule was broken. The word begins
// with what was looked at: `manifest.`, `archive.`, `import.`, `set.`, `pin.`; those of
// `#content` are `name.`, `mode.`, `content.`.
import { breach, type DetailedRefusal } from '#objects';

/** Rules of a release manifest beyond its schema; all refuse with E_SHAPE. */
export type ManifestDetail =
  | 'manifest.order'
  | 'manifest.path'
  | 'manifest.root'
  | 'manifest.object-id'
  | 'manifest.total-bytes'
  | 'manifest.profile-name'
  | 'manifest.profile-file-missing'
  | 'manifest.profile-file-unknown'
  | 'manifest.profile-file-foreign'
  | 'manifest.profile-manifests'
  | 'manifest.file-unclaimed'
  | 'manifest.gate-document-foreign'
  | 'manifest.gate-document-unclaimed'
  | 'manifest.gate-document-unknown'
  | 'manifest.gate-missing'
  | 'manifest.gate-twice'
  | 'manifest.gate-record'
  | 'manifest.id';

/** Where an archive differs from the one its manifest implies; all refuse with E_DIGEST. */
export type ArchiveDetail =
  | 'archive.header'
  | 'archive.content'
  | 'archive.padding'
  | 'archive.trailer'
  | 'archive.truncated'
  | 'archive.trailing-data';

export type ManifestRefusal = DetailedRefusal<'E_SHAPE', ManifestDetail>;
export type ArchiveRefusal = DetailedRefusal<'E_DIGEST', ArchiveDetail>;

/** A refusal of a manifest: the rule, a JSON pointer, what would have been accepted. */
export const refuseManifest = (detail: ManifestDetail, at: string, expected: string): ManifestRefusal =>
  breach('E_SHAPE', detail, { at, expected });
