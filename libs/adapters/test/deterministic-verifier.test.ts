import { describe } from 'vitest';
import type { Json } from '#canonical';
import { at } from './support/edit.ts';
import {
  asStatus,
  observedAt,
  reporting,
  deterministicVerifier as sample,
} from './support/inputs/deterministic-verifier.ts';
import { timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';

const trust = '/trust_context/body';
const request = `${trust}/request/content/body`;
const manifest = `${trust}/manifest/content`;
const bound = `${trust}/resolved_profile/content/body/bindings/5`;
const passed = 'passed verifier.passed';

describe('states', () => {
  testRows(
    sample,
    sample.states.map(([edits, outcome]) => [outcome, edits, outcome]),
  );
  const failedRun = reporting({
    '/status': 'failed',
    '/outcome/value': 'inconclusive',
    '/evidence/0/verdict': 'failed',
    '/reason': { reason_id: 'verify.broke' },
    '/diagnostics': [{ content_id: 'log', media_type: 'text/plain', sha256: '9'.repeat(64) }],
  });
  testRows(sample, [
    ['a stage that failed while it ran', failedRun, 'failed verifier.stage-failed'],
    [
      'a failed check outweighs an unclear one',
      reporting({ '/evidence/0/verdict': 'failed', '/outcome/value': 'failed' }),
      'failed verifier.failed',
    ],
    [
      'tools that are not known',
      reporting({
        '/execution/metadata/tools': { state: 'unavailable', reason_id: 'x' },
        '/outcome/value': 'inconclusive',
        '/evidence/0/verdict': 'inconclusive',
        '/reason': { reason_id: 'x' },
      }),
      'inconclusive verifier.inconclusive',
    ],
  ]);
});

describe('E_SHAPE', () => {
  testRows(
    sample,
    rowsOf('E_SHAPE', [
      ['an empty input', { '': {} }],
      ['null', { '': null }],
      ['a member too many', { '/claim': null }],
      ['a snapshot of another kind', { '/snapshot/kind': 'verifier_snapshot' }],
      ['a snapshot of another version', { '/snapshot/schema_version': 2 }],
      ['a snapshot body with a member too many', { '/snapshot/body/approved': true }],
      ['a result without a digest', { '/snapshot/body/result/sha256': undefined }],
      ['a result that is text', { '/snapshot/body/result/content': 'passed' }],
      ['a trust context of another kind', { '/trust_context/kind': 'trust' }],
      ['a trust body without a member', { [`${trust}/verified_result`]: undefined }],
      [
        'a trust body with a target',
        { [`${trust}/target_revision`]: at(sample.valid, `${request}/target_revision/value`) },
      ],
      ['attempt 0', { [`${trust}/expected_attempt_number`]: 0 }],
      ['attempt 2147483648', { [`${trust}/expected_attempt_number`]: 2_147_483_648 }],
      ['E_SHAPE before E_TRUST', { '/snapshot/id': '', [`${manifest}/id`]: 'adapter.other.v1' }],
    ]),
  );
  testRows(sample, timeRows('E_SHAPE', '/snapshot/body/observed_at'));
});

describe('E_TRUST', () => {
  const permissions = at(sample.valid, `${manifest}/body/offered_permissions`) as readonly Json[];
  testRows(
    sample,
    rowsOf('E_TRUST', [
      ['a request out of shape', { [`${request}/inputs`]: null }],
      ['a request with the network', { [`${request}/operation/arguments/network_mode`]: 'allow' }],
      ['a request without a target', { [`${request}/target_revision`]: { state: 'absent' } }],
      ['a request for no candidate', { [`${request}/operation/arguments/candidate_input_id`]: 'input.none' }],
      ['a request of another resolved profile', { [`${request}/resolved_profile_ref/sha256`]: '0'.repeat(64) }],
      ['a resolved profile out of shape', { [`${trust}/resolved_profile/content/body/bindings`]: [null] }],
      ['a manifest of another adapter', { [`${manifest}/id`]: 'adapter.other.v1' }],
      ['a manifest of another version', { [`${manifest}/body/adapter_version`]: 'v2' }],
      ['a manifest with a permission less', { [`${manifest}/body/offered_permissions`]: permissions.slice(1) }],
      [
        'a manifest with a permission more',
        {
          [`${manifest}/body/offered_permissions`]: [
            ...permissions.slice(0, 2),
            'core.perm.scratch.write.v1',
            permissions[2] ?? null,
          ],
        },
      ],
      [
        'a manifest with a contract for a configuration',
        {
          [`${manifest}/body/config_contract_ref`]: {
            ...(at(sample.valid, `${request}/selection_ref`) as object),
            purpose: 'config-contract',
          } as Json,
        },
      ],
      ['a manifest with another digest', { [`${trust}/manifest/sha256`]: '0'.repeat(64) }],
      ['a binding that is not there', { [`${trust}/binding_id`]: 'binding.none' }],
      ['another binding', { [`${trust}/binding_id`]: 'binding.producer' }],
      ['an implementation of another version', { [`${bound}/adapter_implementation/version`]: 'v2' }],
      [
        'a binding with a configuration',
        {
          [`${bound}/binding/config_ref`]: at(
            sample.valid,
            `${trust}/resolved_profile/content/body/bindings/2/binding/config_ref`,
          ),
          [`${bound}/config_source`]: at(
            sample.valid,
            `${trust}/resolved_profile/content/body/bindings/2/config_source`,
          ),
        },
      ],
      ['E_TRUST before E_RESULT', { [`${manifest}/id`]: 'adapter.other.v1', '/snapshot/id': 'snapshot.other' }],
    ]),
  );
});

describe('E_RESULT', () => {
  testRows(sample, [
    ...rowsOf('E_RESULT', [
      ['another snapshot than the verified one', { '/snapshot/id': 'snapshot.other' }],
      ['another time than the verified one', { '/snapshot/body/observed_at': '2026-03-03T08:30:01Z' }],
      [
        'another result than the verified one',
        { [`${trust}/verified_result/content/body/recorded_at`]: '2026-03-03T08:21:01Z' },
      ],
      ['another digest than the verified one', { [`${trust}/verified_result/sha256`]: '0'.repeat(64) }],
      ['a result out of shape', reporting({ '/status': 'done' })],
      ['a result with a relation broken', reporting({ '/started_at': undefined })],
      ['another attempt', { [`${trust}/expected_attempt_id`]: 'attempt.other' }],
      ['another attempt number', { [`${trust}/expected_attempt_number`]: 2_147_483_647 }],
      ['a result of another request', reporting({ '/request_ref/sha256': '0'.repeat(64) })],
      ['a pass with failed evidence', reporting({ '/evidence/0/verdict': 'failed' })],
      ['a pass without evidence', reporting({ '/evidence': [] })],
      ['another execution', reporting({ '/execution/environment/environment_id': 'environment.other' })],
      ['an attempt before its request', reporting({ '/started_at': '2026-03-03T07:59:59Z' })],
      ['a report of somebody else', reporting({ '/reported_by/principal_id': 'principal.other' })],
      [
        'a skip reported by somebody else',
        { ...asStatus.skipped, ...reporting({ '/reported_by/principal_id': 'principal.other' }) },
      ],
      ['observed before it was recorded', observedAt('2026-03-03T08:20:59Z')],
    ]),
    ['observed when it was recorded', observedAt('2026-03-03T08:21:00Z'), passed],
  ]);
});
