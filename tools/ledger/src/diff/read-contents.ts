// As much of a release's content as is at hand for a difference: documents that the ledger keeps, the archive of a release
// directory, blobs of this clone. All of it is named by a digest of the manifest and held against it.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { admitFile } from '#files';
import type { Repository } from '#git';
import { type ComparedRelease, keptDocument, wantedContents } from '#ledger';
import { type ReleaseManifest, releaseManifestBounds } from '#packaging';
import { archiveFile, releaseDirectorySource } from '#store';
import { policyFolders } from '../../../gates/src/policy-folders.ts';

type Contents = Map<string, Uint8Array>;

/** Digests of everything that a difference may read of a release, by path. */
function digestsOf({ body }: ReleaseManifest): ReadonlyMap<string, string> {
  const wanted = wantedContents({ body } as ReleaseManifest);
  return new Map(
    [...body.files, ...body.gate_documents].flatMap(({ path, sha256 }) => (wanted.has(path) ? [[path, sha256]] : [])),
  );
}

/** The release with its contents from files: beside its manifest, or in the folder of its release directory. */
export async function contentsOnDisk(
  manifest: Admitted<ReleaseManifest>,
  folders: readonly string[],
): Promise<Contents> {
  const digests = digestsOf(manifest.content);
  const contents: Contents = new Map();
  for (const folder of folders) {
    for (const [path, sha256] of digests) {
      const file = admitFile(join(folder, keptDocument(path)), { bytesMax: releaseManifestBounds.bytesMax });
      if (file.ok && sha256Hex(file.value.bytes) === sha256) contents.set(path, file.value.bytes);
    }
    const missing = new Set([...digests.keys()].filter((path) => !contents.has(path)));
    if (missing.size > 0)
      for (const [path, bytes] of await fromArchive(folder, manifest, missing)) contents.set(path, bytes);
  }
  return contents;
}

/** Nothing where there is no archive, or one that is not the manifest's. */
async function fromArchive(
  folder: string,
  manifest: Admitted<ReleaseManifest>,
  wanted: ReadonlySet<string>,
): Promise<Contents> {
  const contents: Contents = new Map();
  if (!existsSync(join(folder, archiveFile))) return contents;
  const source = releaseDirectorySource(folder);
  try {
    if (((await source.open()) ?? (await source.confirm(manifest))) !== undefined) return new Map();
    for await (const entry of source.entries(manifest, wanted)) {
      if (!entry.ok) return new Map();
      contents.set(entry.value.path, entry.value.bytes.slice());
    }
    return contents;
  } finally {
    source.close();
  }
}

/** The release with what the clone holds of it beside `contents`: blobs by their ids, and the policies at its commit. */
export async function withRepository(
  repository: Repository,
  { content, sha256: manifestSha256 }: Admitted<ReleaseManifest>,
  contents: Contents,
): Promise<ComparedRelease> {
  const digests = digestsOf(content);
  for (const { path, object_id } of content.body.files) {
    if (!digests.has(path) || contents.has(path)) continue;
    const object = await repository.readObject(object_id);
    if (object.ok && sha256Hex(object.value.bytes) === digests.get(path)) contents.set(path, object.value.bytes);
  }
  const policies = await policiesAt(repository, content.body.source.commit_id);
  return { manifest: content, manifestSha256, contents, policies };
}

/** Everything that profiles are judged by at a commit; undefined where the clone does not hold it whole. */
async function policiesAt(
  repository: Repository,
  commit: string,
): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
  const policies: Contents = new Map();
  if (!(await repository.commit(commit)).ok) return undefined;
  for (const folder of Object.values(policyFolders)) {
    const listed = await repository.listFiles(commit, folder);
    // A folder that this commit does not have yet, or no more, holds nothing.
    if (!listed.ok) continue;
    for (const { path, oid } of listed.value.filter(({ path: file }) => basename(file).endsWith('.json'))) {
      const object = await repository.readObject(oid);
      if (!object.ok) return undefined;
      policies.set(path, object.value.bytes);
    }
  }
  return policies;
}

/** The folders in which contents of a release are looked for. */
export const foldersOf = (root: string, releases: string, manifestPath: string, id: string): readonly string[] => [
  ...new Set([dirname(manifestPath), join(root, releases, id)]),
];
