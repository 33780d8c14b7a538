// How packaging refuses: a token that programs branch on and one word that says which rule was broken. The word begins
// with what was looked at: `manifest.`, `name.`, `mode.`, `content.`, `archive.`, `import.`, `set.`, `pin.`.
import type { Refusal } from '#canonical';
import type { DetailedRefusal } from '#objects';

export type { DetailedRefusal };

/** Rules about the name of a packaged file; all refuse with E_PATH. */
export type NameDetail =
  | 'name.empty'
  | 'name.not-unicode'
  | 'name.control'
  | 'name.hidden'
  | 'name.backslash'
  | 'name.dots'
  | 'name.git'
  | 'name.dot-file'
  | 'name.dash'
  | 'name.colon'
  | 'name.windows-character'
  | 'name.blank'
  | 'name.trailing-dot'
  | 'name.reserved'
  | 'name.segment-bytes'
  | 'name.path-bytes'
  | 'name.not-nfc'
  | 'name.unassigned';

/** Rules about two names of one set; E_PATH. */
export type CollisionDetail = 'name.collision-case' | 'name.collision-normalization' | 'name.collision-kind';

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
export type NameRefusal = DetailedRefusal<'E_PATH', NameDetail | CollisionDetail>;

/** A refusal with its detail word. */
export const breach = <Code extends string, Detail extends string>(
  code: Code,
  detail: Detail,
  rest: Omit<Refusal, 'code'>,
): DetailedRefusal<Code, Detail> => ({ ...rest, code, detail });

/** A refusal of a manifest: the rule, a JSON pointer, what would have been accepted. */
export const refuseManifest = (detail: ManifestDetail, at: string, expected: string): ManifestRefusal =>
  breach('E_SHAPE', detail, { at, expected });
