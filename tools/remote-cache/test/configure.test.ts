import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { configure, parseTokens } from '../src/configure.ts';

const template = readFileSync(join(import.meta.dirname, '../nginx.conf'), 'utf8');
const [one, two] = ['a'.repeat(32), 'B_-9'.repeat(32)];

describe('a file of tokens', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                   text                       outcome
    ['none',                  '',                        []],
    ['one',                   `${one}\n`,                [one]],
    ['two, the last open',    `${one}\n\n${two}`,        [one, two]],
    ['the shortest',          'x'.repeat(32),            ['x'.repeat(32)]],
    ['too short',             'x'.repeat(31),            'line 1'],
    ['too long',              'x'.repeat(129),           'line 1'],
    ['the same twice',        `${one}\n${one}\n`,        'line 2'],
    ['a quotation mark',      `${one}" write;\n`,        'line 1'],
    ['a pattern',             `${one}\n${'.'.repeat(40)}`, 'line 2'],
    ['a blank before it',     ` ${one}`,                 'line 1'],
    ['a carriage return',     `${one}\r\n`,              'line 1'],
  ] as const;
  test.each(cases)('%s', (_what, text, outcome) => {
    const tokens = parseTokens(text, 'tokens');
    expect(tokens.ok ? tokens.value : tokens.refusal.at).toEqual(outcome);
    if (!tokens.ok) expect(JSON.stringify(tokens.refusal)).not.toContain(one);
  });
});

describe('the configuration', () => {
  const settings = { listen: '127.0.0.1:8080', script: '/x/cache.js', readTokens: [one], writeTokens: [two] };

  test('every word of the template is filled in', () => {
    const config = configure(template, { ...settings, user: 'somebody' });
    const text = config.ok ? config.value : '';
    for (const line of ['user somebody;', 'listen 127.0.0.1:8080;', 'js_import cache from /x/cache.js;']) {
      expect(text).toContain(line);
    }
    expect(text).toContain(`"~^Bearer ${one}$" read;`);
    expect(text).toContain(`"~^Bearer ${two}$" write;`);
    expect(text.replace(/^#.*$/gm, '')).not.toMatch(/\{[a-zA-Z]+\}/);
  });

  test('only root says whom nginx works as', () => {
    const config = configure(template, settings);
    expect(config.ok && /^user /m.test(config.value)).toBe(false);
  });

  test('a token that is to read and to write is refused', () => {
    const config = configure(template, { ...settings, writeTokens: [one] });
    expect(config.ok ? '' : config.refusal.code).toBe('E_INPUT');
  });
});
