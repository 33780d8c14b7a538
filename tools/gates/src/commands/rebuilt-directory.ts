// Where a recorded version is installed from. Its entry is committed behind its release, so no checkout that holds the entry is
// the release's code, and the repository door could do nothing but refuse; the release directory, which `ledger rebuild` makes
// again, is the other door. Every other manifest is for the repository door, whatever lies in `dist`.
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { admitFile } from '#files';
import { isVersion, manifestFile, placeOf } from '#ledger';
import { releaseManifestBounds, releaseManifestKind } from '#packaging';
import { archiveFile, type ReleaseSource, releaseDirectorySource } from '#store';
import { releasesFolder } from '../package-release.ts';
import { workspaceRoot } from './words.ts';

export type Door = { readonly kind: 'repository' | 'directory'; readonly source: ReleaseSource };

/** The door for a manifest: `repository`, or the release directory of a recorded version. */
export function doorOf(manifestPath: string, repository: ReleaseSource): Door {
  const directory = rebuiltDirectory(manifestPath);
  return directory === undefined
    ? { kind: 'repository', source: repository }
    : { kind: 'directory', source: releaseDirectorySource(directory) };
}

/** The release directory of the recorded version whose manifest this is; undefined where there is none, or it is not recorded. */
function rebuiltDirectory(manifestPath: string): string | undefined {
  const version = basename(dirname(resolve(manifestPath)));
  const isRecorded =
    isVersion(version) && resolve(manifestPath) === join(workspaceRoot, placeOf(version, manifestFile));
  const file = isRecorded ? admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax }) : undefined;
  const manifest = file?.ok === true ? releaseManifestKind.parse(file.value.bytes) : undefined;
  if (manifest?.ok !== true) return undefined;
  const folder = join(workspaceRoot, releasesFolder, manifest.value.content.id);
  return existsSync(join(folder, archiveFile)) ? folder : undefined;
}
