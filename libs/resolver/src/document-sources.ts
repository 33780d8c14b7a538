// The profile and its manifests, read from where the request says they lie. Each must be the very object that its
// locator names, and a valid core document of the right kind, before anything in it is believed.
import { accept } from '#canonical';
import {
  type AdapterManifest,
  type Admitted,
  type DocumentKind,
  type GitObject,
  manifestKind,
  type Profile,
  profileKind,
} from '#contract';
import { gitObjectAt, type Locator, wantOfLocator } from './locator.ts';
import { type ResolverResult, refuseFor } from './refusals.ts';
import { locatorsOf, type ResolverRequest } from './request.ts';
import { type Found, isRegularFile, type Plan, readAll } from './steps.ts';

/** A document and the Git object it was read from. */
export type Sourced<T> = Admitted<T> & { readonly source: GitObject };

export type Documents = {
  readonly profile: Sourced<Profile>;
  /** In the order of the request. */
  readonly manifests: readonly Sourced<AdapterManifest>[];
};

/** Reads the documents of a request. Refuses with E_OBJECT, or with the core's own token for what is no such document. */
export function* readDocuments(request: ResolverRequest): Plan<ResolverResult<Documents>> {
  const locators = locatorsOf(request).map(([, locator]) => locator);
  const found = yield* readAll(locators.map(wantOfLocator), (file, index) => fileAt(locators[index] as Locator, file));
  if (!found.ok) return found;
  const [first, ...rest] = found.value as readonly [Found, ...Found[]];
  const profile = admit(profileKind, request.profile_source, first);
  if (!profile.ok) return profile;
  const manifests: Sourced<AdapterManifest>[] = [];
  for (const [index, file] of rest.entries()) {
    const manifest = admit(manifestKind, request.manifest_sources[index] as Locator, file);
    if (!manifest.ok) return manifest;
    manifests.push(manifest.value);
  }
  return accept({ profile: profile.value, manifests });
}

function fileAt(locator: Locator, found: Found | undefined): ResolverResult<Found> {
  if (found === undefined) {
    return refuseFor('object-missing', {
      code: 'E_OBJECT',
      at: locator.path,
      expected: `a file in commit ${locator.commit_id}`,
      mend: 'commit the file, or correct the locator',
    });
  }
  if (found.objectId !== locator.object_id || !isRegularFile(found)) {
    return refuseFor('object-differs', {
      code: 'E_OBJECT',
      at: locator.path,
      expected: `blob ${locator.object_id} with mode 100644 or 100755, not ${found.objectType} ${found.objectId} with mode ${found.mode}`,
    });
  }
  return accept(found);
}

function admit<T>(kind: DocumentKind<T>, locator: Locator, found: Found): ResolverResult<Sourced<T>> {
  const parsed = kind.parse(found.bytes);
  if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: locator.path } };
  return accept({ ...parsed.value, source: gitObjectAt(locator, found) });
}
