// Where packaged files may lie at all. The set is derived, so this is a second wall: whatever leads outside, a prompt
// that a target wrote for itself, a personal configuration, a workflow, a plan, is refused and never quietly left out.
import { breach, type DetailedRefusal } from '#objects';

export type RootFlaw = DetailedRefusal<'E_PATH', 'set.outside' | 'set.personal'>;

/** The folder that several profiles share; no profile has this name. */
export const sharedName = 'shared';

const profileName = /^[a-z0-9][a-z0-9-]{0,30}$/;

/** Whether `name` may be a profile's: its folder below `profiles/` and the middle of its id. */
export const isProfileName = (name: string): boolean => profileName.test(name) && name !== sharedName;

/** The name in a profile id `profile.<name>.v1`, or undefined. */
export function profileNameOf(profileId: string): string | undefined {
  const name = /^profile\.([^.]+)\.v1$/.exec(profileId)?.[1];
  return name !== undefined && isProfileName(name) ? name : undefined;
}

/** The id of the profile with that name. */
export const profileIdOf = (name: string): string => `profile.${name}.v1`;

/** The profile whose folder holds `path`; `shared` for the common folder; undefined when it lies elsewhere. */
export function profileOfPath(path: string): string | undefined {
  const [root, name, rest] = path.split('/', 3);
  return root === 'profiles' && rest !== undefined ? name : undefined;
}

// What belongs to a repository or to its people and never to a profile, whatever names it.
const personal =
  /^(?:\.[^/]*|config|control|docs|evals|manager|proposals|reviewer|routines|templates|website|work)\/|^(?:AGENTS|CLAUDE|NORTH_STAR|REVIEW|ROADMAP)[^/]*\.md$/i;

/** Refuses a path outside `libs/<lib>/`, `profiles/<name>/` and the one file `libs/package.json`. */
export function rootFlaw(path: string): RootFlaw | undefined {
  const profile = profileOfPath(path);
  const isInside =
    path === 'libs/package.json' ||
    /^libs\/[a-z0-9][a-z0-9-]*\/./.test(path) ||
    (profile !== undefined && profileName.test(profile));
  if (isInside) return undefined;
  const isPersonal = personal.test(path);
  return breach('E_PATH', isPersonal ? 'set.personal' : 'set.outside', {
    input: path,
    expected: isPersonal
      ? 'no personal or repository-wide configuration'
      : 'a file below `profiles/<name>/` or `libs/<lib>/`',
    mend: 'nothing else is packaged: put what the profile needs into its folder',
  });
}
