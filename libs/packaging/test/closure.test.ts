// The closure of imports over a tree in memory: what it reaches, in which batches it asks, and where it refuses; then over
// the sources of this repository, whose shipped part reaches no package and passes the content gate.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFileContent } from '#content';
import {
  type ClosureOptions,
  closureDigest,
  closureList,
  closureOf,
  driveSync,
  fileCountMax,
  installedEntry,
  isModulePath,
  reachedFrom,
  readCountMax,
} from '#packaging';

const tree: Readonly<Record<string, string>> = {
  'libs/a/src/index.ts':
    "export { b } from './b.ts';\nimport type { C } from '#c';\nimport 'node:crypto';\nexport type D = C;\n",
  'libs/a/src/b.ts':
    "import { validate } from './generated/v.js';\nimport data from './data.json' with { type: 'json' };\nexport const b = [validate, data];\n",
  'libs/a/src/generated/v.js': 'export const validate = 1;\n',
  'libs/a/src/generated/v.d.ts': "import type { T } from '../types.d.ts';\nexport declare const validate: T;\n",
  'libs/a/src/types.d.ts': 'export type T = number;\n',
  'libs/a/src/data.json': '{"not": "import \'x\'"}\n',
  'libs/c/src/index.ts':
    "import { b } from '#a';\nimport x from 'pkg-b';\nimport y from 'pkg-a/sub';\nexport type C = [typeof b, x, y];\n",
  'libs/a/src/mixed.mts': "import './other.mjs';\nimport 'pkg-b';\n",
  'libs/a/src/other.mjs': '',
  'libs/a/src/other.d.mts': '',
  'libs/a/src/plain.js': '',
  'libs/a/src/asks.ts': "import './plain.js';\nimport type { X } from './plain.d.ts';\nexport type { X };\n",
  'libs/a/src/asks-first.ts': "import type { X } from './plain.d.ts';\nimport './plain.js';\nexport type { X };\n",
  'libs/a/src/common.ts': "import './c.cjs';\n",
  'libs/a/src/c.cjs': '',
  'libs/a/src/open.ts': `const load = (name: string) => ${'import'}(name);\nexport { load };\n`,
  'libs/a/src/lost.ts': "import './nowhere.ts';\n",
  'libs/a/src/folder.ts': "import './generated';\n",
  'libs/a/src/latin.ts': '',
  'tools/t.ts': "import '#a';\n",
};
const read = (path: string): Uint8Array | undefined => {
  const text = tree[path];
  if (path === 'libs/a/src/latin.ts') return Uint8Array.of(0xff);
  return text === undefined ? undefined : new TextEncoder().encode(text);
};
const close = (entries: readonly string[], options?: ClosureOptions) => driveSync(closureOf(entries, options), read);

const reached = [
  'libs/a/src/b.ts',
  'libs/a/src/data.json',
  'libs/a/src/generated/v.d.ts',
  'libs/a/src/generated/v.js',
  'libs/a/src/index.ts',
  'libs/a/src/types.d.ts',
  'libs/c/src/index.ts',
];

describe('what is reached', () => {
  test('by values, types, aliases and companions, each file once, cycles or not', () => {
    const closure = close(['libs/a/src/index.ts']);
    expect(closure).toMatchObject({
      ok: true,
      value: {
        files: reached,
        packages: [
          { specifier: 'pkg-a/sub', from: 'libs/c/src/index.ts' },
          { specifier: 'pkg-b', from: 'libs/c/src/index.ts' },
        ],
      },
    });
  });

  test('does not depend on the order of the entries; a package is told by its first file', () => {
    const entries = ['libs/c/src/index.ts', 'libs/a/src/mixed.mts'];
    const closure = close(entries);
    expect(close(entries.toReversed())).toEqual(closure);
    expect(closure).toMatchObject({
      value: { packages: [{ specifier: 'pkg-a/sub' }, { specifier: 'pkg-b', from: 'libs/a/src/mixed.mts' }] },
    });
    expect(closure.ok && closure.value.files).toEqual(
      [...reached, 'libs/a/src/mixed.mts', 'libs/a/src/other.d.mts', 'libs/a/src/other.mjs'].toSorted(),
    );
  });

  test('a module may lack the declarations beside it, unless it names them', () => {
    expect(close(['libs/a/src/plain.js'])).toMatchObject({ ok: true, value: { files: ['libs/a/src/plain.js'] } });
  });

  test('from a part of it', () => {
    const closure = close(['libs/a/src/index.ts', 'libs/a/src/plain.js']);
    if (!closure.ok) throw new Error(closure.refusal.detail);
    expect(reachedFrom(['libs/a/src/b.ts'], closure.value)).toEqual(
      reached.slice(0, 4).concat('libs/a/src/types.d.ts'),
    );
    expect(reachedFrom(['libs/c/src/index.ts'], closure.value)).toEqual(reached);
    expect(reachedFrom(['libs/a/src/plain.js'], closure.value)).toEqual(['libs/a/src/plain.js']);
  });

  test('nothing from nothing', () => {
    expect(close([])).toMatchObject({ ok: true, value: { files: [], packages: [] } });
  });
});

