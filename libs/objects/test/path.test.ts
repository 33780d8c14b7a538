import { expect, test } from 'vitest';
import { parsePath, pathBytesMax } from '#objects';

test.each([
  // path                            expected components, or undefined when refused
  ['', []],
  ['a', ['a']],
  ['a/b.c/d e', ['a', 'b.c', 'd e']],
  ['ä/\u{1f600}', ['ä', '\u{1f600}']],
  ['line\nfeed', ['line\nfeed']],
  ['/a', undefined],
  ['a/', undefined],
  ['a//b', undefined],
  ['a/./b', undefined],
  ['a/../b', undefined],
  ['..', undefined],
  ['.git/config', undefined],
  ['a/.GIT', undefined],
  ['a\0b', undefined],
  ['a\ud800', undefined],
  [`${'n'.repeat(pathBytesMax)}`, ['n'.repeat(pathBytesMax)]],
  [`${'n'.repeat(pathBytesMax + 1)}`, undefined],
  ['ä'.repeat(pathBytesMax / 2), ['ä'.repeat(pathBytesMax / 2)]],
  [`${'ä'.repeat(pathBytesMax / 2)}n`, undefined],
])('%j', (path, expected) => {
  const parsed = parsePath(path);
  expect(parsed.ok ? parsed.value : undefined).toEqual(expected);
  if (!parsed.ok) expect(parsed.refusal).toMatchObject({ code: 'E_OBJECT', detail: 'path' });
});
