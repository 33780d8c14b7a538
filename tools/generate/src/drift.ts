// Compares what the generators make with what lies on disk, and mends it. A file that differs, is missing, or is left
// over from a source that is gone counts as drift.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { GeneratedFiles, Generator, Only } from './generator.ts';

export type Drift = { readonly path: string; readonly bytes: Uint8Array | undefined };

/**
 * Everything on disk that is not as `generators` would make it, sorted by path; `bytes` undefined means "to be removed".
 * Throws when two generators claim one path.
 */
export async function findDrift(
  root: string,
  generators: readonly Generator[],
  only: Only = () => true,
): Promise<readonly Drift[]> {
  const wanted = new Map<string, Uint8Array>();
  const existing = new Set<string>();
  for (const generator of generators) {
    for (const [path, bytes] of await generator.generate(root, only)) {
      if (!only(path)) continue;
      if (wanted.has(path)) throw new Error(`two generators make \`${path}\` (the second is \`${generator.name}\`)`);
      wanted.set(path, bytes);
    }
    for (const path of generator.existing?.(root) ?? []) existing.add(path);
  }
  const changed = changedFiles(root, wanted);
  const left = [...existing]
    .filter((path) => only(path) && !wanted.has(path))
    .map((path) => ({ path, bytes: undefined }));
  return [...changed, ...left].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function changedFiles(root: string, wanted: GeneratedFiles): Drift[] {
  const changed: Drift[] = [];
  for (const [path, bytes] of wanted) {
    const file = join(root, path);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) changed.push({ path, bytes });
  }
  return changed;
}

/** Writes or removes each drifting file. */
export function mendDrift(root: string, drift: readonly Drift[]): void {
  for (const { path, bytes } of drift) {
    const file = join(root, path);
    if (bytes === undefined) {
      rmSync(file);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
