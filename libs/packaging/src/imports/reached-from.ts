// What a part of a closure reaches by itself.
import { compareCodePoints } from '#canonical';
import type { Closure } from './closure.ts';

/** The files among `from` and all that they reach, by the imports of a closure that holds them; sorted. */
export function reachedFrom(from: readonly string[], { files, imports }: Closure): readonly string[] {
  const known = new Set(files);
  const reached = new Set(from);
  // A set may grow while it is walked: what is added is still visited.
  for (const path of reached) {
    for (const next of imports.get(path) ?? []) if (known.has(next)) reached.add(next);
  }
  return [...reached].sort(compareCodePoints);
}
