import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, renameSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { admitFile, admitStream } from '#files';
import { scratchFolder } from './scratch.ts';

const scratch = scratchFolder('admit');
const at = (name: string) => join(scratch, name);

writeFileSync(at('eight'), '12345678');
writeFileSync(at('empty'), '');
mkdirSync(at('folder'));
symlinkSync('eight', at('link'));
symlinkSync('nowhere', at('dangling'));
symlinkSync('.', at('through'));
execFileSync('mkfifo', [at('pipe')]);

// biome-ignore format: an aligned table
const cases = [
  // path           bytesMax expected
  ['eight',         8,                '12345678'],
  ['eight',         7,                'E_LIMIT'],
  ['empty',         0,                ''],
  ['through/eight', 8,                '12345678'],
  ['missing',       8,                'E_RUNTIME'],
  ['eight/x',       8,                'E_RUNTIME'],
  ['folder',        8,                'E_RUNTIME'],
  ['link',          8,                'E_RUNTIME'],
  ['dangling',      8,                'E_RUNTIME'],
  ['pipe',          8,                'E_RUNTIME'],
  ['a\0b',          8,                'E_RUNTIME'],
] as const;

test.each(cases)('admitFile %j within %i bytes: %s', (path, bytesMax, expected) => {
  const result = admitFile(at(path), { bytesMax });
  expect(result.ok ? new TextDecoder().decode(result.value.bytes) : result.refusal.code).toBe(expected);
});

test.each(cases)('admitStream %j within %i bytes: %s', (path, bytesMax, expected) => {
  const result = admitStream(at(path), { bytesMax });
  expect(result.ok ? Buffer.concat([...result.value.chunks()]).toString() : result.refusal.code).toBe(expected);
  if (result.ok) result.value.close();
});

// biome-ignore format: an aligned table
const touches = [
  // what happens meanwhile    touch                                      file   stream
  ['nothing',                  () => {},                                  true,  true],
  ['one more byte',            () => appendFileSync(at('moving'), 'x'),   false, false],
  ['one byte less',            () => truncateSync(at('moving'), 3),       false, false],
  ['other bytes, same size',   () => writeFileSync(at('moving'), 'ABCD'), false, false],
  ['gone',                     () => unlinkSync(at('moving')),            false, false],
  ['a link to the same bytes', () => swapForLink(at('moving')),           false, false],
  ['another file, same bytes', () => swapForTwin(at('moving')),           false, false],
] as const;

test.each(touches)('unchanged() after %s', (_, touch, expectedFile, expectedStream) => {
  writeFileSync(at('moving'), 'abcd');
  const file = admitFile(at('moving'), { bytesMax: 10 });
  const stream = admitStream(at('moving'), { bytesMax: 10 });
  if (!file.ok || !stream.ok) throw new Error('not admitted');
  touch();
  expect([file.value.unchanged(), stream.value.unchanged()]).toEqual([expectedFile, expectedStream]);
  stream.value.close();
  swapForTwin(at('moving'));
  unlinkSync(at('moving'));
});

test('a stream is read as often as asked, in pieces, and never past the size it was admitted with', () => {
  const bytes = Buffer.alloc(2_500_000, 'y');
  writeFileSync(at('large'), bytes);
  const stream = admitStream(at('large'), { bytesMax: bytes.length });
  if (!stream.ok) throw new Error('not admitted');
  appendFileSync(at('large'), 'more');
  for (const _ of [1, 2]) {
    const sizes = [...stream.value.chunks()].map((piece) => piece.length);
    expect(sizes).toEqual([1 << 20, 1 << 20, 2_500_000 - (2 << 20)]);
  }
  stream.value.close();
});

function swapForLink(path: string): void {
  renameSync(path, `${path}.aside`);
  symlinkSync('moving.aside', path);
}

function swapForTwin(path: string): void {
  writeFileSync(`${path}.twin`, 'abcd');
  renameSync(`${path}.twin`, path);
}
