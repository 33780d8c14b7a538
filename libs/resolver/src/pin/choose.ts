// Which object each path is pinned to. A pin that still holds is kept, so that pinning twice changes nothing and a diff
// shows only what moved: its commit lies in the history of the new one, holds that object there, and so does the new one.
import { accept } from '#canonical';
import type { GitObject } from '#contract';
import type { ProfilePlace } from '../layout.ts';
import type { ResolverRefusal, ResolverResult } from '../refusals.ts';
import { all, ancestry, type Found, type Plan, read } from '../steps.ts';
import { type DraftRef, writtenPin } from './refs.ts';

/** The pin of each path that some reference is about. */
export type Pins = ReadonlyMap<string, GitObject>;

const payloadBytesMax = 16 * 1024 * 1024;

/** Chooses one pin for each path; of several old ones the first that holds is kept. Refuses with E_PIN, E_OBJECT, E_SHALLOW. */
export function* choosePins(place: ProfilePlace, refs: readonly DraftRef[]): Plan<ResolverResult<Pins>> {
  const paths = [...new Set(refs.map(({ path }) => path))];
  const answers = all(yield* read(paths.map((path) => wantObject(place, place.commitId, path))));
  if (!answers.ok) return answers;
  const current = new Map<string, Found>();
  for (const [index, path] of paths.entries()) {
    const found = answers.value[index];
    const refusal = unpinnable(place, path, found);
    if (refusal !== undefined) return { ok: false, refusal };
    current.set(path, found as Found);
  }
  const pinAt = (path: string, commitId: string) => gitObject(place, path, commitId, current.get(path) as Found);
  const old = refs.flatMap((ref) => writtenPin(ref, (commitId) => pinAt(ref.path, commitId)) ?? []);
  const kept = yield* stillHolding(place, old);
  if (!kept.ok) return kept;
  return accept(new Map(paths.map((path) => [path, kept.value.get(path) ?? pinAt(path, place.commitId)])));
}

/** Of old pins whose object is still the current one, those whose commit is in the history and holds it too. */
function* stillHolding(place: ProfilePlace, old: readonly GitObject[]): Plan<ResolverResult<Pins>> {
  const commits = [...new Set(old.map(({ revision }) => revision.commit_id))];
  const { repositoryId, commitId: descendant } = place;
  const past = all(yield* ancestry({ repositoryId, descendant, ancestors: commits }));
  if (!past.ok) return past;
  const inHistory = new Set(commits.filter((_, index) => past.value[index]));
  const candidates = old.filter(({ revision }) => inHistory.has(revision.commit_id));
  const wants = candidates.map((pin) => wantObject(place, pin.revision.commit_id, pathOfPin(pin)));
  const answers = all(yield* read(wants));
  if (!answers.ok) return answers;
  const kept = new Map<string, GitObject>();
  for (const [index, pin] of candidates.entries()) {
    const found = answers.value[index];
    const isThere = found?.objectId === pin.object_id && found.mode === pin.mode;
    if (isThere && !kept.has(pathOfPin(pin))) kept.set(pathOfPin(pin), pin);
  }
  return accept(kept);
}

const pathOfPin = ({ location }: GitObject): string => (location.kind === 'path' ? location.value : '');

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

const gitObject = (place: ProfilePlace, path: string, commitId: string, found: Found): GitObject =>
  ({
    revision: { repository_id: place.repositoryId, hash_algorithm: place.hashAlgorithm, commit_id: commitId },
    location: { kind: 'path', value: path },
    object_type: found.objectType,
    object_id: found.objectId,
    mode: found.mode,
  }) as GitObject;
