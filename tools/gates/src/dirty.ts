// The code on disk must be the code of the release commit, byte for byte, untracked and ignored files included: otherwise
// what was judged and what judges would be of two different trees.
import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { compareCodePoints, gitBlobId, type Refusal } from '#canonical';
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
  const committed = await committedFiles(session);
  const onDisk = codePlaces.flatMap((place) => filesBelow(session.root, place));
  const paths = [...new Set([...committed.keys(), ...onDisk])].sort(compareCodePoints);
  const differing = paths.filter((path) => committed.get(path) !== describe(session, path));
  if (differing.length === 0) return undefined;
  const more = differing.length > namedMax ? ` and ${differing.length - namedMax} more` : '';
  return {
    code: 'E_DIRTY',
    at: `${differing.slice(0, namedMax).join(', ')}${more}`,
    expected: `the code of commit ${session.commit} on disk`,
    mend: `commit or undo these; for another commit: git worktree add ../at-commit ${session.commit}, then npm ci there`,
  };
}

async function committedFiles({ repository, commit }: Session): Promise<ReadonlyMap<string, string>> {
  const listed = await repository.listFiles(commit);
  if (!listed.ok) throw new Error(listed.refusal.expected);
  const isCode = (path: string): boolean => codePlaces.some((place) => path === place || path.startsWith(`${place}/`));
  return new Map(
    listed.value.filter(({ path }) => isCode(path)).map(({ path, mode, oid }) => [path, `${mode} ${oid}`]),
  );
}

function filesBelow(root: string, path: string): readonly string[] {
  const stat = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesBelow(root, `${path}/${name}`));
}

/** Mode and object id as Git would store the file; the executable bit is the owner's. */
function describe({ root, repository }: Session, path: string): string | undefined {
  const place = join(root, path);
  const stat = lstatSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return undefined;
  if (stat.isSymbolicLink()) return `120000 ${gitBlobId(Buffer.from(readlinkSync(place)), repository.algorithm)}`;
  if (!stat.isFile()) return 'neither file nor link';
  const mode = (stat.mode & 0o100) === 0 ? '100644' : '100755';
  return `${mode} ${gitBlobId(readFileSync(place), repository.algorithm)}`;
}
