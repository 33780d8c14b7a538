// The import scanner against TypeScript's own, over every source of this repository and over odd ones, and what imports
// resolve to. Odd sources are put together from parts: the scanner would take them for imports of this file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { importsOf, resolveImport } from '#packaging';

const root = join(import.meta.dirname, '../../..');
const sources = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString('utf8')
  .split('\0')
  .filter((path) => /\.m?[jt]s$/.test(path) && existsSync(join(root, path)));

const scan = (source: string): string | readonly string[] => {
  const found = importsOf('a.ts', source);
  return found.ok ? found.value.map(({ specifier }) => specifier) : found.refusal.detail;
};
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

/** What TypeScript's parser finds: every module named by a declaration, a type or a call; undefined for what is no literal. */
function parsed(path: string, source: string): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  const nameOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : undefined);
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) found.push(nameOf(node.moduleSpecifier));
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) found.push(nameOf(node.moduleSpecifier));
    if (ts.isExternalModuleReference(node)) found.push(nameOf(node.expression));
    if (ts.isImportTypeNode(node))
      found.push(ts.isLiteralTypeNode(node.argument) ? nameOf(node.argument.literal) : undefined);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(nameOf(node.arguments[0]));
    // The lexer takes a method of this name for an import of what is no literal: refused for nothing, never missed.
    if (ts.isMethodDeclaration(node) && node.name.getText() === 'import') found.push(undefined);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

test('finds in every source of the repository what TypeScript finds', () => {
  const differing: unknown[] = [];
  let named = 0;
  for (const path of sources) {
    const source = readFileSync(join(root, path), 'utf8');
    const expected = parsed(path, source);
    const literals = expected.filter((name) => name !== undefined);
    // Its quick look does not know `export * as`, so that it finds less is no difference.
    const quick = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
    const found = scan(source);
    named += expected.length;
    const isSame =
      typeof found === 'string'
        ? found === 'import.not-literal' && literals.length < expected.length
        : JSON.stringify(sorted(found)) === JSON.stringify(sorted(literals)) &&
          quick.every((name) => found.includes(name));
    if (!isSame) differing.push({ path, found, expected, quick });
  }
  expect(sources.length).toBeGreaterThan(100);
  expect(named).toBeGreaterThan(300);
  expect(differing).toEqual([]);
});

const imp = 'import';
const req = 'require';

// biome-ignore format: an aligned table
const cases: readonly (readonly [string, string | readonly string[]])[] = [
  // source                                                             expected
  ['',                                                                  []],
  ["import 'm';",                                                       ['m']],
  ['import "m"',                                                        ['m']],
  ["import a from 'm'; import * as b from 'n'; import {c} from 'o';",   ['m', 'n', 'o']],
  ["import a, { b } from\n  'm'",                                       ['m']],
  ["import type { A } from 'm';",                                       ['m']],
  ["import type A from 'm'; import type * as B from 'n';",              ['m', 'n']],
  ["import { type A, b } from 'm';",                                    ['m']],
  ["import type from 'm';",                                             ['m']],
  ["export * from 'm'; export * as a from 'n'; export { b } from 'o';", ['m', 'n', 'o']],
  ["export type { A } from 'm'; export type * from 'n';",               ['m', 'n']],
  ["export { type A } from 'm'; export { default } from 'n';",          ['m', 'n']],
  ["import a from './a.json' with { type: 'json' };",                   ['./a.json']],
  ["import source a from 'm'; import defer * as b from 'n';",           ['m', 'n']],
  [`const a = await ${imp}('m');`,                                      ['m']],
  [`const a = ${imp}(/* why */ 'm');`,                                  ['m']],
  [`const a = ${imp}('m', { with: { type: 'json' } });`,                ['m']],
  [`const a = ${imp}(\`m\`);`,                                          ['m']],
  [`const a = \`\${${imp}('m')}\`;`,                                    ['m']],
  [`@d(${imp}('m')) class A {}`,                                        ['m']],
  [`const f = <T,>(x: T) => x; ${imp}('m')`,                            ['m']],
  [`let a = b / 2; c = ${imp}('m') / 3;`,                               ['m']],
  [`a = b! / 2; ${imp}('m') / 3`,                                       ['m']],
  [`let a: Promise<${imp}('m').T>;`,                                    ['m']],
  [`f(x as ${imp}('m').T);`,                                            ['m']],
  [`import a = ${req}('m');`,                                           ['m']],
  ["import 'a\\u0062';",                                                ['ab']],
  ["#!/usr/bin/env node\nimport 'm';",                                  ['m']],
  ["import 'm'; import 'm';",                                           ['m', 'm']],
  ['import.meta.url; import.meta.dirname;',                             []],
  [`// ${imp}('m')\n/* ${imp}('m') */\n/**\n * ${imp}('m')\n */`,       []],
  ["// import 'm'\nconst a = \"import 'm'\"; const b = `import 'n'`;",  []],
  ["const a = /import 'm'/; if (x) /from 'n'/.test(y);",                []],
  [`a.${imp}(b); const o = { ${imp}(y: string) {} };`,                  []],
  [`const a = ${imp}(b);`,                                              'import.not-literal'],
  [`const a = ${imp}('m' + b);`,                                        'import.not-literal'],
  [`const a = ${imp}(\`m\${b}\`);`,                                     'import.not-literal'],
  [`const a = ${imp}('m' as string);`,                                  'import.not-literal'],
  [`class A { ${imp}(b: string): C {} }`,                               'import.not-literal'],
  [`type A = ${imp}('m').T;`,                                           'import.unread'],
  [`interface A { b: ${imp}('m').T }`,                                  'import.unread'],
  [`export declare function f(a: ${imp}("m").T): void;`,                'import.unread'],
  [`type A = ${imp}(/* why */ 'm').T;`,                                 'import.unread'],
  [`/* a */ type A = ${imp}('m').T;`,                                   'import.unread'],
  [`export import a = ${req}('m');`,                                    'import.unread'],
  [`const a = ${req}('m');`,                                            'import.unread'],
  [`const a = "${imp}('m')";`,                                          'import.unread'],
  ['/// <reference path="m.d.ts" />',                                   'import.reference'],
  ['/// <reference types="m" />',                                       'import.reference'],
  ["declare module 'm' { import 'n'; }",                                'import.reference'],
  ["import 'm",                                                         'import.unparsable'],
  ["import { a from 'm'",                                               'import.unparsable'],
  [`${imp}("`,                                                          'import.unparsable'],
];

