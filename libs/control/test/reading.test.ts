// The two ways in which the documents of an evaluation come in, and what each calls a bad spelling.
import { describe, expect, test } from 'vitest';
import type { Result } from '#canonical';
import { readInTurn, readMerged } from '../src/frame/reading.ts';
import { bytesOf } from './support/digested.ts';
import { refusalText } from './support/outcome.ts';

const good = bytesOf({ a: 1 });
const large = new Uint8Array(1_048_577).fill(0x20);
const text = (words: string) => Buffer.from(words);
const nested = (levels: number): Uint8Array => text(`${'['.repeat(levels)}${']'.repeat(levels)}\n`);
const said = (result: Result<unknown>): string => refusalText(result.ok ? undefined : result.refusal);

// biome-ignore format: a table
const rows: readonly (readonly [what: string, inputs: readonly Uint8Array[], merged: string, inTurn: string])[] = [
  // what                               inputs                                      merged                    in turn
  ['two documents',                     [good, good],                               'none',                   'none'],
  ['a mebibyte',                        [text(`"${'x'.repeat(1_048_573)}"\n`)],     'none',                   'E_LIMIT 0'],
  ['a byte too many behind no JSON',    [text('{'), large],                         'E_LIMIT 1',              'E_LIMIT 1'],
  ['no JSON',                           [good, text('{')],                          'E_RELATION 1 byte 1',    'E_PARSE 1 byte 1'],
  ['nothing',                           [good, text('')],                           'E_RELATION 1 byte 0',    'E_PARSE 1 byte 0'],
  ['two roots',                         [good, text('{}\n{}\n')],                   'E_RELATION 1 byte 3',    'E_PARSE 1 byte 3'],
  ['a byte order mark',                 [good, text('\ufeff{}\n')],                 'E_RELATION 1 byte 0',    'E_PARSE 1 byte 0'],
  ['a blank',                           [good, text('{ }\n')],                      'E_RELATION 1 byte 1',    'E_CANONICAL 1 byte 1'],
  ['no line feed',                      [good, text('{}')],                         'E_RELATION 1 byte 2',    'E_CANONICAL 1 byte 2'],
  ['keys out of order',                 [good, text('{"b":1,"a":2}\n')],            'E_RELATION 1 byte 7',    'E_CANONICAL 1 byte 7'],
  ['a blank, then no JSON',             [text('{ }\n'), text('{')],                 'E_RELATION 0 byte 1',    'E_CANONICAL 0 byte 1'],
  ['32 levels',                         [nested(32)],                               'none',                   'none'],
  ['33 levels',                         [good, nested(33)],                         'none',                   'E_LIMIT 1 /0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0'],
  ['8192 bytes of string',              [bytesOf('x'.repeat(8192))],                'none',                   'none'],
  ['8193 bytes of string',              [bytesOf('x'.repeat(8193))],                'none',                   'E_LIMIT 0'],
  ['8193 bytes of key',                 [bytesOf({ ['x'.repeat(8193)]: 1 })],       'none',                   `E_LIMIT 0 /${'x'.repeat(8193)}`],
  ['4096 members',                      [bytesOf(new Array(4096).fill(0))],         'none',                   'none'],
  ['4097 members',                      [bytesOf(new Array(4097).fill(0))],         'none',                   'E_LIMIT 0'],
  ['too deep, then no JSON',            [nested(33), text('{')],                    'E_RELATION 1 byte 1',    'E_LIMIT 0 /0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0'],
];

describe('documents that come in', () => {
  test.each(rows)('%s', (_what, inputs, merged, inTurn) => {
    expect(said(readMerged(inputs))).toBe(merged);
    expect(said(readInTurn(inputs))).toBe(inTurn);
  });

  test('what nests too deep is no document, and says so to whoever admits it', () => {
    const reads = readMerged([good, nested(33)]);
    expect(reads.ok && reads.value.map(({ value, tooDeep }) => [value, tooDeep?.code])).toEqual([
      [{ a: 1 }, undefined],
      [null, 'E_LIMIT'],
    ]);
  });
});
