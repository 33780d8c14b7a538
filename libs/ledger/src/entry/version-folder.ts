// A version of the ledger as a folder: what its files are called, and how a refusal names them.
import type { Refusal } from '#canonical';

/** The name of the manifest in the folder of a version, as in a release directory. */
export const manifestFile = 'manifest.json';

/** A version as it lies in the ledger: every file of its folder, by name. */
export type RecordedVersion = { readonly version: string; readonly files: ReadonlyMap<string, Uint8Array> };

/** The name under which the evidence of a profile is kept. */
export const keptEvidence = (profileId: string): string => `evidence.${profileId.split('.')[1] ?? ''}.json`;

/** The name under which a gate's document is kept; profiles and gates have no dot in theirs, so it can be read back. */
export const keptDocument = (path: string): string => path.split('/').join('.');

/** The path in the release of a gate's document that is kept under this name. */
export const pathOfKept = (name: string): string => {
  const [gates = '', profile = '', gate = '', ...file] = name.split('.');
  return [gates, profile, gate, file.join('.')].join('/');
};

/** `releases/<version>/<path>`. */
export const placeOf = (version: string, path: string): string => `releases/${version}/${path}`;

/** A version that is not what it must be. */
export const broken = (version: string, path: string, expected: string): Refusal => ({
  code: 'E_LEDGER',
  input: placeOf(version, path),
  expected,
  mend: `git log --oneline -- releases/${version} shows who wrote it; a version is never rewritten, record a new one`,
});
