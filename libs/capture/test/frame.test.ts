// The frame that every capture stands in: files and context, bounds, places of refusals, and the commands.
import { describe, expect, test } from 'vitest';
import { adapters } from '#adapters';
import { encodeCanonical, type Json, type JsonObject, type Result } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import {
  captureBytes,
  captureCodes,
  captureCommands,
  captures,
  defineCapture,
  filesMax,
  findCapture,
} from '../src/index.ts';
import { boundedText, digestOf } from '../src/opaque.ts';
import { Place } from '../src/place.ts';
import { earliest, latest, utcTime } from '../src/times.ts';
import { changedFiles, fileOf, forgeContext, payload } from './support/github.ts';

const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const pull = payload('pull-request.json', [
  ['/closed_at', null],
  ['/merged_at', null],
]);
const context = forgeContext(pull) as unknown as JsonObject;

const tiny = defineCapture({
  name: 'tiny',
  takes: 'objects with an id',
  observer: { required: ['who'], optional: ['when'] },
  bounds: { bytesMax: 64, depthMax: 3, membersMax: 8 },
  build: (values, { observer, trustContext }) => ({
    trust_context: trustContext,
    snapshot: { ids: values.map((value) => value.get('id').id()), who: observer.get('who').text() },
  }),
});
const told = { observer: { who: 'me' }, trust_context: { anything: [1] } };

const refusalOf = (result: Result<unknown>): string => {
  if (result.ok) return 'accepted';
  const { code, input = '-', at = '-' } = result.refusal;
  return `${code} ${input} ${at}`;
};

describe('files', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [string, readonly string[], string])[] = [
    ['one value',                     ['{"id":1}'],                              'accepted'],
    ['several in one file',           ['{"id":1}\n{"id":2}'],                    'accepted'],
    ['several files',                 ['{"id":1}', '{"id":2}'],                  'accepted'],
    ['no file',                       [],                                        'accepted'],
    ['an empty file',                 ['{"id":1}', ''],                          'capture.not-json 1 byte 0'],
    ['a page of HTML',                ['<html>'],                                'capture.not-json 0 byte 0'],
    ['a file cut off',                ['{"id":1}', '{"id":'],                    'capture.not-json 1 byte 6'],
    ['a key twice',                   ['{"id":1,"id":2}'],                       'capture.duplicate-key 0 byte 8'],
    ['four levels',                   ['{"id":[[[]]]}'],                         'capture.bounds 0 byte 8'],
    ['nine members',                  ['[1,2,3,4,5,6,7,8]'],                     'capture.bounds 0 byte 15'],
    ['65 bytes',                      [`"${'x'.repeat(63)}"`],                   'capture.bounds 0 -'],
    ['a member that is not there',    ['{"id":1}', '{"ID":1}'],                  'capture.missing-field 1 /id'],
    ['a member that is null',         ['{"id":null}'],                           'capture.missing-field 0 /id'],
    ['a member of another type',      ['{"id":"1"}'],                            'capture.wrong-type 0 /id'],
    ['in the second value of a file', ['{"id":1}{"id":{}}'],                     'capture.wrong-type 0 value 2: /id'],
    ['a scalar',                      ['7'],                                     'capture.missing-field 0 /id'],
  ];
  test.each(rows)('%s', (_what, texts, expected) => {
    expect(refusalOf(tiny.capture(texts.map(text), told))).toBe(expected);
  });

  test(`${filesMax} files, and one more`, () => {
    const files = Array.from({ length: filesMax }, () => text('{"id":1}'));
    expect(refusalOf(tiny.capture(files, told))).toBe('accepted');
    expect(refusalOf(tiny.capture([...files, text('{"id":1}')], told))).toBe('capture.bounds - -');
  });

  test('128 MiB in all files', () => {
    const [most, more] = [new Uint8Array(67_108_864), new Uint8Array(67_108_865)];
    expect(refusalOf(findCapture('github-forge')?.capture([most, more], context) as Result<unknown>)).toBe(
      'capture.bounds - -',
    );
    expect(refusalOf(findCapture('github-forge')?.capture([more], context) as Result<unknown>)).toBe(
      'capture.bounds 0 -',
    );
  });

  test('only what the frame throws is caught', () => {
    const broken = defineCapture({
      name: 'broken',
      takes: '',
      observer: { required: [] },
      build: () => {
        throw new RangeError('ours');
      },
    });
    expect(() => broken.capture([], { observer: {}, trust_context: {} })).toThrow(RangeError);
  });
});

