// Both producers under one table: they are one program, and differ in a few words.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import type { ResolvedProfile } from '#contract';
import { shapes } from '../../../test/support/builders.ts';
import { at, type Edits, edited } from './support/edit.ts';
import { claudeCodeProducer } from './support/inputs/claude-code-producer.ts';
import { codexCliProducer } from './support/inputs/codex-cli-producer.ts';
import { producerSample, snapshotting, unavailable, without } from './support/inputs/producer.ts';
import { outcomeOf } from './support/outcome.ts';
import { revisionRows, timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';
import { type Digested, requestOf } from './support/world.ts';

const trust = '/trust_context/body';
const request = `${trust}/request/content/body`;
const manifest = `${trust}/manifest/content`;
// Bindings are sorted by id: ci, forge, producer, publisher, reviewer, verifier.
const bound = `${trust}/resolved_profile/content/body/bindings/2`;
const reviewer = `${trust}/resolved_profile/content/body/bindings/4`;

describe.each([claudeCodeProducer, codexCliProducer])('$name', (sample) => {
  describe('states', () => {
    testRows(
      sample,
      sample.states.map(([edits, outcome]) => [outcome, edits, outcome]),
    );
    const names = ['provider', 'model', 'snapshot', 'effort', 'prompt', 'skills', 'tools'];
    testRows(sample, [
      ...names.map(
        (name) => [`${name} unavailable`, unavailable(name), 'inconclusive adapter.metadata-incomplete'] as const,
      ),
      ...['failure', 'timeout', 'degraded', 'inconclusive'].map(
        (state) =>
          [
            `${state} before incomplete metadata`,
            { ...without(state), ...unavailable('model') },
            `inconclusive adapter.provider-${state}`,
          ] as const,
      ),
      [
        'stale before incomplete metadata',
        { ...without('stale'), ...unavailable('model') },
        'stale adapter.inputs-stale',
      ],
      [
        'no change with incomplete metadata',
        { ...without('no-change'), ...unavailable('tools') },
        'inconclusive adapter.metadata-incomplete',
      ],
      ['a computed fact', snapshotting({ '/execution/metadata/model/state': 'computed' }), 'changed adapter.changed'],
    ]);
  });

  describe('E_SHAPE', () => {
    const body = '/snapshot/body';
    testRows(
      sample,
      rowsOf('E_SHAPE', [
        ['an empty input', { '': {} }],
        ['an input that is a list', { '': [] }],
        ['a member too many', { '/claim': null }],
        ['a snapshot missing', { '/snapshot': undefined }],
        ['a snapshot of another kind', { '/snapshot/kind': 'aider_producer_snapshot' }],
        ['a snapshot of another version', { '/snapshot/schema_version': 2 }],
        ['a snapshot id that is none', { '/snapshot/id': 'S' }],
        ['a trust context of another kind', { '/trust_context/kind': 'trust' }],
        ['a snapshot body with a member too many', { [`${body}/approved`]: true }],
        ['a trust body with a member too many', { [`${trust}/approved`]: true }],
        ['a state of no vocabulary', { [`${body}/state`]: 'unknown' }],
        ['an output without a change', { [`${body}/state`]: 'no-change' }],
        ['a change without an output', { [`${body}/output`]: { state: 'absent' } }],
        ['an absent output with a value', { ...without('no-change'), [`${body}/output/value`]: null }],
        ['an output that is no reference', { [`${body}/output/value/sha256`]: 'x' }],
        ['an output of another state', { [`${body}/output/state`]: 'unknown' }],
        ['an empty message', { [`${body}/provider_metadata/message/value`]: '' }],
        ['a message of 1025 bytes', { [`${body}/provider_metadata/message/value`]: `${'é'.repeat(512)}x` }],
        ['metadata beside the message', { [`${body}/provider_metadata/cost`]: 1 }],
        ['started after it finished', { [`${body}/attempt/started_at`]: '2026-03-03T08:40:01Z' }],
        ['finished after it was recorded', { [`${body}/attempt/finished_at`]: '2026-03-03T08:41:01Z' }],
        ['observed before it was recorded', { [`${body}/observed_at`]: '2026-03-03T08:40:59Z' }],
        ['attempt 0', { [`${body}/attempt/attempt_number`]: 0 }],
        ['attempt 2147483648', { [`${body}/attempt/attempt_number`]: 2_147_483_648 }],
        ['a request ref of another kind', { [`${body}/request_ref/kind`]: 'stage_result' }],
        ['a resolved profile ref of another version', { [`${body}/resolved_profile_ref/schema_version`]: 1 }],
        ['an execution that is null', { [`${body}/execution`]: null }],
        ['an execution with a member too many', { [`${body}/execution/approved`]: true }],
        ['an execution without metadata', { [`${body}/execution/metadata`]: undefined }],
        ['a model whose facts do not apply', { [`${body}/execution/metadata/model`]: { state: 'not-applicable' } }],
        ['a fact without a source', { [`${body}/execution/metadata/model/source_ref`]: undefined }],
        [
          'skills out of order',
          {
            [`${body}/execution/metadata/skills/value`]: (
              at(sample.valid, `${body}/execution/metadata/skills/value`) as readonly Json[]
            ).toReversed(),
          },
        ],
        ['a performer of another role than the binding', { [`${body}/execution/performer/role`]: 'reviewer' }],
        ['an expected attempt that is no id', { [`${trust}/expected_attempt_id`]: 7 }],
        ['a binding that is no id', { [`${trust}/binding_id`]: '' }],
        ['a manifest without a digest', { [`${trust}/manifest/sha256`]: undefined }],
        ['a request that is text', { [`${trust}/request/content`]: 'request' }],
        ['a verified snapshot with a bad digest', { [`${trust}/verified_snapshot/sha256`]: 'x' }],
      ]),
    );
    testRows(sample, [
      ...timeRows('E_SHAPE', `${body}/observed_at`),
      ...revisionRows('E_SHAPE', `${body}/target_revision`).filter(([rule]) => !rule.startsWith('head and base')),
      ...revisionRows('E_SHAPE', `${trust}/target_revision`).filter(([rule]) => !rule.startsWith('head and base')),
      [
        'a message of 1024 bytes',
        snapshotting({ '/provider_metadata/message/value': 'é'.repeat(512) }),
        'changed adapter.changed',
      ],
      ['no message', snapshotting({ '/provider_metadata/message': { state: 'absent' } }), 'changed adapter.changed'],
      ['E_SHAPE before E_TRUST', { [`${body}/state`]: 'unknown', [`${manifest}/id`]: 'adapter.other.v1' }, 'E_SHAPE'],
    ]);
  });

  describe('E_TRUST', () => {
    testRows(
      sample,
      rowsOf('E_TRUST', [
        ['a request out of shape', { [`${request}/inputs`]: null }],
        ['a request of another kind', { [`${trust}/request/content/kind`]: 'stage_result' }],
        ['a request with a relation broken', { [`${request}/target_repository_id`]: 'repo.other' }],
        ['a request past the limits of the core', { [`${request}/initiative_id`]: 'x'.repeat(8193) }],
        ['a request nested too deep', { [`${request}/risk`]: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) }],
        ['a resolved profile out of shape', { [`${trust}/resolved_profile/content/body/bindings`]: [7] }],
        ['a resolved profile with a relation broken', { [`${bound}/binding/principal_id`]: 'principal.reviewer' }],
        ['a request of another resolved profile', { [`${request}/resolved_profile_ref/sha256`]: '0'.repeat(64) }],
        ['a request with another selection', { [`${request}/selection_ref/scope_sha256`]: '0'.repeat(64) }],
        ['a manifest out of shape', { [`${manifest}/body/offered_roles`]: [] }],
        ['a manifest of another adapter', { [`${manifest}/id`]: 'adapter.other.v1' }],
        ['a manifest of another version', { [`${manifest}/body/adapter_version`]: 'v2' }],
        ['a manifest with another role beside', { [`${manifest}/body/offered_roles`]: ['producer', 'reviewer'] }],
        [
          'a manifest with another execution kind beside',
          { [`${manifest}/body/offered_execution_kinds`]: ['deterministic', 'model'] },
        ],
        [
          'a manifest with another capability beside',
          { [`${manifest}/body/offered_capabilities/1`]: 'core.review.change.v1' },
        ],
        [
          'a manifest with a permission more',
          {
            [`${manifest}/body/offered_permissions`]: [
              'core.perm.candidate.execute.v1',
              ...(at(sample.valid, `${manifest}/body/offered_permissions`) as readonly Json[]),
            ],
          },
        ],
        [
          'a manifest with a permission less',
          {
            [`${manifest}/body/offered_permissions`]: (
              at(sample.valid, `${manifest}/body/offered_permissions`) as readonly Json[]
            ).slice(1),
          },
        ],
        [
          'a manifest without a contract for the configuration',
          { [`${manifest}/body/config_contract_ref`]: undefined },
        ],
        ['a manifest of another package', { [`${manifest}/body/package_ref/object_id`]: '0'.repeat(40) }],
        ['a manifest with another digest', { [`${trust}/manifest/sha256`]: '0'.repeat(64) }],
        ['a binding that is not there', { [`${trust}/binding_id`]: 'binding.none' }],
        ['a binding of another role', { [`${trust}/binding_id`]: 'binding.reviewer' }],
        ['an implementation of another version', { [`${bound}/adapter_implementation/version`]: 'v2' }],
        ['a request about another revision', { [`${trust}/target_revision/commit_id`]: 'd4'.repeat(20) }],
        ['a request for another binding', { [`${request}/operation/binding_id`]: 'binding.reviewer' }],
        ['a model of another provider', { [`${bound}/binding/model_request/provider_id`]: 'aperture' }],
        [
          'a binding without a configuration',
          { [`${bound}/binding/config_ref`]: undefined, [`${bound}/config_source`]: { state: 'absent' } },
        ],
        ['E_TRUST before E_STALE', { [`${manifest}/id`]: 'adapter.other.v1', '/snapshot/id': 'snapshot.other' }],
      ]),
    );
    testRows(sample, [
      // The reviewer's binding is none of this adapter's business.
      [
        'another model for the reviewer',
        { [`${reviewer}/binding/model_request/model_id`]: 'codex.other' },
        'changed adapter.changed',
      ],
    ]);
  });

  describe('E_STALE', () => {
    const performer = '/execution/performer';
    const actual = '/execution/actual_binding';
    testRows(
      sample,
      rowsOf('E_STALE', [
        ['another snapshot than the verified one', { '/snapshot/id': 'snapshot.other' }],
        ['another message than the verified one', { '/snapshot/body/provider_metadata/message/value': 'x' }],
        ['another verified snapshot', { [`${trust}/verified_snapshot/content/body/state`]: 'failure' }],
        ['a verified snapshot that is nothing', { [`${trust}/verified_snapshot/content`]: {} }],
        ['another request', snapshotting({ '/request_ref/sha256': '0'.repeat(64) })],
        ['another request id', snapshotting({ '/request_ref/id': 'request.other' })],
        ['another resolved profile', snapshotting({ '/resolved_profile_ref/sha256': '0'.repeat(64) })],
        ['another target', snapshotting({ '/target_revision/commit_id': 'd4'.repeat(20) })],
        ['another attempt', snapshotting({ '/attempt/attempt_id': 'attempt.other' })],
        ['another attempt number', { [`${trust}/expected_attempt_number`]: 3 }],
        ['an attempt before its request', { [`${request}/requested_at`]: '2026-03-03T08:10:01Z' }],
        ['another binding', snapshotting({ [`${actual}/binding_id`]: 'binding.other' })],
        ['another package', snapshotting({ [`${actual}/package_ref/object_id`]: '0'.repeat(40) })],
        ['no configuration', snapshotting({ [`${actual}/config_ref`]: { state: 'absent' } })],
        ['another principal', snapshotting({ [`${performer}/principal_id`]: 'principal.other' })],
        ['no authority', snapshotting({ [`${performer}/authority_ref`]: undefined })],
        ['another environment', snapshotting({ '/execution/environment/environment_id': 'environment.other' })],
        [
          'another capability',
          snapshotting({ '/execution/used_capability': { kind: 'unclassified', id: 'core.other.v1' } }),
        ],
        ['another provider', snapshotting({ '/execution/metadata/provider/value': 'aperture' })],
        ['another model', snapshotting({ '/execution/metadata/model/value': 'other' })],
        ['another effort', snapshotting({ '/execution/metadata/effort/value': 'low' })],
        ['another prompt', snapshotting({ '/execution/metadata/prompt/value/object_id': '0'.repeat(40) })],
        ['a skill missing', snapshotting({ '/execution/metadata/skills/value': [] })],
        ['a harness of another version', snapshotting({ '/execution/metadata/snapshot/value': 'harness.v2' })],
        [
          'a harness of another version that changed nothing',
          { ...without('no-change'), ...snapshotting({ '/execution/metadata/snapshot/value': 'harness.v2' }) },
        ],
        ['an output that is no patch', snapshotting({ '/output/value/media_type': 'text/plain' })],
      ]),
    );
    const planned: Edits = {
      [`${request}/operation/arguments`]: {
        artifact_kind: 'plan',
        output_contract: edited(at(sample.valid, `${request}/operation/arguments/allowed_delta`), {
          '/ref/purpose': 'output-contract',
        }),
      },
    };
    testRows(sample, [
      [
        'a plan that is no patch',
        { ...planned, ...snapshotting({ '/output/value/media_type': 'text/markdown' }) },
        'changed adapter.changed',
      ],
      [
        'an attempt that started when it was requested',
        { [`${request}/requested_at`]: '2026-03-03T08:10:00Z' },
        'changed adapter.changed',
      ],
    ]);
  });

  describe('what became of the attempt', () => {
    const gone = { state: 'absent' };
    const change = (value: string) => ({ state: 'present', value: { family: 'change', value } });
    const results: readonly (readonly [edits: Edits, status: string, outcome: Json, hasOutput: boolean])[] = [
      [{}, 'completed', change('changed'), true],
      [unavailable('model'), 'completed', change('inconclusive'), false],
      [without('no-change'), 'completed', change('no-change'), false],
      [without('failure'), 'failed', change('inconclusive'), false],
      [without('timeout'), 'failed', change('inconclusive'), false],
      [without('degraded'), 'failed', change('inconclusive'), false],
      [without('inconclusive'), 'completed', change('inconclusive'), false],
      [without('stale'), 'stale', gone, false],
    ];
    test.each(results)('%j', (edits, status, outcome, hasOutput) => {
      const input = edited(sample.valid, edits);
      const result = sample.normalize(input);
      const output = hasOutput ? at(input, '/snapshot/body/output') : gone;
      expect(result.ok && at(result.value, '/observation/result')).toMatchObject({
        status,
        outcome,
        output_ref: output,
      });
    });

    test('the binding says which model was asked for', () => {
      const result = sample.normalize(sample.valid);
      expect(result.ok && at(result.value, '/observation/binding/model_request')).toEqual(
        at(sample.valid, `${bound}/binding/model_request`),
      );
    });
  });

  test('the first attempt', () => {
    const first = { ...snapshotting({ '/attempt/attempt_number': 1 }), [`${trust}/expected_attempt_number`]: 1 };
    expect(outcomeOf(sample.normalize, edited(sample.valid, first))).toBe('changed adapter.changed');
  });

  test('a deep verified snapshot is stale, and no stack overflows', () => {
    const deep: Json = JSON.parse(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    const input = { ...(sample.valid as { readonly trust_context: Json; readonly snapshot: Json }) };
    const trusted = edited(input.trust_context, {}) as { body: { verified_snapshot: { content: Json } } };
    trusted.body.verified_snapshot.content = { deep };
    expect(outcomeOf(sample.normalize, { ...input, trust_context: trusted })).toBe('E_STALE');
  });
});

describe('work that is nearly right', () => {
  const sample = claudeCodeProducer;

  test('every document agrees, but the manifest is another adapter’s', () => {
    const words = {
      adapter: 'codex-cli-producer',
      provider: 'anthropic',
      model: 'claude.sonnet',
      snapshotKind: 'claude_code_producer_snapshot',
      snapshotFact: 'claude-code.v1',
    };
    expect(outcomeOf(sample.normalize, producerSample(words))).toBe('E_TRUST');
    expect(outcomeOf(sample.normalize, producerSample({ ...words, adapter: 'claude-code-producer' }))).toBe(
      'changed adapter.changed',
    );
  });

  test('a good request, but for the reviewer', () => {
    const resolved = at(sample.valid, `${trust}/resolved_profile`) as unknown as Digested<ResolvedProfile>;
    const { request: review } = requestOf('reviewer', resolved);
    expect(outcomeOf(sample.normalize, edited(sample.valid, { [`${trust}/request`]: review }))).toBe('E_TRUST');
  });

  test('a binding with a tool', () => {
    const tool = shapes.tool('tool.lint');
    const source = (object: Json) => ({ source: object, value_format: 'raw-bytes', value_sha256: '0'.repeat(64) });
    const config = tool.config_ref.state === 'present' ? tool.config_ref.value : null;
    const edits: Edits = {
      [`${bound}/binding/requested_tools`]: [tool],
      [`${bound}/tool_sources`]: [
        {
          tool_id: tool.tool_id,
          package_source: source(tool.package_ref),
          config_source: { state: 'present', value: source(config) },
        },
      ],
    };
    const result = sample.normalize(edited(sample.valid, edits));
    expect(result).toMatchObject({ refusal: { code: 'E_TRUST', expected: 'a binding without tools' } });
  });
});

describe('what tells the two apart', () => {
  test('neither takes the other’s input', () => {
    expect(outcomeOf(claudeCodeProducer.normalize, codexCliProducer.valid)).toBe('E_SHAPE');
    const renamed: Edits = { '/snapshot/kind': 'claude_code_producer_snapshot' };
    expect(outcomeOf(claudeCodeProducer.normalize, edited(codexCliProducer.valid, renamed))).toBe('E_TRUST');
  });
});
