import { expect, test } from 'vitest';
import { oneLine, refusalText } from '../src/refusal-text.ts';

test('the whole text of a refusal', () => {
  const refusal = {
    code: 'E_SHAPE',
    input: 'profile.json (PROFILE)',
    at: '/body/bindings/0',
    detail: 'manifest.root',
    expected: 'an object',
    mend: 'npm run -s ystack -- pin profiles/default',
  };
  expect(refusalText(refusal)).toBe(
    [
      'E_SHAPE',
      'file:     profile.json (PROFILE)',
      'place:    /body/bindings/0',
      'rule:     manifest.root',
      'expected: an object',
      'mend:     npm run -s ystack -- pin profiles/default',
      '',
    ].join('\n'),
  );
});

test('what is not known is not said', () => {
  expect(refusalText({ code: 'E_USAGE', expected: 'one input' })).toBe('E_USAGE\nexpected: one input\n');
});

test('colour leaves the token alone', () => {
  const painted = refusalText({ code: 'E_IO', expected: 'x' }, (_style, text) => `<${text}>`);
  expect(painted.split('\n')[0]).toBe('E_IO');
});

test.each([
  // what an outsider could try     text              printed
  ['a second line', 'a\nE_OK', 'a\\u000aE_OK'],
  ['a carriage return', 'a\rE_OK', 'a\\u000dE_OK'],
  ['a terminal escape', '\u001b[2J', '\\u001b[2J'],
  ['another C1 escape', '\u009b2J', '\\u009b2J'],
  ['a line separator', 'a\u2028b', 'a\\u2028b'],
  ['reversed direction', 'a\u202eb', 'a\\u202eb'],
  ['an invisible tag', 'a\u{e0041}b', 'a\\u{e0041}b'],
  ['a lone surrogate', 'a\ud800b', 'a\\ud800b'],
  ['ordinary text', 'naïve — 東京 🎉', 'naïve — 東京 🎉'],
])('%s', (_what, text, printed) => {
  expect(oneLine(text)).toBe(printed);
});

test('a field is cut at its bound', () => {
  expect(oneLine('x'.repeat(4096))).toHaveLength(4096);
  expect(oneLine('x'.repeat(4097))).toBe(`${'x'.repeat(4096)} …`);
});
