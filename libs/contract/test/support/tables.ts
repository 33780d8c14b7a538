// Runs a table of broken documents: each row edits a valid one and says the token and place it must be refused with.
import { expect } from 'vitest';
import { encodeCanonical, type Json, type Refusal, type Result } from '#canonical';
import { validateDocument } from '#contract';
import { type Edit, edited } from '../../../../test/support/edit.ts';

export type Row = readonly [edits: readonly Edit[], code: string | undefined, at?: string | undefined];

/** What a refusal says to programs: token, input and place; `accepted` when there is none. */
export const said = (result: Result<unknown>): string => (result.ok ? 'accepted' : told(result.refusal));

export const told = ({ code, input, at }: Refusal): string =>
  [code, ...(input === undefined ? [] : [`input ${input}`]), ...(at === undefined ? [] : [at])].join(' ');

/** Judges one document by itself, through its bytes. */
export const judge = (document: unknown): string => said(validateDocument(encodeCanonical(document as Json)));

/** Expects every row of the table, after making sure that the document they start from is accepted. */
export function expectRows(document: unknown, rows: readonly Row[]): void {
  expect(judge(document)).toBe('accepted');
  for (const [edits, code, at] of rows) {
    const wanted = code === undefined ? 'accepted' : [code, ...(at === undefined ? [] : [at])].join(' ');
    expect(`${pointers(edits)}: ${judge(edited(document, edits))}`).toBe(`${pointers(edits)}: ${wanted}`);
  }
}

const pointers = (edits: readonly Edit[]): string =>
  edits.map(([pointer, value]) => `${pointer}=${JSON.stringify(value)?.slice(0, 60)}`).join(' & ');

/** Edits of a set of documents, whose digests are then brought up to date; what it says; edits made after that. */
export type SetRow = readonly [edits: readonly Edit[], said: string, afterwards?: readonly Edit[]];

/** Expects every row of edits to a built set, after making sure that the untouched set is accepted. */
export function expectSetRows<T>(
  build: () => T,
  refresh: (set: T) => void,
  validate: (set: T) => Result<unknown>,
  rows: readonly SetRow[],
): void {
  for (const [edits, wanted, afterwards = []] of [[[], 'accepted'] as SetRow, ...rows]) {
    const changed = edited(build(), edits);
    refresh(changed);
    const what = pointers([...edits, ...afterwards]);
    expect(`${what}: ${said(validate(edited(changed, afterwards)))}`).toBe(`${what}: ${wanted}`);
  }
}
