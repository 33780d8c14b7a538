// The repository as a door of the installer: the release is derived again from the commit that the manifest names, by the
// code of that commit, and must come out byte for byte.
import { accept, type Result, refuse } from '#canonical';
import type { ReleaseManifest } from '#packaging';
import { type RebuiltRelease, type ReleaseSource, repositorySource } from '#store';
import { deriveRelease, entriesOf } from '../derive-release.ts';
import { findDirtyCode } from '../dirty.ts';
import { openSession, type Session } from '../session.ts';
import { workspaceRoot } from './words.ts';

/** Runs `use` with the repository door, and closes the repository whatever happens. */
export async function withRepositoryDoor<T>(
  progress: (line: string) => void,
  use: (source: ReleaseSource) => Promise<T>,
): Promise<T> {
  const opened: Session[] = [];
  try {
    return await use(repositorySource((manifest) => rebuild(manifest, progress, opened)));
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
