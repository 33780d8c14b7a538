// Stage runs that tables break: how a row is judged, and the pieces rows are made of.
import { encodeCanonical } from '#canonical';
import { validateStageRun } from '#contract';
import { buildStageRun, refreshStageRun, type StageRunChoice } from '../../../../test/support/builders.ts';
import type { Edit } from '../../../../test/support/edit.ts';
import { expectSetRows, type SetRow } from './tables.ts';

/** Expects every row of edits to the run of that choice. Pointers begin with `/request`, `/resolved` or `/result`. */
export const expectRuns = (choice: StageRunChoice, rows: readonly SetRow[]): void =>
  expectSetRows(
    () => buildStageRun(choice),
    refreshStageRun,
    ({ request, resolved, result }) =>
      validateStageRun(encodeCanonical(request), encodeCanonical(resolved), encodeCanonical(result)),
    rows,
  );

export const body = '/result/body';
export const execution = `${body}/execution`;
export const facts = `${execution}/metadata`;
export const reason: Edit = [`${body}/reason`, { reason_id: 'reason.a' }];
export const unavailable = { state: 'unavailable', reason_id: 'reason.a' };

/** What a relation says that the result breaks. */
export const at = (place: string): string => `E_RELATION input 2 /body${place}`;
