// A recorded version, taken in: what its folder holds, held against its entry and against its manifest. Pure; the caller reads.
import { signatureName } from '#attest';
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import { type Admitted, firstAmong, firstOf } from '#contract';
import { type ReleaseManifest, releaseManifestKind } from '#packaging';
import type { ReleaseEntry } from '../generated/release-entry.d.ts';
import { entryFile, releaseEntryKind } from './release-entry.ts';
import { broken, manifestFile, pathOfKept, placeOf, type RecordedVersion } from './version-folder.ts';

export type AdmittedVersion = {
  readonly version: string;
  readonly entry: Admitted<ReleaseEntry>;
  readonly manifest: Admitted<ReleaseManifest>;
  readonly files: ReadonlyMap<string, Uint8Array>;
};

/**
 * Takes in a version. Refuses what the kinds of entry and manifest refuse, then E_LEDGER where the two are not of one release
 * or the folder holds anything but what the entry names and a signature of the manifest, which may come later.
 */
export function admitVersion({ version, files }: RecordedVersion): Result<AdmittedVersion> {
  const entry = releaseEntryKind.parse(files.get(entryFile) ?? new Uint8Array());
  if (!entry.ok) return refuse(within(version, entryFile, entry.refusal));
  const manifest = releaseManifestKind.parse(files.get(manifestFile) ?? new Uint8Array());
  if (!manifest.ok) return refuse(within(version, manifestFile, manifest.refusal));
  const value = { version, entry: entry.value, manifest: manifest.value, files };
  const refusal = checkTogether(value);
  return refusal === undefined ? accept(value) : refuse(refusal);
}

function checkTogether({ version, entry, manifest, files }: AdmittedVersion): Refusal | undefined {
  const { body } = entry.content;
  const { id, body: released } = manifest.content;
  const named = body.release;
  return firstOf<Refusal>([
    () => (body.version === version ? undefined : broken(version, entryFile, `version ${version}, as its folder`)),
    () =>
      named.manifest_sha256 === manifest.sha256 && named.release_id === id
        ? undefined
        : broken(version, manifestFile, `the manifest that was recorded, sha256 \`${named.manifest_sha256}\``),
    () =>
      named.commit_id === released.source.commit_id && body.repository_id === released.source.repository_id
        ? undefined
        : broken(version, entryFile, `commit ${released.source.commit_id}, as in its manifest`),
    () =>
      firstAmong(body.kept, ({ name, sha256 }) =>
        sha256Hex(files.get(name) ?? new Uint8Array()) === sha256
          ? undefined
          : broken(version, name, `the document that was recorded, sha256 \`${sha256}\``),
      ),
    () => {
      const listed = new Set([entryFile, manifestFile, signatureName, ...body.kept.map(({ name }) => name)]);
      const stray = [...files.keys()].find((name) => !listed.has(name));
      return stray === undefined ? undefined : broken(version, stray, 'nothing that its entry does not name');
    },
    () => {
      const digests = new Map(released.gate_documents.map(({ path, sha256 }) => [path, sha256]));
      return firstAmong(body.kept, ({ name, sha256 }) =>
        !name.startsWith('gates.') || digests.get(pathOfKept(name)) === sha256
          ? undefined
          : broken(version, name, 'a document of the release, as its manifest has it'),
      );
    },
  ]);
}

const within = (version: string, path: string, refusal: Refusal): Refusal => ({
  ...refusal,
  input: placeOf(version, path),
});
