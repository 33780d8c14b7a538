// A folder of the release commit, whole: the documents that profiles are judged by. Everything in it is read and handed on
// by name; what is no plain file is refused here, what nobody knows by name is the reader's to refuse.
import { accept, type Result, refuse, sha256Hex } from '#canonical';
import type { GateInput } from '#gate';
import type { Session } from '../session.ts';

/** Files of one folder; more than any room keeps there. */
export const folderFilesMax = 64;
/** Bytes of one file: a control or eval document has at most as many. */
export const folderFileBytesMax = 1_048_576;

/** Contents by file name, sorted by code point, and the same as inputs of a gate. */
export type CommittedFolder = {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly inputs: readonly GateInput[];
};

/**
 * Reads `folder` of the release commit. Refuses E_EVALUATION for a folder that is not there, one that holds anything but
 * plain files, or too many of them; E_OBJECT and E_LIMIT as reading does.
 */
export async function readCommittedFolder(
  { repository, commit }: Session,
  folder: string,
): Promise<Result<CommittedFolder>> {
  const listed = await repository.listFiles(commit, folder);
  if (!listed.ok) return listed.refusal.detail === 'path-missing' ? missing(folder, commit) : listed;
  const odd = listed.value.find(({ path, mode }) => mode !== '100644' || path.slice(folder.length + 1).includes('/'));
  if (odd !== undefined) return unfit(odd.path, 'plain files only, none executable, no folder and no link');
  if (listed.value.length > folderFilesMax) return unfit(folder, `at most ${folderFilesMax} files`);
  const read = await readListed({ repository, commit }, listed.value);
  if (!read.ok) return read;
  const files = read.value.map(({ path, bytes }) => [path.slice(folder.length + 1), bytes] as const);
  return accept({ folder, files: new Map(files), inputs: read.value.map(({ input }) => input) });
}

export type CommittedFile = { readonly path: string; readonly bytes: Uint8Array; readonly input: GateInput };

/** The bytes of plain files of the release commit, in their order. Refuses E_OBJECT and E_LIMIT as reading does. */
export async function readListed(
  { repository, commit }: Pick<Session, 'repository' | 'commit'>,
  listed: readonly { readonly path: string; readonly oid: string }[],
): Promise<Result<readonly CommittedFile[]>> {
  const answers = await repository.answer(listed.map(({ path }) => ({ commit, path, bytesMax: folderFileBytesMax })));
  const files: CommittedFile[] = [];
  for (const [index, { path, oid }] of listed.entries()) {
    const answer = answers[index];
    if (answer?.ok !== true) return refuse({ ...(answer?.refusal ?? lost), input: path });
    const { bytes } = answer.value;
    files.push({ path, bytes, input: { path, mode: '100644', object_id: oid, sha256: sha256Hex(bytes) } });
  }
  return accept(files);
}

const lost = { code: 'E_OBJECT', expected: 'a file that the commit holds' } as const;

const missing = (folder: string, commit: string) =>
  refuse({
    code: 'E_EVALUATION',
    input: folder,
    expected: `a folder in commit ${commit}: a profile that nothing is judged by cannot pass`,
    mend: `git add and commit \`${folder}\``,
  });

const unfit = (input: string, expected: string) =>
  refuse({ code: 'E_EVALUATION', input, expected, mend: `git rm \`${input}\`, then commit` });
