// The report of a matrix, as a table for people or as one canonical document. It holds no time, path or version, so two
// machines that agree print the same bytes.
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { oneLine } from '#command';
import { holds, type MatrixRun } from './matrix.ts';
import type { CombinationOutcome } from './outcome.ts';

/** Canonical bytes of kind `adapter_matrix_report`; `inventory` is the inventory that vouched for the programs. */
export const reportBytes = (run: MatrixRun, inventory: Uint8Array): Uint8Array =>
  encodeCanonical({
    schema_version: 1,
    kind: 'adapter_matrix_report',
    id: 'adapter-matrix.v1',
    body: {
      combinations: run.outcomes.map(combinationJson),
      disagreements: run.disagreements,
      inventory_sha256: sha256Hex(inventory),
      target: run.target,
      verdict: verdictOf(run),
    },
  });

const verdictOf = (run: MatrixRun): string => (holds(run) ? 'satisfied' : 'violated');

const combinationJson = ({ combination, facts, violations }: CombinationOutcome): Json => ({
  ...combination,
  facts: facts === undefined ? { state: 'absent' } : { state: 'present', value: facts },
  violations,
});

/** One line a combination, and below it a line for each broken rule. */
export function reportTable(run: MatrixRun): string {
  const widths = [
    Math.max(...run.outcomes.map(({ combination }) => combination.producer.length)),
    Math.max(...run.outcomes.map(({ combination }) => combination.forge.length)),
  ] as const;
  const lines = run.outcomes.flatMap(({ combination: { producer, forge }, facts, violations }) => [
    `${producer.padEnd(widths[0])}  ${forge.padEnd(widths[1])}  ${violations.length === 0 ? 'holds   ' : 'violated'}  ${
      facts === undefined ? 'no candidate' : `candidate ${facts.candidate.commit_id}`
    }`,
    ...violations.map(({ step, rule, expected }) => `  ${step}: ${rule}: expected ${oneLine(expected)}`),
  ]);
  const last = run.disagreements.map(({ rule, expected }) => `${rule}: expected ${oneLine(expected)}`);
  return `${[...lines, ...last, verdictOf(run)].join('\n')}\n`;
}
