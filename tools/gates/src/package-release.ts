// Packaging: trusts no cache. It derives every gate again in its own process, holds the result against what the tasks or a
// shared cache left, and only then makes the release directory appear.
import { join } from 'node:path';
import { accept, type Refusal, type Result, refuse } from '#canonical';
import { profileIdOf } from '#gate';
import { type WrittenRelease, writeReleaseDirectory } from '#store';
import { reportFile } from '../../pages/src/index.ts';
import { archiveOf, type DerivedRelease, deriveRelease } from './derive-release.ts';
import { findDirtyCode } from './dirty.ts';
import { compareGateOutput } from './gate-output.ts';
import { reportOf } from './report-of.ts';
import type { Session } from './session.ts';

/** Where release directories are written, relative to the workspace. */
export const releasesFolder = 'dist/releases';

export type PackagedRelease = { readonly release: DerivedRelease; readonly written: WrittenRelease };

/**
 * Packages the profiles of the release definition. Refuses E_DIRTY, E_SHALLOW, what a gate refuses, E_GATE for a profile
 * without a record, E_CACHE for a gate output that is not what the commit gives, E_DIGEST for a release directory of this
 * id with other bytes. Throws `FilesFault`.
 */
export async function packageRelease(
  session: Session,
  progress: (line: string) => void,
): Promise<Result<PackagedRelease>> {
  const unfit = (await findDirtyCode(session)) ?? findShallow(session);
  if (unfit !== undefined) return refuse(unfit);
  const release = await deriveRelease(session, session.definition.profiles.map(profileIdOf), progress);
  if (!release.ok) return release;
  for (const [profile, gates] of release.value.gates) {
    for (const gate of gates) {
      const difference = compareGateOutput(session.root, profile, gate);
      if (difference !== undefined) return refuse(difference);
    }
  }
  progress('writing the release');
  const { manifest, installer } = release.value;
  const written = await writeReleaseDirectory(join(session.root, releasesFolder), manifest.content.id, {
    manifest: manifest.bytes,
    installer,
    archive: () => archiveOf(session, release.value),
    pages: new Map([[reportFile, await reportOf(session, release.value)]]),
  });
  return written.ok ? accept({ release: release.value, written: written.value }) : written;
}

const findShallow = ({ repository }: Session): Refusal | undefined =>
  repository.isShallow
    ? {
        code: 'E_SHALLOW',
        expected: 'a clone with its whole history, which pins are held against',
        mend: 'git fetch --unshallow',
      }
    : undefined;
