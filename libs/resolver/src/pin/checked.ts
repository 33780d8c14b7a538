// Nothing leaves `pin` that the contract would refuse: what was rewritten is encoded and read back as its kind.
import { accept, encodeCanonical, type JsonObject } from '#canonical';
import type { DocumentKind } from '#contract';
import { manifestKind } from '#contract';
import type { ProfilePlace } from '../layout.ts';
import type { ResolverResult } from '../refusals.ts';
import { movedDigest, type PinChange } from './changes.ts';
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
    pinned.set(id, { path, bytes: bytes.value, contractChange: movedDigest(at, contract(value), contract(manifest)) });
  }
  return accept(pinned);
}

/** Canonical bytes of a value of that kind; the kind's own refusal names the file. */
export function encodeChecked(
  kind: Pick<DocumentKind<unknown>, 'parse'>,
  path: string,
  value: JsonObject,
): ResolverResult<Uint8Array> {
  const bytes = encodeCanonical(value);
  const parsed = kind.parse(bytes);
  return parsed.ok ? accept(bytes) : { ok: false, refusal: { ...parsed.refusal, input: path } };
}
