// What a person calls a release by: a version of the ledger, the id of one that lies in `dist/releases`, or the path of a
// manifest or of a folder with one.
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import type { Admitted } from '#contract';
import { admitFile } from '#files';
import { isVersion, manifestFile, placeOf } from '#ledger';
import { type ReleaseManifest, releaseManifestBounds, releaseManifestKind } from '#packaging';
import { releasesFolder } from '../../../gates/src/package-release.ts';

export type NamedRelease = { readonly manifestPath: string; readonly manifest: Admitted<ReleaseManifest> };

/** Finds and takes in the manifest. Refuses E_RUNTIME, E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE. */
export function readNamed(root: string, word: string, place: (path: string) => string): Result<NamedRelease> {
  const manifestPath = pathOfWord(root, word, place);
  const file = admitFile(manifestPath, { bytesMax: releaseManifestBounds.bytesMax });
  if (!file.ok) return refuse({ ...file.refusal, at: word, mend: mendOf(word) });
  const manifest = releaseManifestKind.parse(file.value.bytes);
  return manifest.ok
    ? accept({ manifestPath, manifest: manifest.value })
    : refuse({ ...manifest.refusal, input: manifestPath });
}

function pathOfWord(root: string, word: string, place: (path: string) => string): string {
  if (isVersion(word)) return join(root, placeOf(word, manifestFile));
  if (/^release\.[0-9a-f]{64}$/.test(word)) return join(root, releasesFolder, word, manifestFile);
  const path = place(word);
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, manifestFile) : path;
}

const mendOf = (word: string): string =>
  isVersion(word)
    ? 'ls releases shows the versions that are recorded'
    : 'name a version, a release id in dist/releases, or the path of a manifest';
