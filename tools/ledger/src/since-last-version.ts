// What a release changes over the version that was recorded last, as far as its own commit can tell: the ledger is read there
// and nowhere else, so whoever derives this release again is told the same.
import type { Refusal } from '#canonical';
import type { Admitted } from '#contract';
import { admitVersion, buildDifference, keptDocument, wantedPaths } from '#ledger';
import type { ReleaseManifest } from '#packaging';
import type { Session } from '../../gates/src/session.ts';
import type { Since } from '../../pages/src/index.ts';
import { withRepository } from './diff/read-contents.ts';
import { foldersAtCommit, versionAtCommit } from './recorded.ts';

/** `contents` are those of the release at hand, by path. Throws `FilesFault`. */
export async function sinceLastVersion(
  session: Session,
  manifest: Admitted<ReleaseManifest>,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<Since> {
  const folders = await foldersAtCommit(session);
  if (!folders.ok) return unusable(folders.refusal);
  const version = folders.value.versions.at(-1);
  if (version === undefined) return { state: 'first' };
  const recorded = await versionAtCommit(session, version);
  if (!recorded.ok) return unusable(recorded.refusal);
  const last = admitVersion(recorded.value);
  if (!last.ok) return unusable(last.refusal);
  const kept = wantedPaths(last.value.manifest.content, 'dashboards').flatMap((path) => {
    const bytes = last.value.files.get(keptDocument(path));
    return bytes === undefined ? [] : [[path, bytes] as const];
  });
  const difference = buildDifference(
    await withRepository(session.repository, last.value.manifest, new Map(kept)),
    await withRepository(session.repository, manifest, new Map(contents)),
  );
  return difference.ok
    ? { state: 'recorded', version, difference: difference.value.content }
    : unusable(difference.refusal);
}

const unusable = ({ code, input = '', expected }: Refusal): Since => ({
  state: 'unusable',
  why: `${code}: ${input === '' ? '' : `${input}: `}expected ${expected}`,
});
