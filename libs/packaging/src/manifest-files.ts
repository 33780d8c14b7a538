// Rules of a manifest's files: sorted, well named, of the commit's algorithm, from folders that may be packaged, and
// within the bound of the whole release.
import { compareCodePoints } from '#canonical';
import { findCollision, nameFlaw } from '#content';
import { idDigits } from '#objects';
import { releaseBytesMax } from './bounds.ts';
import type { ReleaseBody } from './generated/release-manifest.js';
import { rootFlaw } from './packaged-roots.ts';
import { type ManifestRefusal, refuseManifest as refuse } from './refusals.ts';

/** The first broken rule of files and gate documents, taken by themselves. */
export function checkFiles(body: ReleaseBody): ManifestRefusal | undefined {
  return (
    checkOrder(body.files, '/body/files') ??
    checkOrder(body.gate_documents, '/body/gate_documents') ??
    checkNames(body) ??
    checkObjectIds(body) ??
    checkTotal(body)
  );
}

/** Refuses a list that is not a sorted set of paths. */
export function checkOrder(items: readonly { readonly path: string }[], at: string): ManifestRefusal | undefined {
  for (let index = 1; index < items.length; index += 1) {
    const [before, item] = [items[index - 1]?.path ?? '', items[index]?.path ?? ''];
    if (compareCodePoints(before, item) >= 0) {
      return refuse('manifest.order', `${at}/${index}`, 'strict order by path, so that nothing stands twice');
    }
  }
  return undefined;
}

function checkNames({ files, gate_documents }: ReleaseBody): ManifestRefusal | undefined {
  for (const [index, { path }] of files.entries()) {
    const at = `/body/files/${index}/path`;
    const flaw = nameFlaw(path);
    if (flaw !== undefined) return refuse('manifest.path', at, flaw.expected);
    const root = rootFlaw(path);
    if (root !== undefined) return refuse('manifest.root', at, root.expected);
  }
  const collision = findCollision(pathsOf(gate_documents, files));
  return collision === undefined ? undefined : refuse('manifest.path', '/body/files', collision.expected);
}

function* pathsOf(...lists: readonly (readonly { readonly path: string }[])[]): Iterable<string> {
  for (const list of lists) for (const { path } of list) yield path;
}

function checkObjectIds({ files, installer, source }: ReleaseBody): ManifestRefusal | undefined {
  const digits = idDigits[source.hash_algorithm];
  const expected = `an object id of ${digits} digits, as those of the source`;
  const index = files.findIndex(({ object_id }) => object_id.length !== digits);
  if (index >= 0) return refuse('manifest.object-id', `/body/files/${index}/object_id`, expected);
  if (installer.object_id.length === digits) return undefined;
  return refuse('manifest.object-id', '/body/installer/object_id', expected);
}

function checkTotal({ files, gate_documents }: ReleaseBody): ManifestRefusal | undefined {
  let total = 0;
  for (const { size_bytes } of files) total += size_bytes;
  for (const { size_bytes } of gate_documents) total += size_bytes;
  if (total <= releaseBytesMax) return undefined;
  return refuse('manifest.total-bytes', '/body/files', `at most ${releaseBytesMax} bytes in all`);
}
