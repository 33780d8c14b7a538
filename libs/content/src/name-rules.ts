// The words for what is wrong with a name; how a name is judged stands in `names.ts` and `collisions.ts`.

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
