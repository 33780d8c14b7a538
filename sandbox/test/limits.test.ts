// Limits as words, where control groups can be made, and a group on a hierarchy that is only files.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../test/support/needs.ts';
import { limitNames, limitTable, parseLimits, usualLimits } from '../src/index.ts';
import { firstMemoryBytes, groupOver, openCgroup } from '../src/limits/cgroup.ts';
import { type Hierarchy, readHierarchies } from '../src/limits/cgroup-mounts.ts';
import { readTree } from '../src/limits/process-tree.ts';

describe('words', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [words: readonly string[], expected: object | 'E_USAGE'])[] = [
    [[],                                              {}],
    [['wall_time_ms=5000'],                           { wall_time_ms: 5000 }],
    [['wall_time_ms=5000', 'wall_time_ms=6000'],      { wall_time_ms: 6000 }],
    [['memory_bytes=33554432', 'process_count=1'],    { memory_bytes: 33_554_432, process_count: 1 }],
    [['output_bytes=0'],                              { output_bytes: 0 }],
    [['wall_time=5000'],                              'E_USAGE'],
    [['wall_time_ms'],                                'E_USAGE'],
    [['wall_time_ms='],                               'E_USAGE'],
    [['wall_time_ms=-1'],                             'E_USAGE'],
    [['wall_time_ms=05000'],                          'E_USAGE'],
    [['wall_time_ms=5e3'],                            'E_USAGE'],
    [['wall_time_ms= 5000'],                          'E_USAGE'],
    [['scratch_bytes=4097'],                          'E_USAGE'],
    [['constructor=1'],                               'E_USAGE'],
    [['wall_time_ms=9999999999999999'],               'E_USAGE'],
  ];
  test.each(rows)('%j', (words, expected) => {
    const parsed = parseLimits(words);
    expect(parsed.ok ? parsed.value : parsed.refusal.code).toEqual(
      expected === 'E_USAGE' ? expected : { ...usualLimits, ...expected },
    );
  });

  test.each(limitNames)('%s at its edges', (name) => {
    const { min, max, step = 1 }: { min: number; max: number; step?: number } = limitTable[name];
    const answers = [min, max, min - step, max + step].map((value) => parseLimits([`${name}=${value}`]).ok);
    expect(answers).toEqual([true, true, false, false]);
  });
});

describe('where groups can be made', () => {
  const line = (point: string, type: string, options: string, root = '/') =>
    `30 24 0:26 ${root} ${point} rw,nosuid - ${type} ${type} ${options}`;
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, mountinfo: string, membership: string, expected: readonly Hierarchy[]])[] = [
    ['none', '29 1 254:0 / / rw - ext4 /dev/vda rw', '', []],
    ['version 1, at the top', line('/g/memory', 'cgroup', 'rw,memory'), '4:memory:/', [{ version: 1, controllers: ['rw', 'memory'], parents: ['/g/memory'] }]],
    ['version 1, below', line('/g/memory', 'cgroup', 'rw,memory'), '4:memory:/a/b', [{ version: 1, controllers: ['rw', 'memory'], parents: ['/g/memory/a/b', '/g/memory/a', '/g/memory'] }]],
    ['two controllers in one', line('/g/cpu', 'cgroup', 'rw,cpu,cpuacct'), '3:cpu,cpuacct:/a', [{ version: 1, controllers: ['rw', 'cpu', 'cpuacct'], parents: ['/g/cpu/a', '/g/cpu'] }]],
    ['version 2', line('/g', 'cgroup2', 'rw'), '0::/u/s', [{ version: 2, controllers: [], parents: ['/g/u/s', '/g/u', '/g'] }]],
    ['a container that sees a part', line('/g', 'cgroup2', 'rw', '/docker/x'), '0::/docker/x/y', [{ version: 2, controllers: [], parents: ['/g/y', '/g'] }]],
    ['a membership out of sight', line('/g', 'cgroup2', 'rw', '/docker/x'), '0::/../other', [{ version: 2, controllers: [], parents: ['/g'] }]],
    ['a blank in the path', line('/a\\040b', 'cgroup2', 'rw'), '0::/', [{ version: 2, controllers: [], parents: ['/a b'] }]],
  ];
  test.each(rows)('%s', (_what, mountinfo, membership, expected) => {
    expect(readHierarchies(mountinfo, membership)).toEqual(expected);
  });
});

