// The profile of a closed set: a core document whose id is that of its folder, with exactly the six bindings that a
// release has, and with no configuration but its own producer's.
import { accept, compareCodePoints } from '#canonical';
import { type Admitted, type Profile, profileKind } from '#contract';
import type { ReadPlan } from '#objects';
import { profileIdOf } from '../packaged-roots.ts';
import type { Collector } from './collector.ts';
import { profileFolder, type ReleasePlace } from './place.ts';
import { type ClosedSetResult, refuseProfile } from './refusals.ts';

/** The roles that a profile which is released binds, each once. */
export const releasedRoles = ['ci', 'forge', 'producer', 'publisher', 'reviewer', 'verifier'] as const;

export const producerConfigPath = (place: ReleasePlace): string => `${profileFolder(place)}/producer-config.json`;

/** Reads and checks the profile; the profile's folder must already be in the set. Refuses E_PROFILE. */
export function* readProfile(place: ReleasePlace, set: Collector): ReadPlan<ClosedSetResult<Admitted<Profile>>> {
  const path = `${profileFolder(place)}/profile.json`;
  for (const needed of [path, producerConfigPath(place)]) {
    if (!set.has(needed))
      return refuseProfile('profile.missing', { input: needed, expected: 'a file that every profile has' });
  }
  const contents = yield* set.read([path]);
  if (!contents.ok) return contents;
  const parsed = profileKind.parse(contents.value[0] ?? new Uint8Array());
  if (!parsed.ok) {
    const { code, at, expected } = parsed.refusal;
    return refuseProfile('profile.invalid', {
      input: path,
      ...(at === undefined ? {} : { at }),
      expected: `a profile of the core: ${expected} (${code})`,
      mend: `run \`validate-document ${path}\``,
    });
  }
  return checkProfile(place, path, parsed.value);
}

function checkProfile(
  place: ReleasePlace,
  input: string,
  profile: Admitted<Profile>,
): ClosedSetResult<Admitted<Profile>> {
  const { id, body } = profile.content;
  if (id !== profileIdOf(place.name)) {
    return refuseProfile('profile.id', {
      input,
      at: '/id',
      expected: `\`${profileIdOf(place.name)}\`, after the folder`,
    });
  }
  const roles = body.bindings.map(({ role }) => role).sort(compareCodePoints);
  if (roles.join() !== releasedRoles.join()) {
    const expected = `one binding for each of ${releasedRoles.join(', ')}`;
    return refuseProfile('profile.bindings', { input, at: '/body/bindings', expected });
  }
  const config = producerConfigPath(place);
  const index = body.bindings.findIndex(({ role, config_ref }) => {
    const path = config_ref?.location.kind === 'path' ? config_ref.location.value : undefined;
    return path !== (role === 'producer' ? config : undefined) || (config_ref !== undefined && path === undefined);
  });
  if (index < 0) return accept(profile);
  return refuseProfile('profile.config', {
    input,
    at: `/body/bindings/${index}/config_ref`,
    expected: `\`${config}\` for the producer, and no configuration for any other binding`,
  });
}
