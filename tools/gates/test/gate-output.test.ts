import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildGateRecord, gateRecordFile } from '#gate';
import type { DerivedGate } from '../src/derive-gate.ts';
import { compareGateOutput, gateFolder, readRecordedGate, writeGateOutput } from '../src/gate-output.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ystack-gate-'));
  writeGateOutput(root, 'small', derived);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);

function derive(content: string): DerivedGate {
  const documents = new Map([
    ['one.json', bytes(content)],
    ['two.json', bytes('{}\n')],
  ]);
  const record = buildGateRecord({
    gate: 'resolve',
    profileId: 'profile.small.v1',
    source: { repository_id: 'repo.house', hash_algorithm: 'sha1', commit_id: 'c'.repeat(40) },
    inputs: [{ path: 'a', mode: '100644', object_id: 'a'.repeat(40), sha256: 'b'.repeat(64) }],
    upstream: [],
    programSha256: 'e'.repeat(64),
    documents,
  });
  if (!record.ok) throw new Error(JSON.stringify(record.refusal));
  return {
    gate: 'resolve',
    record: record.value,
    documents: new Map([...documents, [gateRecordFile, record.value.bytes]]),
  };
}
const derived = derive('[]\n');
const at = (name: string) => join(root, gateFolder('small', 'resolve'), name);

test('what was written is read back, and is what was derived', () => {
  const read = readRecordedGate(root, 'small', 'resolve');
  expect(read.ok && read.value.record.sha256).toBe(derived.record.sha256);
  expect(compareGateOutput(root, 'small', derived)).toBeUndefined();
});

test('writing replaces all that was there', () => {
  writeFileSync(at('stale.json'), '{}\n');
  writeGateOutput(root, 'small', derive('[1]\n'));
  expect(readdirSync(at('')).sort()).toEqual([gateRecordFile, 'one.json', 'two.json']);
  expect(readdirSync(join(root, 'dist/gates/small'))).toEqual(['resolve']);
});

describe('what somebody did to an output', () => {
  const cases = [
    // what                        how                                                                 read back   compared    names
    ['nothing', () => undefined, 'accepted', 'equal', ''],
    ['a byte more', () => appendFileSync(at('one.json'), ' '), 'E_GATE', 'E_CACHE', 'one.json'],
    ['a document fewer', () => unlinkSync(at('two.json')), 'E_GATE', 'E_CACHE', 'two.json'],
    ['a document more', () => writeFileSync(at('more.json'), '{}\n'), 'E_GATE', 'E_CACHE', 'more.json'],
    ['another record', () => appendFileSync(at(gateRecordFile), ' '), 'E_GATE', 'E_CACHE', gateRecordFile],
    ['no record', () => unlinkSync(at(gateRecordFile)), 'E_GATE', 'E_CACHE', gateRecordFile],
    [
      'a link for a document',
      () => {
        unlinkSync(at('one.json'));
        symlinkSync(at('two.json'), at('one.json'));
      },
      'E_GATE',
      'E_GATE',
      'one.json',
    ],
    ['a folder inside', () => mkdirSync(at('sub')), 'E_GATE', 'E_GATE', 'sub'],
    ['all of it gone', () => rmSync(at(''), { recursive: true }), 'E_GATE', 'E_GATE', 'resolve'],
    [
      'a whole other result',
      () => writeGateOutput(root, 'small', derive('[1]\n')),
      'accepted',
      'E_CACHE',
      gateRecordFile,
    ],
  ] as const;
  test.each(cases)('%s', (_what, edit, read, compared, named) => {
    edit();
    const back = readRecordedGate(root, 'small', 'resolve');
    expect(back.ok ? 'accepted' : back.refusal.code).toBe(read);
    if (!back.ok) expect(`${back.refusal.input} ${back.refusal.mend}`).toContain(named);
    const difference = compareGateOutput(root, 'small', derived);
    expect(difference?.code ?? 'equal').toBe(compared);
    if (difference !== undefined)
      expect([difference.input?.includes(named), difference.mend !== undefined]).toEqual([true, true]);
  });
});
