// Which paths a diff touches, and every way in which a text is not read as one.
import { describe, expect, test } from 'vitest';
import { pathsOfPatch } from '../src/checks/patch-paths.ts';

const head = (path: string) => `diff --git a/${path} b/${path}`;
const file = (path: string, ...lines: readonly string[]) => [head(path), `--- a/${path}`, `+++ b/${path}`, ...lines];
const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;

describe('a diff', () => {
  test.each([
    // text                                                                            paths
    ['', []],
    [text(...file('a', '@@ -1 +1 @@', '-x', '+y')), ['a']],
    [text(...file('a', '@@ -1,2 +1 @@', ' x', '-y'), ...file('b/c', '@@ -0,0 +1 @@', '+z')), ['a', 'b/c']],
    [text(head('a'), 'old mode 100644', 'new mode 100755'), ['a']],
    [
      text(
        head('a'),
        'deleted file mode 100644',
        'index 1234567..0000000',
        '--- a/a',
        '+++ /dev/null',
        '@@ -1 +0,0 @@',
        '-x',
      ),
      ['a'],
    ],
    [
      text(...file('a', '@@ -1 +1 @@', '-x', '\\ No newline at end of file', '+y', '\\ No newline at end of file')),
      ['a'],
    ],
    [text(...file('a', '@@ -1 +1 @@', `-${head('z')}`, `+${head('z')}`)), ['a']],
    [text(...file('a b', '@@ -1 +1 @@ f()', '-x', '+y')), ['a b']],
  ])('%j touches %j', (patch, paths) => {
    expect(pathsOfPatch(patch)).toEqual({ ok: true, value: paths });
  });

  test.each([
    // what                        text                                                     line
    ['no last line feed', head('a'), 1],
    ['words before the first file', text('From: me', head('a')), 1],
    ['two names', text('diff --git a/a b/b'), 1],
    ['one file twice', text(...file('a', '@@ -1 +1 @@', '-x', '+y'), head('a')), 7],
    ['a rename', text(head('a'), 'rename from a', 'rename to b'), 2],
    ['a copy', text(head('a'), 'copy from b'), 2],
    ['a similarity', text(head('a'), 'similarity index 90%'), 2],
    ['a binary patch', text(head('a'), 'GIT binary patch'), 2],
    ['binary files', text(head('a'), 'Binary files a/a and b/a differ'), 2],
    ['another side', text(head('a'), '--- a/z'), 2],
    ['a quoted name', text('diff --git "a/\\303" "b/\\303"'), 1],
    ['a file without its head', text('--- a/a', '+++ b/a'), 1],
    ['a short hunk', text(...file('a', '@@ -1,2 +1,2 @@', ' x')), 6],
    ['a hunk with a line too much', text(...file('a', '@@ -1 +1 @@', '-x', '+y', '+z')), 7],
    ['a hunk whose sides do not add up', text(...file('a', '@@ -1 +1,2 @@', '-x', '-y')), 6],
    ['an empty line in a hunk', text(...file('a', '@@ -1,2 +1,2 @@', '', ' x')), 5],
    ['a carriage return', `${head('a')}\r\n`, 1],
  ])('with %s is refused', (_what, patch, line) => {
    expect(pathsOfPatch(patch)).toMatchObject({ ok: false, refusal: { code: 'patch-paths', at: `line ${line}` } });
  });
});
