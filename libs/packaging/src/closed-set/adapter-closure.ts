// An adapter's pin covers its folder; what its code reaches outside stands in the folder's `closure.json` by digest, so
// that shared code cannot change under a standing pin. Here the list is held against what the release commit holds.
import { equalJson, type Json, parseCanonical } from '#canonical';
import { idDigits, isObjectId, type ReadPlan } from '#objects';
import type { ReleaseFile } from '../generated/release-manifest.js';
import type { Closure } from '../imports/closure.ts';
import { closureList } from '../imports/closure-digest.ts';
import { isModulePath } from '../imports/module-source.ts';
import { reachedFrom } from '../imports/reached-from.ts';
import type { Collector } from './collector.ts';
import type { PinnedPackage } from './pinned-objects.ts';
import { type ClosedSetRefusal, refusePin } from './refusals.ts';

const name = 'closure.json';
const mend = 'run `npm run generate`, commit, and run `pin` on the profile';

/** The document that a package's folder holds: its name, and the files outside that its modules reach. */
export const adapterClosure = (path: string, files: readonly ReleaseFile[]): Json => ({
  body: { files: closureList(files) },
  id: `closure.${path.slice(path.lastIndexOf('/') + 1)}`,
  kind: 'adapter_closure',
  schema_version: 1,
});

/** The first package whose list is missing or is not what its code reaches; E_RELATION. */
export function* checkClosures(
  set: Collector,
  packages: readonly PinnedPackage[],
  closure: Closure,
  facts: ReadonlyMap<string, ReleaseFile>,
): ReadPlan<ClosedSetRefusal | undefined> {
  for (const { path, files } of packages) {
    const input = `${path}/${name}`;
    const outside = reachedFrom(files.filter(isModulePath), closure).filter((reached) => !isInside(reached, path));
    const isListed = files.includes(input);
    if (outside.length === 0 && !isListed) continue;
    const contents = isListed ? yield* set.read([input]) : undefined;
    if (contents?.ok === false) return contents.refusal;
    const expected = outside.map((reached) => facts.get(reached) as ReleaseFile);
    if (isListOf(path, contents?.value[0], expected)) continue;
    const words = `the list of the ${outside.length} files outside \`${path}\` that its code reaches, as the release commit holds them`;
    return refusePin('pin.closure', { input, expected: words, mend }).refusal;
  }
  return undefined;
}

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

function isListOf(path: string, bytes: Uint8Array | undefined, files: readonly ReleaseFile[]): boolean {
  const parsed = parseCanonical(bytes ?? new Uint8Array(), { bytesMax: 16 * 1024 * 1024, depthMax: 8 });
  if (!parsed.ok) return false;
  // The list is written from a disk, with SHA-1 ids; in a SHA-256 repository the digests of the bytes have to do.
  const isSha256 = files.some(({ object_id }) => object_id.length === idDigits.sha256);
  const ids = isSha256 ? listedIds(parsed.value) : new Map<string, string>();
  const expected = files.map((file) => ({ ...file, object_id: ids.get(file.path) ?? file.object_id }));
  return equalJson(parsed.value, adapterClosure(path, expected));
}

/** The SHA-1 ids that a list gives to paths, as far as it is a list. */
function listedIds(value: Json): ReadonlyMap<string, string> {
  const { body } = (value ?? {}) as { readonly body?: { readonly files?: unknown } | null };
  const files: readonly unknown[] = Array.isArray(body?.files) ? body.files : [];
  const ids = new Map<string, string>();
  for (const file of files) {
    const { path, object_id } = (file ?? {}) as Partial<ReleaseFile>;
    if (typeof object_id === 'string' && isObjectId(object_id, 'sha1')) ids.set(String(path), object_id);
  }
  return ids;
}
