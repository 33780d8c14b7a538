import { expect, test } from 'vitest';
import { anchorOf, Html, html } from '../src/html.ts';

// biome-ignore format: an aligned table
test.each([
  // what                        piece                                  text
  ['markup in text',             '<b>&"\'</b>',                         '&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;'],
  ['an entity in text',          '&lt;',                                '&amp;lt;'],
  ['a number',                   3,                                     '3'],
  ['nothing',                    undefined,                             ''],
  ['markup of the template',     html`<i>${'<'}</i>`,                   '<i>&lt;</i>'],
  ['a list',                     ['<', html`<br>`, [1, undefined]],     '&lt;<br>1'],
  ['line ends and tabs',         'a\n\tb',                              'a\n\tb'],
  ['a carriage return',          'a\rb',                                'a\\u000db'],
  ['a control character',        'a\u0000\u001bb',                      'a\\u0000\\u001bb'],
  ['a turned direction',         'a\u202eb\u2066c',                     'a\\u202eb\\u2066c'],
  ['something invisible',        'a\u200bb\ufeffc\u{e0041}',            'a\\u200bb\\ufeffc\\u{e0041}'],
  ['half a character',           'a\ud800b',                            'a\\ud800b'],
  ['other scripts',              'äöü 漢字 🙂',                          'äöü 漢字 🙂'],
] as const)('%s', (_, piece, text) => {
  expect(html`${piece}`.text).toBe(text);
  expect(html`<p title="${piece}">`.text).toBe(`<p title="${text}">`);
});

test('only markup of the template passes, and not an object that looks like it', () => {
  const lookalike = { text: '<b>', toString: () => '<b>' } as unknown as string[];
  expect(() => html`${lookalike}`.text).toThrow();
  expect(new Html('<b>').toString()).toBe('<b>');
});

test('an anchor holds nothing that an attribute or a link would take amiss', () => {
  expect(anchorOf('a', 'b:c/d "e"')).toBe('a.b-c-d--e-');
});
