// Files as a command is given them, read before anything is judged. Whether they held still is asked when it is done.
import { accept, type Result, refuse } from '#canonical';
import { type AdmittedFile, admitFile } from '#files';

export type NamedFile = { readonly label: string; readonly path: string };

/** All files in order, or the first that cannot be read (E_RUNTIME) and only then the first that is too big (E_LIMIT). */
export function admitAll(files: readonly NamedFile[], bytesMax: number): Result<readonly AdmittedFile[]> {
  const read = files.map(({ label, path }) => ({ label, file: admitFile(path, { bytesMax }) }));
  const refused = (code: string) => read.find(({ file }) => !file.ok && file.refusal.code === code);
  const bad = refused('E_RUNTIME') ?? refused('E_LIMIT');
  if (bad !== undefined && !bad.file.ok) return refuse({ ...bad.file.refusal, input: bad.label });
  return accept(read.flatMap(({ file }) => (file.ok ? [file.value] : [])));
}

/** E_RUNTIME for the first file that moved since it was read. */
export function findMoved(files: readonly AdmittedFile[]) {
  const moved = files.find((file) => !file.unchanged());
  if (moved === undefined) return undefined;
  const mend = 'run it again when nothing writes to the file';
  return {
    code: 'E_RUNTIME',
    input: moved.path,
    expected: 'a file that holds still while it is judged',
    mend,
  } as const;
}
