// A locator names one file of one commit. It is the flat spelling of the core's Git object reference for a regular file
// whose mode is not known yet: the resolver learns the mode when it reads.
import type { GitObject } from '#contract';
import type { ResolverLocator } from './generated/resolver-locator.d.ts';
import type { Found, Want } from './steps.ts';

export type Locator = ResolverLocator;

/** Files that hold documents of the core are at most this long; a payload may be longer. */
export const documentBytesMax = 1_048_576;

/** Two locators with one key are the same locator. */
export const locatorKey = (locator: Locator): string =>
  [locator.repository_id, locator.hash_algorithm, locator.commit_id, locator.object_id, locator.path].join('\n');

export const wantOfLocator = (locator: Locator): Want => ({
  repositoryId: locator.repository_id,
  commitId: locator.commit_id,
  path: locator.path,
  bytesMax: documentBytesMax,
});

/** The Git object that a locator turned out to be. */
export const gitObjectAt = (locator: Locator, found: Found): GitObject =>
  ({
    revision: {
      repository_id: locator.repository_id,
      hash_algorithm: locator.hash_algorithm,
      commit_id: locator.commit_id,
    },
    location: { kind: 'path', value: locator.path },
    object_type: 'blob',
    object_id: found.objectId,
    mode: found.mode,
  }) as GitObject;
