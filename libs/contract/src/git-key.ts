// The order of Git objects in a document: by repository, algorithm, commit, place, type, id and mode.
import { compareCodePoints, compareJq } from '#canonical';
import type { GitObject } from './generated/common.d.ts';

/** The ordering key of a Git object. Two objects of one key are the same object at the same place. */
export const gitKey = ({ revision, location, object_type, object_id, mode }: GitObject): readonly string[] => [
  revision.repository_id,
  revision.hash_algorithm,
  revision.commit_id,
  location.kind,
  location.kind === 'path' ? location.value : '',
  object_type,
  object_id,
  mode,
];

/** Negative, zero or positive as one Git object stands before, at or behind another. */
export const compareGitObjects = (a: GitObject, b: GitObject): number => compareJq(gitKey(a), gitKey(b));

/** A text that two Git objects share exactly when their keys are equal, for use in maps. */
export const gitKeyText = (object: GitObject): string => JSON.stringify(gitKey(object));

/** Compares by one text of each. */
export const byText =
  <T>(text: (item: T) => string) =>
  (a: T, b: T): number =>
    compareCodePoints(text(a), text(b));
