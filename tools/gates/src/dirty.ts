// The code on disk must be the code of the release commit, byte for byte, untracked and ignored files included: otherwise
// what was judged and what judges would be of two different trees.
import { accept, compareCodePoints, type Refusal, type Result } from '#canonical';
import { entryOnDisk, filesBelow } from './files-below.ts';
import type { Session } from './session.ts';

/** Top-level files and folders whose content takes part in making a release. */
export const codePlaces = [
  '.env',
  '.gitattributes',
  '.npmrc',
  'libs',
  'nx.json',
  'package-lock.json',
  'package.json',
  'releases',
  'sandbox',
  'tools',
  'tsconfig.base.json',
] as const;

const namedMax = 20;

/** E_DIRTY with the files that differ, at most twenty by name; undefined when there are none. */
export async function findDirtyCode(session: Session): Promise<Refusal | undefined> {
  const listed = await committedFiles(session);
  if (!listed.ok) return listed.refusal;
  const committed = listed.value;
  const { algorithm } = session.repository;
  const onDisk = codePlaces.flatMap((place) => filesBelow(session.root, place));
  const paths = [...new Set([...committed.keys(), ...onDisk])].sort(compareCodePoints);
  const differing = paths.filter((path) => committed.get(path) !== entryOnDisk(session.root, path, algorithm));
  if (differing.length === 0) return undefined;
  const more = differing.length > namedMax ? ` and ${differing.length - namedMax} more` : '';
  return {
    code: 'E_DIRTY',
    at: `${differing.slice(0, namedMax).join(', ')}${more}`,
    expected: `the code of commit ${session.commit} on disk`,
    mend: `commit or undo these; for another commit: git worktree add ../at-commit ${session.commit}, then npm ci there; a recorded version: npm run -s ystack -- ledger rebuild VERSION`,
  };
}

/** Mode and object id of every code file in the commit. Refuses E_OBJECT, E_LIMIT. */
async function committedFiles({ repository, commit }: Session): Promise<Result<ReadonlyMap<string, string>>> {
  const files = new Map<string, string>();
  for (const place of codePlaces) {
    const entry = await repository.lookup(commit, place);
    if (!entry.ok) return entry;
    if (entry.value === undefined) continue;
    const isFolder = entry.value.mode === '040000';
    const below = isFolder ? await repository.listFiles(commit, place) : accept([{ ...entry.value, path: place }]);
    if (!below.ok) return below;
    for (const { path, mode, oid } of below.value) files.set(path, `${mode} ${oid}`);
  }
  return accept(files);
}
