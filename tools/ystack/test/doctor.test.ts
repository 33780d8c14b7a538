import { describe, expect, test } from 'vitest';
import { reasonOf } from '../../../test/support/needs.ts';
import { isOlder } from '../src/doctor/machine.ts';
import { type Probed, probe, probeNames } from '../src/doctor/probes.ts';
import { reportBytes, reportTable } from '../src/doctor/report.ts';
import { complaintOf, isAbsent, tryTool } from '../src/doctor/try-tool.ts';
import { runYstack } from './support/run-ystack.ts';

const jq = (state: Probed['state']): Probed => ({ name: 'jq', state, detail: 'why' });

describe('a report', () => {
  const probed: Probed[] = [
    { name: 'node', state: 'present', detail: 'Node 24' },
    { name: 'bubblewrap', state: 'unsupported', detail: 'not\nhere' },
  ];
  test('as a table', () => {
    expect(reportTable(probed)).toBe(
      'node        present      Node 24\nbubblewrap  unsupported  not\\u000ahere (for: sandboxed checks)\n',
    );
  });
  test('as canonical bytes', () => {
    expect(Buffer.from(reportBytes(probed)).toString()).toBe(
      '{"probes":[{"detail":"Node 24","name":"node","state":"present","use":"runs everything"},' +
        '{"detail":"not\\nhere","name":"bubblewrap","state":"unsupported","use":"sandboxed checks"}]}\n',
    );
  });
});

describe('real runs', () => {
  test('what this very test runs on is found', async () => {
    expect(await probe('node')).toMatchObject({ name: 'node', state: 'present' });
    expect(await probe('git')).toMatchObject({ name: 'git', state: 'present' });
    expect(await probe('umask')).toMatchObject({ detail: process.umask().toString(8).padStart(4, '0') });
  });

  test('without a PATH every tool is missing and nothing breaks', () => {
    const { status, stdout } = runYstack(['doctor', '--json'], { env: { PATH: '/nonexistent' } });
    const probes = (JSON.parse(stdout) as { probes: Probed[] }).probes;
    expect(status).toBe(0);
    expect(probes.map(({ name }) => name)).toEqual(probeNames);
    const states = Object.fromEntries(probes.map(({ name, state }) => [name, state]));
    expect(states).toMatchObject({ node: 'present', git: 'missing', jq: 'missing', npm: 'missing', tar: 'missing' });
    expect(states).toMatchObject({ strace: 'missing', bubblewrap: 'missing', chromium: 'missing', nginx: 'missing' });
  });

  test.each([
    // program and words                                   status      what is said
    ['sh', ['-c', 'cat; exit 3'], 3, 'in'],
    ['sh', ['-c', 'echo out; echo err >&2; exit 1'], 1, 'err'],
    ['sh', ['-c', 'sleep 60'], undefined, 'it did not run'],
    ['no-such-program', [], undefined, 'spawn no-such-program ENOENT'],
  ])('%s %j', async (program, args, status, said) => {
    const timeoutMs = args.includes('sleep 60') ? 400 : 60_000;
    const tried = await tryTool(program, args, { input: 'in', timeoutMs });
    expect(tried.status).toBe(status);
    expect(complaintOf(tried)).toBe(said);
    expect(isAbsent(tried)).toBe(program === 'no-such-program');
  });

  test('output is bounded', async () => {
    const { stdout } = await tryTool('head', ['-c', '8000000', '/dev/zero']);
    expect(stdout.length).toBeGreaterThan(0);
    expect(stdout.length).toBeLessThan(1_200_000);
  });
});

test.each([
  // left      right       older
  ['22.22.1', '22.22.2', true],
  ['22.22.2', '22.22.2', false],
  ['22.9.9', '22.22.2', true],
  ['24.0.0', '22.22.2', false],
  ['20.99.99', '22.22.2', true],
])('%s before %s: %s', (left, right, older) => {
  expect(isOlder(left, right)).toBe(older);
});

describe('what becomes of a test that needs something', () => {
  test.each([
    // state          CI         verdict
    ['present', undefined, 'run'],
    ['present', 'true', 'run'],
    ['missing', undefined, 'skip'],
    ['missing', '', 'skip'],
    ['missing', 'false', 'skip'],
    ['missing', 'true', 'fail'],
    ['missing', '1', 'fail'],
    ['unsupported', undefined, 'skip'],
    ['unsupported', 'true', 'skip'],
  ] as const)('%s with CI=%s: %s', (state, ci, verdict) => {
    expect(reasonOf(jq(state), ci)?.verdict ?? 'run').toBe(verdict);
  });
  test('the reason says what and why', () => {
    expect(reasonOf(jq('missing'), undefined)?.text).toBe('needs jq, which is missing: why');
  });
});