test.each(cases)('%j', (source, expected) => {
  expect(scan(source)).toEqual(expected);
});

test('what is read of the odd sources is what TypeScript reads', () => {
  // TypeScript does not look for phases of imports, and takes `export * as` and a decoded name as they stand.
  const compared = cases.filter(
    ([source, expected]) => typeof expected !== 'string' && !/source a|export \* as|\/import|\/from/.test(source),
  );
  expect(compared.length).toBeGreaterThan(25);
  for (const [source, expected] of compared) {
    const read = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
    expect([source, read]).toEqual([source, expected]);
  }
});

describe('bounds and places', () => {
  test('a refusal names the file and the place', () => {
    const found = importsOf('libs/a/src/b.ts', `import 'm';\n  ${imp}(x);`);
    expect(found.ok ? {} : found.refusal).toMatchObject({
      code: 'E_PATH',
      input: 'libs/a/src/b.ts',
      at: 'line 2 column 3',
    });
  });

  test('a source has a longest length', () => {
    expect(scan(' '.repeat(8 * 1024 * 1024))).toEqual([]);
    expect(scan(' '.repeat(8 * 1024 * 1024 + 1))).toBe('import.source-bytes');
  });

  test('a long source ends soon, whatever it repeats', () => {
    for (const unit of [
      `${imp} `,
      `${imp}(`,
      `${imp}('a')`,
      `${req}('`,
      '/*',
      ' ',
      '\n',
      '/// <reference ',
      "import 'a';",
      '`${',
      '<',
    ]) {
      const source = unit.repeat(Math.ceil(1_000_000 / unit.length));
      // Nothing is timed: over a megabyte what is quadratic takes minutes, and the runner's own limit ends it.
      expect(['string', 'object'], unit).toContain(typeof scan(source));
    }
  });
});

// biome-ignore format: an aligned table
test.each([
  // from                    specifier            expected
  ['libs/a/src/b.ts', './c.ts',           'libs/a/src/c.ts'],
  ['libs/a/src/b.ts', '../test/c.ts',     'libs/a/test/c.ts'],
  ['libs/a/src/b.ts', './d/../c.ts',      'libs/a/src/c.ts'],
  ['libs/a/src/b.ts', './.././src/c.ts',  'libs/a/src/c.ts'],
  ['b.ts',            './c.ts',           'c.ts'],
  ['libs/a/src/b.ts', '#contract',        'libs/contract/src/index.ts'],
  ['libs/a/src/b.ts', 'node:crypto',      'node'],
  ['libs/a/src/b.ts', 'crypto',           'package'],
  ['libs/a/src/b.ts', '@scope/name/x',    'package'],
  ['libs/a/src/b.ts', '../../../../x.ts', 'import.escapes'],
  ['b.ts',            '../x.ts',          'import.escapes'],
  ['libs/a/src/b.ts', '/etc/x.ts',        'import.absolute'],
  ['libs/a/src/b.ts', 'file:///etc/x.ts', 'import.scheme'],
  ['libs/a/src/b.ts', 'https://e.org/x',  'import.scheme'],
  ['libs/a/src/b.ts', 'data:text/js,1',   'import.scheme'],
  ['libs/a/src/b.ts', './c.ts?x',         'import.specifier'],
  ['libs/a/src/b.ts', './c.ts#x',         'import.specifier'],
  ['libs/a/src/b.ts', './%63.ts',         'import.specifier'],
  ['libs/a/src/b.ts', '.\\c.ts',          'import.specifier'],
  ['libs/a/src/b.ts', './c\n.ts',         'import.specifier'],
  ['libs/a/src/b.ts', './/c.ts',          'import.specifier'],
  ['libs/a/src/b.ts', './c/',             'import.specifier'],
  ['libs/a/src/b.ts', '.',                'import.specifier'],
  ['libs/a/src/b.ts', '..',               'import.specifier'],
  ['libs/a/src/b.ts', './c/..',           'import.specifier'],
  ['libs/a/src/b.ts', '',                 'import.specifier'],
  ['libs/a/src/b.ts', '#',                'import.specifier'],
  ['libs/a/src/b.ts', '#a/b',             'import.specifier'],
  ['libs/a/src/b.ts', '#../x',            'import.specifier'],
])('in %s, %j leads to %s', (from, specifier, expected) => {
  const target = resolveImport(from, specifier);
  const told = target.ok ? (target.value.type === 'file' ? target.value.path : target.value.type) : target.refusal.detail;
  expect(told).toBe(expected);
});
