// Which names a packaged file may have: those that every file system in use stores under the same spelling and that no
// tool takes for something else. Pure; Unicode data is the running Node's, so a character that it does not know is refused.
import { isLongerThan } from '#canonical';
import { breach, type DetailedRefusal } from '#objects';
import { pathBytesMax, segmentBytesMax } from './bounds.ts';
import { hiddenCharacter } from './hidden-characters.ts';
import type { NameDetail } from './name-rules.ts';

export type NameFlaw = DetailedRefusal<'E_PATH', NameDetail>;

/** The first rule that a repository path breaks, or undefined. Rules of the whole path come first, then segment by segment. */
export function nameFlaw(path: string): NameFlaw | undefined {
  const flaw = wholePathFlaw(path) ?? firstSegmentFlaw(path);
  if (flaw === undefined) return undefined;
  const [detail, expected] = flaw;
  const mend = 'rename the file and commit it';
  return breach('E_PATH', detail, { input: printable(path), expected, mend });
}

type Flaw = readonly [detail: NameDetail, expected: string];

function wholePathFlaw(path: string): Flaw | undefined {
  if (isLongerThan(path, pathBytesMax)) return ['name.path-bytes', `a path of at most ${pathBytesMax} bytes`];
  if (/\p{Cs}/u.test(path)) return ['name.not-unicode', 'a name in well-formed Unicode'];
  if (/\p{Cc}/u.test(path)) return ['name.control', 'a name without control characters'];
  // In a name even the selector that turns a sign into an emoji makes two names that look alike.
  const hidden = path.includes('\u{fe0f}') ? { name: 'U+FE0F' } : hiddenCharacter(path);
  if (hidden !== undefined) return ['name.hidden', `a name without the invisible character ${hidden.name}`];
  if (/\p{Cn}|\p{Co}/u.test(path)) return ['name.unassigned', 'a name of characters that Unicode has assigned'];
  if (path.normalize('NFC') !== path) return ['name.not-nfc', 'a name in Unicode normalization form C'];
  return undefined;
}

function firstSegmentFlaw(path: string): Flaw | undefined {
  for (const segment of path.split('/')) {
    const flaw = segmentFlaw(segment);
    if (flaw !== undefined) return flaw;
  }
  return undefined;
}

function segmentFlaw(segment: string): Flaw | undefined {
  if (segment === '') return ['name.empty', 'a path without empty components'];
  if (segment === '.' || segment === '..') return ['name.dots', 'a path without `.` and `..`'];
  // `git~1` is the short name that Windows gives to `.git`.
  if (/^(?:\.git|git~1)[. ]*$/i.test(segment)) return ['name.git', 'a name that is not the folder of Git'];
  if (segment.includes('\\')) return ['name.backslash', 'a name without a backslash'];
  // `C:x` is a drive and `a:b` an alternate stream on Windows.
  if (segment.includes(':')) return ['name.colon', 'a name without a colon'];
  if (/[<>"|?*]/.test(segment)) return ['name.windows-character', 'a name without `<>"|?*`'];
  if (reserved.test(segment)) return ['name.reserved', 'a name that is no device of Windows'];
  if (segment.endsWith('.')) return ['name.trailing-dot', 'a name that does not end in a dot'];
  if (/^ | $|[^\S ]/.test(segment)) return ['name.blank', 'a name whose only blanks are single ones inside'];
  if (segment.startsWith('.')) return ['name.dot-file', 'a name that does not begin with a dot'];
  // A program that is handed `-rf` takes it for an option.
  if (segment.startsWith('-')) return ['name.dash', 'a name that does not begin with `-`'];
  if (isLongerThan(segment, segmentBytesMax))
    return ['name.segment-bytes', `a name of at most ${segmentBytesMax} bytes`];
  return undefined;
}

// Windows opens the device whatever extension, blanks or dots follow; the superscripts count as digits there.
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³]) *(?:\..*)?$/i;

/** A path as it may be shown: unsafe characters escaped, so that a terminal or a log cannot be misled by it. */
export const printable = (path: string): string =>
  path.slice(0, 200).replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]|[\\`]/gu, (character) => {
    const digits = (character.codePointAt(0) ?? 0).toString(16);
    return `\\u{${digits}}`;
  });
