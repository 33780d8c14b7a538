// What is observed of an attempt that changed something, by either producer. The snapshot stands in the input twice, as it is
// and as it was verified; edits that are made to `/snapshot` are made to both, so that a case is about what it says.
import { documentRefOf } from '#contract';
import { buildProfileSet, shapes } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../edits.ts';
import { digested } from '../seed-set.ts';
import { expectedExecution, ferryRun, renamed } from './run.ts';

export type ProducerWords = {
  readonly adapter: string;
  readonly provider: string;
  readonly model: string;
  readonly snapshotKind: string;
  /** The version of its harness, as the snapshot fact tells it. */
  readonly harness: string;
};

export const claude: ProducerWords = {
  adapter: 'claude-code-producer',
  provider: 'anthropic',
  model: 'claude.sonnet',
  snapshotKind: 'claude_code_producer_snapshot',
  harness: 'claude-code.v1',
};

export const codex: ProducerWords = {
  adapter: 'codex-cli-producer',
  provider: 'openai',
  model: 'codex.gpt-5',
  snapshotKind: 'codex_cli_producer_snapshot',
  harness: 'codex-cli.v1',
};

export type ProducerEdits = {
  /** To the snapshot's body, in both places. */
  readonly snapshot?: readonly Edit[];
  /** To the trust context's body. */
  readonly trust?: readonly Edit[];
};

/** The input of a producer's normalizer. */
export function producerInput(words: ProducerWords, edits: ProducerEdits) {
  const manifest = producerManifest(words);
  const run = ferryRun({ role: 'producer', executionKind: 'model', configured: true });
  for (const bound of run.resolved.body.bindings) {
    const { binding } = bound;
    if (binding.role !== 'producer') continue;
    binding.manifest_ref.id = manifest.content.id;
    binding.manifest_ref.sha256 = manifest.sha256;
    binding.model_request = { provider_id: words.provider, model_id: words.model, effort_id: 'high' };
    bound.adapter_implementation.id = manifest.content.id;
    bound.manifest_source.value_sha256 = manifest.sha256;
  }
  const resolved = digested(run.resolved);
  run.request.body.resolved_profile_ref.sha256 = resolved.sha256;
  const request = digested(run.request);
  const target = renamed(shapes.revision('1'));
  const body = edited(snapshotBody(words, expectedExecution(run.request, run.resolved)), [
    ['/request_ref', documentRefOf(request)],
    ['/resolved_profile_ref', documentRefOf(resolved)],
    ['/target_revision', target],
    ...(edits.snapshot ?? []),
  ]);
  const snapshot = { schema_version: 1, kind: words.snapshotKind, id: 'snapshot.producer', body };
  const trust = {
    binding_id: 'binding.producer',
    expected_attempt_id: 'attempt.ferry',
    expected_attempt_number: 1,
    manifest,
    request,
    resolved_profile: resolved,
    target_revision: target,
    verified_snapshot: digested(snapshot),
  };
  const trust_context = {
    schema_version: 1,
    kind: 'adapter_trust_context',
    id: 'trust.producer',
    body: edited(trust, edits.trust ?? []),
  };
  return { snapshot, trust_context };
}

function producerManifest({ adapter }: ProducerWords) {
  const manifest = renamed(buildProfileSet()).manifests.find(({ body }) => body.offered_roles[0] === 'producer');
  if (manifest === undefined) throw new Error('no manifest offers a producer');
  manifest.id = `adapter.${adapter}.v1`;
  manifest.body.offered_tools = [];
  return digested(manifest);
}

function snapshotBody({ harness }: ProducerWords, execution: ReturnType<typeof expectedExecution>) {
  return {
    attempt: {
      attempt_id: 'attempt.ferry',
      attempt_number: 1,
      started_at: '2030-01-01T00:00:01Z',
      finished_at: '2030-01-01T00:00:02Z',
      recorded_at: '2030-01-01T00:00:03Z',
    },
    execution: edited(execution, [['/metadata/snapshot/value', harness]]),
    observed_at: '2030-01-01T00:00:04Z',
    output: { state: 'present', value: shapes.content('delta', '7', 'text/x-diff') },
    provider_metadata: { message: { state: 'absent' } },
    request_ref: {},
    resolved_profile_ref: {},
    state: 'changed',
    target_revision: {},
  };
}
