// Which profile a PROFILE_DIR means: a folder `profiles/<name>` of this repository, however the caller wrote the path.
import { relative, sep } from 'node:path';
import { accept, type Result, refuse } from '#canonical';
import { isProfileName } from '#gate';
import type { ProfilePlace } from '#resolver';
import type { Session } from '../session.ts';
import { workspaceRoot } from './words.ts';

/** The profile's name; E_USAGE for any other place. `path` is absolute. */
export function profileNameAt(path: string): Result<string, 'E_USAGE'> {
  const [top, name, ...rest] = relative(workspaceRoot, path).split(sep);
  if (top === 'profiles' && name !== undefined && rest.length === 0 && isProfileName(name)) return accept(name);
  return refuse({ code: 'E_USAGE', at: path, expected: 'a folder `profiles/<name>` of this repository' });
}

export const placeAt = (session: Session, name: string, commitId: string): ProfilePlace => ({
  repositoryId: session.definition.repository_id,
  hashAlgorithm: session.repository.algorithm,
  commitId,
  folder: `profiles/${name}`,
  shared: 'profiles/shared',
});
