// What some modules reach by import at the release commit, with the bytes of every file met on the way. A file that is not
// there is the closure's to refuse; one that cannot be read is refused here, so that a damaged object is called so.
import { accept, type Result } from '#canonical';
import { type Closure, type ClosureOptions, closureOf } from '#packaging';
import type { Session } from './session.ts';

export type CommittedClosure = { readonly closure: Closure; readonly contents: ReadonlyMap<string, Uint8Array> };

/** Walks the imports of `entries`. Refuses E_PATH for an import that cannot be followed, E_OBJECT and E_LIMIT as reading does. */
export async function closureAtCommit(
  { repository, commit }: Session,
  entries: readonly string[],
  options: ClosureOptions = {},
): Promise<Result<CommittedClosure>> {
  const contents = new Map<string, Uint8Array>();
  const plan = closureOf(entries, options);
  let step = plan.next();
  while (!step.done) {
    const paths = step.value;
    const answers = await repository.answer(paths.map((path) => ({ commit, path })));
    const unreadable = answers.find((answer) => !answer.ok && answer.refusal.detail !== 'path-missing');
    if (unreadable?.ok === false) return unreadable;
    const found = answers.map((answer) => (answer.ok && answer.value.type === 'blob' ? answer.value.bytes : undefined));
    for (const [index, bytes] of found.entries()) if (bytes !== undefined) contents.set(paths[index] ?? '', bytes);
    step = plan.next(found);
  }
  return step.value.ok ? accept({ closure: step.value.value, contents }) : step.value;
}
