// What a release contains stands in one small document, read at the release commit like everything else.
import { compareCodePoints, isStrictlySorted } from '#canonical';
import { type DocumentKind, defineKind, unrelated } from '#contract';
import { isProfileName } from '#packaging';
import type { ReleaseDefinition } from './generated/release-definition.d.ts';
import { validate } from './generated/release-definition.js';
import { checkRequirements } from './requirements.ts';

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
    ({ body }) => {
      const other = body.profiles.findIndex((name) => !isProfileName(name));
      return other < 0 ? undefined : unrelated(['body', 'profiles', other], 'the name of a profile');
    },
    checkRequirements,
  ],
});
