// What a release contains stands in one small document, read at the release commit like everything else.
import { compareCodePoints, isStrictlySorted } from '#canonical';
import { type DocumentKind, defineKind, unrelated } from '#contract';
import type { ReleaseDefinition } from './generated/release-definition.d.ts';
import { validate } from './generated/release-definition.js';

/** Its path in the repository. */
export const releaseDefinitionPath = 'releases/release.json';

export const releaseDefinitionKind: DocumentKind<ReleaseDefinition> = defineKind<ReleaseDefinition>({
  kind: 'release_definition',
  schemaVersion: 1,
  bounds: { bytesMax: 1_048_576, depthMax: 8, entriesMax: 256, stringBytesMax: 8192, integers: 'int32' },
  validate,
  relations: [
    ({ body }) =>
      isStrictlySorted(body.profiles, compareCodePoints)
        ? undefined
        : unrelated(['body', 'profiles'], 'names sorted by code point, each once'),
  ],
});

/** The id of the profile in a folder of that name; the release names profiles by folder, documents by id. */
export const profileIdOf = (name: string): string => `profile.${name}.v1`;

/** The folder name in a profile id; undefined when the id is of another form. */
export const profileNameOf = (id: string): string | undefined =>
  /^profile\.([a-z0-9][a-z0-9-]{0,30})\.v1$/.exec(id)?.[1];

/** Whether a folder below profiles/ is a profile by its name; `shared` is the one that is not. */
export const isProfileName = (name: string): boolean => name !== 'shared' && /^[a-z0-9][a-z0-9-]{0,30}$/.test(name);
