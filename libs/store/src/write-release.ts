// Makes a release directory: four files, staged beside it, shown by one rename, and pages for people that belong to none
// of the digests. A directory of this id that stands there already must hold the same four and is left as it is, with
// whatever lies beside them; only a page that is missing or differs is put back. Others are not looked at.
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import {
  attempt,
  createFile,
  createFileFrom,
  digestFile,
  errnoOf,
  type Folder,
  openFolder,
  openStaging,
  publishDirectory,
  type Staging,
  writeFileDurably,
} from '#files';
import { archiveFile, encodeSums, installerFile, manifestFile, type Sums, sumsFile } from './sums.ts';

export type ReleaseParts = {
  /** Canonical bytes of the manifest. */
  readonly manifest: Uint8Array;
  /** The bytes of `releases/install.mjs` at the release's commit. */
  readonly installer: Uint8Array;
  /** The archive in pieces; called once, or twice when another build of the same release was faster. */
  readonly archive: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Pages that lie beside the release, by file name; neither manifest nor sums know them. */
  readonly pages?: ReadonlyMap<string, Uint8Array>;
};

export type WrittenRelease = {
  /** The directory, `releases/<id>`. */
  readonly path: string;
  /** `present`: it was there, byte for byte. */
  readonly state: 'written' | 'present';
  readonly sums: Sums;
};

const releaseIdPattern = /^release\.[0-9a-f]{64}$/;
const fileMode = 0o644;
const folderMode = 0o755;

/**
 * Writes `<releases>/<id>/` durably, making `releases` when it is missing. `E_DIGEST` when a directory of that id holds
 * other bytes, which names the file. Throws `FilesFault`, a `TypeError` for an id that is none.
 */
export async function writeReleaseDirectory(
  releases: string,
  id: string,
  parts: ReleaseParts,
): Promise<Result<WrittenRelease, 'E_DIGEST'>> {
  if (!releaseIdPattern.test(id)) throw new TypeError(`\`${id}\` is no release id`);
  attempt('make the folder', releases, () => mkdirSync(releases, { recursive: true }));
  const parent = openFolder(`${releases}/.`);
  try {
    const there = openIfThere(parent, id);
    if (there !== undefined) return await compareAndClose(there, parts);
    const staging = openStaging(parent, id, folderMode);
    try {
      const sums = await fill(staging, parts);
      if (publishDirectory(staging, id) === 'published') {
        return accept({ path: join(releases, id), state: 'written', sums });
      }
    } finally {
      staging.discard();
    }
    return await compareAndClose(parent.open(id), parts);
  } finally {
    parent.close();
  }
}

async function fill(
  { folder }: Staging,
  { manifest, installer, archive, pages = new Map() }: ReleaseParts,
): Promise<Sums> {
  const written = await createFileFrom(folder, archiveFile, archive(), fileMode);
  const sums = { installer: sha256Hex(installer), manifest: sha256Hex(manifest), archive: written.sha256 };
  createFile(folder, manifestFile, manifest, fileMode, false);
  createFile(folder, installerFile, installer, fileMode, false);
  createFile(folder, sumsFile, encodeSums(sums), fileMode, false);
  for (const [name, bytes] of pages) createFile(folder, name, bytes, fileMode, false);
  return sums;
}

function openIfThere(parent: Folder, id: string): Folder | undefined {
  try {
    return parent.open(id);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function compareAndClose(folder: Folder, parts: ReleaseParts): Promise<Result<WrittenRelease, 'E_DIGEST'>> {
  try {
    const sums = {
      installer: sha256Hex(parts.installer),
      manifest: sha256Hex(parts.manifest),
      archive: await digestPieces(parts.archive()),
    };
    const wanted = [
      [manifestFile, sums.manifest],
      [archiveFile, sums.archive],
      [installerFile, sums.installer],
      [sumsFile, sha256Hex(encodeSums(sums))],
    ] as const;
    for (const [name, digest] of wanted) {
      if (digestIfThere(folder, name) !== digest) return refuse(otherBytes(folder, name, digest));
    }
    for (const [name, bytes] of parts.pages ?? []) {
      if (digestIfThere(folder, name) !== sha256Hex(bytes)) writeFileDurably(folder.named(name), bytes, fileMode);
    }
    return accept({ path: folder.path, state: 'present', sums });
  } finally {
    folder.close();
  }
}

const otherBytes = (folder: Folder, name: string, digest: string): Refusal<'E_DIGEST'> => ({
  code: 'E_DIGEST',
  input: folder.named(name),
  expected: `the file of this release, sha256 \`${digest}\``,
  mend: `rm -r '${folder.path}' and build again`,
});

function digestIfThere(folder: Folder, name: string): string | undefined {
  try {
    return digestFile(folder, name)?.sha256;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ELOOP') return undefined;
    throw error;
  }
}

async function digestPieces(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces) hash.update(piece);
  return hash.digest('hex');
}
