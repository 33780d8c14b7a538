// Command incidents over a runtime that follows a script: every way in which a run is judged, what it leaves, and that nothing
// runs in any other way. One run in the sandbox of this machine shows that the whole path holds.
import { readdirSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { temporaryFolder } from '../../../../libs/git/test/support/repositories.ts';
import { commandRegistry } from '../../../../libs/shadow/test/support/command-sample.ts';
import {
  bubblewrapRuntime,
  limitNames,
  parseLimits,
  type Runtime,
  runReceiptKind,
} from '../../../../sandbox/src/index.ts';
import { fakeRuntime, type Script } from '../../../../sandbox/test/support/fake-runtime.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import { needs } from '../../../../test/support/needs.ts';
import { findUnmet, runClaims } from '../../src/sandboxed/judge-claims.ts';
import { deriveShadow } from '../../src/shadow/derive-shadow.ts';
import {
  bytesOf,
  commandRecord,
  commands,
  type IncidentWorkspace,
  inContext,
  incidentFiles,
  incidentWorkspace,
} from '../support/incident-workspace.ts';

let world: IncidentWorkspace;
beforeAll(() => {
  world = incidentWorkspace();
});
beforeEach(() => {
  world.repository.git('reset', '--quiet', '--hard', world.base);
  world.repository.git('clean', '--quiet', '-fdx');
});
afterEach(() => void vi.unstubAllEnvs());

const path = '/usr/bin:/bin';

const judge = (runtime: Runtime, commit = world.base, searchPath = path) =>
  inContext(world.repository, commit, async (context) => {
    const derived = await deriveShadow(context);
    if (!derived.ok) throw new Error(JSON.stringify(derived.refusal));
    const upstream = new Map([...context.upstream, ['shadow', derived.value.documents] as const]);
    const judged = await runClaims({ ...context, upstream }, searchPath, runtime);
    return { judged, claim: derived.value.documents.get('command.command-claim.json') ?? new Uint8Array() };
  });

const oneOf = async (runtime: Runtime, commit?: string, searchPath?: string) => {
  const { judged, claim } = await judge(runtime, commit, searchPath);
  if (!judged.ok) throw new Error(JSON.stringify(judged.refusal));
  const [one] = judged.value;
  if (one === undefined || judged.value.length !== 1) throw new Error('not one command incident');
  return { ...one, claim, unmet: findUnmet(judged.value) };
};

const ended = (exitStatus: number, stdout: string): Script => ({
  end: { status: exitStatus * 256 },
  last: { stdout: Buffer.from(stdout) },
});

describe('how a run is judged', () => {
  // biome-ignore format: an aligned table
  const cases: readonly [string, Script, string, string][] = [
    // what                              script                                                           reason                        unmet
    ['as when the failure was seen',     ended(1, '0\n'),                                                 'check.failed-at-revision',   'met'],
    ['as when nothing is wrong',         ended(0, '1\n'),                                                 'check.passed-at-revision',   'E_SHADOW'],
    ['another status',                   ended(2, '0\n'),                                                 'check.ended-otherwise',      'E_SHADOW'],
    ['another output',                   ended(1, '7\n'),                                                 'check.ended-otherwise',      'E_SHADOW'],
    ['by a signal',                      { end: { status: 9 } },                                          'check.not-exited',           'E_SHADOW'],
    ['at a limit',                       { end: { status: 9, stop: 'wall' } },                            'sandbox.limit-reached',      'E_SHADOW'],
    ['the sandbox ends before it',       { end: 'lost' },                                                 'sandbox.failed',             'E_SANDBOX'],
    ['a promise that is not proved',     { report: (good) => ({ ...good, interfaces: ['eth0', 'lo'] }) },  'sandbox.failed',             'E_SANDBOX'],
    ['a descendant that stays',          { ...ended(1, '0\n'), last: { stdout: Buffer.from('0\n'), isGone: false } }, 'sandbox.failed',  'E_SANDBOX'],
    ['no sandbox on this machine',       { obstacle: 'bubblewrap, which is not here' },                   'sandbox.failed',             'E_SANDBOX'],
  ];
  test.each(cases)('%s', async (_what, script, reason, unmet) => {
    const { judged, claim, ...rest } = await oneOf(fakeRuntime(script).runtime);
    const { body } = judged.record.content;
    expect([body.reason_id, rest.unmet?.code ?? 'met']).toEqual([reason, unmet]);
    expect(body.claim_ref.sha256).toBe(sha256Hex(claim));
    const receipt = body.receipt_ref.state === 'present' ? body.receipt_ref.value.sha256 : undefined;
    expect(receipt).toBe(sha256Hex(judged.run?.receipt.bytes ?? new Uint8Array()));
    if (rest.unmet !== undefined) expect(rest.unmet.at).toBe(`command, ${reason}`);
  });

  test('what stands in the way of a sandbox is told, and nothing is let go without one', async () => {
    const { runtime, asked } = fakeRuntime({ obstacle: 'bubblewrap, which is not here' });
    const { unmet } = await oneOf(runtime);
    expect(unmet).toMatchObject({
      code: 'E_SANDBOX',
      expected: expect.stringContaining('bubblewrap, which is not here'),
    });
    expect(asked.go).toBe(0);
    const unproved = fakeRuntime({ report: (good) => ({ ...good, interfaces: ['eth0', 'lo'] }) });
    expect((await oneOf(unproved.runtime)).unmet?.code).toBe('E_SANDBOX');
    expect(unproved.asked.go).toBe(0);
  });

  test('a tool that this machine does not have', async () => {
    const { judged, unmet } = await oneOf(fakeRuntime().runtime, world.base, '/nowhere');
    expect(judged.record.content.body).toMatchObject({ outcome: 'inconclusive', reason_id: 'tools.missing' });
    expect(judged.run).toBeUndefined();
    expect(unmet).toMatchObject({ code: 'E_SHADOW', expected: expect.stringContaining('`grep` on the PATH') });
  });

  test('a candidate that cannot be prepared', async () => {
    const { repository } = world;
    const link = repository.run(['hash-object', '-w', '--stdin'], '/etc/passwd').toString().trim();
    repository.git('update-index', '--add', '--cacheinfo', `120000,${link},oven/link`);
    repository.git('commit', '--quiet', '--message', 'a link');
    const linked = repository.git('rev-parse', 'HEAD');
    repository.git('rm', '--quiet', '--cached', 'oven/link');
    const record = commandRecord('incident.command', linked);
    for (const [file, document] of Object.entries(incidentFiles('command', record, 'reproduced'))) {
      repository.write({ [file]: bytesOf(document) });
    }
    const { judged, unmet } = await oneOf(fakeRuntime().runtime, repository.commit());
    expect(judged.record.content.body).toMatchObject({ outcome: 'inconclusive', reason_id: 'candidate.refused' });
    expect(unmet).toMatchObject({ code: 'E_SHADOW', expected: expect.stringContaining('oven/link') });
  });

  test('limits that no sandbox knows', async () => {
    const edits: readonly Edit[] = [['/body/checks/0/limits/wall_time_ms', 1]];
    world.repository.write({ [commands]: encodeCanonical(edited(commandRegistry, edits) as Json) });
    const { judged } = await judge(fakeRuntime().runtime, world.repository.commit());
    expect(judged).toMatchObject({ ok: false, refusal: { code: 'E_SHADOW', at: 'check.timer' } });
  });

  test('nothing stays behind in the place for temporary files', async () => {
    const lent = temporaryFolder();
    vi.stubEnv('TMPDIR', lent);
    await oneOf(fakeRuntime(ended(1, '0\n')).runtime);
    expect(readdirSync(lent)).toEqual([]);
  });
});

test('the limits of a registry are those of a sandbox', () => {
  const [check] = commandRegistry.body.checks;
  expect(Object.keys(check?.limits ?? {}).toSorted()).toEqual([...limitNames]);
});

test('the registry that ships has limits that a sandbox knows', async () => {
  const { default: shipped } = await import('../../../../libs/shadow/registers/shadow-commands.json', {
    with: { type: 'json' },
  });
  expect(shipped.body.checks.length).toBeGreaterThan(0);
  for (const { check_id, limits } of shipped.body.checks) {
    const words = Object.entries(limits).map(([name, value]) => `${name}=${value}`);
    expect(parseLimits(words).ok, check_id).toBe(true);
  }
});

describe('in the sandbox of this machine', () => {
  beforeEach(needs('bubblewrap', 'c-compiler', 'user-namespaces'));

  test('the command is run over the prepared candidate', async () => {
    const { judged, unmet } = await oneOf(bubblewrapRuntime(), world.base, process.env.PATH);
    expect(unmet).toBeUndefined();
    expect(judged.record.content.body).toMatchObject({
      outcome: 'reproduced',
      execution: { value: { exit_status: 1 } },
    });
    const receipt = runReceiptKind.parse(judged.run?.receipt.bytes ?? new Uint8Array());
    if (!receipt.ok) throw new Error(receipt.refusal.expected);
    expect(receipt.value.content.body.candidate?.files).toBe(2);
    expect(receipt.value.content.body.command.argv).toEqual(commandRegistry.body.checks[0]?.argv);
  });
});
