// The registry of tokens against the code, both ways.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adapters } from '#adapters';
import { captureCodes } from '#capture';
import { allEntries } from '../src/commands.ts';
import { adapterTokens, captureTokens, tokens } from '../src/tokens.ts';
import { root } from './support/run-ystack.ts';

const registry = 'tools/ystack/src/tokens.ts';
const sources = globSync(['libs/*/src/**/*.ts', 'tools/*/src/**/*.ts', 'tools/*/*.mjs', 'sandbox/src/**/*.ts'], {
  cwd: root,
}).filter((path) => path !== registry && !path.includes('/generated/'));

const named = new Map<string, string>();
for (const path of sources) {
  for (const [, token] of readFileSync(join(root, path), 'utf8').matchAll(/['"`](E_[A-Z][A-Z_]*)['"`]/g)) {
    named.set(token as string, path);
  }
}

test('every token that the code names is explained', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect([...named].filter(([token]) => !(token in tokens))).toEqual([]);
});

test('every token that is explained is one the code names', () => {
  expect(Object.keys(tokens).filter((token) => !named.has(token))).toEqual([]);
});

test('every token of an adapter is explained, and no other', () => {
  const suffixes = new Set<string>();
  for (const { name, errorCodes } of adapters) {
    for (const code of errorCodes) {
      if (code.startsWith('E_')) expect(tokens, name).toHaveProperty(code);
      else suffixes.add(code.split('.').at(-1) as string);
    }
  }
  expect([...suffixes].sort()).toEqual(Object.keys(adapterTokens).sort());
});

test('every token of the captures is explained, and no other', () => {
  expect(Object.keys(captureTokens).map((suffix) => `capture.${suffix}`)).toEqual(captureCodes);
});

test('every token that a command lists is explained', async () => {
  const listed = (await allEntries()).flatMap(({ codes }) => codes);
  expect(listed.length).toBeGreaterThan(20);
  const explained = (code: string): boolean => {
    const [family, suffix = ''] = code.split('.');
    return suffix === '' ? code in tokens : suffix in (family === 'capture' ? captureTokens : adapterTokens);
  };
  expect(listed.filter((code) => !explained(code))).toEqual([]);
});

test('meaning and mend are one line each without a full stop', () => {
  for (const [token, { meaning, mend }] of Object.entries({ ...tokens, ...adapterTokens, ...captureTokens })) {
    expect(meaning, token).toMatch(/^[A-Z`][^\n]*[^.\n]$/);
    expect(mend, token).toMatch(/^[a-z`][^\n]*[^.\n]$/);
  }
});
