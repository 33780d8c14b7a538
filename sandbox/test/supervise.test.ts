// The supervisor over a runtime that starts nothing: what is let go, what is stopped, and what the receipt says of it.
import { describe, expect, test } from 'vitest';
import { runReceiptKind, superviseRun, usualLimits } from '../src/index.ts';
import type { ProbeReport } from '../src/run/probe-report.ts';
import { fakeRuntime, type Script, startReading } from './support/fake-runtime.ts';

const run = async (script: Script, order: object = {}) => {
  const { runtime, asked } = fakeRuntime(script);
  const made = await superviseRun(
    { program: '/sandbox/tools/x', argv: ['x'], toolchain: { files: [], links: [] }, limits: usualLimits, ...order },
    runtime,
  );
  if (!made.ok) throw new Error(JSON.stringify(made.refusal));
  const { receipt } = made.value;
  expect(runReceiptKind.parse(receipt.bytes).ok).toBe(true);
  return { body: receipt.content.body, asked, made: made.value };
};

const bounds = (change: Partial<ProbeReport['bounds']>) => (good: ProbeReport) => ({
  ...good,
  bounds: { ...good.bounds, ...change },
});
const facts = (change: Partial<ProbeReport>) => (good: ProbeReport) => ({ ...good, ...change });
const place = { bytes: 1, inodes: 1, past_errno: 28, execute_errno: 13, map_errno: 1 };

describe('what was not proved is not let go', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, script: Script, reasons: readonly string[]])[] = [
    ['a descriptor too many',      { report: facts({ descriptors: '0 1 2 3 7' }) },                       ['failure.probe-descriptors']],
    ['a device too many',          { report: (good) => ({ ...good, devices: [...good.devices, 'kvm'] }) }, ['failure.probe-devices']],
    ['a device too few',           { report: facts({ devices: [] }) },                                    ['failure.probe-devices']],
    ['a variable too many',        { report: (good) => ({ ...good, environment: [...good.environment, 'A=B'] }) }, ['failure.probe-environment']],
    ['a variable twice',           { report: (good) => ({ ...good, environment: [...good.environment, 'LANG=C'] }) }, ['failure.probe-environment']],
    ['a file of the host',         { report: (good) => ({ ...good, host: { ...good.host, canary: 0 } }) },  ['failure.probe-host']],
    ['a host fact left out',       { report: facts({ host: {} }) },                                       ['failure.probe-host']],
    ['another process first',      { report: facts({ pid: 2 }) },                                         ['failure.probe-identity']],
    ['another id',                 { report: facts({ euid: 0 }) },                                        ['failure.probe-identity']],
    ['a group',                    { report: facts({ groups: 1 }) },                                      ['failure.probe-identity']],
    ['a mount too many',           { report: (good) => ({ ...good, mounts: [...good.mounts, '/x ro,nosuid,nodev - ext4'] }) }, ['failure.probe-mounts']],
    ['a mount twice',              { report: (good) => ({ ...good, mounts: [...good.mounts, ...good.mounts] }) }, ['failure.probe-mounts']],
    ['a mount that may be written', { report: facts({ mounts: ['/ rw,nosuid,nodev tmpfs', '/proc ro,nosuid,nodev,noexec proc'] }) }, ['failure.probe-mounts']],
    ['a namespace of the host',    { report: facts({ namespaces: { net: 'net:[1]', pid: 'pid:[2]' } }) }, ['failure.probe-namespaces']],
    ['a namespace not told',       { report: facts({ namespaces: { net: 'net:[2]' } }) },                 ['failure.probe-namespaces']],
    ['another map of users',       { report: facts({ uid_map: '10000 64017 1' }) },                       ['failure.probe-nested-namespaces']],
    ['an interface',               { report: facts({ interfaces: ['lo', 'eth0'] }) },                     ['failure.probe-network']],
    ['what was written runs',      { report: (good) => ({ ...good, bounds: { ...good.bounds, scratch: { ...good.bounds.scratch, execute_errno: 0 } } }) }, ['failure.probe-own-binaries']],
    ['a capability',               { report: (good) => ({ ...good, status: { ...good.status, CapEff: '0000000000000001' } }) }, ['failure.probe-privileges']],
    ['no filter',                  { report: (good) => ({ ...good, status: { ...good.status, Seccomp: '0' } }) }, ['failure.probe-privileges']],
    ['a folder that can be written', { report: (good) => ({ ...good, writes: { ...good.writes, '/etc': 0 } }) }, ['failure.probe-read-only']],
    ['a call that is allowed',     { report: (good) => ({ ...good, calls: { ...good.calls, 'call-3': 0 } }) }, ['failure.probe-system-calls']],
    ['a call with another error',  { report: (good) => ({ ...good, calls: { ...good.calls, 'call-3': 38 } }) }, ['failure.probe-system-calls']],
    ['no call answered',           { report: facts({ calls: {} }) },                                      ['failure.probe-system-calls']],
    ['no time seen',               { readings: [{ ...startReading, cpuMs: 0 }] },                         ['failure.limit-cpu-time-unproven']],
    ['evidence of another size',   { report: bounds({ evidence: place }) },                               ['failure.limit-evidence-unproven']],
    ['files past the bound',       { report: bounds({ file_bytes_errno: 0 }) },                           ['failure.limit-file-unproven']],
    ['nobody killed for memory',   { report: bounds({ oom_status: 0 }) },                                 ['failure.limit-memory-unproven']],
    ['a kill nobody counted',      { readings: [{ ...startReading, memoryKills: 0 }] },                   ['failure.limit-memory-unproven']],
    ['memory that is not raised',  { raised: 'memory.max is not 1' },                                     ['failure.limit-memory-unproven']],
    ['memory that is not seen',    { declared: { holdsMemory: false }, readings: [{ ...startReading, memoryBytes: 0 }] }, ['failure.limit-memory-unproven']],
    ['descriptors past the bound', { report: bounds({ open_files: 300 }) },                               ['failure.limit-open-files-unproven']],
    ['output past the bound',      { report: bounds({ output_bytes: 9000 }) },                            ['failure.limit-output-unproven']],
    ['a writer nobody stopped',    { report: bounds({ output_stop: 0 }) },                                ['failure.limit-output-unproven']],
    ['processes past the bound',   { report: bounds({ processes: 33 }) },                                 ['failure.limit-process-count-unproven']],
    ['processes without refusal',  { report: bounds({ processes_errno: 0 }) },                            ['failure.limit-process-count-unproven']],
    ['no process at all',          { report: bounds({ processes: 0 }) },                                  ['failure.limit-process-count-unproven']],
    ['a sleeper nobody ended',     { report: bounds({ wall_stop: 0 }) },                                  ['failure.limit-wall-time-unproven']],
    ['a sleeper ended too late',   { report: bounds({ wall_us: 500_000 }) },                              ['failure.limit-wall-time-unproven']],
  ];
  test.each(rows)('%s', async (_what, script, reasons) => {
    const { body, asked } = await run(script);
    expect(body.outcome).toEqual({ reason_ids: [...reasons, 'failure.not-started'].toSorted(), verdict: 'failed' });
    expect(asked.go).toBe(0);
    expect(asked.kill).toBeGreaterThan(0);
    expect(body.process.state).toBe('not-started');
  });
});

