// An adapter's pin covers its folder; what its code reaches outside stands in the folder's `closure.json` by digest, so
// that shared code cannot change under a standing pin. Here the list is held against what the release commit holds.
import { equalJson, type Json } from '#canonical';
import { type DocumentKind, defineKind } from '#contract';
import { idDigits, type ReadPlan } from '#objects';
import { fileCountMax } from '../bounds.ts';
import { type AdapterClosure, validate } from '../generated/adapter-closure.js';
import type { ReleaseFile } from '../generated/release-manifest.js';
import type { Closure } from '../imports/closure.ts';
import { type ClosureFile, closureList } from '../imports/closure-digest.ts';
import { isModulePath } from '../imports/module-source.ts';
import { reachedFrom } from '../imports/reached-from.ts';
import { checkOrder } from '../manifest-files.ts';
import type { Collector } from './collector.ts';
import type { PinnedPackage } from './pinned-objects.ts';
import { type ClosedSetRefusal, refusePin } from './refusals.ts';

const name = 'closure.json';
const mend = 'run `npm run generate`, commit, and run `pin` on the profile';

/** Parses and checks the list of one adapter: schema, then strict order by path; E_SHAPE. */
export const adapterClosureKind: DocumentKind<AdapterClosure> = defineKind<AdapterClosure>({
  kind: 'adapter_closure',
  schemaVersion: 1,
  bounds: { bytesMax: 16 * 1024 * 1024, depthMax: 8, entriesMax: fileCountMax, byteOrderMark: 'refused' },
  validate,
  shapes: [({ body }) => checkOrder(body.files, '/body/files')],
});

/** The document that a package's folder holds: its name, and the files outside that its modules reach. */
export const adapterClosure = (path: string, files: readonly ClosureFile[]): AdapterClosure => ({
  body: { files: closureList(files) as AdapterClosure['body']['files'] },
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
  const parsed = adapterClosureKind.parse(bytes ?? new Uint8Array());
  if (!parsed.ok) return false;
  const { content } = parsed.value;
  // The list is written from a disk, with SHA-1 ids; in a SHA-256 repository the digests of the bytes have to do.
  const isSha256 = files.some(({ object_id }) => object_id.length === idDigits.sha256);
  const ids = new Map(isSha256 ? content.body.files.map(({ path: listed, object_id }) => [listed, object_id]) : []);
  const expected = files.map((file) => ({ ...file, object_id: ids.get(file.path) ?? file.object_id }));
  return equalJson(content as Json, adapterClosure(path, expected) as Json);
}
