// Which names may be refs: Git's own rules, minus the one-word names. A name becomes a path, so what could climb out of
// the refs folder is no name here, whoever wrote it.

/** Longest ref name, in UTF-16 units. */
export const refNameMax = 1024;

// Control characters, DEL, blank and the characters that mean something to `git rev-parse`.
const forbidden = /[\p{Cc} ~^:?*[\\]/u;

/** Whether `name` is a full ref: `refs/` and at least one more component, each of them fit. */
export function isRefName(name: string): boolean {
  if (!name.startsWith('refs/') || name.length > refNameMax || forbidden.test(name)) return false;
  if (name.includes('..') || name.includes('@{') || name.endsWith('.')) return false;
  return name.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