describe('what becomes of a check that is let go', () => {
  const over = (reading: object) => [startReading, startReading, startReading, { ...startReading, ...reading }];
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, script: Script, state: string, stoppedBy: string | null, reasons: readonly string[]])[] = [
    ['it exits',                      { end: { status: 3 << 8 } },              'exited',      null,            ['enforcement.satisfied']],
    ['a signal of its own',           { end: { status: 6 } },                   'signaled',    null,            ['enforcement.satisfied']],
    ['no such program',               { end: { exec_errno: 2, status: 70 << 8 } }, 'not-started', null,         ['failure.not-started']],
    ['the sandbox is lost',           { end: 'lost' },                          'not-started', null,            ['failure.not-started']],
    ['too long',                      { end: { status: -1, stop: 'wall', wall_us: 60_000_000 } }, 'stopped', 'wall_time_ms', ['limit.wall-time-reached']],
    ['too much said',                 { end: { status: -1, stop: 'output' } },  'stopped',     'output_bytes',  ['limit.output-reached']],
    ['too much work',                 { end: 'never', readings: over({ cpuMs: 40_000 }) }, 'stopped', 'cpu_time_ms', ['limit.cpu-time-reached']],
    ['too much memory, watched',      { end: 'never', declared: { holdsMemory: false }, readings: over({ memoryBytes: 1 << 30 }) }, 'stopped', 'memory_bytes', ['limit.memory-reached']],
    ['killed for memory',             { end: { status: 9 }, last: { reading: { ...startReading, memoryKills: 2 } } }, 'stopped', 'memory_bytes', ['limit.memory-reached']],
    ['a child killed for memory',     { last: { reading: { ...startReading, memoryKills: 2 } } }, 'exited', null, ['limit.memory-reached']],
    ['too many processes',            { last: { reading: { ...startReading, processRefusals: 1 } } }, 'exited', null, ['limit.process-count-reached']],
    ['a file too large',              { end: { status: 25 } },                  'signaled',    null,            ['limit.file-reached']],
    ['a full scratch',                { end: { scratch: { used_bytes: usualLimits.scratch_bytes, used_inodes: 1 } } }, 'exited', null, ['limit.scratch-reached']],
    ['too many files',                { end: { scratch: { used_bytes: 0, used_inodes: usualLimits.scratch_inodes } } }, 'exited', null, ['limit.scratch-inodes-reached']],
    ['a full evidence folder',        { end: { evidence: { used_bytes: usualLimits.evidence_bytes, used_inodes: 1 } } }, 'exited', null, ['limit.evidence-reached']],
    ['a descendant that stays',       { last: { isGone: false } },              'exited',      null,            ['failure.teardown']],
    ['storage that stays',            { isClosed: false },                      'exited',      null,            ['failure.teardown']],
    ['a limit, and a failure',        { end: { status: -1, stop: 'wall' }, isClosed: false }, 'stopped', 'wall_time_ms', ['failure.teardown']],
  ];
  test.each(rows)('%s', async (_what, script, state, stoppedBy, reasons) => {
    const { body, asked } = await run(script);
    expect(asked.go).toBe(1);
    expect([body.process.state, body.process.stopped_by, body.outcome.reason_ids]).toEqual([state, stoppedBy, reasons]);
  });

  test('the caller ends it', async () => {
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 5);
    const { body } = await run({ end: 'never' }, { signal: stopping.signal });
    expect([body.process.stopped_by, body.outcome.reason_ids]).toEqual(['caller', ['failure.stopped-by-caller']]);
  });

  test('its stdin is what was ordered', async () => {
    const { asked } = await run({}, { input: Buffer.from('an instruction') });
    expect(asked.input).toBe('an instruction');
  });

  test('nothing is run where nothing starts', async () => {
    const { body, asked, made } = await run({ obstacle: 'a runtime' });
    expect(body.outcome).toEqual({ reason_ids: ['failure.runtime'], verdict: 'failed' });
    expect(body.runtime.name).toBe('none');
    expect(asked.go).toBe(0);
    expect(made.obstacle).toBe('a runtime');
  });
});
