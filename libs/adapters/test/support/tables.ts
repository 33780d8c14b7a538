// One test a row: what is changed in the valid input, and what the normalizer then answers.
import { expect, test } from 'vitest';
import { type Edits, edited } from './edit.ts';
import { outcomeOf } from './outcome.ts';
import type { Sample } from './sample.ts';

export type Row = readonly [rule: string, edits: Edits, outcome: string];

/** Runs the rows as tests of their own. */
export function testRows(sample: Sample, rows: readonly Row[]): void {
  test.each(rows)('%s', (_rule, edits, outcome) => {
    expect(outcomeOf(sample.normalize, edited(sample.valid, edits))).toBe(outcome);
  });
}

/** Rows that all have one outcome. */
export const rowsOf = (outcome: string, rows: readonly (readonly [rule: string, edits: Edits])[]): Row[] =>
  rows.map(([rule, edits]) => [rule, edits, outcome]);
