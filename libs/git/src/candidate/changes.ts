// Which paths a patch changed, found by comparing the files before and after, and whether each of them was allowed. What the
// patch says of itself is not believed.
import { accept, compareCodePoints } from '#canonical';
import type { PathEntry } from '#objects';
import { type CandidateOutcome, fail } from './refusals.ts';

/** What a candidate may change at most. */
export type ChangeLimits = {
  readonly allowedPaths: readonly string[];
  readonly allowedModes: readonly string[];
  readonly changedPathsMax: number;
};

/**
 * The paths that were added, removed, or hold other bytes or another mode, sorted. Refuses E_COMMAND: `path-not-allowed`,
 * `mode-not-allowed` (of the file before or after), `too-many-paths`.
 */
export function checkChanges(
  before: readonly PathEntry[],
  after: readonly PathEntry[],
  limits: ChangeLimits,
): CandidateOutcome<readonly string[]> {
  const earlier = new Map(before.map((entry) => [entry.path, entry]));
  const later = new Map(after.map((entry) => [entry.path, entry]));
  const changed = [...new Set([...earlier.keys(), ...later.keys()])]
    .filter((path) => !isSame(earlier.get(path), later.get(path)))
    .sort(compareCodePoints);
  const allowed = new Set(limits.allowedPaths);
  const stray = changed.find((path) => !allowed.has(path));
  if (stray !== undefined) return fail('path-not-allowed', 'a change to the allowed paths only', stray);
  for (const path of changed) {
    for (const mode of [earlier.get(path)?.mode, later.get(path)?.mode]) {
      if (mode !== undefined && !limits.allowedModes.includes(mode)) {
        return fail('mode-not-allowed', `files of mode ${limits.allowedModes.join(' or ')} only`, path);
      }
    }
  }
  return changed.length <= limits.changedPathsMax
    ? accept(changed)
    : fail('too-many-paths', `at most ${limits.changedPathsMax} changed paths`);
}

const isSame = (left: PathEntry | undefined, right: PathEntry | undefined): boolean =>
  left !== undefined && right !== undefined && left.oid === right.oid && left.mode === right.mode;
