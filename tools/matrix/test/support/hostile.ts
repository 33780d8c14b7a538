// The fakes of the tree, and hostile variants of them: an honest program with named places of its text replaced.
import { join } from 'node:path';
import { runMatrix } from '../../src/matrix.ts';
import type { Combination } from '../../src/names.ts';
import { readProgramFiles } from '../../src/read-programs.ts';
import { type Limits, limits } from '../../src/run/limits.ts';

export const root = join(import.meta.dirname, '..', '..', '..', '..');

export const honest: ReadonlyMap<string, Uint8Array> = new Map(
  readProgramFiles(root).map(({ name, bytes }) => [name, bytes]),
);

/** What stands in a program, once, and what stands there instead. */
export type Swap = readonly [from: string, to: string];

/** The programs with one of them changed. Throws when a place is not there exactly once, so no case is vacuous. */
export function withSwaps(name: string, swaps: readonly Swap[]): ReadonlyMap<string, Uint8Array> {
  let text = new TextDecoder().decode(honest.get(`${name}.mjs`));
  for (const [from, to] of swaps) {
    const count = text.split(from).length - 1;
    if (count !== 1) throw new Error(`\`${from}\` stands ${count} times in ${name}`);
    text = text.replace(from, () => to);
  }
  return new Map([...honest, [`${name}.mjs`, new TextEncoder().encode(text)]]);
}

/** The rules that one combination breaks, as `step rule`, sorted, each once. */
export async function broken(
  programs: ReadonlyMap<string, Uint8Array>,
  combination: Combination,
  changed: Partial<Limits> = {},
): Promise<readonly string[]> {
  const run = await runMatrix(programs, { only: [combination], limits: { ...limits, ...changed } });
  const found = run.outcomes.flatMap(({ violations }) => violations.map(({ step, rule }) => `${step} ${rule}`));
  return [...new Set(found)].sort();
}
