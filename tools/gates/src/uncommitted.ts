// What lies uncommitted in the content of profiles. It changes nothing in a release, and is said so that nobody thinks it
// is in there.
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, gitBlobId } from '#canonical';
import type { Session } from './session.ts';

const place = 'profiles';

/** Paths below `profiles` whose bytes on disk are not those of the release commit, sorted. */
export async function findUncommitted({ root, repository, commit }: Session): Promise<readonly string[]> {
  const listed = await repository.listFiles(commit, place);
  const committed = new Map(listed.ok ? listed.value.map(({ path, oid }) => [path, oid]) : []);
  const paths = [...new Set([...committed.keys(), ...filesBelow(root, place)])].sort(compareCodePoints);
  return paths.filter((path) => committed.get(path) !== idOnDisk(root, path, repository.algorithm));
}

function filesBelow(root: string, path: string): readonly string[] {
  if (!lstatSync(join(root, path), { throwIfNoEntry: false })?.isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

function idOnDisk(root: string, path: string, algorithm: 'sha1' | 'sha256'): string | undefined {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  return stat?.isFile() === true ? gitBlobId(readFileSync(join(root, path)), algorithm) : undefined;
}