describe('the context', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [string, Json, string])[] = [
    ['as it should be',              told,                                              'accepted'],
    ['with what it may have',        { ...told, observer: { who: 'me', when: 'now' } }, 'accepted'],
    ['with something more',          { ...told, snapshot: {} },                         'capture.invalid-context context '],
    ['without a trust context',      { observer: { who: 'me' } },                       'capture.invalid-context context '],
    ['a trust context that is none', { ...told, trust_context: [] },                    'capture.invalid-context context /trust_context'],
    ['an observer who is none',      { ...told, observer: null },                       'capture.invalid-context context /observer'],
    ['an observer who lacks a word', { ...told, observer: {} },                         'capture.invalid-context context /observer'],
    ['an observer with one more',    { ...told, observer: { who: 'me', why: '' } },     'capture.invalid-context context /observer'],
    ['a word of another type',       { ...told, observer: { who: 1 } },                 'capture.invalid-context context /observer/who'],
    ['no object',                    null,                                              'capture.invalid-context context '],
  ];
  test.each(rows)('%s', (_what, given, expected) => {
    expect(refusalOf(tiny.capture([text('{"id":1}')], given))).toBe(expected);
  });

  test('what is expected goes through as it came', () => {
    expect(tiny.capture([text('{"id":18446744073709551615}')], told)).toEqual({
      ok: true,
      value: { trust_context: told.trust_context, snapshot: { ids: ['18446744073709551615'], who: 'me' } },
    });
  });

  // biome-ignore format: a table
  const observers: readonly (readonly [string, unknown, string])[] = [
    ['/observer/observed_at',       '2026-03-03T10:00:00+00:00', 'capture.invalid-context context /observer/observed_at'],
    ['/observer/github_app_id',     '01',                        'capture.invalid-context context /observer/github_app_id'],
    ['/observer/git_repository_id', 'a repository',              'capture.invalid-context context /observer/git_repository_id'],
  ];
  test.each(observers)('%s', (pointer, value, expected) => {
    const given = edited(context, [[pointer, value]]);
    expect(refusalOf(findCapture('github-forge')?.capture([fileOf(pull)], given) as Result<unknown>)).toBe(expected);
  });
});

