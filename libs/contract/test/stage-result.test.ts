import { describe, it } from 'vitest';
import type { StageResultBody } from '#contract';
import { buildStageRun, shapes, type WorkRole } from '../../../test/support/builders.ts';
import type { Edit } from '../../../test/support/edit.ts';
import { expectRows } from './support/tables.ts';

const { blob, content, revision, scope, sha, tool, tree } = shapes;
const shape = 'E_SHAPE';
const relation = 'E_RELATION';
const result = (status: StageResultBody['status'] = 'completed', role: WorkRole = 'producer') =>
  buildStageRun({ status, role }).result;
const neverRan = (status: 'failed' | 'cancelled') => buildStageRun({ status, executed: false }).result;
const execution = '/body/execution';

// biome-ignore format: aligned tables
describe('stage_result, form', () => {
  it('has its parts and caps', () => {
    const required = [
      'request_ref', 'resolved_profile_ref', 'attempt_id', 'attempt_number', 'reported_by', 'status', 'outputs', 'diagnostics',
      'evidence', 'recorded_at',
    ];
    expectRows(result('failed'), [
      ...required.map((key) => [[[`/body/${key}`, undefined]], shape, `/body/${key}`] as const),
      [[['/body/attempt_number', 0]],                          shape, '/body/attempt_number'],
      [[['/body/attempt_number', '1']],                        shape, '/body/attempt_number'],
      [[['/body/attempt_number', 2147483647]],                 undefined],
      [[['/body/status', 'done']],                             shape, '/body/status'],
      [[['/body/outcome', { family: 'change', value: 'passed' }]], shape, '/body/outcome/value'],
      [[['/body/outcome', { family: 'check', value: 'changed' }]], shape, '/body/outcome/value'],
      [[['/body/outcome/family', 'other']],                    shape, '/body/outcome/family'],
      [[['/body/reason', {}]],                                 shape, '/body/reason/reason_id'],
      [[['/body/reason/summary', undefined]],                  undefined],
      [[['/body/reason/summary', '']],                         shape, '/body/reason/summary'],
      [[['/body/reason/summary', 'a'.repeat(1024)]],           undefined],
      [[['/body/reason/summary', 'a'.repeat(1025)]],           shape, '/body/reason/summary'],
      [[['/body/reason/summary', 'ä'.repeat(512)]],            undefined],
      [[['/body/reason/summary', `a${'ä'.repeat(512)}`]],      shape, '/body/reason/summary'],
      [[['/body/delta_ref', content('d', '1')]],               shape, '/body/delta_ref/media_type'],
      [[['/body/diagnostics', contents(256)]],                 undefined],
      [[['/body/diagnostics', contents(257)]],                 'E_LIMIT', '/body/diagnostics'],
      [[['/body/evidence/0/verdict', 'skipped']],              shape, '/body/evidence/0/verdict'],
      [[['/body/evidence/0/proof_ref', undefined]],            shape, '/body/evidence/0/proof_ref'],
      [[['/body/started_at', 'x']],                            shape, '/body/started_at'],
      [[['/body/finished_at', 'x']],                           shape, '/body/finished_at'],
      [[['/body/more', 1]],                                    shape, '/body/more'],
    ]);
  });

  it('has its lists in order', () => {
    const evidence = (id: string, kind: string) => ({ evidence_id: id, kind, verdict: 'failed', proof_ref: content('p', '1') });
    const output = (id: string) => ({ output_id: id, ref: content('o', '1') });
    expectRows(result('failed'), [
      [[['/body/outputs', [output('b'), output('a')]]],         shape, '/body/outputs/1'],
      [[['/body/outputs', [output('a'), output('a')]]],         shape, '/body/outputs/1'],
      [[['/body/diagnostics', contents(2).reverse()]],          shape, '/body/diagnostics/1'],
      [[['/body/evidence', [evidence('b', 'deterministic'), evidence('a', 'behavioral')]]], shape, '/body/evidence/1'],
      [[['/body/evidence', [evidence('a', 'deterministic'), evidence('b', 'behavioral')]]], undefined],
      [[['/body/evidence', [evidence('a', 'deterministic'), evidence('b', 'deterministic')]]], shape, '/body/evidence/1/kind'],
    ]);
  });

  it('observes a thing of the selector’s type', () => {
    const present = (value: object) => ({ state: 'present', value });
    const stale = (selector: object, observed: object): Edit[] => [['/body/stale_observations', [{ selector, observed }]]];
    const at = '/body/stale_observations/0';
    const input = { type: 'artifact', value: { type: 'content', value: content('a', '1') } };
    const resolvedRef = { schema_version: 2, kind: 'resolved_profile', id: 'a', sha256: sha('1') };
    expectRows(result('stale'), [
      [[['/body/stale_observations', []]],                                  shape, '/body/stale_observations'],
      ...[
        [{ kind: 'target' }, revision(), tree(), '/observed/value/repository_id'],
        [{ kind: 'base' }, revision(), tree(), '/observed/value/repository_id'],
        [{ kind: 'source' }, { type: 'git-object', value: tree() }, revision(), '/observed/value/type'],
        [{ kind: 'resolved-profile' }, resolvedRef, { ...resolvedRef, kind: 'profile' }, '/observed/value/kind'],
        [{ kind: 'qualification' }, scope('qualification', 'q', '1'), scope('grant', 'q', '1'), '/observed/value/purpose'],
        [{ kind: 'environment' }, { environment_id: 'e', fingerprint_sha256: sha('1') }, revision(), '/observed/value/environment_id'],
        [{ kind: 'input', input_id: 'i' }, input, content('a', '1'), '/observed/value/type'],
        [{ kind: 'gate-decision', scope_sha256: sha('1') }, scope('gate-decision', 'g', '1'), scope('grant', 'g', '1'), '/observed/value/purpose'],
      ].flatMap(([selector, good, bad, place]) => [
        [stale(selector as object, present(good as object)),                undefined] as const,
        [stale(selector as object, { state: 'absent' }),                    undefined] as const,
        [stale(selector as object, present(bad as object)),                 shape, `${at}${place}`] as const,
      ]),
      [stale({ kind: 'other' }, { state: 'absent' }),                       shape, `${at}/selector/kind`],
      [stale({ kind: 'input' }, { state: 'absent' }),                       shape, `${at}/selector/input_id`],
      [stale({ kind: 'target', input_id: 'a' }, { state: 'absent' }),       shape, `${at}/selector/input_id`],
      [stale({ kind: 'gate-decision' }, { state: 'absent' }),               shape, `${at}/selector/scope_sha256`],
      [stale({ kind: 'target' }, { state: 'gone' }),                        shape, `${at}/observed/state`],
      [[['/body/stale_observations/0/more', 1]],                            shape, `${at}/more`],
    ]);
    const observations = (...selectors: object[]) => selectors.map((selector) => ({ selector, observed: { state: 'absent' } }));
    expectRows(result('stale'), [
      [[['/body/stale_observations', observations({ kind: 'input', input_id: 'a' }, { kind: 'input', input_id: 'b' })]], undefined],
      [[['/body/stale_observations', observations({ kind: 'input', input_id: 'b' }, { kind: 'input', input_id: 'a' })]], shape, '/body/stale_observations/1'],
      [[['/body/stale_observations', observations({ kind: 'gate-decision', scope_sha256: sha('2') }, { kind: 'gate-decision', scope_sha256: sha('1') })]], shape, '/body/stale_observations/1'],
      [[['/body/stale_observations', observations({ kind: 'target' }, { kind: 'base' })]],   shape, '/body/stale_observations/1'],
      [[['/body/stale_observations', observations({ kind: 'target' }, { kind: 'target' })]], shape, '/body/stale_observations/1'],
      [[['/body/stale_observations', observations({ kind: 'base' }, { kind: 'gate-decision', scope_sha256: sha('2') }, { kind: 'input', input_id: 'z' }, { kind: 'target' })]], undefined],
    ]);
  });

  it('an execution is of one role and one kind', () => {
    expectRows(result('failed'), [
      ...['performer', 'actual_binding', 'environment', 'used_capability', 'metadata'].map(
        (key) => [[[`${execution}/${key}`, undefined]],         shape, `${execution}/${key}`] as const,
      ),
      [[[`${execution}/performer/role`, 'reviewer']],           shape, `${execution}/performer/role`],
      [[[`${execution}/performer/role`, 'operator']],           shape, `${execution}/performer/role`],
      [[[`${execution}/actual_binding/role`, 'operator']],      shape, `${execution}/actual_binding/role`],
      [[[`${execution}/actual_binding/execution_kind`, 'deterministic']], shape, `${execution}/metadata/kind`],
      [[[`${execution}/actual_binding/config_ref`, { state: 'absent' }]], undefined],
      [[[`${execution}/actual_binding/config_ref`, blob('a')]], shape, `${execution}/actual_binding/config_ref/state`],
      [[[`${execution}/actual_binding/more`, 1]],               shape, `${execution}/actual_binding/more`],
      [[[`${execution}/used_capability`, { kind: 'registered', id: 'core.x.v1' }]], shape, `${execution}/used_capability/id`],
      [[[`${execution}/used_capability`, { kind: 'unclassified', id: 'core.x.v1' }]], undefined],
      [[[`${execution}/used_capability`, { kind: 'unclassified', id: 'core.verify.run.v1' }]], shape, `${execution}/used_capability/id`],
      [[[`${execution}/used_capability`, { kind: 'unclassified', id: 'X' }]], shape, `${execution}/used_capability/id`],
      [[[`${execution}/used_capability/kind`, 'other']],        shape, `${execution}/used_capability/kind`],
    ]);
  });

  it('facts are recorded, computed, unavailable, or for programs not applicable', () => {
    const facts = `${execution}/metadata`;
    const none = { state: 'not-applicable' };
    const unavailable = { state: 'unavailable', reason_id: 'reason.a' };
    expectRows(result('failed'), [
      ...['provider', 'model', 'snapshot', 'effort', 'prompt', 'skills'].flatMap((name) => [
        [[[`${facts}/${name}`, unavailable]],                   undefined] as const,
        [[[`${facts}/${name}`, none]],                          shape, `${facts}/${name}/state`] as const,
        [[[`${facts}/${name}/state`, 'computed']],              undefined] as const,
        [[[`${facts}/${name}/source_ref`, undefined]],          shape, `${facts}/${name}/source_ref`] as const,
        [[[`${facts}/${name}`, undefined]],                     shape, `${facts}/${name}`] as const,
      ]),
      [[[`${facts}/tools`, unavailable]],                       undefined],
      [[[`${facts}/tools`, none]],                              shape, `${facts}/tools/state`],
      [[[`${facts}/provider`, { ...unavailable, value: 'a' }]], shape, `${facts}/provider/value`],
      [[[`${facts}/provider/value`, 'A']],                      shape, `${facts}/provider/value`],
      [[[`${facts}/prompt/value`, 'a']],                        shape, `${facts}/prompt/value`],
      [[[`${facts}/skills/value`, [blob('b'), blob('a')]]],     shape, `${facts}/skills/value/1`],
      [[[`${facts}/tools/value`, [tool('b'), tool('a')]]],      shape, `${facts}/tools/value/1`],
      [[[`${facts}/skills/value`, blobs(32)]],                  undefined],
      [[[`${facts}/skills/value`, blobs(33)]],                  shape, `${facts}/skills/value`],
    ]);
    expectRows(result('failed', 'verifier'), [
      ...['provider', 'model', 'snapshot', 'effort', 'prompt', 'skills'].map(
        (name) => [[[`${facts}/${name}`, unavailable]],         shape, `${facts}/${name}/reason_id`] as const,
      ),
      [[[`${facts}/tools`, none]],                              shape, `${facts}/tools/state`],
      [[[`${facts}/tools`, unavailable]],                       undefined],
    ]);
  });
});

