// The manifests a profile binds, as drafts: found by the id in them, in the profile's own folder first.
import { accept, type JsonObject } from '#canonical';
import { manifestFolder, type ProfilePlace } from '../layout.ts';
import type { ResolverResult } from '../refusals.ts';
import { type DraftFile, objectIn, readDraft, textIn } from './draft.ts';

/** Manifest drafts by id. */
export type ManifestDrafts = ReadonlyMap<string, DraftFile>;

/**
 * Reads the manifests that the bindings name. Refuses with E_PIN an id that two files of one folder have, or no file;
 * files that no binding names are not looked into further than their id.
 */
export function boundManifests(
  place: ProfilePlace,
  files: ReadonlyMap<string, Uint8Array>,
  bindings: readonly JsonObject[],
): ResolverResult<ManifestDrafts> {
  const drafts = new Map<string, DraftFile>();
  for (const folder of [place.folder, place.shared]) {
    const found = manifestsIn(`${folder}/${manifestFolder}/`, files);
    if (!found.ok) return found;
    for (const [id, draft] of found.value) if (!drafts.has(id)) drafts.set(id, draft);
  }
  const bound = new Map<string, DraftFile>();
  for (const binding of bindings) {
    const id = textIn(objectIn(binding, 'manifest_ref'), 'id') ?? '';
    const draft = drafts.get(id);
    if (draft === undefined) {
      const expected = `a manifest with id \`${id}\` in ${place.folder}/${manifestFolder} or ${place.shared}/${manifestFolder}`;
      return { ok: false, refusal: { code: 'E_PIN', at: textIn(binding, 'binding_id') ?? 'binding', expected } };
    }
    bound.set(id, draft);
  }
  return accept(bound);
}

function manifestsIn(prefix: string, files: ReadonlyMap<string, Uint8Array>): ResolverResult<ManifestDrafts> {
  const drafts = new Map<string, DraftFile>();
  for (const [path, bytes] of files) {
    if (!path.startsWith(prefix) || !/^[^/]+\.json$/.test(path.slice(prefix.length))) continue;
    const draft = readDraft(path, bytes);
    if (!draft.ok) return draft;
    const id = textIn(draft.value.value, 'id') ?? '';
    const other = drafts.get(id);
    if (other !== undefined) {
      const expected = `one manifest with id \`${id}\`, not also ${other.path}`;
      return { ok: false, refusal: { code: 'E_PIN', input: path, expected } };
    }
    drafts.set(id, draft.value);
  }
  return accept(drafts);
}