test('the number of files has an edge', () => {
  const count = (files: number) =>
    driveSync(closureOf(Array.from({ length: files }, (_, index) => `${index}.json`)), () => new Uint8Array());
  expect(count(fileCountMax).ok).toBe(true);
  expect(count(fileCountMax + 1)).toMatchObject({ ok: false, refusal: { code: 'E_LIMIT', detail: 'import.count' } });
});

test('asks for no path twice, and for a bounded number at once', () => {
  const many = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`m${index}.ts`, "import './m0.ts';\nimport './m1.ts';\n"]),
  );
  const plan = closureOf(Object.keys(many));
  const asked: (readonly string[])[] = [];
  let step = plan.next();
  while (!step.done) {
    asked.push(step.value);
    step = plan.next(step.value.map((path) => new TextEncoder().encode(many[path] ?? '')));
  }
  expect(asked.map((batch) => batch.length)).toEqual([readCountMax, readCountMax, readCountMax, 8]);
  expect(new Set(asked.flat()).size).toBe(200);
});

// biome-ignore format: an aligned table
test.each([
  // entries                        options                                       detail                 input
  [['libs/a/src/none.ts'],                        {},                                      'import.missing',     'libs/a/src/none.ts'],
  [['libs/a/src/lost.ts'],                        {},                                      'import.missing',     'libs/a/src/lost.ts'],
  [['libs/a/src/folder.ts'],                      {},                                      'import.missing',     'libs/a/src/folder.ts'],
  [['libs/a/src/asks.ts'],                        {},                                      'import.missing',     'libs/a/src/asks.ts'],
  [['libs/a/src/asks-first.ts'],                  {},                                      'import.missing',     'libs/a/src/asks-first.ts'],
  [['libs/a/src/plain.js', 'libs/a/src/asks.ts'], {},                                      'import.missing',     'libs/a/src/asks.ts'],
  [['libs/a/src/common.ts'],                      {},                                      'import.format',      'libs/a/src/c.cjs'],
  [['libs/a/src/latin.ts'],                       {},                                      'import.not-utf8',    'libs/a/src/latin.ts'],
  [['libs/a/src/open.ts'],                        {},                                      'import.not-literal', 'libs/a/src/open.ts'],
  [['libs/a/src/open.ts'],                        { openModules: ['libs/a/src/open.ts'] }, undefined,            undefined],
  [['tools/t.ts'],                                {},                                      undefined,            undefined],
  [['tools/t.ts'],                                { aliasFolder: 'libs/' },                'import.alias',       'tools/t.ts'],
])('%j %j', (entries, options, detail, input) => {
  const closure = close(entries, options);
  expect(closure.ok ? [undefined, undefined] : [closure.refusal.detail, closure.refusal.input]).toEqual([detail, input]);
  if (!closure.ok) expect(closure.refusal.code).toBe('E_PATH');
});

test('the digest moves with every part of a file and not with the order', () => {
  const file = { path: 'a.ts', mode: '100644', object_id: '1'.repeat(40), sha256: '2'.repeat(64) };
  const other = { ...file, path: 'b.ts' };
  const digest = closureDigest([file, other]);
  expect(closureDigest([other, file])).toBe(digest);
  expect(closureDigest([{ ...file, extra: 1 } as typeof file, other])).toBe(digest);
  expect(closureList([other, { ...file, extra: 1 } as typeof file])).toEqual([file, other]);
  const moved = [{ path: 'c.ts' }, { mode: '100755' }, { object_id: '3'.repeat(40) }, { sha256: '4'.repeat(64) }].map(
    (part) => closureDigest([{ ...file, ...part }, other]),
  );
  expect(new Set([digest, ...moved]).size).toBe(5);
  expect(digest).toBe('7cb29d805631ee5b52c2660e787feb9e08a73bbddf05b96f225c4bb227388798');
});

describe('this repository', () => {
  const root = join(import.meta.dirname, '../../..');
  const fromDisk = (path: string): Uint8Array | undefined =>
    existsSync(join(root, path)) ? readFileSync(join(root, path)) : undefined;

  test('what an installed tree runs reaches no package and passes the content gate', () => {
    const closure = driveSync(closureOf([installedEntry], { aliasFolder: 'libs/' }), fromDisk);
    if (!closure.ok) throw new Error(JSON.stringify(closure.refusal));
    expect(closure.value.packages).toEqual([]);
    expect(closure.value.files.filter(isModulePath).length).toBeGreaterThan(50);
    expect(closure.value.files.filter((path) => !path.startsWith('libs/'))).toEqual([]);
    for (const path of closure.value.files) {
      expect(checkFileContent({ path, bytes: fromDisk(path) ?? new Uint8Array() })).toBeUndefined();
    }
  });
});
