// What the commands of this room share: where the workspace is, and the words a caller gave.
import { join } from 'node:path';
import type { Outcome } from '#command';
import type { Backend } from '#git';
import { openSession, type Session } from '../session.ts';

/** The repository that this code stands in. */
export const workspaceRoot = join(import.meta.dirname, '../../../..');

/** Runs `use` on this repository at `commit` (HEAD when no word was given), and closes it whatever happens. */
export async function atCommit(
  commit: string | true | undefined,
  use: (session: Session) => Promise<Outcome>,
  backend?: Backend,
): Promise<Outcome> {
  const session = await openSession(workspaceRoot, typeof commit === 'string' ? commit : undefined, backend);
  if (!session.ok) return session.refusal;
  try {
    return await use(session.value);
  } finally {
    await session.value.repository.close();
  }
}

/** A variadic argument as a list. */
export const wordsOf = (words: string | readonly string[] | undefined): readonly string[] =>
  words === undefined ? [] : typeof words === 'string' ? [words] : words;

/** What deriving a gate can refuse with. */
export const gateCodes: readonly string[] = [
  'E_SHALLOW',
  'E_PROFILE',
  'E_PIN',
  'E_PATH',
  'E_DENYLIST',
  'E_OBJECT',
  'E_LIMIT',
  'E_PARSE',
  'E_CANONICAL',
  'E_SHAPE',
  'E_REF',
  'E_RELATION',
  'E_GATE',
  'E_EVALUATION',
  'E_SHADOW',
];
