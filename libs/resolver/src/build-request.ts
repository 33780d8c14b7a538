// Writes the resolver's request for a profile folder at a commit by the conventions of the layout: every manifest in the
// profile's own folder (a spare one must be noticed), of the shared manifests those whose id the profile names, and the
// selection and repository context from their authority files, each pinned by its digest together with the decision.
import { accept, compareCodePoints, coreBounds, encodeCanonical, type Json, parseJson, sha256Hex } from '#canonical';
import { manifestKind, type Profile, profileKind } from '#contract';
import {
  authorityFile,
  findParts,
  manifestFolder,
  namesIn,
  type Part,
  type ProfilePlace,
  profileFile,
  wantAt,
} from './layout.ts';
import type { Locator } from './locator.ts';
import { isObject, textIn } from './pin/draft.ts';
import type { ResolverRefusal, ResolverResult } from './refusals.ts';
import { type ContentScope, contentScope } from './scope.ts';
import { isRegularFile, open, type Plan, read, readAll } from './steps.ts';

/** Most manifest files in one folder. */
export const manifestFilesMax = 256;

export type BuiltRequest = {
  readonly bytes: Uint8Array;
  readonly profile: Profile;
  /** The files that the request was made from, by code point, the profile's own first. */
  readonly parts: readonly Part[];
};

/**
 * Plans the request for one profile. Refuses with E_PROFILE when the folder lacks a part, with E_REPOSITORY, E_OBJECT or
 * E_LIMIT when one cannot be read, and with the core's token when the profile or a manifest is no such document.
 */
export function* buildResolverRequest(place: ProfilePlace): Plan<ResolverResult<BuiltRequest>> {
  const [opened] = yield* open([place.repositoryId]);
  if (opened !== undefined && !opened.ok) return opened;
  const profile = yield* readProfile(place);
  if (!profile.ok) return profile;
  const manifests = yield* findManifests(place, profile.value.content);
  if (!manifests.ok) return manifests;
  const names = ['decision', 'selection', 'context'];
  const scopes = yield* findParts(place, names.map(authorityFile));
  if (!scopes.ok) return scopes;
  const missing = scopes.value.indexOf(undefined);
  if (missing >= 0) return lacks(place, authorityFile(names[missing] as string));
  const [decision, selection, context] = scopes.value as [Part, Part, Part];
  const request = {
    manifest_sources: manifests.value.map((part) => locatorOf(place, part)),
    profile_source: locatorOf(place, profile.value.part),
    repository_context_ref: scope('repository-context', 'context', decision, context),
    selection_ref: scope('selection', 'selection', decision, selection),
    version: 1,
  };
  return accept({
    bytes: encodeCanonical(request as unknown as Json),
    profile: profile.value.content,
    parts: [profile.value.part, ...manifests.value, decision, selection, context],
  });
}

function* readProfile(place: ProfilePlace): Plan<ResolverResult<{ readonly part: Part; readonly content: Profile }>> {
  const path = `${place.folder}/${profileFile}`;
  const [answer] = yield* read([wantAt(place, path)]);
  if (answer === undefined) throw new Error('a read was left unanswered');
  if (!answer.ok) return answer;
  if (answer.value === undefined || !isRegularFile(answer.value)) return lacks(place, profileFile);
  const parsed = profileKind.parse(answer.value.bytes);
  if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: path } };
  return accept({ part: { path, file: answer.value }, content: parsed.value.content });
}

/** Own manifests all, shared ones only when the profile names them and no own manifest has that id. */
function* findManifests(place: ProfilePlace, profile: Profile): Plan<ResolverResult<readonly Part[]>> {
  const own = yield* readManifests(place, `${place.folder}/${manifestFolder}`, () => true);
  if (!own.ok) return own;
  const found = new Set(own.value.map(({ id }) => id));
  const named = new Set(profile.body.bindings.map(({ manifest_ref }) => manifest_ref.id));
  const shared = yield* readManifests(
    place,
    `${place.shared}/${manifestFolder}`,
    (id) => id === undefined || (named.has(id) && !found.has(id)),
  );
  if (!shared.ok) return shared;
  const parts = [...own.value, ...shared.value].map(({ part }) => part);
  return accept(parts.toSorted((a, b) => compareCodePoints(a.path, b.path)));
}

type IdentifiedPart = { readonly id: string; readonly part: Part };

/** Of the manifests in a folder those whose id is wanted: another profile's, half written, is no matter of this one. */
function* readManifests(
  place: ProfilePlace,
  folder: string,
  isWanted: (id: string | undefined) => boolean,
): Plan<ResolverResult<readonly IdentifiedPart[]>> {
  const names = yield* namesIn(place, folder);
  if (!names.ok) return names;
  const paths = names.value.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  if (paths.length > manifestFilesMax) {
    return { ok: false, refusal: { code: 'E_LIMIT', at: folder, expected: `at most ${manifestFilesMax} manifests` } };
  }
  const wants = paths.map((path) => wantAt(place, path));
  const manifests = yield* readAll(wants, (file, index): ResolverResult<IdentifiedPart | undefined> => {
    const path = paths[index] as string;
    if (file === undefined || !isRegularFile(file)) return refuseProfile(path, 'a regular file');
    if (!isWanted(idIn(file.bytes))) return accept(undefined);
    const parsed = manifestKind.parse(file.bytes);
    if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: path } };
    return accept({ id: parsed.value.content.id, part: { path, file } });
  });
  return manifests.ok ? accept(manifests.value.filter((manifest) => manifest !== undefined)) : manifests;
}

/** The id a document claims; undefined when it has none that can be read. */
function idIn(bytes: Uint8Array): string | undefined {
  const parsed = parseJson(bytes, coreBounds);
  return parsed.ok && isObject(parsed.value) ? textIn(parsed.value, 'id') : undefined;
}

const scope = (
  purpose: 'selection' | 'repository-context',
  contentId: string,
  decision: Part,
  subject: Part,
): ContentScope =>
  contentScope(purpose, { contentId, sha256: sha256Hex(subject.file.bytes) }, sha256Hex(decision.file.bytes));

const locatorOf = (place: ProfilePlace, { path, file }: Part): Locator => ({
  commit_id: place.commitId,
  hash_algorithm: place.hashAlgorithm,
  object_id: file.objectId,
  path,
  repository_id: place.repositoryId,
});

const lacks = (place: ProfilePlace, name: string) =>
  refuseProfile(place.folder, `\`${name}\` in commit ${place.commitId}`, 'write the file and commit it');

const refuseProfile = (
  at: string,
  expected: string,
  mend?: string,
): { readonly ok: false; readonly refusal: ResolverRefusal } => ({
  ok: false,
  refusal: { code: 'E_PROFILE', at, expected, ...(mend === undefined ? {} : { mend }) },
});
