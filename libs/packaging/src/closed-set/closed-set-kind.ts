// The kind `closed_set`: the files that ship with one profile, as the gate that derived them leaves them for the manifest.
import type { Bounds } from '#canonical';
import { type DocumentKind, defineKind } from '#contract';
import { fileCountMax, manifestBytesMax } from '../bounds.ts';
import { type ClosedSet as ClosedSetDocument, validate } from '../generated/closed-set.js';
import type { ReleaseFile } from '../generated/release-manifest.js';
import { checkOrder } from '../manifest-files.ts';

const bounds: Bounds = {
  bytesMax: manifestBytesMax,
  depthMax: 8,
  entriesMax: fileCountMax,
  stringBytesMax: 8192,
  integers: 'safe',
  byteOrderMark: 'refused',
};

/** Parses and checks closed sets: schema, then strict order by path; E_SHAPE. */
export const closedSetKind: DocumentKind<ClosedSetDocument> = defineKind<ClosedSetDocument>({
  kind: 'closed_set',
  schemaVersion: 1,
  bounds,
  validate,
  shapes: [({ body }) => checkOrder(body.files, '/body/files')],
});

/** The document of a derived set. */
export const closedSetDocument = (profileId: string, files: readonly ReleaseFile[]): ClosedSetDocument => ({
  body: { files: [...files] },
  id: `closed-set.${profileId}`,
  kind: 'closed_set',
  schema_version: 1,
});
