// The matrix of this working tree: its programs, held against its inventory, then run and reported.
import { join } from 'node:path';
import { type Outcome, statuses } from '#command';
import { holds, runMatrix } from './matrix.ts';
import { readPrograms } from './read-programs.ts';
import { reportBytes, reportTable } from './report.ts';

export type Wish = { readonly isJson: boolean; readonly progress: (line: string) => void };

/** The report, with status 0 only when all four combinations hold; or E_INVENTORY. */
export async function runPinned({ isJson, progress }: Wish, root = treeRoot): Promise<Outcome> {
  const pinned = readPrograms(root);
  if (!pinned.ok) return pinned.refusal;
  const run = await runMatrix(pinned.value.programs, {
    onDone: ({ combination, violations }) =>
      progress(`${combination.producer} with ${combination.forge}: ${violations.length} rules broken`),
  });
  return {
    stdout: isJson ? reportBytes(run, pinned.value.inventory) : new TextEncoder().encode(reportTable(run)),
    status: holds(run) ? statuses.ok : statuses.data,
  };
}

const treeRoot = join(import.meta.dirname, '..', '..', '..');
