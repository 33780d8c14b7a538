// The files that a manifest names, as the commit holds them: read from Git objects, with no code of the commit run.
import { sha256Hex } from '#canonical';
import type { Facet, Fields } from '#ledger';
import type { ReleaseManifest } from '#packaging';
import type { Session } from '../../../gates/src/session.ts';

/** Mode, object id, digest and size by path, of those that are there; undefined when the commit cannot be read whole. */
export async function heldFiles(
  { repository, commit }: Session,
  { body }: ReleaseManifest,
): Promise<Facet | undefined> {
  const listed = await repository.listFiles(commit);
  if (!listed.ok) return undefined;
  const published = new Set(body.files.map(({ path }) => path));
  const files = listed.value.filter(({ path }) => published.has(path));
  const held = new Map<string, Fields>();
  const objects = repository.readObjects(files.map(({ oid }) => oid));
  for (const { path, mode, oid } of files) {
    const object = (await objects.next()).value;
    if (object?.ok !== true) return undefined;
    const { bytes } = object.value;
    held.set(
      path,
      new Map([
        ['mode', mode],
        ['object_id', oid],
        ['sha256', sha256Hex(bytes)],
        ['size_bytes', String(bytes.length)],
      ]),
    );
  }
  return held;
}
