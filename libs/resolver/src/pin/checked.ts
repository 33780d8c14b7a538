// Nothing leaves `pin` that the contract would refuse or that is still a draft: what was rewritten is encoded, read back as
// its kind, and holds no digest or id of zeros.
import { accept, encodeCanonical, type Json, type JsonObject, jsonPointer } from '#canonical';
import type { DocumentKind } from '#contract';
import { manifestKind } from '#contract';
import type { ProfilePlace } from '../layout.ts';
import type { ResolverResult } from '../refusals.ts';
import { movedScope, type PinChange } from './changes.ts';
import type { Pins } from './choose.ts';
import { objectIn } from './draft.ts';
import type { ManifestDrafts } from './manifests.ts';
import { rewriteManifest } from './rewrite.ts';

/** A manifest as it will be written. */
export type PinnedManifest = {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly contractChange: readonly PinChange[];
};

/** Every bound manifest with its pins, by id. */
export function pinManifests(
  place: ProfilePlace,
  manifests: ManifestDrafts,
  pins: Pins,
  configs: ReadonlyMap<string, string>,
): ResolverResult<ReadonlyMap<string, PinnedManifest>> {
  const pinned = new Map<string, PinnedManifest>();
  for (const [id, { path, value }] of manifests) {
    const manifest = rewriteManifest(value, pins, place.repositoryId, configs.get(id));
    const bytes = encodeChecked(manifestKind, path, manifest);
    if (!bytes.ok) return bytes;
    const contract = (document: JsonObject) => objectIn(objectIn(document, 'body'), 'config_contract_ref');
    const at = { file: path, place: `${id} config_contract_ref`, path };
    const contractChange = movedScope(at, path, contract(value), contract(manifest));
    pinned.set(id, { path, bytes: bytes.value, contractChange });
  }
  return accept(pinned);
}

/**
 * Canonical bytes of a value of that kind. Refuses with the kind's own token, and with E_PIN where zeros are left: a
 * reference into another repository, or a config contract that no binding has a config for, is not ours to fill in.
 */
export function encodeChecked(
  kind: Pick<DocumentKind<unknown>, 'parse'>,
  path: string,
  value: JsonObject,
): ResolverResult<Uint8Array> {
  const bytes = encodeCanonical(value);
  const parsed = kind.parse(bytes);
  if (!parsed.ok) return { ok: false, refusal: { ...parsed.refusal, input: path } };
  const at = zerosIn(value);
  if (at === undefined) return accept(bytes);
  const expected = 'an id or digest, which `pin` cannot find out, in place of zeros';
  return { ok: false, refusal: { code: 'E_PIN', input: path, at: jsonPointer(at), expected } };
}

/** Where the first id or digest of zeros stands. Drafts are bounded in depth when they are read. */
function zerosIn(value: Json, at: readonly (string | number)[] = []): readonly (string | number)[] | undefined {
  if (typeof value === 'string') return /^(?:0{40}|0{64})$/.test(value) ? at : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const members = Array.isArray(value)
    ? [...(value as readonly Json[]).entries()]
    : Object.entries(value as JsonObject);
  for (const [name, member] of members) {
    const found = zerosIn(member, [...at, name]);
    if (found !== undefined) return found;
  }
  return undefined;
}