describe('the table and its commands', () => {
  test('every capture is for a normalizer, sorted by name', () => {
    const names = captures.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names.filter((name) => !adapters.some((adapter) => adapter.name === name))).toEqual([]);
    expect(captureCommands.map(({ name }) => name)).toEqual(names.map((name) => `adapter capture ${name}`));
    expect(findCapture('nobody')).toBeUndefined();
  });

  const command = captureCommands.find(({ name }) => name.endsWith('github-forge'));
  const run = (given: Uint8Array, ...file: readonly Uint8Array[]) =>
    command?.run({ context: given, file }) as Result<Uint8Array>;

  test('what comes out are the canonical bytes of the input', () => {
    const made = run(encodeCanonical(context), fileOf(pull), fileOf(changedFiles(5)));
    const capture = findCapture('github-forge');
    if (capture === undefined) throw new Error('no capture');
    expect(made).toEqual(captureBytes(capture, encodeCanonical(context), [fileOf(pull), fileOf(changedFiles(5))]));
    const value = capture.capture([fileOf(pull), fileOf(changedFiles(5))], context);
    expect(made.ok && Buffer.from(made.value)).toEqual(value.ok && Buffer.from(encodeCanonical(value.value)));
  });

  // biome-ignore format: a table
  const rows: readonly (readonly [string, Result<unknown>, string])[] = [
    ['a context that is no JSON',        run(text('{'), fileOf(pull)),                                   'E_PARSE 0 byte 1'],
    ['a context that is not canonical',  run(text('{ }\n'), fileOf(pull)),                               'E_CANONICAL 0 byte 1'],
    ['a context nested too deep',        run(text(`${'['.repeat(41)}${']'.repeat(41)}\n`), fileOf(pull)), 'E_LIMIT 0 /0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0'],
    ['a context of nothing',             run(encodeCanonical({}), fileOf(pull)),                         'capture.invalid-context 0 '],
    ['a first file that is no JSON',     run(encodeCanonical(context), text('x')),                       'capture.not-json 1 byte 0'],
    ['a second file of something else',  run(encodeCanonical(context), fileOf(pull), fileOf({ a: 1 })),  'capture.wrong-event 2 '],
    ['nothing that could be captured',   run(encodeCanonical(context), fileOf([])),                      'capture.missing-part - -'],
  ];
  test.each(rows)('%s', (_what, result, expected) => {
    expect(refusalOf(result)).toBe(expected);
  });

  test('the codes are all of one family', () => {
    expect(captureCodes.filter((code) => !/^capture\.[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
    expect(new Set(captureCodes).size).toBe(captureCodes.length);
  });
});

describe('small parts', () => {
  // biome-ignore format: a table
  const times = [
    ['2026-01-31T08:00:00Z',        '2026-01-31T08:00:00Z'],
    ['2026-01-31T08:00:00.987Z',    '2026-01-31T08:00:00Z'],
    ['2026-01-01T00:30:00+01:00',   '2025-12-31T23:30:00Z'],
    ['2026-01-31T08:00:00-08:00',   '2026-01-31T16:00:00Z'],
    ['2026-02-29T08:00:00Z',        undefined],
    ['2026-02-29T08:00:00+01:00',   undefined],
    ['2026-01-31T24:00:00Z',        undefined],
    ['2026-01-31T08:00:00+99:00',   undefined],
    ['2026-01-31T08:00:00',         undefined],
    ['2026-01-31 08:00:00Z',        undefined],
    ['2026-01-31T08:00:00z',        undefined],
    ['1769846400',                  undefined],
    ['',                            undefined],
  ] as const;
  test.each(times)('the time `%s` is %s', (given, expected) => {
    expect(utcTime(given)).toBe(expected);
  });

  test('the first and the last of some times', () => {
    const [one, two] = ['2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z'];
    expect([earliest(two, null, one), latest(one, undefined, two)]).toEqual([one, two]);
    expect([earliest(null), latest()]).toEqual([undefined, undefined]);
  });

  test('text is cut between characters and never longer than its bound', () => {
    for (const character of ['a', 'é', '€', '\u{1f4a1}']) {
      for (let bytesMax = 128; bytesMax < 140; bytesMax += 1) {
        const cut = boundedText(character.repeat(200), bytesMax);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(bytesMax);
        expect(cut).not.toContain('\ufffd');
      }
      expect(boundedText(character, 128)).toBe(character);
    }
  });

  test('a digest knows values, not spellings, and numbers by their digits', () => {
    const [one, same, other] = [
      '{"b":[1,null],"a":"é"}',
      '{ "a":"\\u00e9", "b":[1,null] }',
      '{"b":[1.0,null],"a":"é"}',
    ].map((given) => {
      let digest = '';
      const capture = defineCapture({
        name: '',
        takes: '',
        observer: { required: [] },
        build: ([value]) => {
          digest = digestOf(value as Place);
          return {};
        },
      });
      capture.capture([text(given)], { observer: {}, trust_context: {} });
      return digest;
    });
    expect(one).toMatch(/^[0-9a-f]{64}$/);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test('a place inherits nothing', () => {
    const place = new Place({ a: 1 }, { input: '0' });
    for (const name of ['constructor', '__proto__', 'toString']) expect(place.get(name).isNothing).toBe(true);
    expect(new Place([1], { input: '0' }).get('length').isNothing).toBe(true);
  });
});
