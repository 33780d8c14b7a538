// The program that judged, as a digest: every file that the gate's code reaches by import, and every npm package that
// those files reach, with the integrity that the lock holds it to. Two machines that run the same program agree on it.
import { compareCodePoints, documentDigest, isStrictlySorted } from '#canonical';
import type { LockedPackage } from './locked-packages.ts';

export type ProgramFile = { readonly path: string; readonly sha256: string };

/** SHA-256 over the canonical list of files and packages. Throws when a path is named twice: that is our fault. */
export function programDigest(files: readonly ProgramFile[], packages: readonly LockedPackage[]): string {
  const byPath = <T extends { readonly path: string }>(items: readonly T[]): T[] => {
    const sorted = items.toSorted((a, b) => compareCodePoints(a.path, b.path));
    if (!isStrictlySorted(sorted, (a, b) => compareCodePoints(a.path, b.path))) throw new Error('a path stands twice');
    return sorted;
  };
  return documentDigest({
    files: byPath(files).map(({ path, sha256 }) => ({ path, sha256 })),
    packages: byPath(packages).map(({ path, version, integrity }) => ({ path, version, integrity })),
  });
}