describe('a group', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ystack-group-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  // Files stand in for the kernel's: they keep what is written, and a group finds them when it is made.
  const files = (group: string, all: Readonly<Record<string, string>>) => {
    mkdirSync(join(folder, group), { recursive: true });
    for (const [name, text] of Object.entries(all)) writeFileSync(join(folder, group, name), text);
  };
  const text = (path: string) => readFileSync(path).toString();
  const own = (name: string) => text(join(folder, name));

  test('is not made where nothing lets it', () => {
    expect(openCgroup([], 'x', usualLimits)).toBeUndefined();
    expect(
      openCgroup([{ version: 2, controllers: [], parents: [join(folder, 'absent')] }], 'x', usualLimits),
    ).toBeUndefined();
    expect(existsSync(join(folder, 'absent'))).toBe(false);
  });

  test('is not made of files that are not there', () => {
    const hierarchy: Hierarchy = { version: 1, controllers: ['memory', 'pids', 'cpuacct'], parents: [folder] };
    expect(openCgroup([hierarchy], 'x', usualLimits)).toBeUndefined();
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  const kernelFiles = {
    1: {
      ...{ 'memory.limit_in_bytes': '0', 'memory.memsw.limit_in_bytes': '0', 'memory.usage_in_bytes': '4096' },
      ...{ 'memory.max_usage_in_bytes': '8192', 'memory.oom_control': 'oom_kill_disable 0\nunder_oom 0\noom_kill 3\n' },
      ...{ 'pids.max': '0', 'pids.current': '5\n', 'pids.events': 'max 7\n', 'cpuacct.usage': '12000000\n' },
    },
    2: {
      ...{ 'memory.max': '0', 'memory.swap.max': '0', 'memory.current': '4096', 'memory.peak': '8192' },
      ...{ 'memory.events': 'low 0\noom 1\noom_kill 3\noom_group_kill 0\n', 'pids.max': '0', 'pids.current': '5\n' },
      ...{ 'pids.events': 'max 7\n', 'cpu.stat': 'usage_usec 12000\nuser_usec 1\n' },
    },
  } as const;
  const over = (version: 1 | 2) => {
    const place = { version, folder: join(folder, 'group') };
    const found = new Map((['memory', 'pids', 'cpuacct'] as const).map((controller) => [controller, place]));
    return groupOver(found, [place.folder], usualLimits);
  };
  const first = String(firstMemoryBytes(usualLimits));
  const declared = String(usualLimits.memory_bytes);

  test.each([1, 2] as const)('of version %i is set low, raised, and read', (version) => {
    files('group', kernelFiles[version]);
    const group = over(version);
    expect([...(group?.controllers ?? [])]).toEqual(['memory', 'pids', 'cpuacct']);
    const bounds =
      version === 1 ? ['memory.limit_in_bytes', 'memory.memsw.limit_in_bytes'] : ['memory.max', 'memory.swap.max'];
    const read = () =>
      bounds.map((name) =>
        own(`group/${name}`)
          .slice(0, 9)
          .replace(/(?<=^0).*/, ''),
      );
    expect(read()).toEqual([first, version === 1 ? first : '0'].map((text) => text.slice(0, 9)));
    expect(own('group/pids.max').slice(0, 2)).toBe('34');
    expect(group?.raise()).toBeUndefined();
    expect(read()).toEqual([declared, version === 1 ? declared : '0'].map((text) => text.slice(0, 9)));
    expect(group?.read()).toMatchObject({
      cpuMs: 12,
      memoryBytes: 4096,
      memoryKills: 3,
      processes: 3,
      processRefusals: 7,
    });
  });

  test('is missing a controller whose files are not there', () => {
    const { 'pids.max': _none, ...rest } = kernelFiles[2];
    files('group', rest);
    expect([...(over(2)?.controllers ?? [])]).toEqual(['memory', 'cpuacct']);
  });

  test('of version 2 is one folder for every controller', async (context) => {
    await needs('root')(context);
    const hierarchies = readHierarchies(text('/proc/self/mountinfo'), text('/proc/self/cgroup')).filter(
      ({ version }) => version === 2,
    );
    const group = openCgroup(hierarchies, `ystack-test-${process.pid}`, usualLimits);
    if (group === undefined) return context.skip('no hierarchy of version 2 lets a group be made');
    expect(group.folders).toHaveLength(1);
    expect(group.read().cpuMs).toBe(0);
    group.remove();
    expect(group.folders.filter((path) => existsSync(path))).toEqual([]);
  });

  test('asks version 2 for the controllers that it does not give yet', () => {
    files('.', { 'cgroup.controllers': 'cpu memory pids\n', 'cgroup.subtree_control': 'cpu\n' });
    openCgroup([{ version: 2, controllers: [], parents: [folder] }], 'x', usualLimits);
    expect(own('cgroup.subtree_control').slice(0, 5)).toBe('+pids');
  });
});

test('the first memory is never more than what is declared, and leaves room for every process', () => {
  expect(firstMemoryBytes(usualLimits)).toBeLessThan(limitTable.memory_bytes.min);
  expect(firstMemoryBytes({ ...usualLimits, process_count: 4096, memory_bytes: 64 << 20 })).toBe(64 << 20);
});

test('a tree is added up from its processes, the root left out', () => {
  const here = readTree(process.ppid);
  expect(here.processes).toBeGreaterThan(0);
  expect(here.memoryBytes).toBeGreaterThan(1024 * 1024);
  expect(readTree(2 ** 30)).toEqual({ cpuMs: 0, memoryBytes: 0, processes: 0 });
});
