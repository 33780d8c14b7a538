import { describe, it } from 'vitest';
import { buildStageRun, shapes } from '../../../test/support/builders.ts';
import type { Edit } from '../../../test/support/edit.ts';
import { at, body, expectRuns } from './support/runs.ts';

const { blob, content, revision, scope, sha, tree } = shapes;

// biome-ignore format: aligned tables
describe('stage run, stale', () => {
  const observe = (selector: object, value?: object): Edit[] => [
    [`${body}/stale_observations`, [{ selector, observed: value === undefined ? { state: 'absent' } : { state: 'present', value } }]],
  ];
  const place = '/stale_observations/0';
  const other = (value: object) => ({ ...value, repository_id: 'repo.other' });
  const sha256Revision = { ...revision(), hash_algorithm: 'sha256', commit_id: '3'.repeat(64) };

  it('target, base and source moved within the repository', () => {
    expectRuns({ status: 'stale' }, [
      [observe({ kind: 'target' }, revision('3')),                                     'accepted'],
      [observe({ kind: 'target' }),                                                    'accepted'],
      [observe({ kind: 'target' }, revision('1')),                                     at(`${place}/observed`)],
      [observe({ kind: 'target' }, other(revision('3'))),                              at(`${place}/observed/value/repository_id`)],
      [observe({ kind: 'target' }, sha256Revision),                                    'accepted'],
      [observe({ kind: 'base' }, revision('3')),                                       'accepted'],
      [observe({ kind: 'base' }, revision('2')),                                       at(`${place}/observed`)],
      [observe({ kind: 'base' }, other(revision('3'))),                                at(`${place}/observed/value/repository_id`)],
      [observe({ kind: 'base' }, sha256Revision),                                      at(`${place}/observed/value/hash_algorithm`)],
      [[['/request/body/base', { state: 'absent' }], ...observe({ kind: 'base' }, sha256Revision)], 'accepted'],
      [[['/request/body/base', { state: 'absent' }], ...observe({ kind: 'base' })],    at(`${place}/observed`)],
      [observe({ kind: 'source' }),                                                    'accepted'],
      [observe({ kind: 'source' }, { type: 'git-object', value: tree() }),             at(`${place}/observed`)],
      [observe({ kind: 'source' }, { type: 'git-object', value: blob('a') }),          'accepted'],
      [observe({ kind: 'source' }, { type: 'git-object', value: { ...blob('a'), revision: other(revision()) } }), at(`${place}/observed/value/value/revision/repository_id`)],
      [observe({ kind: 'source' }, { type: 'content', value: content('a', '1') }),     'accepted'],
    ]);
  });

  it('profile, environment and qualification are the same thing, changed', () => {
    const ref = { schema_version: 2, kind: 'resolved_profile', id: 'resolved.sample', sha256: sha('0') };
    const qualification = scope('qualification', 'q', '1');
    expectRuns({ status: 'stale' }, [
      [observe({ kind: 'resolved-profile' }, ref),                                     'accepted'],
      [observe({ kind: 'resolved-profile' }),                                          'accepted'],
      [observe({ kind: 'resolved-profile' }, { ...ref, id: 'resolved.other' }),        at(`${place}/observed/value/id`)],
      [[], at(`${place}/observed`), observe({ kind: 'resolved-profile' }, buildStageRun({ status: 'stale' }).request.body.resolved_profile_ref)],
      [observe({ kind: 'environment' }),                                               'accepted'],
      [observe({ kind: 'environment' }, { environment_id: 'environment.sample', fingerprint_sha256: sha('9') }), at(`${place}/observed`)],
      [observe({ kind: 'environment' }, { environment_id: 'environment.other', fingerprint_sha256: sha('9') }),  at(`${place}/observed/value/environment_id`)],
      [[['/request/body/qualification_ref', qualification], ...observe({ kind: 'qualification' })], 'accepted'],
      [[['/request/body/qualification_ref', qualification], ...observe({ kind: 'qualification' }, scope('qualification', 'q', '2'))], 'accepted'],
      [[['/request/body/qualification_ref', qualification], ...observe({ kind: 'qualification' }, qualification)], at(`${place}/observed`)],
      [observe({ kind: 'qualification' }, qualification),                              at(`${place}/selector`)],
      [observe({ kind: 'qualification' }),                                             at(`${place}/selector`)],
    ]);
  });

  it('inputs and gate decisions are ones the request has', () => {
    const input = (digit: string) => ({ type: 'artifact', value: { type: 'content', value: content('subject-finish-condition', digit) } });
    const gate: Edit = ['/request/body/gate_decision_refs', [scope('gate-decision', 'gate', '1')]];
    expectRuns({ status: 'stale' }, [
      [observe({ kind: 'input', input_id: 'input.finish' }, input('9')),               'accepted'],
      [observe({ kind: 'input', input_id: 'input.finish' }),                           'accepted'],
      [observe({ kind: 'input', input_id: 'input.finish' }, input('1')),               at(`${place}/observed`)],
      [observe({ kind: 'input', input_id: 'input.none' }, input('9')),                 at(`${place}/selector`)],
      [[gate, ...observe({ kind: 'gate-decision', scope_sha256: sha('1') })],          'accepted'],
      [[gate, ...observe({ kind: 'gate-decision', scope_sha256: sha('1') }, scope('gate-decision', 'gate', '2'))], 'accepted'],
      [[gate, ...observe({ kind: 'gate-decision', scope_sha256: sha('1') }, scope('gate-decision', 'gate', '1'))], at(`${place}/observed`)],
      [[gate, ...observe({ kind: 'gate-decision', scope_sha256: sha('2') })],          at(`${place}/selector`)],
      [observe({ kind: 'gate-decision', scope_sha256: sha('1') }),                     at(`${place}/selector`)],
    ]);
  });
});
