// Where each file of a release comes from: the first origin that holds for it, so that every file stands in one place.
import { compareCodePoints } from '#canonical';
import type { ReleaseFile } from '#packaging';
import { type Release, type ReportedProfile, reachedByPayloads } from './documents.ts';

export type Origin = {
  readonly id: string;
  readonly title: string;
  /** Why such files ship; one sentence. */
  readonly why: string;
  readonly files: readonly ReleaseFile[];
};

type Rule = Omit<Origin, 'files'> & { readonly holds: (path: string) => boolean };

/** The origins that have files, in order. Every file of the manifest is in exactly one. */
export function originsOf(release: Release, profiles: readonly ReportedProfile[]): readonly Origin[] {
  const { files } = release.manifest.body;
  const rules = [...profiles.map(ownFiles), ...payloads(profiles), shared, reached(release), ...rest];
  const taken = new Set<string>();
  const origins = rules.map(({ holds, ...origin }) => {
    const members = files.filter(({ path }) => !taken.has(path) && holds(path));
    for (const { path } of members) taken.add(path);
    return { ...origin, files: members };
  });
  return origins.filter((origin) => origin.files.length > 0);
}

const ownFiles = ({ name, profileId }: ReportedProfile): Rule => ({
  id: `own.${name}`,
  title: `Own files of ${profileId}`,
  why: 'The folder of the profile.',
  holds: (path) => path.startsWith(`profiles/${name}/`),
});

/** A rule for each object that a binding pins, told with the roles that pin it. */
function payloads(profiles: readonly ReportedProfile[]): readonly Rule[] {
  const pinnedBy = new Map<string, Set<string>>();
  for (const { resolved, profileId } of profiles) {
    for (const { binding } of resolved?.body.bindings ?? []) {
      const refs = [binding.package_ref, binding.prompt_ref, binding.config_ref, ...binding.skill_refs];
      for (const ref of refs) {
        if (ref?.location.kind !== 'path') continue;
        const pins = pinnedBy.get(ref.location.value) ?? new Set();
        pinnedBy.set(ref.location.value, pins.add(`${profileId} as ${binding.role}`));
      }
    }
  }
  return [...pinnedBy]
    .toSorted(([a], [b]) => compareCodePoints(a, b))
    .map(([place, pins]) => ({
      id: `payload.${place}`,
      title: `Pinned: ${place}`,
      why: `Bound by ${[...pins].join(', ')}.`,
      holds: (path) => path === place || path.startsWith(`${place}/`),
    }));
}

const shared: Rule = {
  id: 'shared',
  title: 'Shared manifests and authority',
  why: 'What profiles name below profiles/shared and no binding pins as a payload.',
  holds: (path) => path.startsWith('profiles/shared/'),
};

const reached = (release: Release): Rule => {
  const paths = reachedByPayloads(release);
  return {
    id: 'reached',
    title: 'Code that the adapters reach',
    why: 'Imported by a pinned adapter from outside its folder, as its closure says; the installed program may use it too.',
    holds: (path) => paths.has(path),
  };
};

const rest: readonly Rule[] = [
  {
    id: 'program',
    title: 'The installed program',
    why: 'Reached by import from the one entry that is installed, and by no adapter.',
    holds: (path) => path.startsWith('libs/'),
  },
  { id: 'other', title: 'Other files', why: 'Of none of the origins above.', holds: () => true },
];
