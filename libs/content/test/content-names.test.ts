// Names and modes of packaged files, alone and against one another. Odd characters are written by code point, because a
// name that only looks right is the whole matter.
import { describe, expect, test } from 'vitest';
import { checkContent, checkNames, findCollision, foldName, nameFlaw } from '#content';

const char = (codePoint: number): string => String.fromCodePoint(codePoint);
const long = (bytes: number): string => 'n'.repeat(bytes);

// biome-ignore format: an aligned table
test.each([
  // name                                        expected
  ['profiles/a/prompts/producer.md',        undefined],
  ['profiles/a/skills/Grüße lang.md',       undefined],
  ['a/con.d.ts/x',                          'name.reserved'],
  ['a/console.ts',                          undefined],
  ['a/com10.txt',                           undefined],
  ['a/b..c/d.e.f',                          undefined],
  ['',                                      'name.empty'],
  ['a//b',                                  'name.empty'],
  ['/a',                                    'name.empty'],
  ['a/',                                    'name.empty'],
  ['a/./b',                                 'name.dots'],
  ['../a',                                  'name.dots'],
  ['a/..',                                  'name.dots'],
  ['a/.git/config',                         'name.git'],
  ['a/.GIT/config',                         'name.git'],
  ['a/.git. /config',                       'name.git'],
  ['a/git~1/config',                        'name.git'],
  ['a/.gitignore',                          'name.dot-file'],
  ['.claude/settings.json',                 'name.dot-file'],
  ['profiles/a/.github/x.yml',              'name.dot-file'],
  ['a/-rf',                                 'name.dash'],
  ['a\\b',                                  'name.backslash'],
  ['a\\..\\x',                              'name.backslash'],
  ['C:../x',                                'name.colon'],
  ['a/b:stream',                            'name.colon'],
  ['a/b?',                                  'name.windows-character'],
  ['a/<b>',                                 'name.windows-character'],
  ['a/b|c',                                 'name.windows-character'],
  ['a/NUL',                                 'name.reserved'],
  ['a/nul.txt',                             'name.reserved'],
  ['a/NUL .txt',                            'name.reserved'],
  ['a/Com1',                                'name.reserved'],
  [`a/com${char(0xb9)}`,                    'name.reserved'],
  ['a/LPT9.tar.gz',                         'name.reserved'],
  ['a/CONIN$',                              'name.reserved'],
  ['a/aux/b',                               'name.reserved'],
  ['a.',                                    'name.trailing-dot'],
  ['a./b',                                  'name.trailing-dot'],
  ['a/b ',                                  'name.blank'],
  ['a/ b',                                  'name.blank'],
  [`a/b${char(0xa0)}c`,                     'name.blank'],
  [`a/b${char(0x3000)}c`,                   'name.blank'],
  ['a/b\n',                                 'name.control'],
  ['a/b\u007f',                             'name.control'],
  ['a/b\u0085',                             'name.control'],
  ['a\0b',                                  'name.control'],
  ['a/\ud800',                              'name.not-unicode'],
  [`a/${char(0x202e)}txt.exe`,              'name.hidden'],
  [`a/.g${char(0x200c)}it`,                 'name.hidden'],
  [`a/b${char(0xfe0f)}`,                    'name.hidden'],
  [`a/b${char(0xe0041)}`,                   'name.hidden'],
  [`a/e${char(0x301)}`,                     'name.not-nfc'],
  [`a/${char(0x212b)}`,                     'name.not-nfc'],
  [`a/${char(0x378)}`,                      'name.unassigned'],
  [`a/${char(0xe000)}`,                     'name.unassigned'],
  [`a/${long(255)}`,                        undefined],
  [`a/${long(256)}`,                        'name.segment-bytes'],
  [`a/${char(0xe9).repeat(127)}`,           undefined],
  [`a/${char(0xe9).repeat(128)}`,           'name.segment-bytes'],
  [`${long(255)}/${long(200)}/${long(55)}`, undefined],
  [`${long(255)}/${long(200)}/${long(56)}`, 'name.path-bytes'],
])('the name %j', (path, expected) => {
  const flaw = nameFlaw(path);
  expect(flaw?.detail).toBe(expected);
  if (flaw !== undefined) expect(flaw).toMatchObject({ code: 'E_PATH', mend: expect.any(String) });
});

