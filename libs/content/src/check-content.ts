// The content gate: what a packaged file may be and hold. A profile is read by people and by models, so a file is plain
// UTF-8 text in which everything that is read can also be seen, without secrets and without traces of a machine.
import { breach, type DetailedRefusal } from '#objects';
import { fileBytesMax } from './bounds.ts';
import { findCollision } from './collisions.ts';
import type { DeniedDetail } from './denied-rules.ts';
import { findDeniedText } from './denied-text.ts';
import { characterName, hiddenCharacter } from './hidden-characters.ts';
import type { CollisionDetail, NameDetail } from './name-rules.ts';
import { nameFlaw, printable } from './names.ts';
import { placeOfBadBytes, placeOfIndex } from './text-place.ts';

export type ContentDetail =
  | NameDetail
  | CollisionDetail
  | DeniedDetail
  | 'mode.symlink'
  | 'mode.submodule'
  | 'mode.other'
  | 'content.bytes'
  | 'content.not-utf8'
  | 'content.byte-order-mark'
  | 'content.control'
  | 'content.hidden';

/** E_PATH for names and modes, E_LIMIT for size, E_DENYLIST for what a file holds. */
export type ContentRefusal = DetailedRefusal<'E_PATH' | 'E_LIMIT' | 'E_DENYLIST', ContentDetail>;

/** A file as a tree names it. `mode` is Git's, so that links and submodules can be told. */
export type NamedFile = { readonly path: string; readonly mode: string };
export type ContentFile = NamedFile & { readonly bytes: Uint8Array };

/**
 * Holds a set of files against the gate. All modes and names are asked before any content; the refusal is the first in
 * the order of `files`. `input` is the path, `at` a line and column (from 1, in code points). No refusal quotes content.
 */
export function checkContent(files: readonly ContentFile[]): ContentRefusal | undefined {
  return checkNames(files) ?? firstOf(files, checkFileContent);
}

/** Modes, then names one by one, then names against one another. */
export function checkNames(files: readonly NamedFile[]): ContentRefusal | undefined {
  return firstOf(files, modeFlaw) ?? firstOf(files, pathFlaw) ?? findCollision(pathsOf(files));
}

/** The same for one file, apart from others. */
export const checkName = (file: NamedFile): ContentRefusal | undefined => modeFlaw(file) ?? pathFlaw(file);

/** What one file holds; linear in its size. */
export function checkFileContent({ path, bytes }: Omit<ContentFile, 'mode'>): ContentRefusal | undefined {
  const input = printable(path);
  if (bytes.length > fileBytesMax) {
    const mend = 'split the file, or leave it out of the profile';
    return breach('E_LIMIT', 'content.bytes', { input, expected: `at most ${fileBytesMax} bytes in one file`, mend });
  }
  const text = decode(bytes);
  if (text === undefined) {
    const mend = 'save the file as UTF-8';
    return breach('E_DENYLIST', 'content.not-utf8', {
      input,
      at: placeOfBadBytes(bytes),
      expected: 'text in UTF-8',
      mend,
    });
  }
  const flaw = textFlaw(text, text.length === bytes.length);
  if (flaw === undefined) return undefined;
  const { detail, index, ...words } = flaw;
  return breach('E_DENYLIST', detail, { input, at: placeOfIndex(text, index), ...words });
}

function modeFlaw({ path, mode }: NamedFile): ContentRefusal | undefined {
  if (mode === '100644' || mode === '100755') return undefined;
  const [detail, mend] = modeWords.get(mode) ?? ['mode.other' as const, 'give the file mode 100644 or 100755'];
  return breach('E_PATH', detail, {
    input: printable(path),
    expected: 'a regular file with mode 100644 or 100755',
    mend,
  });
}

const modeWords = new Map([
  ['120000', ['mode.symlink', 'commit the file itself in the place of the link'] as const],
  ['160000', ['mode.submodule', 'commit the files themselves in the place of the submodule'] as const],
]);

function pathFlaw({ path }: NamedFile): ContentRefusal | undefined {
  const flaw = nameFlaw(path);
  if (flaw !== undefined) return flaw;
  const denied = findDeniedText(path);
  if (denied === undefined) return undefined;
  const { detail, what } = denied.rule;
  const input = `${path.slice(0, denied.index)}…`;
  return breach('E_DENYLIST', detail, { input, expected: `a name without ${what}`, mend: 'rename the file' });
}

type TextFlaw = {
  readonly detail: ContentDetail;
  readonly index: number;
  readonly expected: string;
  readonly mend: string;
};

/** ASCII needs no search for hidden characters: they lie beyond it. */
function textFlaw(text: string, isAscii: boolean): TextFlaw | undefined {
  if (text.charCodeAt(0) === 0xfeff) {
    const mend = 'save the file as UTF-8 without a byte order mark';
    return { detail: 'content.byte-order-mark', index: 0, expected: 'text without a byte order mark', mend };
  }
  const control = controlCharacter(text);
  if (control !== undefined) {
    const expected = `text without the control character ${characterName(text.charCodeAt(control))}`;
    return { detail: 'content.control', index: control, expected, mend: 'remove the character' };
  }
  const hidden = isAscii ? undefined : hiddenCharacter(text);
  if (hidden !== undefined) {
    const expected = `text without the invisible character ${hidden.name}`;
    return {
      detail: 'content.hidden',
      index: hidden.index,
      expected,
      mend: 'remove the character, or escape it where code needs it',
    };
  }
  const denied = findDeniedText(text);
  if (denied === undefined) return undefined;
  const { detail, what } = denied.rule;
  return {
    detail,
    index: denied.index,
    expected: `text without ${what}`,
    mend: 'remove it, or write a stand-in such as `<name>`',
  };
}

// Tab and line ends are text; a lone carriage return overwrites a line on a terminal. In classes of at most sixteen
// characters each, because those are searched for many times as fast as one class of all.
const controls = [
  '[\\0-\\x08\\v\\f\\x0e-\\x12]',
  '[\\x13-\\x1f\\x7f]|\\r(?!\\n)',
  '[\\x80-\\x8f]',
  '[\\x90-\\x9f]',
].map((pattern) => new RegExp(pattern));

/** The index of the first control character. */
function controlCharacter(text: string): number | undefined {
  const found = controls.map((pattern) => text.search(pattern)).filter((index) => index >= 0);
  return found.length === 0 ? undefined : Math.min(...found);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

function firstOf<T>(items: readonly T[], check: (item: T) => ContentRefusal | undefined): ContentRefusal | undefined {
  for (const item of items) {
    const refusal = check(item);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

function* pathsOf(files: readonly NamedFile[]): Iterable<string> {
  for (const { path } of files) yield path;
}
