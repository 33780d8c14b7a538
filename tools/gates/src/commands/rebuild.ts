// The repository as a door of the installer: the release is derived again from the commit that the manifest names, by the
// code of that commit, and must come out byte for byte. A recorded version, whose code this checkout cannot be, goes through the
// other door, by the release directory that `ledger rebuild` makes again.
import { accept, type Result, refuse } from '#canonical';
import type { ReleaseManifest } from '#packaging';
import { type RebuiltRelease, type ReleaseSource, releaseDirectorySource, repositorySource } from '#store';
import { deriveRelease, entriesOf } from '../derive-release.ts';
import { findDirtyCode } from '../dirty.ts';
import { openSession, type Session } from '../session.ts';
import { rebuiltDirectory } from './rebuilt-directory.ts';
import { workspaceRoot } from './words.ts';

export type Door = {
  readonly source: ReleaseSource;
  /** What is known of the verdicts of a release that came through it. */
  readonly note: string;
};

const notes = {
  repository: 'the release was derived again from its commit and came out byte for byte',
  directory:
    'a recorded version: installed from its release directory in dist/releases, whose bytes, digests and contract were checked; `challenge` derives its verdicts again',
} as const;

/** Runs `use` with the door for the manifest at this path, and closes what it opened whatever happens. */
export async function withDoor<T>(
  manifestPath: string,
  progress: (line: string) => void,
  use: (door: Door) => Promise<T>,
): Promise<T> {
  const directory = rebuiltDirectory(manifestPath);
  if (directory !== undefined) return use({ source: releaseDirectorySource(directory), note: notes.directory });
  const opened: Session[] = [];
  try {
    const source = repositorySource((manifest) => rebuild(manifest, progress, opened));
    return await use({ source, note: notes.repository });
  } finally {
    for (const session of opened) await session.repository.close();
  }
}

async function rebuild(
  { body }: ReleaseManifest,
  progress: (line: string) => void,
  opened: Session[],
): Promise<Result<RebuiltRelease>> {
  const session = await openSession(workspaceRoot, body.source.commit_id);
  if (!session.ok) {
    return session.refusal.code === 'E_COMMIT' ? refuse({ ...session.refusal, code: 'E_RELATION' }) : session;
  }
  opened.push(session.value);
  const dirty = await findDirtyCode(session.value);
  if (dirty !== undefined) return refuse<string>(dirty);
  const profileIds = body.profiles.map(({ profile_id }) => profile_id);
  const release = await deriveRelease(session.value, profileIds, progress);
  if (!release.ok) return release;
  return accept({
    manifest: release.value.manifest.bytes,
    entries: (wanted) => entriesOf(session.value, release.value, wanted),
  });
}
