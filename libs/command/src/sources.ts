// Where the inputs of a pure command come from: a file, as the command line gives them, or bytes at hand, as a line of
// `batch` gives them. Opening one admits it; `unchanged` is asked again when the command has run.
import { lstatSync, opendirSync } from 'node:fs';
import { join } from 'node:path';
import { accept, compareCodePoints, type Refusal, type Result, refuse } from '#canonical';
import { admitFile, identityAt } from '#files';

export type Opened = { readonly bytes: Uint8Array; readonly unchanged: () => boolean };
export type IngressCode = 'E_RUNTIME' | 'E_LIMIT';

/** One input. `label` is what a refusal calls it: the path as it was typed, or a name for bytes without one. */
export type Source = {
  readonly label: string;
  /** What was typed, where a word was: a slot that takes a plain word takes it as it is and opens no file. */
  readonly word?: string;
  readonly open: (bytesMax: number) => Result<Opened, IngressCode>;
};

/** A file: regular, not a symlink, at most as many bytes as its slot allows. */
export const fileSource = (path: string, place: (path: string) => string): Source => ({
  label: path,
  word: path,
  open: (bytesMax) => admitFile(place(path), { bytesMax }),
});

/**
 * A folder whose files are inputs by name. `has` says whether anything at all stands there under a name; `names` are those of
 * all that stands there, by code point, at most 4,096 of them; undefined where there is no folder, or a link to one.
 */
export type FolderSource = {
  readonly label: string;
  readonly names: () => readonly string[] | undefined;
  readonly has: (name: string) => boolean;
  readonly file: (name: string) => Source;
};

const namesMax = 4096;

/** A folder on disk; neither it nor its files may be links. */
export const folderSource = (path: string, place: (path: string) => string): FolderSource => ({
  label: path,
  names: () => namesIn(place(path)),
  has: (name) => identityAt(join(place(path), name)) !== undefined,
  file: (name) => fileSource(join(path, name), place),
});

function namesIn(folder: string): readonly string[] | undefined {
  try {
    if (!lstatSync(folder).isDirectory()) return undefined;
    const opened = opendirSync(folder);
    try {
      const names: string[] = [];
      for (let entry = opened.readSync(); entry !== null && names.length < namesMax; entry = opened.readSync()) {
        names.push(entry.name);
      }
      return names.sort(compareCodePoints);
    } finally {
      opened.closeSync();
    }
  } catch {
    return undefined;
  }
}

/** Bytes that are already here; they cannot move, only be too many. */
export const bytesSource = (label: string, bytes: Uint8Array): Source => ({
  label,
  open: (bytesMax) =>
    bytes.length > bytesMax
      ? refuse({ code: 'E_LIMIT', expected: `at most ${bytesMax} bytes, not ${bytes.length}` })
      : accept({ bytes, unchanged: () => true }),
});

/** A plain word, as its UTF-8 bytes. */
export const wordSource = (word: string): Source => bytesSource(word, new TextEncoder().encode(word));

/**
 * Opens every source, or refuses with the first that cannot be read (E_RUNTIME) and only then with the first that is too
 * big (E_LIMIT): a step is finished for all inputs before the next begins, whatever order they came in.
 */
export function openAll(
  wanted: readonly { readonly source: Source; readonly bytesMax: number }[],
): Result<readonly Opened[], IngressCode> {
  const opened: Opened[] = [];
  const refusals: Refusal<IngressCode>[] = [];
  for (const { source, bytesMax } of wanted) {
    const admitted = source.open(bytesMax);
    if (admitted.ok) opened.push(admitted.value);
    else refusals.push({ ...admitted.refusal, input: source.label });
  }
  const refusal = refusals.find(({ code }) => code === 'E_RUNTIME') ?? refusals[0];
  return refusal === undefined ? accept(opened) : refuse(refusal);
}
