// The file `SHA256SUMS` of a release directory, for `sha256sum -c`: one line a file, in the order of the names.
import { compareCodePoints } from '#canonical';

/** The files of a release directory that the checksums cover. */
export const releaseFileNames = ['install.mjs', 'manifest.json', 'release.tar'] as const;
export const checksumsName = 'SHA256SUMS';

export type Checksum = { readonly name: string; readonly sha256: string };

/** Renders the checksums. Throws on a name that `sha256sum` would escape or take for a path. */
export function renderChecksums(files: readonly Checksum[]): Uint8Array {
  const odd = files.find(
    ({ name, sha256 }) => !/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name) || !/^[0-9a-f]{64}$/.test(sha256),
  );
  if (odd !== undefined) throw new Error(`no name and digest for a line of ${checksumsName}: \`${odd.name}\``);
  const lines = files
    .toSorted((a, b) => compareCodePoints(a.name, b.name))
    .map(({ name, sha256 }) => `${sha256}  ${name}\n`);
  return new TextEncoder().encode(lines.join(''));
}
