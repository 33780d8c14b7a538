// One component of a path: what it may be called, and how its bytes become text.
import type { ObjectDetail } from './outcome.ts';

/** Longest name of one entry, in UTF-8 bytes. */
export const nameBytesMax = 4096;

/** What makes a name unfit as one path component, or undefined. Also used for the components of a path. */
export function nameFlaw(name: string): { readonly detail: ObjectDetail; readonly expected: string } | undefined {
  if (name === '') return { detail: 'tree-name-empty', expected: 'a name that is not empty' };
  if (name.includes('/')) return { detail: 'tree-name-slash', expected: 'a name without a slash' };
  if (name === '.' || name === '..') return { detail: 'tree-name-dots', expected: 'a name other than `.` and `..`' };
  // On a file system that folds case, `.GIT/config` is the repository's own configuration.
  if (name.toLowerCase() === '.git') return { detail: 'tree-name-git', expected: 'a name other than `.git`' };
  return undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a name, or undefined when its bytes are not UTF-8. */
export function decodeName(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
