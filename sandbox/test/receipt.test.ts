// The receipt's kind, `sandbox_run_receipt`: each thing it says of itself, turned alone, is refused; and what it becomes in
// the words of the wire.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { deriveOutcome, receiptKind } from '#control';
import {
  buildAcceptedSet,
  type FileDigestVerifierBuild,
  runReceiptKind,
  type SandboxRunReceipt,
  superviseRun,
  toEnforcementReceipt,
  usualLimits,
  type WireContext,
} from '../src/index.ts';
import { runReceiptId } from '../src/receipt/run-receipt.ts';
import { fakeRuntime, type Script } from './support/fake-runtime.ts';

async function receiptOf(script: Script = {}): Promise<SandboxRunReceipt> {
  const run = await superviseRun(
    {
      program: '/sandbox/tools/x',
      argv: ['x'],
      toolchain: {
        files: [{ source: '/x', path: '/sandbox/tools/x', sha256: 'a'.repeat(64), sizeBytes: 1 }],
        links: [],
      },
      limits: usualLimits,
    },
    fakeRuntime(script).runtime,
  );
  if (!run.ok) throw new Error(JSON.stringify(run.refusal));
  return run.value.receipt.content;
}

type Body = SandboxRunReceipt['body'];
type Turn = (body: Body) => Body;

const limit =
  (at: number, change: Partial<Body['limits'][number]>): Turn =>
  (body) => ({ ...body, limits: body.limits.map((row, index) => (index === at ? { ...row, ...change } : row)) });

describe('what contradicts itself is refused', () => {
  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, turn: Turn, at: string])[] = [
    ['a limit in another place',      (body) => ({ ...body, limits: body.limits.toReversed() }),                  '/body/limits'],
    ['a probe twice',                 (body) => ({ ...body, probes: [body.probes[0], ...body.probes] as Body['probes'] }), '/body/probes'],
    ['tools out of order',            (body) => ({ ...body, tools: [...body.tools, ...body.tools] }),             '/body/tools'],
    ['runtime files out of order',    (body) => ({ ...body, runtime: { ...body.runtime, files: [...body.runtime.files, ...body.runtime.files] } }), '/body/runtime/files'],
    ['a code of what did not exit',   (body) => ({ ...body, process: { ...body.process, state: 'signaled', signal: 9 } }), '/body/process'],
    ['no signal of what was signaled', (body) => ({ ...body, process: { ...body.process, state: 'signaled', exit_code: null } }), '/body/process'],
    ['stopped by nobody',             (body) => ({ ...body, process: { ...body.process, state: 'stopped', exit_code: null } }), '/body/process'],
    ['a limit passed and not hit',    limit(0, { reached: 30_001 }),                                              '/body/limits/0/hit'],
    ['a run without proof of a limit', limit(3, { enforcement: 'no' }),                                           '/body/process/state'],
    ['a run without proof of a promise', (body) => ({ ...body, probes: body.probes.map((row) => ({ ...row, state: 'disproven' as const })) }), '/body/process/state'],
    ['an end before the start',       (body) => ({ ...body, timing: { started_at: '2026-01-02T00:00:00Z', ended_at: '2026-01-01T00:00:00Z' } }), '/body/timing'],
    ['a hit without its reason',      limit(0, { hit: true }),                                                    '/body/outcome/reason_ids'],
    ['a teardown without its reason', (body) => ({ ...body, teardown: { ...body.teardown, descendants_gone: false } }), '/body/outcome/reason_ids'],
    ['another reason',                (body) => ({ ...body, outcome: { ...body.outcome, reason_ids: ['limit.wall-time-reached'] } }), '/body/outcome/reason_ids'],
    ['another verdict',               (body) => ({ ...body, outcome: { ...body.outcome, verdict: 'violated' } }), '/body/outcome/verdict'],
    ['evidence out of order',         (body) => ({ ...body, evidence: { ...body.evidence, files: ['b', 'a'].map((name) => ({ name, sha256: 'a'.repeat(64), size_bytes: 0 })) } }), '/body/evidence/files'],
  ];
  test.each(rows)('%s', async (_what, turn, at) => {
    const body = turn((await receiptOf()).body);
    const document = { schema_version: 1, kind: 'sandbox_run_receipt', id: runReceiptId(body), body };
    const parsed = runReceiptKind.parse(encodeCanonical(document as unknown as Json));
    expect(parsed.ok ? 'accepted' : [parsed.refusal.code, parsed.refusal.at]).toEqual(['E_RELATION', at]);
  });

  test('a body under the id of another', async () => {
    const { body } = await receiptOf();
    const document = { schema_version: 1, kind: 'sandbox_run_receipt', id: `sandbox-run.${'0'.repeat(32)}`, body };
    const parsed = runReceiptKind.parse(encodeCanonical(document as unknown as Json));
    expect(parsed.ok ? 'accepted' : [parsed.refusal.code, parsed.refusal.at]).toEqual(['E_RELATION', '/id']);
  });
});

