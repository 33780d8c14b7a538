// How far a run or a job is, in GitHub's words. Words the normalizer does not know are not translated: `undefined` says
// that nobody can tell, and whoever asks makes the snapshot incomplete.
import type { JsonObject } from '#canonical';
import type { Place } from '../place.ts';

const unfinished: ReadonlySet<string> = new Set(['queued', 'pending', 'requested', 'waiting', 'in_progress']);

const conclusions: ReadonlySet<string> = new Set([
  'success',
  'failure',
  'neutral',
  'cancelled',
  'skipped',
  'timed_out',
  'action_required',
  'stale',
]);

export type Progress = { readonly status: string; readonly conclusion: string | null };

/** Status and conclusion; undefined when a word is unknown (`startup_failure`, or one that GitHub adds later). */
export function progressOf(place: Place): Progress | undefined {
  const status = place.get('status').text();
  const conclusion = place.get('conclusion');
  if (status === 'completed') {
    const word = conclusion.isNothing ? '' : conclusion.text();
    return conclusions.has(word) ? { status, conclusion: word } : undefined;
  }
  if (!unfinished.has(status)) return undefined;
  if (!conclusion.isNothing) conclusion.fail('capture.mismatch', `no conclusion while \`${status}\``);
  return { status, conclusion: null };
}

/** The times that go with a status. GitHub gives some that have not come yet. */
export const timesOf = ({ status }: Progress, started: Place, completed: Place): JsonObject => ({
  started_at: status === 'in_progress' || status === 'completed' ? started.time() : null,
  completed_at: status === 'completed' ? completed.time() : null,
});
