// Writes a version into the ledger: the manifest's own bytes, the evidence, the documents that a later difference reads, and
// the entry that names them. Nothing of it is believed from `dist`: the release is derived again, and must be the same.
import { join } from 'node:path';
import { signatureBytesMax, signatureName } from '#attest';
import { accept, compareCodePoints, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { admitFile, createFile, openFolder, openStaging, publishDirectory } from '#files';
import {
  type AdmittedVersion,
  admitVersion,
  buildReleaseEntry,
  compareVersions,
  entryFile,
  isVersion,
  manifestFile,
  placeOf,
  type ReleaseEntry,
} from '#ledger';
import { encodeReleaseManifest, type ReleaseManifest, releaseManifestKind } from '#packaging';
import { type DerivedRelease, deriveRelease } from '../../../gates/src/derive-release.ts';
import { findDirtyCode } from '../../../gates/src/dirty.ts';
import { findRelease } from '../../../gates/src/find-release.ts';
import { releasesFolder } from '../../../gates/src/package-release.ts';
import type { Session } from '../../../gates/src/session.ts';
import { foldersOnDisk, ledgerFolder, versionOnDisk } from '../recorded.ts';
import { collectDashboards, collectEvidence } from './collect-kept.ts';

export type Recorded = { readonly state: 'written' | 'present'; readonly releaseId: string };

/**
 * Records the release that was built for the session's commit. Refuses in this order: E_USAGE for what is no version,
 * E_DIGEST where no release was built for this commit, E_VERSION for a version that stands for another release or is not
 * newer than all others, E_EVIDENCE, E_DIRTY, what a gate refuses, E_DIGEST where the release is not what the commit gives,
 * E_LEDGER where the version before is not whole. Throws `FilesFault`.
 */
export async function recordRelease(
  session: Session,
  version: string,
  progress: (line: string) => void,
): Promise<Result<Recorded>> {
  if (!isVersion(version)) return refuse(noVersion(version));
  const found = findRelease(session);
  if (!found.ok) return found;
  const built = releaseManifestKind.parse(encodeReleaseManifest(found.value));
  if (!built.ok) return built;
  const { versions } = foldersOnDisk(session.root);
  if (versions.includes(version)) return compareRecorded(session.root, version, built.value);
  const newest = versions.at(-1);
  if (newest !== undefined && compareVersions(newest, version) > 0) return refuse(notNewer(version, newest));
  const evidence = collectEvidence(session.root, built.value.content);
  if (!evidence.ok) return evidence;
  const derived = await deriveSame(session, built.value, progress);
  if (!derived.ok) return derived;
  const kept = new Map([...evidence.value, ...collectDashboards(derived.value)]);
  const entry = entryOf(session.root, version, built.value, kept, newest);
  if (!entry.ok) return entry;
  const files = new Map([
    ...kept,
    ...signatureOf(session.root, built.value.content.id),
    [manifestFile, built.value.bytes] as const,
    [entryFile, entry.value.bytes] as const,
  ]);
  return publish(session.root, version, files)
    ? accept({ state: 'written', releaseId: built.value.content.id })
    : compareRecorded(session.root, version, built.value);
}

/** A version that is there: whole (E_LEDGER), and of this release (E_VERSION). */
function compareRecorded(root: string, version: string, built: Admitted<ReleaseManifest>): Result<Recorded> {
  const recorded = readVersion(root, version);
  if (!recorded.ok) return recorded;
  if (recorded.value.manifest.sha256 === built.sha256) return accept({ state: 'present', releaseId: built.content.id });
  return refuse({
    code: 'E_VERSION',
    input: placeOf(version, manifestFile),
    at: version,
    expected: `the release that was recorded under this version; ${built.content.id} is another`,
    mend: 'record it under a new version: what a version stands for never changes',
  });
}

/** The signature that lies in the release directory, as it is: whoever names allowed signers has it judged. */
function signatureOf(root: string, id: string): ReadonlyMap<string, Uint8Array> {
  const file = admitFile(join(root, releasesFolder, id, signatureName), { bytesMax: signatureBytesMax });
  return file.ok ? new Map([[signatureName, file.value.bytes]]) : new Map();
}

/** The release as the commit gives it now; E_DIGEST when what lies in `dist` is another. */
async function deriveSame(
  session: Session,
  built: Admitted<ReleaseManifest>,
  progress: (line: string) => void,
): Promise<Result<DerivedRelease>> {
  const dirty = await findDirtyCode(session);
  if (dirty !== undefined) return refuse(dirty);
  const ids = built.content.body.profiles.map(({ profile_id }) => profile_id);
  const derived = await deriveRelease(session, ids, progress);
  if (!derived.ok || derived.value.manifest.sha256 === built.sha256) return derived;
  const expected = `the release that commit ${session.commit} gives, ${derived.value.manifest.content.id}`;
  return refuse({
    code: 'E_DIGEST',
    at: built.content.id,
    expected,
    mend: 'remove it from dist/releases, and build again',
  });
}

/** The entry; E_LEDGER where the version before is not whole, so that no chain is built on it. */
function entryOf(
  root: string,
  version: string,
  { content, sha256 }: Admitted<ReleaseManifest>,
  kept: ReadonlyMap<string, Uint8Array>,
  newest: string | undefined,
): Result<Admitted<ReleaseEntry>> {
  const previous = newest === undefined ? undefined : readVersion(root, newest);
  if (previous?.ok === false) return previous;
  const { commit_id, repository_id } = content.body.source;
  return buildReleaseEntry({
    kept: [...kept]
      .map(([name, bytes]) => ({ name, sha256: sha256Hex(bytes) }))
      .toSorted((a, b) => compareCodePoints(a.name, b.name)),
    previous:
      previous === undefined
        ? { reason_id: 'ledger.first', state: 'absent' }
        : { state: 'present', value: { entry_sha256: previous.value.entry.sha256, version: previous.value.version } },
    release: { commit_id, manifest_sha256: sha256, release_id: content.id },
    repository_id,
    version,
  });
}

function readVersion(root: string, version: string): Result<AdmittedVersion> {
  const recorded = versionOnDisk(root, version);
  return recorded.ok ? admitVersion(recorded.value) : recorded;
}

/** Shows the folder of the version by one rename. Answers whether it was this run's to show. */
function publish(root: string, version: string, files: ReadonlyMap<string, Uint8Array>): boolean {
  const parent = openFolder(join(root, ledgerFolder));
  try {
    const staging = openStaging(parent, version, 0o755);
    try {
      for (const [name, bytes] of files) createFile(staging.folder, name, bytes, 0o644, true);
      return publishDirectory(staging, version) === 'published';
    } finally {
      staging.discard();
    }
  } finally {
    parent.close();
  }
}

const noVersion = (version: string): Refusal => ({
  code: 'E_USAGE',
  at: version,
  expected: 'a semantic version in lower case and without build metadata, such as 1.2.0 or 2.0.0-rc.1',
});

const notNewer = (version: string, newest: string): Refusal => ({
  code: 'E_VERSION',
  at: version,
  expected: `a version after ${newest}, which is recorded here`,
  mend: `take a newer version; an older line has a ledger of its own on its branch`,
});
