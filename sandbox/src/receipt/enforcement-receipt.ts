// A run's receipt in the words of the wire: `sandbox_enforcement_receipt`, which tells a guest with a kernel of its own. What
// is only watched here is `none` there, and slots of a guest are unobserved, so what it derives is honestly `failed`.
import { encodeCanonical, type Json, type Result, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import { deriveOutcome, receiptKind, type SandboxEnforcementReceipt } from '#control';
import type { SandboxRunReceipt } from '../generated/sandbox-run-receipt.d.ts';

type Wire = SandboxEnforcementReceipt['body'];
type WireLimit = Wire['limits']['cpu_time_ms'];
type WireSlot = Wire['identities']['verifier'];
type RunBody = SandboxRunReceipt['body'];

/** What a run does not know of itself: who asked for it, by which decision, about what. */
export type WireContext = Pick<Wire, 'attempt' | 'control' | 'subject'> & {
  readonly id: string;
  readonly storeId: string;
  readonly acceptedSetSha256: string;
  /** Digests of parts that ran, by slot. */
  readonly observed?: {
    readonly [slot in 'toolchain' | 'verification_instructions' | 'verifier']?: string;
  };
};

const enforcement = { kernel: 'hard', polled: 'none', no: 'unknown' } as const;

/** Mechanism and resolution of each row; the observer is whom the wire expects to have looked. */
export const wireRows = {
  cpu_time_ms: ['mechanism.cpu.group-time-watched.v1', 25, 'guest-supervisor'],
  memory_bytes: ['mechanism.memory.group-bound.v1', 4096, 'guest-supervisor'],
  output_bytes: ['mechanism.output.pipe-read-to-bound.v1', 1, 'guest-supervisor'],
  process_count: ['mechanism.tasks.group-bound.v1', 1, 'guest-supervisor'],
  scratch_bytes: ['mechanism.scratch.tmpfs-bound.v1', 4096, 'guest-supervisor'],
  wall_time_ms: ['mechanism.wall.init-monotonic-stop.v1', 1, 'host-supervisor'],
} as const;

/** Translates. Refuses what the wire's own kind refuses. */
export function toEnforcementReceipt(
  { body }: SandboxRunReceipt,
  context: WireContext,
): Result<Admitted<SandboxEnforcementReceipt>> {
  const wasStarted = body.process.state !== 'not-started';
  const { descendants_gone, storage_removed } = body.teardown;
  const parts: Omit<Wire, 'outcome'> = {
    attempt: context.attempt,
    contract_version: 'v1',
    control: context.control,
    identities: identitiesOf(body, context),
    lifecycle: {
      admission: 'admitted',
      control_deadline: 'met',
      runtime: wasStarted ? 'completed' : 'error',
    },
    limits: limitsOf(body),
    origin: {
      accepted_set_sha256: context.acceptedSetSha256,
      producer_role: 'host-supervisor',
      store_id: context.storeId,
    },
    payload: {
      evidence_manifest_sha256: sha256Hex(encodeCanonical(body.evidence.files as unknown as Json)),
      exit_code: body.process.exit_code,
      exit_state: body.process.state === 'stopped' ? 'signaled' : body.process.state,
      stderr_sha256: body.output.stderr_sha256,
      stdout_sha256: body.output.stdout_sha256,
    },
    subject: context.subject,
    teardown: {
      state: descendants_gone && storage_removed ? 'confirmed' : 'unconfirmed',
      storage_destroyed: storage_removed,
      tree_terminated: descendants_gone,
    },
    timing: { admitted_at: body.timing.started_at, terminated_at: body.timing.ended_at },
  };
  const outcome = deriveOutcome({ ...parts, outcome: { reason_ids: [], verdict: 'failed' } });
  const document = {
    schema_version: 1,
    kind: 'sandbox_enforcement_receipt',
    id: context.id,
    body: { ...parts, outcome },
  };
  return receiptKind.parse(encodeCanonical(document as unknown as Json));
}

function limitsOf(body: RunBody): Wire['limits'] {
  return Object.fromEntries(
    Object.entries(wireRows).map(([row, [mechanism_id, resolution, observer]]): [string, WireLimit] => {
      const found = body.limits.find(({ limit }) => limit === row);
      if (found === undefined) throw new Error(`a receipt without ${row}`);
      const { declared, reached, hit } = found;
      const wire = {
        bound: declared,
        enforcement: enforcement[found.enforcement],
        mechanism_id,
        observation: reached === null ? ('unavailable' as const) : ('complete' as const),
        observed: reached,
        observer,
        reached: hit || (reached !== null && reached >= declared),
        resolution,
      };
      return [row, wire];
    }),
  ) as Wire['limits'];
}

function identitiesOf({ runtime }: RunBody, { observed = {} }: WireContext): Wire['identities'] {
  const slot = (sha256: string | undefined, reason_id: string): WireSlot =>
    sha256 === undefined ? { reason_id, state: 'unobserved' } : { sha256, state: 'observed' };
  const fileOf = (wanted: string) => runtime.files.find(({ name }) => name === wanted)?.sha256;
  const guest = slot(undefined, 'identity.no-guest');
  return {
    guest_init: guest,
    guest_kernel: guest,
    guest_kernel_config: guest,
    guest_supervisor: guest,
    host_runtime: slot(fileOf('bwrap'), 'identity.no-runtime'),
    host_supervisor: slot(fileOf('supervisor'), 'identity.not-digested'),
    image: slot(undefined, 'identity.no-image'),
    toolchain: slot(observed.toolchain, 'identity.not-digested'),
    verification_instructions: slot(observed.verification_instructions, 'identity.not-given'),
    verifier: slot(observed.verifier, 'identity.not-given'),
  };
}
