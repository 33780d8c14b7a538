// Reads of the release commit in batches that are bounded without knowing a size: small files many at once, under a bound
// that keeps larger ones out, and those one by one. Nothing is kept but what the caller keeps.
import { accept } from '#canonical';
import { fileBytesMax } from '#content';
import type { ReadAnswer, ReadObject, ReadPlan, ReadRequest } from '#objects';
import { breach } from '#objects';
import { type ClosedSetRefusal, type ClosedSetResult, refuseWith } from './refusals.ts';

/** One batch holds at most 16 MiB: 64 files of 256 KiB, or one larger file. */
export const batchCount = 64;
export const smallBytesMax = 256 * 1024;

/** What to read: a path at a commit, or an object whose id a tree gave. */
export type Want = { readonly commit: string; readonly path: string } | { readonly oid: string; readonly path: string };

/** What there is at a place of the commit, without its content; undefined when there is nothing. */
export function* lookUp(
  commit: string,
  paths: readonly string[],
): ReadPlan<ClosedSetResult<readonly (ReadObject | undefined)[]>> {
  const answers = yield paths.map((path) => ({ commit, path, content: false }));
  return collect(answers, paths);
}

/** The objects that are wanted, in order, at most `batchCount`; undefined for a path that the commit lacks. */
export function* readObjects(wants: readonly Want[]): ReadPlan<ClosedSetResult<readonly (ReadObject | undefined)[]>> {
  if (wants.length > batchCount) throw new Error(`at most ${batchCount} reads in one batch`);
  const answers = [...(yield wants.map((want) => requestOf(want, smallBytesMax)))];
  for (const [index, want] of wants.entries()) {
    const answer = answers[index];
    if (answer === undefined || answer.ok || answer.refusal.code !== 'E_LIMIT') continue;
    const [large] = yield [requestOf(want, fileBytesMax)];
    if (large !== undefined) answers[index] = large;
  }
  return collect(
    answers,
    wants.map(({ path }) => path),
  );
}

const requestOf = (want: Want, bytesMax: number): ReadRequest =>
  'oid' in want ? { oid: want.oid, bytesMax } : { commit: want.commit, path: want.path, bytesMax };

function collect(
  answers: readonly ReadAnswer[],
  paths: readonly string[],
): ClosedSetResult<readonly (ReadObject | undefined)[]> {
  if (answers.length !== paths.length) throw new Error('a read was left unanswered');
  const objects: (ReadObject | undefined)[] = [];
  for (const [index, answer] of answers.entries()) {
    if (answer.ok) objects.push(answer.value);
    else if (answer.refusal.detail === 'path-missing') objects.push(undefined);
    else return refuseWith(unreadable(paths[index] ?? '', answer.refusal));
  }
  return accept(objects);
}

const unreadable = (
  path: string,
  { code, detail, expected, mend }: (ReadAnswer & { ok: false })['refusal'],
): ClosedSetRefusal =>
  code === 'E_LIMIT'
    ? breach(code, 'content.bytes', { input: path, expected: `at most ${fileBytesMax} bytes in one file` })
    : breach(code, `object.${detail}`, { input: path, expected, ...(mend === undefined ? {} : { mend }) });
