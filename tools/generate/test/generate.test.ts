import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findDrift, mendDrift } from '../src/drift.ts';
import { type Generator, utf8 } from '../src/generator.ts';
import { validators } from '../src/validators/validators.ts';

const root = mkdtempSync(join(tmpdir(), 'generate-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const schema = (path: string, content: object): void => write(path, JSON.stringify(content));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const drift = async (generators: readonly Generator[] = [validators], only?: (path: string) => boolean) =>
  (await findDrift(root, generators, only)).map(({ path, bytes }) => `${bytes === undefined ? '-' : '+'} ${path}`);
const mend = async () => mendDrift(root, await findDrift(root, [validators]));

type Validate = { (value: unknown): boolean; errors?: { instancePath: string; keyword: string }[] | null };
let imports = 0;
const load = async (path: string): Promise<Validate> => {
  imports += 1;
  const url = `${pathToFileURL(join(root, path)).href}?${imports}`;
  return ((await import(/* @vite-ignore */ url)) as { validate: Validate }).validate;
};

const id = { type: 'string', pattern: '^[a-z]{1,8}$' };
const note = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'by'],
  properties: {
    kind: { const: 'note' },
    by: { $ref: 'urn:ystack:schema:first:common#/$defs/person' },
    on: { $ref: '#/$defs/subject' },
    free: {},
    bag: { type: 'object' },
    text: { type: 'string', maxLength: 3 },
  },
};

beforeEach(() => {
  rmSync(root, { recursive: true });
  mkdirSync(root);
  schema('libs/first/schemas/common.schema.json', {
    $id: 'urn:ystack:schema:first:common',
    $defs: {
      id,
      person: {
        description: 'Somebody.',
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { $ref: '#/$defs/id' },
          knows: { type: 'array', maxItems: 2, items: { $ref: '#/$defs/person' } },
        },
      },
    },
  });
  schema('libs/second/schemas/note.schema.json', {
    $id: 'urn:ystack:schema:second:note',
    ...note,
    $defs: {
      subject: {
        type: 'object',
        discriminator: { propertyName: 'about' },
        oneOf: [
          {
            type: 'object',
            additionalProperties: false,
            required: ['about'],
            properties: { about: { const: 'none' } },
          },
          {
            type: 'object',
            additionalProperties: false,
            required: ['about', 'name'],
            properties: { about: { enum: ['a', 'b'] }, name: { $ref: 'urn:ystack:schema:first:common#/$defs/id' } },
          },
        ],
      },
    },
  });
});

