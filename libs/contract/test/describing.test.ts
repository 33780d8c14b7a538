import { describe, expect, it } from 'vitest';
import { accept, coreBounds, encodeCanonical } from '#canonical';
import {
  type AdapterManifest,
  checkSorted,
  contractCommands,
  coreKinds,
  defineCommand,
  defineKind,
  gitKey,
  manifestKind,
  schemaRefusal,
  unrelated,
  type Validator,
} from '#contract';
import { buildProfileSet, buildStageRun, shapes } from '../../../test/support/builders.ts';
import { told } from './support/tables.ts';

describe('a kind', () => {
  type Note = { text: string };
  const validate: Validator<Note> = (value): value is Note => typeof (value as Note).text === 'string';
  const note = defineKind<Note>({
    kind: 'note',
    schemaVersion: 1,
    bounds: { ...coreBounds, bytesMax: 40 },
    validate,
    shapes: [({ text }) => (text === 'odd' ? { code: 'E_SHAPE', at: '/text', expected: 'another' } : undefined)],
    relations: [({ text }) => (text === 'lone' ? unrelated(['text'], 'another') : undefined)],
  });
  const parse = (text: string) => note.parse(new TextEncoder().encode(text));

  it('refuses in its order and gives the document with its digest', () => {
    // biome-ignore format: an aligned table
    const rows = [
      [`{"text":"${'a'.repeat(40)}"}\n`, 'E_LIMIT'],
      ['{"text":}\n',                    'E_PARSE'],
      ['{"text": "a"}\n',                'E_CANONICAL'],
      ['{"text":1.5}\n',                 'E_LIMIT'],
      ['{"text":1}\n',                   'E_SHAPE'],
      ['{"text":"odd"}\n',               'E_SHAPE'],
      ['{"text":"lone"}\n',              'E_RELATION'],
      ['{"text":"a"}\n',                 'accepted'],
    ] as const;
    for (const [text, expected] of rows) {
      const parsed = parse(text);
      expect(`${text}${parsed.ok ? 'accepted' : parsed.refusal.code}`).toBe(`${text}${expected}`);
    }
    const parsed = parse('{"text":"a"}\n');
    expect(parsed.ok && parsed.value.content).toEqual({ text: 'a' });
    expect(note.checkShape({ text: 'lone' }).ok).toBe(true);
    expect(note.check({ text: 'lone' }).ok).toBe(false);
  });

  it('of the core is one of five, each by its name', () => {
    expect(coreKinds.map(({ kind, schemaVersion }) => [kind, schemaVersion])).toEqual(
      ['adapter_manifest', 'profile', 'resolved_profile', 'stage_request', 'stage_result'].map((kind) => [kind, 2]),
    );
    expect(manifestKind.check(buildProfileSet().manifests[0] as AdapterManifest).ok).toBe(true);
  });
});

