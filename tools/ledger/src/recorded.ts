// The ledger as it lies on disk and as a commit holds it: folders below `releases/` that are named by a version.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, type Refusal, type Result, refuse } from '#canonical';
import { admitFile } from '#files';
import { compareVersions, isVersion, placeOf, type RecordedVersion } from '#ledger';
import { manifestBytesMax } from '#packaging';
import type { Session } from '../../gates/src/session.ts';

/** The folder of the ledger, relative to the workspace. */
export const ledgerFolder = 'releases';

/** Files that a version may hold: its entry, its manifest and what is kept. */
const filesMax = 258;

/** Folders of the ledger on disk: versions, oldest first, and whatever else has a folder there. */
export function foldersOnDisk(root: string): Folders {
  const place = join(root, ledgerFolder);
  const entries = existsSync(place) ? readdirSync(place, { withFileTypes: true }) : [];
  return sorted(entries.filter((entry) => !entry.isFile()).map(({ name }) => name));
}

export type Folders = { readonly versions: readonly string[]; readonly others: readonly string[] };

const sorted = (names: readonly string[]): Folders => ({
  versions: names.filter(isVersion).toSorted(compareVersions),
  others: names.filter((name) => !isVersion(name)).toSorted(compareCodePoints),
});

/** The files of a version on disk. Refuses E_LEDGER for anything but a folder of a few regular files. */
export function versionOnDisk(root: string, version: string): Result<RecordedVersion> {
  const folder = join(root, ledgerFolder, version);
  const names = readdirSync(folder).toSorted(compareCodePoints);
  if (names.length > filesMax) return refuse(odd(version, '', `at most ${filesMax} files`));
  const files = new Map<string, Uint8Array>();
  for (const name of names) {
    const file = admitFile(join(folder, name), { bytesMax: manifestBytesMax });
    if (!file.ok) return refuse(odd(version, name, file.refusal.expected));
    files.set(name, file.value.bytes);
  }
  return accept({ version, files });
}

/** Folders of the ledger in the session's commit. Refuses E_OBJECT. */
export async function foldersAtCommit({ repository, commit }: Session): Promise<Result<Folders>> {
  const folder = await repository.lookup(commit, ledgerFolder);
  if (!folder.ok) return folder;
  if (folder.value?.mode !== '040000') return accept(sorted([]));
  const tree = await repository.tree(folder.value.oid);
  if (!tree.ok) return tree;
  return accept(sorted(tree.value.filter(({ mode }) => mode === '040000').map(({ name }) => name)));
}

/** The files of a version in the session's commit. Refuses E_LEDGER, E_OBJECT. */
export async function versionAtCommit(
  { repository, commit }: Session,
  version: string,
): Promise<Result<RecordedVersion>> {
  const folder = `${ledgerFolder}/${version}`;
  const listed = await repository.listFiles(commit, folder);
  if (!listed.ok) return listed;
  const strange = listed.value.find(
    ({ path, mode }) => mode !== '100644' || path.slice(folder.length + 1).includes('/'),
  );
  if (strange !== undefined) return refuse(odd(version, strange.path.slice(folder.length + 1), 'a plain file'));
  if (listed.value.length > filesMax) return refuse(odd(version, '', `at most ${filesMax} files`));
  const files = new Map<string, Uint8Array>();
  for (const { path, oid } of listed.value) {
    const object = await repository.readObject(oid);
    if (!object.ok) return object;
    files.set(path.slice(folder.length + 1), object.value.bytes);
  }
  return accept({ version, files });
}

const odd = (version: string, name: string, expected: string): Refusal<'E_LEDGER'> => ({
  code: 'E_LEDGER',
  input: placeOf(version, name),
  expected,
  mend: `git log --oneline -- ${ledgerFolder}/${version} shows who wrote it`,
});
