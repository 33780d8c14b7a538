// Which object each path is pinned to. A pin that still holds is kept, so that pinning twice changes nothing and a diff
// shows only what moved: its commit lies in the history of the new one, holds that object there, and so does the new one.
import { accept } from '#canonical';
import type { GitObject } from '#contract';
import { pathOf, payloadBytesMax } from '../bound-objects.ts';
import type { ProfilePlace } from '../layout.ts';
import type { ResolverRefusal, ResolverResult } from '../refusals.ts';
import { ancestry, type Found, type Plan, readAll } from '../steps.ts';
import { type DraftRef, writtenPin } from './refs.ts';

/** The pin of each path that some reference is about. */
export type Pins = ReadonlyMap<string, GitObject>;

/** Chooses one pin for each path; of several old ones the first that holds is kept. Refuses with E_PIN, E_OBJECT, E_SHALLOW. */
export function* choosePins(place: ProfilePlace, refs: readonly DraftRef[]): Plan<ResolverResult<Pins>> {
  const paths = [...new Set(refs.map(({ path }) => path))];
  const wants = paths.map((path) => wantObject(place, place.commitId, path));
  const objects = yield* readAll(wants, (found, index): ResolverResult<readonly [string, Entry]> => {
    const path = paths[index] as string;
    const refusal = unpinnable(place, path, found);
    return refusal === undefined ? accept([path, entryOf(found as Found)]) : { ok: false, refusal };
  });
  if (!objects.ok) return objects;
  const current = new Map(objects.value);
  const pinAt = (path: string, commitId: string) => gitObject(place, path, commitId, current.get(path) as Entry);
  const old = refs.flatMap((ref) => writtenPin(ref, (commitId) => pinAt(ref.path, commitId)) ?? []);
  const kept = yield* stillHolding(place, old);
  if (!kept.ok) return kept;
  return accept(new Map(paths.map((path) => [path, kept.value.get(path) ?? pinAt(path, place.commitId)])));
}

// What a pin says of an object: its bytes are let go.
type Entry = Omit<Found, 'bytes'>;
const entryOf = ({ mode, objectType, objectId }: Found): Entry => ({ mode, objectType, objectId });

/** Of old pins whose object is still the current one, those whose commit is in the history and holds it too. */
function* stillHolding(place: ProfilePlace, old: readonly GitObject[]): Plan<ResolverResult<Pins>> {
  const commits = [...new Set(old.map(({ revision }) => revision.commit_id))];
  const { repositoryId, commitId: descendant } = place;
  const past = yield* ancestry({ repositoryId, descendant, ancestors: commits });
  const inHistory = new Set<string>();
  for (const [index, answer] of past.entries()) {
    const commit = commits[index] as string;
    if (!answer.ok && !isAbout(answer.refusal, commit)) return answer;
    if (answer.ok && answer.value) inHistory.add(commit);
  }
  const candidates = old.filter(({ revision }) => inHistory.has(revision.commit_id));
  const wants = candidates.map((pin) => wantObject(place, pin.revision.commit_id, pathOf(pin)));
  const found = yield* readAll(wants, (object) => accept(object === undefined ? undefined : entryOf(object)));
  if (!found.ok) return found;
  const kept = new Map<string, GitObject>();
  for (const [index, pin] of candidates.entries()) {
    const object = found.value[index];
    const isThere = object?.objectId === pin.object_id && object.mode === pin.mode;
    if (isThere && !kept.has(pathOf(pin))) kept.set(pathOf(pin), pin);
  }
  return accept(kept);
}

// After a rebase the commits that old pins name may be gone: such a pin does not hold, and nothing else is wrong.
const isAbout = ({ code, at }: ResolverRefusal, commit: string): boolean => code === 'E_OBJECT' && at === commit;

const wantObject = ({ repositoryId }: ProfilePlace, commitId: string, path: string) => ({
  repositoryId,
  commitId,
  path,
  bytesMax: payloadBytesMax,
});

function unpinnable(place: ProfilePlace, path: string, found: Found | undefined): ResolverRefusal | undefined {
  if (found === undefined) {
    const mend = 'commit it, or correct the path; a pin names what is committed';
    return { code: 'E_PIN', at: path, expected: `a file or folder in commit ${place.commitId}`, mend };
  }
  if (!['040000', '100644', '100755'].includes(found.mode)) {
    return { code: 'E_PIN', at: path, expected: `a regular file or a folder, not mode ${found.mode}` };
  }
  return undefined;
}

const gitObject = (place: ProfilePlace, path: string, commitId: string, found: Entry): GitObject =>
  ({
    revision: { repository_id: place.repositoryId, hash_algorithm: place.hashAlgorithm, commit_id: commitId },
    location: path === '' ? { kind: 'root' } : { kind: 'path', value: path },
    object_type: found.objectType,
    object_id: found.objectId,
    mode: found.mode,
  }) as GitObject;