// biome-ignore format: aligned tables
describe('stage_result, which parts a status has', () => {
  const values: Record<string, unknown> = {
    outcome: { family: 'change', value: 'inconclusive' },
    stale_observations: [{ selector: { kind: 'target' }, observed: { state: 'absent' } }],
    delta_ref: content('delta', '1', 'text/x-diff'),
    execution: result().body.execution,
    started_at: '2030-01-01T00:00:01Z',
    finished_at: '2030-01-01T00:00:02Z',
    reason: { reason_id: 'reason.a' },
    outputs: [{ output_id: 'o', ref: content('o', '1') }],
    diagnostics: contents(1),
    evidence: result().body.evidence,
  };
  const forbidden = (...parts: string[]) =>
    parts.map((part) => [[[`/body/${part}`, values[part]]], relation, `/body/${part}`] as const);
  const required = (...parts: string[]) => parts.map((part) => [[[`/body/${part}`, undefined]], relation, `/body/${part}`] as const);
  const optional = (...parts: string[]) => parts.map((part) => [[[`/body/${part}`, values[part]]], undefined] as const);

  it('completed', () => {
    expectRows(result('completed'), [
      ...required('execution', 'outcome', 'started_at', 'finished_at'),
      ...forbidden('diagnostics', 'stale_observations', 'reason'),
      [[['/body/outcome/value', 'inconclusive']],                          relation, '/body/reason'],
      [[['/body/outcome/value', 'inconclusive'], ['/body/reason', values.reason]], undefined],
      [[['/body/delta_ref', undefined]],                                   undefined],
    ]);
  });

  it('skipped, stale and blocked', () => {
    const notRun = ['outcome', 'delta_ref', 'execution', 'started_at', 'finished_at', 'outputs', 'evidence'];
    expectRows(result('skipped'), [...required('reason'), ...forbidden(...notRun, 'stale_observations', 'diagnostics')]);
    expectRows(result('stale'),   [...required('reason', 'stale_observations'), ...forbidden(...notRun, 'diagnostics')]);
    expectRows(result('blocked'), [...required('reason'), ...forbidden(...notRun, 'stale_observations'), ...optional('diagnostics')]);
  });

  it('failed and cancelled, executed or not', () => {
    for (const status of ['failed', 'cancelled'] as const) {
      expectRows(result(status), [
        ...required('reason', 'outcome', 'started_at', 'finished_at'),
        ...forbidden('outputs', 'delta_ref', 'stale_observations'),
        [[['/body/outcome/value', 'changed']],                             relation, '/body/outcome/value'],
        [[['/body/evidence', []]],                                         relation, '/body/evidence'],
        [[['/body/evidence/0/verdict', 'inconclusive']],                   undefined],
        [[['/body/evidence/0/verdict', 'passed']],                         relation, '/body/evidence/0/verdict'],
        [[['/body/execution', undefined]],                                 relation, '/body/outcome'],
      ]);
      expectRows(neverRan(status), [
        ...required('reason'),
        ...forbidden('outputs', 'delta_ref', 'stale_observations', 'outcome', 'started_at', 'finished_at', 'evidence'),
      ]);
    }
    expectRows(result('failed'),    [[[['/body/diagnostics', []]], relation, '/body/diagnostics']]);
    expectRows(result('cancelled'), [[[['/body/diagnostics', []]], undefined]]);
  });

  it('times go forward', () => {
    for (const status of ['completed', 'failed', 'cancelled'] as const) {
      expectRows(result(status), [
        [[['/body/started_at', '2030-01-01T00:00:02Z']],                   undefined],
        [[['/body/started_at', '2030-01-01T00:00:03Z']],                   relation, '/body/finished_at'],
        [[['/body/finished_at', '2030-01-01T00:00:03Z']],                  undefined],
        [[['/body/finished_at', '2030-01-01T00:00:04Z']],                  relation, '/body/recorded_at'],
      ]);
    }
  });
});

function contents(count: number) {
  return Array.from({ length: count }, (_, index) => content(`c${String(index).padStart(3, '0')}`, '1'));
}

function blobs(count: number) {
  return Array.from({ length: count }, (_, index) => blob(`s${String(index).padStart(3, '0')}`));
}
