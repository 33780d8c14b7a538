// Weakens the sandbox in one place at a time. A probe that would not notice the weakening it guards against is a defect, so
// each row names who has to notice, and nothing may have run.
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../test/support/needs.ts';
import { isFull } from '../../test/support/scale.ts';
import { bubblewrapRuntime, findTool, readToolchain, superviseRun, type Toolchain, usualLimits } from '../src/index.ts';
import type { Step } from '../src/root/plan.ts';
import type { Weakening } from '../src/run/bubblewrap.ts';
import { callNumber } from '../src/seccomp/calls.ts';
import { answer, answers, encodeInstructions, load, offset, whenEqual } from '../src/seccomp/instructions.ts';

type Change = Weakening | (() => Weakening);

/** The command line without a flag and the words that belong to it, or with others in their place. */
const words = (flag: string, count: number, ...instead: string[]): Weakening => ({
  words: (all) => {
    const at = all.indexOf(flag);
    if (at < 0) throw new Error(`no ${flag} to weaken`);
    return [...all.slice(0, at), ...instead, ...all.slice(at + 1 + count)];
  },
});

const initWord = (name: string, value: string): Weakening => ({
  words: (all) => {
    const at = all.findIndex((word) => word.startsWith(`${name}=`));
    if (at < 0) throw new Error(`no ${name} to weaken`);
    return all.with(at, `${name}=${value}`);
  },
});

/** The plan with one step changed, or left out where `change` gives nothing. */
const step = (name: string, first: string | undefined, change: (found: Step) => readonly Step[]): Weakening => ({
  plan: (steps) => {
    const at = steps.findIndex((found) => found[0] === name && (first === undefined || found.includes(first)));
    const found = steps[at];
    if (found === undefined) throw new Error(`no ${name} to weaken`);
    return [...steps.slice(0, at), ...change(found), ...steps.slice(at + 1)];
  },
});

const before = (name: string, ...added: Step[]): Weakening => step(name, undefined, (found) => [...added, found]);
const replace = (found: Step, at: number, word: string): Step => found.with(at, word) as unknown as Step;

const separate = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup'];
const sharing = (kind: string) => words('--unshare-all', 0, ...separate.filter((flag) => flag !== `--unshare-${kind}`));

const letThrough = (name: string) => () => {
  const architecture = process.arch === 'x64' ? 'x86_64' : 'aarch64';
  const number = callNumber(name, architecture) ?? -1;
  const first = encodeInstructions([load(offset.number), ...whenEqual(number, [answer(answers.allow)])]);
  return { filter: (bytes: Buffer) => Buffer.concat([first, bytes]) };
};

// biome-ignore format: a table
const rows: readonly (readonly [what: string, weakening: Change, reason: string])[] = [
  // what is weakened                    how                                                                             who notices
  ['no filter',                          words('--seccomp', 1),                                                          'failure.probe-privileges'],
  ['a filter that allows everything',    { filter: () => encodeInstructions([answer(answers.allow)]) },                  'failure.probe-system-calls'],
  ['a filter with a hole for keys',      letThrough('keyctl'),                                                           'failure.probe-system-calls'],
  ['a filter with a hole for sockets',   letThrough('socket'),                                                           'failure.probe-system-calls'],
  ['a filter with a hole for unshare',   letThrough('unshare'),                                                          'failure.probe-system-calls'],
  ["the host's network",                 sharing('net'),                                                                 'failure.probe-namespaces'],
  ["the host's network, by its links",   sharing('net'),                                                                 'failure.probe-network'],
  ["the host's IPC",                     sharing('ipc'),                                                                 'failure.probe-namespaces'],
  ["the host's control groups",          sharing('cgroup'),                                                              'failure.probe-namespaces'],
  ['a root that can be written',         step('seal', undefined, () => []),                                              'failure.probe-read-only'],
  ['a root that can be written, by the mounts', step('seal', undefined, () => []),                                       'failure.probe-mounts'],
  ['a candidate that can be changed',    step('bind', '/sandbox/candidate', (found) => [replace(found, 3, '')]),         'failure.probe-mounts'],
  ['a candidate that can be executed',   step('bind', '/sandbox/candidate', (found) => [replace(found, 3, 'rx')]),       'failure.probe-mounts'],
  ['a candidate with devices',           step('bind', '/sandbox/candidate', (found) => [replace(found, 3, 'rd')]),       'failure.probe-mounts'],
  ['scratch without a size',             step('tmpfs', '/sandbox/scratch', (found) => [replace(found, 2, '0')]),         'failure.limit-scratch-unproven'],
  ['scratch without a number of files',  step('tmpfs', '/sandbox/scratch', (found) => [replace(found, 3, '0')]),         'failure.limit-scratch-inodes-unproven'],
  ['evidence without a size',            step('tmpfs', '/sandbox/evidence', (found) => [replace(found, 2, '0')]),        'failure.limit-evidence-unproven'],
  ['scratch that can be executed',       step('tmpfs', '/sandbox/scratch', (found) => [replace(found, 5, 'x')]),         'failure.probe-own-binaries'],
  ['a file of the host',                 before('seal', ['bind', '/etc/hostname', '/etc/hostname', 'r']),                'failure.probe-mounts'],
  ['a folder of the host that can be written', before('seal', ['bind', '/var/tmp', '/var', '']),                         'failure.probe-mounts'],
  ['a further device',                   before('seal', ['bind', '/dev/tty', '/dev/tty', 'd']),                          'failure.probe-devices'],
  ['a further variable',                 words('--clearenv', 0, '--clearenv', '--setenv', 'SECRET', 'x'),                'failure.probe-environment'],
  ['a first process that is not ours',   words('--as-pid-1', 0),                                                         'failure.probe-identity'],
  ['nested user namespaces',             words('--disable-userns', 1),                                                   'failure.probe-nested-namespaces'],
  ["the host's name",                    words('--hostname', 1),                                                         'failure.probe-identity'],
  ['another id inside',                  words('--uid', 1),                                                              'failure.probe-identity'],
  ['a /proc that can be written',        words('--remount-ro', 1),                                                       'failure.probe-mounts'],
  ['larger files',                       initWord('fsize', '1099511627776'),                                             'failure.limit-file-unproven'],
  ['more descriptors',                   initWord('nofile', '300'),                                                      'failure.limit-open-files-unproven'],
];

