// Where the parts of a profile lie. A profile is a folder; what several profiles bind lies in a folder beside it with the
// same layout. A part is looked for in the profile's own folder first and then in the shared one.
import { accept, compareCodePoints } from '#canonical';
import { parseTree } from '#objects';
import type { ResolverResult } from './refusals.ts';
import { type Found, isRegularFile, type Plan, read, readAll, type Want } from './steps.ts';

/** Where a profile is read: one commit of one repository, and the two folders, as repository paths. */
export type ProfilePlace = {
  readonly repositoryId: string;
  readonly hashAlgorithm: 'sha1' | 'sha256';
  readonly commitId: string;
  /** `profiles/<name>` */
  readonly folder: string;
  /** `profiles/shared` */
  readonly shared: string;
};

export const profileFile = 'profile.json';
export const manifestFolder = 'manifests';
/** The file of an authority content id below a profile folder; the decision is prose, everything else a document. */
export const authorityFile = (name: string): string => `authority/${name}.${name === 'decision' ? 'md' : 'json'}`;

const partBytesMax = 1_048_576;

export const wantAt = ({ repositoryId, commitId }: ProfilePlace, path: string): Want => ({
  repositoryId,
  commitId,
  path,
  bytesMax: partBytesMax,
});

/** A regular file of the commit, found in the own folder or else in the shared one. */
export type Part = { readonly path: string; readonly file: Found };

/** Finds parts by their path below a profile folder; a part that neither folder holds is `undefined`. */
export function* findParts(
  place: ProfilePlace,
  names: readonly string[],
): Plan<ResolverResult<readonly (Part | undefined)[]>> {
  const candidates = names.flatMap((name) => [`${place.folder}/${name}`, `${place.shared}/${name}`]);
  const wants = candidates.map((path) => wantAt(place, path));
  const found = yield* readAll(wants, (file, index) =>
    accept(file !== undefined && isRegularFile(file) ? { path: candidates[index] as string, file } : undefined),
  );
  return found.ok ? accept(names.map((_, index) => found.value[index * 2] ?? found.value[index * 2 + 1])) : found;
}

/** The names in one folder of the commit, by code point; none when there is no such folder. */
export function* namesIn(place: ProfilePlace, folder: string): Plan<ResolverResult<readonly string[]>> {
  const [answer] = yield* read([wantAt(place, folder)]);
  if (answer === undefined) throw new Error('a read was left unanswered');
  if (!answer.ok) return answer;
  if (answer.value === undefined || answer.value.objectType !== 'tree') return accept([]);
  const entries = parseTree(place.hashAlgorithm, answer.value.bytes);
  if (!entries.ok) return { ok: false, refusal: { ...entries.refusal, input: folder } };
  return accept(entries.value.map(({ name }) => name).toSorted(compareCodePoints));
}
