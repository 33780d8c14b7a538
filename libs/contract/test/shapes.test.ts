import { describe, it } from 'vitest';
import { buildProfileSet, buildStageRun, shapes } from '../../../test/support/builders.ts';
import { expectRows, type Row } from './support/tables.ts';

const { blob, content, scope, sha, tree } = shapes;
const shape = 'E_SHAPE';

const manifest = () => buildProfileSet().manifests[2];
const request = (role: 'forge' | 'producer' | 'reviewer' | 'verifier' = 'producer') => buildStageRun({ role }).request;

/** Rows that put one value after another at the same place; an accepted one comes without a token. */
const at = (pointer: string, values: readonly (readonly [value: unknown, code?: string, at?: string])[]): Row[] =>
  values.map(([value, code, place]) => [[[pointer, value]], code, code === undefined ? undefined : (place ?? pointer)]);

// biome-ignore format: aligned tables
describe('shared shapes', () => {
  it('an envelope has its four keys and no other', () => {
    expectRows(manifest(), [
      [[['/schema_version', 1]],   shape, '/schema_version'],
      [[['/schema_version', '2']], shape, '/schema_version'],
      [[['/kind', 'manifest']],    shape, '/kind'],
      [[['/kind', undefined]],     shape, '/kind'],
      [[['/id', undefined]],       shape, '/id'],
      [[['/id', 'A']],             shape, '/id'],
      [[['/body', []]],            shape, '/body'],
      [[['/body', undefined]],     shape, '/body'],
      [[['/more', 1]],             shape, '/more'],
      [[['/__proto__', 1]],        shape, '/__proto__'],
      [[['/body/constructor', 1]], shape, '/body/constructor'],
      [[['', []]],                 shape, '/kind'],
      [[['', null]],               shape, '/kind'],
      [[['', 'adapter_manifest']], shape, '/kind'],
    ]);
  });

  it('an id', () => {
    expectRows(manifest(), at('/id', [
      ['a'], ['0'], ['a._:-0'], ['a'.repeat(128)],
      ['', shape], ['a'.repeat(129), shape], ['.a', shape], ['-a', shape], ['a b', shape], ['a/b', shape], ['aB', shape],
      ['a\n', shape], ['ä', shape], [1, shape], [null, shape],
    ]));
  });

  it('a Git object', () => {
    const place = '/body/package_ref';
    expectRows(manifest(), [
      ...at(`${place}/revision/repository_id`, [['a'], ['A', shape], [undefined, shape]]),
      ...at(`${place}/revision/hash_algorithm`, [['md5', shape], ['sha256', shape, `${place}/object_id`]]),
      ...at(`${place}/revision/commit_id`, [['a'.repeat(39), shape], ['A'.repeat(40), shape], ['a'.repeat(64), shape]]),
      ...at(`${place}/object_id`, [['f'.repeat(40)], ['f'.repeat(64), shape], ['g'.repeat(40), shape], [1, shape]]),
      ...at(`${place}/object_type`, [['commit', shape], ['blob', shape, `${place}/mode`]]),
      ...at(`${place}/mode`, [['100644', shape], ['120000', shape], ['40000', shape]]),
      ...at(`${place}/more`, [[1, shape]]),
      ...at(place, [
        [tree()],
        [blob('a')],
        [{ ...blob('a'), mode: '100755' }],
        [{ ...blob('a'), mode: '040000' }, shape, `${place}/mode`],
        [{ ...blob('a'), location: { kind: 'root' } }, shape, `${place}/object_type`],
        [{ ...tree(), location: { kind: 'root', value: 'a' } }, shape, `${place}/location/value`],
        [{ ...tree(), location: { kind: 'path' } }, shape, `${place}/location/value`],
        [{ ...tree(), location: { kind: 'other' } }, shape, `${place}/location/kind`],
        [{ ...tree(), location: {} }, shape, `${place}/location/kind`],
        [sha256Tree()],
        [{ ...sha256Tree(), object_id: 'b'.repeat(40) }, shape, `${place}/object_id`],
        [{ ...sha256Tree(), revision: { ...sha256Tree().revision, commit_id: '1'.repeat(40) } }, shape, `${place}/revision/commit_id`],
      ]),
    ]);
  });

  it('a path', () => {
    const place = '/body/package_ref/location/value';
    expectRows(manifest(), at(place, [
      ['a'], ['a/b'], ['.a'], ['..a/a..'], ['...'], ['a b'], ['.git/config'], ['ä/日本/🙂'], ['a'.repeat(8192)],
      ['', shape], ['/a', shape], ['a/', shape], ['a//b', shape], ['.', shape], ['..', shape], ['a/.', shape], ['a/../b', shape],
      ['./a', shape], ['a\\b', shape], ['a\u0000', shape], ['a\u001fb', shape], ['a\u007f', shape], ['a\u009f', shape], ['a\n', shape],
      ['a'.repeat(8193), 'E_LIMIT'],
    ]));
  });

  it('named content', () => {
    const place = '/body/config_contract_ref/decision_record_ref';
    expectRows(manifest(), [
      ...at(`${place}/content_id`, [['a._-'], ['a:b', shape], ['a/b', shape], ['a'.repeat(129), shape], [undefined, shape]]),
      ...at(`${place}/media_type`, [
        ['a/b'], ['application/vnd.ystack.x+json'], ['0!#$&^_.+-/0!#$&^_.+-'], [`${'a'.repeat(63)}/${'b'.repeat(63)}`],
        [`${'a'.repeat(64)}/${'b'.repeat(63)}`, shape], ['a', shape], ['a/', shape], ['/b', shape], ['A/b', shape],
        ['a/b;c=d', shape], ['a/b/c', shape], ['+a/b', shape],
      ]),
      ...at(`${place}/sha256`, [['f'.repeat(64)], ['F'.repeat(64), shape], ['f'.repeat(63), shape], ['f'.repeat(65), shape]]),
      ...at(`${place}/more`, [[1, shape]]),
    ]);
  });

  it('a scope', () => {
    const place = '/body/config_contract_ref';
    expectRows(manifest(), [
      ...at(`${place}/purpose`, [['authority', shape], ['other', shape], [undefined, shape]]),
      ...at(`${place}/scope_sha256`, [['0', shape]]),
      ...at(`${place}/subject_ref`, [
        [{ type: 'artifact', value: { type: 'git-object', value: tree() } }],
        [{ type: 'document', value: documentRef('profile') }],
        [{ type: 'document', value: documentRef('other') }, shape, `${place}/subject_ref/value/kind`],
        [{ type: 'document', value: { ...documentRef('profile'), schema_version: 1 } }, shape, `${place}/subject_ref/value/schema_version`],
        [{ type: 'artifact', value: documentRef('profile') }, shape, `${place}/subject_ref/value/type`],
        [{ type: 'other', value: tree() }, shape, `${place}/subject_ref/type`],
        [content('a', '1'), shape, `${place}/subject_ref/type`],
      ]),
    ]);
  });

  it('a document ref names the kind that belongs there', () => {
    expectRows(request(), at('/body/resolved_profile_ref/kind', [['profile', shape], ['stage_request', shape]]));
    expectRows(buildProfileSet().profile, at('/body/bindings/0/manifest_ref/kind', [['profile', shape]]));
    expectRows(buildProfileSet().resolved, at('/body/profile_ref/kind', [['resolved_profile', shape]]));
    const { result } = buildStageRun();
    expectRows(result, at('/body/request_ref/kind', [['stage_result', shape]]));
    expectRows(result, at('/body/resolved_profile_ref/kind', [['profile', shape]]));
  });

  it('each scope has the purpose of its place', () => {
    expectRows(request('reviewer'), [
      ...at('/body/selection_ref/purpose', [['policy', shape]]),
      ...at('/body/repository_context_ref/purpose', [['policy', shape]]),
      ...at('/body/risk/policy_ref/purpose', [['grant', shape]]),
      ...at('/body/finish_condition/ref/purpose', [['policy', shape]]),
      ...at('/body/verification_instruction/ref/purpose', [['policy', shape]]),
      ...at('/body/operation/arguments/review_policy/ref/purpose', [['policy', shape]]),
      ...at('/body/qualification_ref', [[scope('qualification', 'q', '1')], [scope('grant', 'q', '1'), shape, '/body/qualification_ref/purpose']]),
      ...at('/body/grant_ref', [[scope('grant', 'g', '1')], [scope('qualification', 'g', '1'), shape, '/body/grant_ref/purpose']]),
      ...at('/body/gate_decision_refs/-', [[scope('gate-decision', 'g', '1')], [scope('grant', 'g', '1'), shape, '/body/gate_decision_refs/0/purpose']]),
      ...at('/body/risk/required_gate_refs/-', [[scope('gate-requirement', 'g', '1')], [scope('grant', 'g', '1'), shape, '/body/risk/required_gate_refs/0/purpose']]),
    ]);
    expectRows(request('forge'), at('/body/operation/arguments/materialization_contract/ref/purpose', [['policy', shape]]));
    expectRows(request('verifier'), at('/body/operation/arguments/verification_plan/ref/purpose', [['policy', shape]]));
    expectRows(request('producer'), at('/body/operation/arguments/allowed_delta/ref/purpose', [['output-contract', shape]]));
    expectRows(buildProfileSet().profile, at('/body/bindings/1/authority_ref/purpose', [['grant', shape]]));
  });

  it('a delivered scope is about named bytes', () => {
    const place = '/body/finish_condition/ref/subject_ref';
    expectRows(request(), at(place, [
      [{ type: 'artifact', value: { type: 'git-object', value: tree() } }, shape, `${place}/value/type`],
      [{ type: 'document', value: documentRef('profile') }, shape, `${place}/type`],
    ]));
    expectRows(request(), at('/body/finish_condition/input_id', [['A', shape], [undefined, shape]]));
    expectRows(request(), at('/body/finish_condition/more', [[1, shape]]));
  });

  it('an actor', () => {
    const place = '/body/requested_by';
    expectRows(request(), [
      ...at(`${place}/role`, [['manager'], ['observer'], ['operator'], ['ci'], ['identity'], ['owner', shape]]),
      ...at(`${place}/authority_ref`, [[scope('authority', 'a', '1')], [scope('grant', 'a', '1'), shape, `${place}/authority_ref/purpose`]]),
      ...['implementation_id', 'implementation_version', 'adapter_instance_id', 'principal_id', 'execution_boundary_id'].flatMap((key) =>
        at(`${place}/${key}`, [['A', shape], [undefined, shape]]),
      ),
      ...at(`${place}/more`, [[1, shape]]),
    ]);
  });

  it('a tool', () => {
    const place = '/body/offered_tools/0';
    expectRows(manifest(), [
      ...at(`${place}/tool_id`, [['A', shape]]),
      ...at(`${place}/tool_version`, [['', shape]]),
      ...at(`${place}/config_ref`, [[{ state: 'absent' }], [{ state: 'absent', value: 1 }, shape, `${place}/config_ref/value`]]),
      ...at(`${place}/config_ref/state`, [['absent', shape, `${place}/config_ref/value`], ['gone', shape]]),
      ...at(`${place}/config_ref/value`, [[undefined, shape]]),
      ...at(`${place}/package_ref`, [[undefined, shape]]),
    ]);
  });

  it('a time is a second of a real date', () => {
    expectRows(buildStageRun({ status: 'skipped' }).result, at('/body/recorded_at', [
      ['2028-02-29T23:59:59Z'], ['2000-02-29T00:00:00Z'], ['0000-01-01T00:00:00Z'],
      ['2027-02-29T00:00:00Z', shape], ['1900-02-29T00:00:00Z', shape], ['2028-02-30T00:00:00Z', shape], ['2028-04-31T00:00:00Z', shape],
      ['2028-13-01T00:00:00Z', shape], ['2028-00-01T00:00:00Z', shape], ['2028-01-00T00:00:00Z', shape], ['2028-01-01T24:00:00Z', shape],
      ['2028-01-01T00:60:00Z', shape], ['2028-01-01T00:00:60Z', shape], ['2028-01-01T00:00:00.0Z', shape], ['2028-01-01T00:00:00+00:00', shape],
      ['2028-01-01 00:00:00Z', shape], ['2028-01-01T00:00:00z', shape], ['2028-01-01T00:00:00Z\n', shape], [0, shape],
    ]));
  });
});

const documentRef = (kind: string) => ({ schema_version: 2, kind, id: 'a', sha256: sha('1') });

function sha256Tree() {
  const object = tree('a', 'b');
  return {
    ...object,
    object_id: 'b'.repeat(64),
    revision: { ...object.revision, hash_algorithm: 'sha256', commit_id: '1'.repeat(64) },
  };
}