describe('words of a refusal', () => {
  it('tell what a schema wanted', () => {
    const error = (keyword: string, params: Record<string, unknown>) =>
      schemaRefusal([{ instancePath: '/a', keyword, params }]);
    // biome-ignore format: an aligned table
    const rows = [
      ['required',             { missingProperty: 'b/c' },           '/a/b~1c', 'a value here'],
      ['additionalProperties', { additionalProperty: 'b' },          '/a/b',    'no such key'],
      ['discriminator',        { tag: 'kind' },                      '/a/kind', 'one of the known words'],
      ['type',                 { type: 'object' },                   '/a',      'an object'],
      ['const',                { allowedValue: 'x' },                '/a',      '`x`'],
      ['enum',                 { allowedValues: ['x', 'y'] },        '/a',      'one of `x`, `y`'],
      ['pattern',              { pattern: '^x$' },                   '/a',      'text of the form `^x$`'],
      ['minItems',             { limit: 1 },                         '/a',      'at least 1 items'],
      ['maxItems',             { limit: 1 },                         '/a',      'at most 1 items'],
      ['minLength',            { limit: 1 },                         '/a',      'at least 1 characters'],
      ['maxLength',            { limit: 1 },                         '/a',      'at most 1 characters'],
      ['minimum',              { limit: 1 },                         '/a',      'at least 1'],
      ['maximum',              { limit: 1 },                         '/a',      'at most 1'],
      ['false schema',         {},                                   '/a',      'no such key here'],
      ['not',                  {},                                   '/a',      'a value that is not reserved'],
      ['contains',             {},                                   '/a',      'another form (contains)'],
    ] as const;
    for (const [keyword, params, at, expected] of rows)
      expect(error(keyword, params)).toEqual({ code: 'E_SHAPE', at, expected });
    expect(schemaRefusal(undefined)).toEqual({ code: 'E_SHAPE', at: '', expected: 'another form' });
  });

  it('tell the deepest place', () => {
    const refusal = schemaRefusal([
      { instancePath: '/a', keyword: 'type', params: { type: 'string' } },
      { instancePath: '/a/b/c', keyword: 'type', params: { type: 'string' } },
      { instancePath: '/a/b', keyword: 'oneOf', params: {} },
      { instancePath: '/a/d/e', keyword: 'type', params: { type: 'array' } },
    ]);
    expect(told(refusal)).toBe('E_SHAPE /a/b/c');
  });

  it('tell the first item out of order', () => {
    expect(checkSorted([1, 2, 2], (a, b) => a - b, ['list'], 'size')?.at).toBe('/list/2');
    expect(checkSorted([], (a: number, b: number) => a - b, ['list'], 'size')).toBeUndefined();
  });
});

describe('a command', () => {
  it('is described as data and hands its slots on', () => {
    const command = defineCommand({
      name: 'count',
      summary: 'Count inputs',
      inputs: [
        { name: 'first', describe: 'a document', bytesMax: 1 },
        { name: 'more', describe: 'documents', bytesMax: 1, variadic: { min: 0, max: 2 } },
      ],
      output: 'count',
      run: ({ first, more }) => accept(new Uint8Array([first.length, more.length])),
    });
    expect(command.run({ first: new Uint8Array(3), more: [new Uint8Array(1)] })).toEqual(
      accept(new Uint8Array([3, 1])),
    );
    expect(command.output).toBe('count');
  });

  it('of the core validates without a word', () => {
    const { profile, resolved, manifests } = buildProfileSet();
    const run = buildStageRun();
    const inputs = [
      { file: encodeCanonical(profile) },
      {
        profile: encodeCanonical(profile),
        resolved: encodeCanonical(resolved),
        manifest: manifests.map((manifest) => encodeCanonical(manifest)),
      },
      {
        request: encodeCanonical(run.request),
        resolved: encodeCanonical(run.resolved),
        result: encodeCanonical(run.result),
      },
    ];
    expect(contractCommands.map(({ name }) => name)).toEqual([
      'validate-document',
      'validate-profile-set',
      'validate-stage-run',
    ]);
    for (const [index, command] of contractCommands.entries()) {
      const given = inputs[index] as Record<string, Uint8Array | Uint8Array[]>;
      expect(command.run(given)).toEqual(accept(undefined));
      expect(Object.keys(given)).toEqual(command.inputs.map(({ name }) => name));
      const [slot] = command.inputs;
      const refused = command.run({ ...given, [slot?.name ?? '']: new Uint8Array() });
      expect(refused.ok || refused.refusal.code).toBe('E_PARSE');
    }
    const codes = ['E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_SHAPE', 'E_REF', 'E_RELATION'];
    expect(contractCommands.map((command) => command.codes)).toEqual([codes.toSpliced(4, 1), codes, codes]);
    expect(contractCommands[1]?.inputs[2]?.variadic).toEqual({ min: 1, max: 8 });
  });
});

describe('a git key', () => {
  it('has eight parts, the place empty at a root', () => {
    expect(gitKey(shapes.tree())).toEqual([
      'repo.sample',
      'sha1',
      '1'.repeat(40),
      'root',
      '',
      'tree',
      'b'.repeat(40),
      '040000',
    ]);
    expect(gitKey(shapes.blob('a'))[4]).toBe('a');
  });
});
