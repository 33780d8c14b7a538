// Characters that a reader does not see but a program or a model does: direction controls that make text read otherwise
// than it runs, zero-width joints, tag characters that can carry whole instructions, selectors, fillers, odd line ends.
// The table is of code points, so that this source holds none of them.

type Range = readonly [first: number, last: number];

const ranges: readonly Range[] = [
  [0x00ad, 0x00ad], // soft hyphen
  [0x034f, 0x034f], // combining grapheme joiner
  [0x061c, 0x061c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5], // Khmer inherent vowels
  [0x180b, 0x180f], // Mongolian selectors and vowel separator
  [0x200b, 0x200f], // zero-width space, joiners, direction marks
  [0x2028, 0x202e], // line and paragraph separators, embeddings and overrides
  [0x2060, 0x206f], // word joiner, invisible operators, isolates, deprecated controls
  [0x2800, 0x2800], // blank Braille pattern
  [0x3164, 0x3164], // Hangul filler
  [0xd800, 0xdfff], // lone surrogates
  [0xfdd0, 0xfdef], // noncharacters
  [0xfe00, 0xfe0e], // variation selectors, but not the one that makes an emoji
  [0xfeff, 0xfeff], // zero-width no-break space, which is also the byte order mark
  [0xffa0, 0xffa0], // halfwidth Hangul filler
  [0xfff0, 0xfffb], // unassigned specials, interlinear annotation
  [0xfffe, 0xffff], // noncharacters
  [0x1107f, 0x1107f], // Brahmi number joiner
  [0x13430, 0x1343f], // hieroglyph format controls
  [0x16fe4, 0x16fe4], // Khitan filler
  [0x1bca0, 0x1bca3], // shorthand format controls
  [0x1d159, 0x1d159], // null notehead
  [0x1d173, 0x1d17a], // musical format controls
  ...Array.from({ length: 16 }, (_, plane): Range => [plane * 0x10000 + 0x1fffe, plane * 0x10000 + 0x1ffff]),
  [0xe0000, 0xe0fff], // tag characters, more variation selectors
];

const classOf = (parts: readonly Range[]): string =>
  parts.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('');

const pattern = new RegExp(`[${classOf(ranges)}]`, 'u');

/** What was found: its index in UTF-16 units and its name, such as `U+202E`. */
export type HiddenCharacter = { readonly index: number; readonly name: string };

/** The first hidden character of `text` at or behind `from`, or undefined. Control characters are not looked for. */
export function hiddenCharacter(text: string): HiddenCharacter | undefined {
  const index = text.search(pattern);
  return index < 0 ? undefined : { index, name: characterName(text.codePointAt(index) ?? 0) };
}

/** `U+` and at least four hex digits. */
export const characterName = (codePoint: number): string =>
  `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
