// Keeps `closure.json` in every adapter's folder: each file outside the folder that its code reaches by import. The folder
// is what a binding pins, so shared code cannot change under a standing pin.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, encodeCanonical, gitBlobId, type Json, sha256Hex } from '#canonical';
import { adapterClosure, type ClosureFile, closureOf, driveSync } from '#packaging';
import type { GeneratedFiles, Generator } from './generator.ts';

const home = 'libs/adapters/src';
const name = 'closure.json';

export const adapterClosures: Generator = { name: 'adapter closures', generate, existing };

async function generate(root: string): Promise<GeneratedFiles> {
  return new Map(adapterFolders(root).map((folder) => [`${folder}/${name}`, closureBytes(root, folder)]));
}

function existing(root: string): readonly string[] {
  const paths = adapterFolders(root).map((folder) => `${folder}/${name}`);
  return paths.filter((path) => existsSync(join(root, path)));
}

/** Every folder below `libs/adapters/src` is an adapter, except `shared`, which is what they share. */
function adapterFolders(root: string): readonly string[] {
  if (!existsSync(join(root, home))) return [];
  return readdirSync(join(root, home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => `${home}/${entry.name}`)
    .sort(compareCodePoints);
}

function closureBytes(root: string, folder: string): Uint8Array {
  const entries = modulesBelow(root, folder);
  const closure = driveSync(closureOf(entries), (path) => readIfPresent(root, path));
  if (!closure.ok) throw new Error(`${folder}: ${closure.refusal.expected} (${closure.refusal.at ?? ''})`);
  const [npm] = closure.value.packages;
  if (npm !== undefined) throw new Error(`${npm.from} imports \`${npm.specifier}\`: an adapter reaches no npm package`);
  const outside = closure.value.files.filter((path) => !path.startsWith(`${folder}/`));
  const document = adapterClosure(
    folder,
    outside.map((path) => describe(root, path)),
  );
  return encodeCanonical(document as Json);
}

const modulesBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') || path.endsWith('.js'))
    .map((path) => `${folder}/${path}`)
    .sort(compareCodePoints);

const readIfPresent = (root: string, path: string): Uint8Array | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;

function describe(root: string, path: string): ClosureFile {
  const bytes = readFileSync(join(root, path));
  const executable = (statSync(join(root, path)).mode & 0o100) !== 0;
  return {
    path,
    mode: executable ? '100755' : '100644',
    object_id: gitBlobId(bytes, 'sha1'),
    sha256: sha256Hex(bytes),
  };
}
