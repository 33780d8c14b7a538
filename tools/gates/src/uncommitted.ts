// What lies uncommitted in the content of profiles. It changes nothing in a release, and is said so that nobody thinks it
// is in there.
import { compareCodePoints } from '#canonical';
import { entryOnDisk, filesBelow } from './files-below.ts';
import type { Session } from './session.ts';

const place = 'profiles';

/** Paths below `profiles` whose bytes or mode on disk are not those of the release commit, sorted. */
export async function findUncommitted({ root, repository, commit }: Session): Promise<readonly string[]> {
  const listed = await repository.listFiles(commit, place);
  const committed = new Map(listed.ok ? listed.value.map(({ path, mode, oid }) => [path, `${mode} ${oid}`]) : []);
  const paths = [...new Set([...committed.keys(), ...filesBelow(root, place)])].sort(compareCodePoints);
  return paths.filter((path) => committed.get(path) !== entryOnDisk(root, path, repository.algorithm));
}