// What only root's sandbox has to lose.
// biome-ignore format: a table
const rootRows: readonly (readonly [what: string, weakening: Change, reason: string])[] = [
  ["root's own id outside",              step('user', undefined, () => []),                                              'failure.probe-host'],
  ['no memory past the first bound',     initWord('oom', '4096'),                                                        'failure.limit-memory-unproven'],
  ['a group that is not joined',         { plan: (steps) => steps.filter(([name]) => name !== 'cgroup') },               'failure.limit-memory-unproven'],
  ['a group that is not joined, by its time', { plan: (steps) => steps.filter(([name]) => name !== 'cgroup') },       'failure.limit-cpu-time-unproven'],
];

// Left out, these change nothing, as another layer holds: no environment is handed over, and no capability.
const heldTwice = [
  ['--clearenv', words('--clearenv', 0)],
  ['--cap-drop ALL', words('--cap-drop', 1)],
] as const;

const some = [
  'no filter',
  "the host's network",
  'a root that can be written',
  'a file of the host',
  'scratch without a size',
];

let toolchain: Toolchain;

beforeEach(needs('bubblewrap', 'c-compiler', 'user-namespaces'));
beforeAll(() => {
  const tool = findTool('true', process.env.PATH ?? '');
  const read = readToolchain(tool === undefined ? [] : [tool]);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  toolchain = read.value;
});

async function runWeakened(change: Change) {
  const weakening = typeof change === 'function' ? change() : change;
  const order = { program: '/sandbox/tools/true', argv: ['true'] as const, toolchain, limits: usualLimits };
  const run = await superviseRun(order, bubblewrapRuntime({ weakening }));
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value.receipt.content.body;
}

describe('a weakening is noticed before the check runs', () => {
  const isRoot = process.getuid?.() === 0;
  const all = isRoot ? [...rows, ...rootRows] : rows;
  test.each(all.filter(([what]) => isFull || some.includes(what)))('%s', async (_what, weakening, reason) => {
    const { outcome, process: ended, teardown } = await runWeakened(weakening);
    expect(outcome.reason_ids).toContain(reason);
    expect(outcome.verdict).toBe('failed');
    expect(ended.state).toBe('not-started');
    expect(teardown).toEqual({ descendants_gone: true, storage_removed: true });
  });

  test('there are enough', () => {
    expect(rows.length).toBeGreaterThanOrEqual(14);
    expect(some.filter((what) => !rows.some((row) => row[0] === what))).toEqual([]);
  });
});

test.each(heldTwice)('without %s another layer holds', async (_flag, weakening) => {
  const { outcome } = await runWeakened(weakening);
  expect(outcome.reason_ids).toEqual(['enforcement.satisfied']);
});

test('without a control group, memory is watched and not held', async () => {
  const { limits, outcome } = await runWeakened({ withoutCgroup: true });
  expect(outcome.verdict).toBe('satisfied');
  expect(limits.find(({ limit }) => limit === 'memory_bytes')?.enforcement).toBe('polled');
});