describe('validators and types', () => {
  it('go beside the code of the lib that owns the schema, or of the adapter', async () => {
    schema('libs/adapters/src/tiny/schemas/snapshot.schema.json', {
      $id: 'urn:ystack:schema:adapters:tiny:snapshot',
      ...id,
    });
    expect(await drift()).toEqual([
      '+ libs/adapters/src/tiny/generated/snapshot.d.ts',
      '+ libs/adapters/src/tiny/generated/snapshot.js',
      '+ libs/first/src/generated/common.d.ts',
      '+ libs/second/src/generated/note.d.ts',
      '+ libs/second/src/generated/note.js',
    ]);
  });

  it('follow references into other libs, and tell the place of an error', async () => {
    await mend();
    const validate = await load('libs/second/src/generated/note.js');
    // biome-ignore format: an aligned table
    const rows = [
      [{ kind: 'note', by: { name: 'a' } },                                        undefined],
      [{ kind: 'note', by: { name: 'a', knows: [{ name: 'b', knows: [] }] } },     undefined],
      [{ kind: 'note', by: { name: 'a' }, on: { about: 'none' } },                 undefined],
      [{ kind: 'note', by: { name: 'a' }, on: { about: 'b', name: 'c' } },         undefined],
      [{ kind: 'note', by: { name: 'a' }, free: [1], bag: { x: 1 }, text: 'äöü' }, undefined],
      [{ kind: 'memo', by: { name: 'a' } },                                        '/kind const'],
      [{ kind: 'note' },                                                           ' required'],
      [{ kind: 'note', by: { name: 'A' } },                                        '/by/name pattern'],
      [{ kind: 'note', by: { name: 'a', knows: [{ name: 'B' }] } },                '/by/knows/0/name pattern'],
      [{ kind: 'note', by: { name: 'a' }, on: { about: 'c' } },                    '/on discriminator'],
      [{ kind: 'note', by: { name: 'a' }, on: { about: 'a' } },                    '/on required'],
      [{ kind: 'note', by: { name: 'a' }, text: '🙂🙂🙂🙂' },                       '/text maxLength'],
      [{ kind: 'note', by: { name: 'a' }, more: 1 },                               ' additionalProperties'],
      [[],                                                                         ' type'],
    ] as const;
    for (const [value, expected] of rows) {
      const isValid = validate(value);
      const [error] = validate.errors ?? [];
      expect(isValid ? undefined : `${error?.instancePath} ${error?.keyword}`).toBe(expected);
    }
  });

  it('import nothing, name no machine, and do not depend on where the tree lies', async () => {
    await mend();
    const code = read('libs/second/src/generated/note.js');
    expect(code.split('\n')[0]).toBe(
      '// Generated from libs/second/schemas/note.schema.json by tools/generate (npm run generate). Do not edit.',
    );
    expect(code).not.toMatch(/^\s*import\b|[=(] ?require\(|node_modules/m);
    expect(code).not.toContain(tmpdir());
    expect(await drift()).toEqual([]);
  });

  it('compare a constant by its members, whatever the objects were made by', async () => {
    const constant = [{ a: 1, b: ['x', { c: null }] }];
    schema('libs/second/schemas/note.schema.json', {
      $id: 'urn:ystack:schema:second:note',
      type: 'array',
      const: constant,
    });
    await mend();
    const validate = await load('libs/second/src/generated/note.js');
    const bare = (members: object) => Object.assign(Object.create(null), members);
    // biome-ignore format: an aligned table
    const rows = [
      [constant,                                                     true],
      [[bare({ b: ['x', bare({ c: null })], a: 1 })],                true],
      [[{ a: 1, b: ['x', { c: null }], d: 1 }],                      false],
      [[{ a: 1, b: ['x'] }],                                         false],
      [[{ a: 1, b: { 0: 'x', 1: { c: null } } }],                    false],
      [[{ a: 1, b: ['x', { c: {} }] }],                              false],
      [[{ a: 1, e: ['x', { c: null }] }],                            false],
    ] as const;
    for (const [value, isOne] of rows) expect(validate(value), JSON.stringify(value)).toBe(isOne);
  });

  it('have one type for each shape, imported from where it is declared', async () => {
    await mend();
    const types = read('libs/second/src/generated/note.d.ts');
    expect(types).toContain("import type { Json, JsonObject } from '#canonical';");
    expect(types).toContain("import type { Id, Person } from '#first';");
    expect(types).toContain('export type Note = {');
    expect(types).toContain('free?: Json;');
    expect(types).toContain('bag?: JsonObject;');
    expect(types).toContain("about: 'a' | 'b';");
    const shared = read('libs/first/src/generated/common.d.ts');
    expect(shared).toContain('/** Somebody. */\nexport type Person = {\n  name: Id;\n  knows?: Person[];\n};');
    expect(existsSync(join(root, 'libs/first/src/generated/common.js'))).toBe(false);
  });

  it('are not made of a schema that says what validator and type would not agree on', async () => {
    // biome-ignore format: an aligned table
    const rows = [
      [{ type: 'array', uniqueItems: true, items: id },                      'uniqueItems'],
      [{ type: 'array', prefixItems: [id] },                                 'prefixItems'],
      [{ type: 'object', unevaluatedProperties: false },                     'unevaluatedProperties'],
      [{ type: 'object', patternProperties: { a: id } },                     'patternProperties'],
      [{ type: 'string', format: 'date' },                                   'format'],
      [{ type: 'object', properties: { a: id } },                            'does not say whether it is open'],
      [{ $ref: '#/properties/a' },                                           '#/$defs/<name>'],
      [{ $ref: 'urn:ystack:schema:first:none#/$defs/a' },                    'nothing answers'],
      [{ type: 'object', additionalProperties: false, required: ['a'], properties: {} }, 'strict'],
      [{ type: 'string', patern: 'a' },                                      'strict'],
    ] as const;
    for (const [content, message] of rows) {
      schema('libs/second/schemas/note.schema.json', { $id: 'urn:ystack:schema:second:note', ...content });
      await expect(drift(), JSON.stringify(content)).rejects.toThrow(message);
    }
    schema('libs/second/schemas/note.schema.json', { $id: 'urn:ystack:schema:second:memo', ...id });
    await expect(drift()).rejects.toThrow('must have the $id `urn:ystack:schema:second:note`');
  });
});

describe('drift', () => {
  it('is a file that differs, is missing, or has no source any more', async () => {
    await mend();
    write('libs/second/src/generated/note.js', '// edited');
    rmSync(join(root, 'libs/first/src/generated/common.d.ts'));
    write('libs/second/src/generated/gone.js', '');
    const all = [
      '+ libs/first/src/generated/common.d.ts',
      '- libs/second/src/generated/gone.js',
      '+ libs/second/src/generated/note.js',
    ];
    expect(await drift()).toEqual(all);
    expect(await drift([validators], (path) => path.startsWith('libs/first/'))).toEqual(all.slice(0, 1));
    await mend();
    expect(await drift()).toEqual([]);
    expect(existsSync(join(root, 'libs/second/src/generated/gone.js'))).toBe(false);
  });

  it('does not let two generators keep one file', async () => {
    const one: Generator = { name: 'one', generate: async () => new Map([['a', utf8('a')]]) };
    await expect(drift([one, { ...one, name: 'two' }])).rejects.toThrow(
      'two generators make `a` (the second is `two`)',
    );
  });

  it('is printed and left alone by --check, and mended without it', async () => {
    const run = (...words: string[]) => {
      const main = join(import.meta.dirname, '../src/main.ts');
      const { status, stdout } = spawnSync(
        process.execPath,
        [main, '--root', root, '--only', 'libs/second', ...words],
        { encoding: 'utf8' },
      );
      return { status, stdout };
    };
    const files = 'libs/second/src/generated/note.d.ts\nlibs/second/src/generated/note.js\n';
    expect(run('--check')).toEqual({ status: 1, stdout: files });
    expect(run('--check')).toEqual({ status: 1, stdout: files });
    expect(run()).toEqual({ status: 0, stdout: files });
    expect(run('--check')).toEqual({ status: 0, stdout: '' });
  });
});
