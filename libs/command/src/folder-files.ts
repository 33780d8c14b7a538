// The files of a folder that a pure command was given by its option: which of them are read, and under which name the command
// knows each. An optional file that is not there is left out, and must still not be there when the command has run.
import type { FolderFiles, PureCommand } from '#contract';
import type { FolderSource, Opened, Source } from './sources.ts';

/** A file of the folder, by the name that the command knows it by. */
export type Filed = { readonly name: string; readonly source: Source; readonly bytesMax: number };

/** The files to read: all that the command names but the optional ones that are not there. None without a folder. */
export function filesToRead({ folder: slot }: PureCommand, folder: FolderSource | undefined): readonly Filed[] {
  if (slot === undefined || folder === undefined) return [];
  return slot.files
    .filter(({ name, optional }) => optional !== true || folder.has(name))
    .map(({ name }) => ({ name, source: folder.file(name), bytesMax: slot.bytesMax }));
}

/** What the command is handed; `opened` are the files in the order of `filed`. */
export const folderFiles = (filed: readonly Filed[], opened: readonly Opened[]): FolderFiles =>
  new Map(filed.map(({ name }, index) => [name, (opened[index] as Opened).bytes]));

/** A file that was left out and stands there now. */
export function findAppeared(
  { folder: slot }: PureCommand,
  folder: FolderSource | undefined,
  filed: readonly Filed[],
): Source | undefined {
  if (slot === undefined || folder === undefined) return undefined;
  const read = new Set(filed.map(({ name }) => name));
  const found = slot.files.find(({ name }) => !read.has(name) && folder.has(name));
  return found === undefined ? undefined : folder.file(found.name);
}
