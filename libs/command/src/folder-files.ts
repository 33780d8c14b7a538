// The files of a folder that a pure command was given by its option: which of them are read, and under which name the command
// knows each. An optional file that is not there is left out, and must still not be there when the command has run.
import type { Refusal } from '#canonical';
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

/** E_RUNTIME for a folder that is none or a link; E_USAGE for a file in it that nobody reads: it may be one that is misspelled. */
export function findUnfit(
  { folder: slot }: PureCommand,
  folder: FolderSource | undefined,
): Refusal<'E_RUNTIME' | 'E_USAGE'> | undefined {
  if (slot === undefined || folder === undefined) return undefined;
  const names = folder.names();
  if (names === undefined) {
    const mend = 'name a folder that you may read, not a link to one';
    return { code: 'E_RUNTIME', input: folder.label, expected: 'a folder that can be read, and is no link', mend };
  }
  const known = new Set(slot.files.map(({ name }) => name));
  const stray = names.find((name) => !known.has(name));
  if (stray === undefined) return undefined;
  return {
    code: 'E_USAGE',
    input: folder.file(stray).label,
    at: `--${slot.option}`,
    expected: `only files that are read: ${slot.files.map(({ name }) => `\`${name}\``).join(', ')}`,
    mend: 'take it out of the folder, or give it the name it is read by',
  };
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