test('a name is shown so that it cannot mislead', () => {
  expect(nameFlaw(`a\`/${char(0x202e)}\n`)?.input).toBe('a\\u{60}/\\u{202e}\\u{a}');
});

// biome-ignore format: an aligned table
test.each([
  // first                        second                          expected
  ['a/README.md',        'a/readme.md',                     'name.collision-case'],
  ['A/x',                'a/y',                             'name.collision-case'],
  ['a/straße',           'a/strasse',                       'name.collision-case'],
  ['a/STRASSE',          'a/straße',                        'name.collision-case'],
  [`a/ma${char(0xdf)}e`, `a/ma${char(0x1e9e)}e`,            'name.collision-case'],
  [`a/${char(0x212a)}`,  'a/k',                             'name.collision-case'],
  [`a/o${char(0x17f)}`,  'a/os',                            'name.collision-case'],
  [`a/${char(0x3c3)}x`,  `a/${char(0x3c2)}x`,               'name.collision-case'],
  [`a/${char(0xfb01)}x`, 'a/fix',                           'name.collision-case'],
  [`a/${char(0x130)}`,   `a/i${char(0x307)}`,               'name.collision-case'],
  [`a/${char(0x10400)}`, `a/${char(0x10428)}`,              'name.collision-case'],
  [`a/${char(0xe9)}`,    `a/e${char(0x301)}`,               'name.collision-normalization'],
  [`a/${char(0xc9)}`,    `a/e${char(0x301)}`,               'name.collision-case'],
  [`a/${char(0x1e69)}`,  `a/s${char(0x307)}${char(0x323)}`, 'name.collision-normalization'],
  ['a/b',                'a/b',                             'name.collision-kind'],
  ['a/b',                'a/b/c',                           'name.collision-kind'],
  ['a/b/c',              'a/b',                             'name.collision-kind'],
  ['a/b',                'a/bb',                            undefined],
  ['a/b/c',              'a/b/d',                           undefined],
  ['a/o',                'a/ø',                             undefined],
])('the names %j and %j', (first, second, expected) => {
  expect(findCollision(['z', first, second])?.detail).toBe(expected);
});

test('folding is an equivalence: folded twice is folded once, and upper and lower case are one', () => {
  const odd: string[] = [];
  for (let codePoint = 1; codePoint < 0x30000; codePoint += 1) {
    if (codePoint >= 0xd800 && codePoint <= 0xdfff) continue;
    const text = char(codePoint);
    const folded = foldName(text);
    const same = [folded, text.toLowerCase(), text.toUpperCase(), text.normalize('NFC'), text.normalize('NFD')];
    if (same.some((form) => foldName(form) !== folded)) odd.push(codePoint.toString(16));
  }
  expect(odd).toEqual([]);
});

test('a name that holds a credential is refused and not repeated', () => {
  const token = `${'gh'}p_q7Rt2Wm9Kd4Zp8Lx3Vb6Nc1Hf5Jg0S`;
  const refusal = checkNames([{ path: `notes/${token}.md`, mode: '100644' }]);
  expect(refusal).toMatchObject({ code: 'E_DENYLIST', detail: 'content.github-token', input: 'notes/…' });
});

describe('modes', () => {
  // biome-ignore format: an aligned table
  test.each([
    ['100644', undefined],
    ['100755', undefined],
    ['120000', 'mode.symlink'],
    ['160000', 'mode.submodule'],
    ['100664', 'mode.other'],
    ['040000', 'mode.other'],
  ])('%s', (mode, expected) => {
    expect(checkNames([{ path: 'a/b', mode }])?.detail).toBe(expected);
  });

  test('modes are told before names, names before collisions, collisions before content', () => {
    const file = (path: string, mode = '100644', text = '') => ({ path, mode, bytes: new TextEncoder().encode(text) });
    const files = [file('a/x', '100644', '\0'), file('a/X'), file('a/nul'), file('a/l', '120000')];
    const details = [4, 3, 2, 1].map((count) => checkContent(files.slice(0, count))?.detail);
    expect(details).toEqual(['mode.symlink', 'name.reserved', 'name.collision-case', 'content.control']);
    expect(checkContent([file('a/x')])).toBeUndefined();
  });
});
