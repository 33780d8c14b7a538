// What the commands of this room share: files and policies taken in, and the tokens they can all refuse with.
import { join } from 'node:path';
import { accept, coreBounds, type Result } from '#canonical';
import type { Context } from '#command';
import { admitBundle, examplesFiles, type PolicyBundle, requiredFiles, shippedBundle } from '#control';
import { admitFile, identityAt } from '#files';

export const documentBytesMax = coreBounds.bytesMax;

/** The bytes of each named argument, a file; the first that cannot be read (E_RUNTIME) or is too big (E_LIMIT) refuses. */
export function readArguments<Name extends string>(
  context: Context,
  bytesMax: Readonly<Record<Name, number>>,
): Result<Readonly<Record<Name, Uint8Array>>> {
  const read: Partial<Record<Name, Uint8Array>> = {};
  for (const [name, max] of Object.entries(bytesMax) as [Name, number][]) {
    const file = admitFile(context.place(String(context.arguments[name])), { bytesMax: max });
    if (!file.ok) return file;
    read[name] = file.value.bytes;
  }
  return accept(read as Record<Name, Uint8Array>);
}

/** The policies of a folder, or ours when none is named. */
export function bundleAt(folder: string | undefined): Result<PolicyBundle> {
  if (folder === undefined) return accept(shippedBundle());
  const files = new Map<string, Uint8Array>();
  const present = examplesFiles.filter((name) => identityAt(join(folder, name)) !== undefined);
  for (const name of [...requiredFiles, ...present]) {
    const file = admitFile(join(folder, name), { bytesMax: documentBytesMax });
    if (!file.ok) return file;
    files.set(name, file.value.bytes);
  }
  return admitBundle(files);
}

export const fileCodes = [
  'E_USAGE',
  'E_RUNTIME',
  'E_LIMIT',
  'E_PARSE',
  'E_CANONICAL',
  'E_SHAPE',
  'E_RELATION',
] as const;
