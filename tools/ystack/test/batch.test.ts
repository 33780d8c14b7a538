import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { accept, encodeCanonical, parseJson } from '#canonical';
import { defineCommand } from '#contract';
import { cases } from '../../../test/support/scale.ts';
import { runBatch } from '../src/batch/batch.ts';
import { linesOf } from '../src/batch/lines.ts';
import { lineBytesMax } from '../src/batch/request.ts';

const folder = mkdtempSync(join(tmpdir(), 'ystack-batch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'a.json'), '{"file":1}\n');

/** Prints the input it is given, wrapped; throws on `"throw"`. */
const wrap = defineCommand({
  name: 'wrap',
  summary: 'Wrap a document',
  inputs: [{ name: 'file', describe: 'any document', bytesMax: 1024 }],
  output: 'wrapped',
  run: ({ file }) => {
    const read = parseJson(file, { bytesMax: 1024, depthMax: 32 });
    if (!read.ok) return read;
    if (read.value === 'throw') throw new Error('a bug');
    return accept(encodeCanonical({ line: 1, wrapped: read.value }));
  },
});
const silent = defineCommand({
  name: 'silent',
  summary: 'Say nothing',
  inputs: [{ name: 'file', describe: 'anything', bytesMax: 1024 }],
  run: () => accept(undefined),
});
/** Prints what its folder holds. */
const foldered = defineCommand({
  name: 'foldered',
  summary: 'Say what the folder holds',
  inputs: [{ name: 'file', describe: 'anything', bytesMax: 1024 }],
  folder: { option: 'policies', describe: 'a folder', files: [{ name: 'a.json' }], bytesMax: 1024 },
  output: 'names',
  run: (_inputs, files) => accept(encodeCanonical([...(files?.keys() ?? [])])),
});
const find = async (name: string) => [wrap, silent, foldered].find((command) => command.name === name);

async function batch(...chunks: (string | Uint8Array)[]): Promise<string> {
  let out = '';
  await runBatch(
    chunks.map((chunk) => Buffer.from(chunk)),
    find,
    {
      place: (path) => join(folder, path),
      write: async (bytes) => {
        out += Buffer.from(bytes).toString('utf8');
      },
    },
  );
  return out;
}
const wrapped = '{"line":1,"wrapped":{"a":2,"b":1}}';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('one line', () => {
  test('in and out, byte for byte', async () => {
    const out = await batch('{"command":"wrap","inputs":[{"document":{"b":1,"a":2}}],"id":"mine"}\n');
    const digest = sha256(`${wrapped}\n`);
    expect(out).toBe(`{"command":"wrap","id":"mine","line":1,"output":${wrapped},"sha256":"${digest}","status":0}\n`);
  });

  test('an output is where its key belongs, whatever the id says', async () => {
    const id = '","line":1,"';
    const out = await batch(`${JSON.stringify({ command: 'wrap', inputs: [{ document: 1 }], id })}\n`);
    expect(JSON.parse(out)).toMatchObject({ id, line: 1, output: { line: 1, wrapped: 1 }, status: 0 });
    expect(Object.keys(JSON.parse(out))).toEqual(['command', 'id', 'line', 'output', 'sha256', 'status']);
  });

  test.each([
    // line                                                               answer
    ['{"command":"silent","inputs":["a.json"]}', { command: 'silent', line: 1, status: 0 }],
    ['{"command":"wrap","inputs":["a.json"]}', { output: { line: 1, wrapped: { file: 1 } }, status: 0 }],
    ['{"command":"wrap","inputs":[{"text":"[ ]"}]}', { output: { line: 1, wrapped: [] }, status: 0 }],
    ['{"command":"wrap","inputs":[{"text":"["}]}', { refusal: { code: 'E_PARSE', input: 'inputs[0]' }, status: 65 }],
    ['{"command":"wrap","inputs":["absent"]}', { refusal: { code: 'E_RUNTIME', input: 'absent' }, status: 66 }],
    ['{"command":"wrap","inputs":[]}', { command: 'wrap', refusal: { code: 'E_USAGE' }, status: 64 }],
    ['{"command":"none","inputs":[],"id":"x"}', { id: 'x', refusal: { code: 'E_USAGE', at: '/command' }, status: 64 }],
    ['{"command":"wrap","inputs":[{"document":"throw"}]}', { refusal: { code: 'E_FAULT' }, status: 70 }],
    ['{"command":"wrap","inputs":[{"text":"a","document":1}]}', { refusal: { code: 'E_SHAPE', at: '/inputs/0' } }],
    ['{"command":"wrap","inputs":[7]}', { refusal: { code: 'E_SHAPE', at: '/inputs/0' }, status: 65 }],
    ['{"command":"wrap","inputs":"a.json"}', { refusal: { code: 'E_SHAPE', at: '/inputs' } }],
    ['{"command":7,"inputs":[]}', { refusal: { code: 'E_SHAPE', at: '/command' } }],
    ['{"command":"wrap","inputs":[],"id":7}', { refusal: { code: 'E_SHAPE', at: '/id' } }],
    ['{"command":"wrap","inputs":[],"other":1}', { refusal: { code: 'E_SHAPE', at: '/other' } }],
    ['[]', { line: 1, refusal: { code: 'E_SHAPE' }, status: 65 }],
    ['{', { line: 1, refusal: { code: 'E_PARSE' }, status: 65 }],
    ['', { line: 1, refusal: { code: 'E_PARSE' }, status: 65 }],
    ['['.repeat(200), { refusal: { code: 'E_PARSE' } }],
    ['['.repeat(200) + ']'.repeat(200), { refusal: { code: 'E_LIMIT' }, status: 65 }],
    [`{"command":"wrap","inputs":[{"text":"${'x'.repeat(1025)}"}]}`, { refusal: { code: 'E_LIMIT' } }],
    [JSON.stringify({ command: 'wrap', inputs: [], id: 'x'.repeat(257) }), { refusal: { code: 'E_SHAPE', at: '/id' } }],
    [
      JSON.stringify({ command: 'wrap', inputs: Array(257).fill('a') }),
      { refusal: { code: 'E_SHAPE', at: '/inputs' } },
    ],
  ])('%.60s', async (line, answer) => {
    const out = await batch(`${line}\n`);
    expect(out.endsWith('\n') && out.indexOf('\n') === out.length - 1).toBe(true);
    expect(JSON.parse(out)).toMatchObject(answer);
  });

  test('bytes that are no UTF-8 are an answer too', async () => {
    expect(JSON.parse(await batch(Buffer.from([0x22, 0xff, 0x22, 0x0a])))).toMatchObject({
      refusal: { code: 'E_PARSE' },
    });
  });
});

describe('many lines', () => {
  test('keep their order and their numbers, and a bad one does not end them', async () => {
    const good = (n: number) => `{"command":"wrap","inputs":[{"document":${n}}]}`;
    const out = (await batch(`${good(1)}\nbad\n${good(3)}`))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(out.map(({ line, status }) => [line, status])).toEqual([
      [1, 0],
      [2, 65],
      [3, 0],
    ]);
  });

  test('are the same however the stream is cut', async () => {
    const text = '{"command":"wrap","inputs":[{"document":"é"}]}\n\n{"command":"none","inputs":[]}\n';
    const whole = await batch(text);
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at += 1) {
      expect(await batch(bytes.subarray(0, at), bytes.subarray(at))).toBe(whole);
    }
  });

  test('an empty stream has no line', async () => {
    expect(await batch('')).toBe('');
  });
});

describe('bounded memory', () => {
  async function* repeated(chunk: Uint8Array, count: number) {
    for (let index = 0; index < count; index += 1) yield chunk;
  }

  test.each([
    // bytes of the line     told as
    [16, 'line'],
    [17, 'too long'],
  ])('a line of %i bytes where 16 are allowed is %s', async (length, told) => {
    const lines = [];
    for await (const line of linesOf([Buffer.from(`${'x'.repeat(length)}\nnext`)], 16)) lines.push(line);
    expect(lines.map((line) => ('tooLong' in line ? 'too long' : 'line'))).toEqual([told, 'line']);
  });

  test('an endless line is passed over without being held', async () => {
    const count = cases(40, 400);
    const chunk = Buffer.alloc(1 << 20, 0x78);
    const before = process.memoryUsage().arrayBuffers;
    let lines = 0;
    let most = 0;
    const watched = async function* () {
      for await (const piece of repeated(chunk, count)) {
        most = Math.max(most, process.memoryUsage().arrayBuffers - before);
        yield piece;
      }
    };
    for await (const line of linesOf(watched(), lineBytesMax)) lines += 'tooLong' in line ? 1 : 0;
    expect(lines).toBe(1);
    expect(most).toBeLessThan(4 * lineBytesMax);
  });
});

describe('the folder of a command', () => {
  // biome-ignore format: a table
  test.each([
    // command     options                                  in the answer
    ['foldered',   '{}',                                    '"output":[],'],
    ['foldered',   '{"policies":"."}',                      '"output":["a.json"],'],
    ['foldered',   '{"policies":"nowhere"}',                '"code":"E_RUNTIME"'],
    ['foldered',   '{"rules":"."}',                         '"code":"E_USAGE"'],
    ['wrap',       '{"policies":"."}',                      '"code":"E_USAGE"'],
    ['foldered',   '{"policies":1}',                        '"at":"/options","code":"E_SHAPE"'],
    ['foldered',   '{"policies":".","rules":"."}',          '"at":"/options","code":"E_SHAPE"'],
    ['foldered',   '[]',                                    '"at":"/options","code":"E_SHAPE"'],
  ])('%s with %s: %s', async (command, options, expected) => {
    const line = `{"command":"${command}","inputs":[{"document":1}],"options":${options}}\n`;
    expect(await batch(line)).toContain(expected);
  });
});
