// What stands beside a release for other people's tools. The files follow from the release alone, so they are never read back:
// they are derived again each time, and what lies there must be equal.
import { attestationsFolder, buildStatements, sbomName } from '#attest';
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import { createFile, digestFile, errnoOf, type Folder, openFolder, openStaging, publishDirectory } from '#files';
import { readReleaseFolder } from './release-folder.ts';

type Code = 'E_DIGEST' | 'E_TARGET';

export type Attestations = {
  readonly releaseId: string;
  /** The bytes of `manifest.json`. */
  readonly manifest: Uint8Array;
  /** By the name of the statement's file. */
  readonly statements: ReadonlyMap<string, Uint8Array>;
  /** Statements and bill of materials, by file name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/** Derives them from the release in `folder`. Refuses as reading a release directory does; E_PROFILE. */
export async function deriveAttestations(folder: string): Promise<Result<Attestations>> {
  const release = await readReleaseFolder(folder);
  if (!release.ok) return release;
  // Loaded when it is needed: the library takes longer than all that a `verify` does.
  const { buildSbom } = await import('./sbom.ts');
  const sbom = buildSbom(release.value);
  const statements = buildStatements(release.value, sha256Hex(sbom));
  const { bytes: manifest, content } = release.value.manifest;
  return accept({ releaseId: content.id, manifest, statements, files: new Map([...statements, [sbomName, sbom]]) });
}

/**
 * Writes `<folder>/attestations` with one rename, or finds it there with equal files; envelopes beside them are left alone.
 * E_DIGEST for a file that differs or is missing, E_TARGET when something else than a folder is called so. Throws
 * `FilesFault`.
 */
export function writeAttestations(
  folder: string,
  { files }: Pick<Attestations, 'files'>,
): Result<'written' | 'present', Code> {
  const parent = openFolder(`${folder}/.`);
  try {
    const there = openIfThere(parent);
    if (!there.ok) return there;
    if (there.value !== undefined) return compareAndClose(there.value, files);
    const staging = openStaging(parent, attestationsFolder, 0o755);
    try {
      for (const [name, bytes] of files) createFile(staging.folder, name, bytes, 0o644, false);
      if (publishDirectory(staging, attestationsFolder) === 'published') return accept('written');
    } finally {
      staging.discard();
    }
    return compareAndClose(parent.open(attestationsFolder), files);
  } finally {
    parent.close();
  }
}

/** E_DIGEST or E_TARGET when the attestations in `folder` are not these; undefined when they are, or there are none. */
export function findOtherAttestations(
  folder: string,
  { files }: Pick<Attestations, 'files'>,
): Refusal<Code> | undefined {
  const parent = openFolder(`${folder}/.`);
  try {
    const there = openIfThere(parent);
    const compared = there.ok && there.value !== undefined ? compareAndClose(there.value, files) : there;
    return compared.ok ? undefined : compared.refusal;
  } finally {
    parent.close();
  }
}

function openIfThere(parent: Folder): Result<Folder | undefined, 'E_TARGET'> {
  try {
    return accept(parent.open(attestationsFolder));
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return accept(undefined);
    if (errnoOf(error) !== 'ENOTDIR' && errnoOf(error) !== 'ELOOP') throw error;
    const input = parent.named(attestationsFolder);
    return refuse({ code: 'E_TARGET', input, expected: 'a folder, no link and no file', mend: 'move it away' });
  }
}

function compareAndClose(folder: Folder, files: Attestations['files']): Result<'present', 'E_DIGEST'> {
  try {
    for (const [name, bytes] of files) {
      const wanted = sha256Hex(bytes);
      if (digestIfThere(folder, name) === wanted) continue;
      const expected = `the attestation of this release, sha256 \`${wanted}\``;
      const mend = `rm -r '${folder.path}' and attest again`;
      return refuse({ code: 'E_DIGEST', input: folder.named(name), expected, mend });
    }
    return accept('present');
  } finally {
    folder.close();
  }
}

function digestIfThere(folder: Folder, name: string): string | undefined {
  try {
    return digestFile(folder, name)?.sha256;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ELOOP') return undefined;
    throw error;
  }
}
