// The small parts: frames, plans, tools, and the words for an obstacle.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTool, readToolchain, usualLimits } from '../src/index.ts';
import { findCompiler } from '../src/native/compiler.ts';
import { encodePlan, expectedMounts, type RootOrder, rootPlan, seenMount } from '../src/root/plan.ts';
import { type Frame, frameBytesMax, frameOf, frameReader } from '../src/run/channel.ts';
import { explainRefusal } from '../src/run/obstacles.ts';
import { isMapped } from '../src/run/outside.ts';
import { parseProbeReport } from '../src/run/probe-report.ts';
import { fakeDeclared, goodReport } from './support/fake-runtime.ts';

describe('frames', () => {
  const bytes = Buffer.concat([
    frameOf('O', Buffer.from('one')),
    frameOf('E', Buffer.alloc(0)),
    frameOf('X', Buffer.from('three')),
  ]);
  const expected = ['O one', 'E ', 'X three'];

  test.each([1, 2, 3, 5, 7, bytes.length])('come whole, in pieces of %i', (size) => {
    const got: Frame[] = [];
    const feed = frameReader(
      (frame) => got.push(frame),
      () => got.push({ letter: '!', payload: Buffer.alloc(0) }),
    );
    for (let at = 0; at < bytes.length; at += size) feed(bytes.subarray(at, at + size));
    expect(got.map(({ letter, payload }) => `${letter} ${payload}`)).toEqual(expected);
  });

  test.each([
    [frameBytesMax, []],
    [frameBytesMax + 1, ['fault']],
  ])('of %i bytes', (length, expectedFaults) => {
    const faults: string[] = [];
    const head = frameOf('O', Buffer.alloc(0));
    head.writeUInt32LE(length, 1);
    const feed = frameReader(
      () => undefined,
      () => faults.push('fault'),
    );
    feed(head);
    feed(head);
    expect(faults).toEqual(expectedFaults);
  });
});

test('a report with a member left out proves nothing', () => {
  const good = goodReport(fakeDeclared, usualLimits);
  expect(parseProbeReport(Buffer.from(JSON.stringify(good))).ok).toBe(true);
  const members = Object.keys(good).map((name) => ({ ...good, [name]: undefined }));
  const bounds = Object.keys(good.bounds).map((name) => ({ ...good, bounds: { ...good.bounds, [name]: undefined } }));
  const all = [...members, ...bounds, [], null, 'x'].map((value) => Buffer.from(JSON.stringify(value)));
  expect([...all, Buffer.from('{'), Buffer.alloc(0)].filter((bytes) => parseProbeReport(bytes).ok)).toEqual([]);
});

describe('the plan', () => {
  const order: RootOrder = {
    outside: { kind: 'lent', user: 64_017, group: 64_017 },
    storage: '/s',
    cgroups: ['/g'],
    init: '/i',
    candidate: '/s/candidate',
    files: [{ source: '/usr/bin/true', path: '/sandbox/tools/true', sha256: '', sizeBytes: 1 }],
    links: [['/bin/sh', '/sandbox/tools/sh']],
    limits: usualLimits,
    ownBinaries: false,
  };
  const names = (own: RootOrder) => rootPlan(own).map(([name]) => name);

  test('seals the root before it becomes the user, and joins groups before anything is mounted', () => {
    const all = names(order);
    expect(all.indexOf('cgroup')).toBeLessThan(all.indexOf('namespace'));
    expect(all.indexOf('seal')).toBe(all.length - 2);
    expect(all.at(-1)).toBe('user');
    expect(names({ ...order, outside: { ...order.outside, kind: 'own' } })).not.toContain('user');
  });

  test('lists exactly the mounts that it makes', () => {
    const made = rootPlan(order).filter(([name]) => name === 'bind' || name === 'tmpfs');
    expect(expectedMounts(order)).toHaveLength(made.length + 2);
    expect(expectedMounts(order)).toContain('/sandbox/candidate nodev,noexec,nosuid,ro');
    expect(expectedMounts({ ...order, ownBinaries: true })).toContain('/sandbox/candidate nodev,nosuid,ro');
    expect(seenMount('/x rw,nosuid,nodev,relatime,idmapped ext4')).toBe('/x nodev,nosuid,rw');
  });

  test('is words that end with NUL', () => {
    expect(encodePlan([['seal'], ['dir', '/a b', '755']]).toString()).toBe(
      ['seal', 'dir', '/a b', '755', ''].join('\0'),
    );
    expect(() => encodePlan([['dir', 'a\0b', '755']])).toThrow('NUL');
  });
});

describe('tools', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'ystack-tools-'));
    writeFileSync(join(folder, 'script'), '#!/bin/sh\n', { mode: 0o755 });
    writeFileSync(join(folder, 'plain'), '', { mode: 0o644 });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('are found on the path, or by an absolute one', () => {
    expect(findTool('script', `relative:${folder}`)).toEqual({ name: 'script', source: join(folder, 'script') });
    expect(findTool(join(folder, 'script'), '')).toEqual({ name: 'script', source: join(folder, 'script') });
    expect(findTool('plain', folder)).toBeUndefined();
    expect(findTool('../script', folder)).toBeUndefined();
  });

  test('bring their loader and libraries along', () => {
    const read = readToolchain([{ name: 'sh', source: '/bin/sh' }]);
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    const paths = read.value.files.map(({ path }) => path);
    expect(paths).toContain('/sandbox/tools/sh');
    expect(paths.some((path) => path.includes('libc.so'))).toBe(true);
    expect(paths.some((path) => path.includes('ld-linux'))).toBe(true);
    expect(read.value.links).toEqual([['/bin/sh', '/sandbox/tools/sh']]);
    expect(read.value.files.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256))).toBe(true);
  });

  test('a script brings nothing but itself', () => {
    const read = readToolchain([{ name: 'script', source: join(folder, 'script') }]);
    expect(read.ok && read.value.files.map(({ path }) => path)).toEqual(['/sandbox/tools/script']);
  });

  test.each([
    ['plain', 'plain'],
    ['absent', 'absent'],
    ['a/b', 'script'],
  ])('E_TOOL: %s', (name, file) => {
    expect(readToolchain([{ name, source: join(folder, file) }])).toMatchObject({
      ok: false,
      refusal: { code: 'E_TOOL' },
    });
  });
});

test('without a compiler there is none to be had', () => {
  expect(findCompiler('')).toMatchObject({ ok: false, refusal: { code: 'E_COMPILER' } });
});

// biome-ignore format: a table
const maps: readonly (readonly [map: string, expected: boolean])[] = [
  ['         0          0 4294967295\n', true],
  ['         0       1000          1\n', false],
  ['0 1000 1\n1 100000 65536\n',         true],
  ['0 1000 64017\n',                     false],
  ['0 1000 64018\n',                     true],
  ['64018 1000 10\n',                    false],
  ['',                                   false],
];
test.each(maps)('the id 64017 in %j', (map, expected) => {
  expect(isMapped(64_017, map)).toBe(expected);
});

test('an obstacle nobody knows has no words', () => {
  expect(explainRefusal({ code: 'E_SANDBOX', expected: 'something else' })).toBeUndefined();
  expect(explainRefusal({ code: 'E_SANDBOX', expected: 'bwrap: Unknown option --as-pid-1' })).toContain('0.8.0');
});