describe('in the words of the wire', () => {
  const [a, b] = ['a'.repeat(64), 'b'.repeat(40)];
  const context: WireContext = {
    id: 'receipt.one',
    storeId: 'store.one',
    acceptedSetSha256: a,
    attempt: { attempt_id: 'attempt.one', attempt_number: 1, launch_request_sha256: a },
    control: {
      decision_sha256: a,
      evaluator_driver_sha256: a,
      evaluator_program_sha256: a,
      policy_sha256: a,
      policy_set_sha256: a,
      sandbox_evaluation_sha256: a,
    },
    subject: {
      candidate: { commit_id: b, manifest_sha256: a, preparation_record_sha256: a, tree_id: b },
      environment_entry_sha256: a,
      environment_id: 'env.one',
      incident_sha256: a,
      source: { commit_id: b, hash_algorithm: 'sha1', repository_id: 'repo.one', tree_id: b },
      target_repository_id: 'repo.one',
    },
  };

  // biome-ignore format: a table
  const rows: readonly (readonly [what: string, script: Script, exit: string, reasons: readonly string[]])[] = [
    ['a run that held',   {},                                            'exited',      ['failure.enforcement-unavailable', 'failure.observation-unavailable']],
    ['a run that was stopped', { end: { status: -1, stop: 'wall' } },    'signaled',    ['failure.enforcement-unavailable', 'failure.observation-unavailable']],
    ['a run that was not let go', { raised: 'memory.max is not 1' },     'not-started', ['failure.enforcement-unavailable', 'failure.observation-unavailable', 'failure.runtime']],
    ['a run that left something', { isClosed: false },                   'exited',      ['failure.enforcement-unavailable', 'failure.observation-unavailable', 'failure.teardown']],
  ];
  test.each(rows)('%s derives `failed`', async (_what, script, exit, reasons) => {
    const wire = toEnforcementReceipt(await receiptOf(script), context);
    if (!wire.ok) throw new Error(JSON.stringify(wire.refusal));
    const { body } = wire.value.content;
    expect(body.payload.exit_state).toBe(exit);
    expect(body.outcome).toEqual({ reason_ids: [...reasons].toSorted(), verdict: 'failed' });
    expect(deriveOutcome(body)).toEqual(body.outcome);
    expect(receiptKind.parse(wire.value.bytes).ok).toBe(true);
  });

  test('what is held is hard, what is watched is none, what was not proved is unknown', async () => {
    const held = toEnforcementReceipt(await receiptOf(), context);
    const unproved = toEnforcementReceipt(await receiptOf({ raised: 'x' }), context);
    if (!held.ok || !unproved.ok) throw new Error('no receipt');
    const { limits } = held.value.content.body;
    const rows = Object.entries(limits).map(([name, row]) => [name, row.enforcement]);
    expect(Object.fromEntries(rows)).toEqual({
      cpu_time_ms: 'none',
      memory_bytes: 'hard',
      output_bytes: 'hard',
      process_count: 'hard',
      scratch_bytes: 'hard',
      wall_time_ms: 'none',
    });
    expect(unproved.value.content.body.limits.memory_bytes.enforcement).toBe('unknown');
    expect(Object.values(limits).filter(({ observer }) => observer === 'host-supervisor')).toEqual([
      limits.wall_time_ms,
    ]);
  });
});

describe('an accepted set', () => {
  const sha = (digit: string) => digit.repeat(63).concat('0');
  const build: FileDigestVerifierBuild = {
    schema_version: 1,
    kind: 'file_digest_verifier_build',
    id: 'file-digest-verifier-build',
    body: {
      compiler: { sha256: sha('1'), version: 'gcc 12' },
      executable_sha256: sha('2'),
      machine: 'x86_64',
      script_sha256: sha('3'),
      sources: [{ path: 'verify.c', sha256: sha('4') }],
    },
  };
  const others = {
    guest_init: [sha('5')],
    guest_kernel: [sha('5')],
    guest_kernel_config: [sha('5')],
    guest_supervisor: [sha('5')],
    image: [sha('5')],
    toolchain: [sha('5')],
    verification_instructions: [sha('5')],
  };
  const held = async () => {
    const { body, ...rest } = await receiptOf();
    const files = [{ name: 'bwrap', sha256: sha('6') }, ...body.runtime.files];
    return { ...rest, body: { ...body, runtime: { ...body.runtime, files } } };
  };

  test('holds what was built and what ran', async () => {
    const receipt = await held();
    const set = buildAcceptedSet({ environmentId: 'env.one', build, receipt, others });
    if (!set.ok) throw new Error(JSON.stringify(set.refusal));
    const { identities, scratch_bytes } = set.value.content.body.environments[0] ?? {};
    const supervisor = receipt.body.runtime.files.find(({ name }) => name === 'supervisor')?.sha256;
    expect([identities?.verifier, identities?.host_runtime, identities?.host_supervisor]).toEqual([
      [sha('2')],
      [sha('6')],
      [supervisor],
    ]);
    expect(scratch_bytes).toBe(usualLimits.scratch_bytes);
  });

  test('is refused without a slot, and for a runtime that was not there', async () => {
    const receipt = await held();
    const empty = { ...others, image: [] };
    expect(buildAcceptedSet({ environmentId: 'env.one', build, receipt, others: empty }).ok).toBe(false);
    expect(buildAcceptedSet({ environmentId: 'env.one', build, receipt: await receiptOf(), others }).ok).toBe(false);
  });
});
