import { describe, it } from 'vitest';
import { buildStageRun, shapes, type WorkRole } from '../../../test/support/builders.ts';
import type { Edit } from '../../../test/support/edit.ts';
import { expectRows } from './support/tables.ts';

const { blob, content, revision, scope, sha, tree } = shapes;
const shape = 'E_SHAPE';
const relation = 'E_RELATION';
const request = (role: WorkRole = 'producer') => buildStageRun({ role }).request;
const terms = '/body/operation/arguments';

const elsewhere = { ...revision(), repository_id: 'repo.other' };
const inputs = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    input_id: `more.${String(index).padStart(3, '0')}`,
    value: asInput(content('a', '1')),
  }));

// biome-ignore format: aligned tables
describe('stage_request, form', () => {
  it('has its parts and caps', () => {
    const required = [
      'initiative_id', 'workflow_id', 'stage_id', 'task_class_id', 'requested_by', 'target_repository_id', 'target_revision', 'base',
      'source', 'inputs', 'prior_evidence_refs', 'risk', 'resolved_profile_ref', 'selection_ref', 'repository_context_ref',
      'gate_decision_refs', 'environment_ref', 'operation', 'finish_condition', 'verification_instruction', 'required_evidence_kinds',
      'requested_at',
    ];
    expectRows(request(), [
      ...required.map((key) => [[[`/body/${key}`, undefined]], shape, `/body/${key}`] as const),
      ...['initiative_id', 'workflow_id', 'stage_id', 'task_class_id', 'target_repository_id'].map(
        (key) => [[[`/body/${key}`, 'A']], shape, `/body/${key}`] as const,
      ),
      [[['/body/requested_at', '2030-01-01']],            shape, '/body/requested_at'],
      [[['/body/inputs', manyInputs(256)]],               undefined],
      [[['/body/inputs', manyInputs(257)]],               'E_LIMIT', '/body/inputs'],
      [[['/body/inputs/0/more', 1]],                      shape, '/body/inputs/0/more'],
      [[['/body/environment_ref/fingerprint_sha256', 0]], shape, '/body/environment_ref/fingerprint_sha256'],
      [[['/body/required_evidence_kinds', []]],           shape, '/body/required_evidence_kinds'],
      [[['/body/required_evidence_kinds', ['architecture', 'behavioral', 'deterministic', 'independent-review']]], shape, '/body/required_evidence_kinds'],
      [[['/body/required_evidence_kinds', ['proof']]],    shape, '/body/required_evidence_kinds/0'],
      [[['/body/source', { state: 'absent' }]],           undefined],
      [[['/body/source/value', { type: 'content', value: content('source', '1') }]], undefined],
      [[['/body/source/value', tree()]],                  shape, '/body/source/value/type'],
      [[['/body/base', { state: 'absent' }]],             undefined],
      [[['/body/base/value', tree()]],                    shape, '/body/base/value/repository_id'],
      [[['/body/more', 1]],                               shape, '/body/more'],
    ]);
  });

  it('a tier is the core’s, or of an owner by reversed domain', () => {
    const tier = '/body/risk/tier';
    expectRows(request(), [
      [[[`${tier}/name`, 'high']],                             undefined],
      [[[`${tier}/name`, 'bootstrap']],                        undefined],
      [[[`${tier}/name`, 'low']],                              shape, `${tier}/name`],
      [[[tier, { namespace: 'org.sample', name: 'low' }]],     undefined],
      [[[tier, { namespace: 'a.b-c.d0', name: 'x:y' }]],       undefined],
      [[[tier, { namespace: 'org.sample', name: 'Low' }]],     shape, `${tier}/name`],
      [[[tier, { namespace: 'org', name: 'low' }]],            shape, `${tier}/namespace`],
      [[[tier, { namespace: 'org.', name: 'low' }]],           shape, `${tier}/namespace`],
      [[[tier, { namespace: 'org.-a', name: 'low' }]],         shape, `${tier}/namespace`],
      [[[tier, { namespace: 'org.a-', name: 'low' }]],         shape, `${tier}/namespace`],
      [[[tier, { namespace: 'Org.a', name: 'low' }]],          shape, `${tier}/namespace`],
      [[[tier, { namespace: `org.${'a'.repeat(63)}`, name: 'low' }]], undefined],
      [[[tier, { namespace: `org.${'a'.repeat(64)}`, name: 'low' }]], shape, `${tier}/namespace`],
      [[['/body/risk/reason_ids', []]],                        shape, '/body/risk/reason_ids'],
      [[['/body/risk/more', 1]],                               shape, '/body/risk/more'],
    ]);
  });

  it('an operation has the arguments of its capability', () => {
    expectRows(request('producer'), [
      [[['/body/operation/capability_id', 'core.x.v1']],         shape, '/body/operation/capability_id'],
      [[['/body/operation/capability_id', 'core.review.change.v1']], shape, `${terms}/change_ref`],
      [[['/body/operation/permissions', []]],                    shape, '/body/operation/permissions'],
      [[['/body/operation/binding_id', 'A']],                    shape, '/body/operation/binding_id'],
      [[['/body/operation/role', 'operator']],                   shape, '/body/operation/role'],
      [[[`${terms}/artifact_kind`, 'image']],                    shape, `${terms}/artifact_kind`],
      [[[`${terms}/artifact_kind`, 'plan']],                     shape, `${terms}/output_contract`],
      [[[`${terms}/network_mode`, 'deny']],                      shape, `${terms}/network_mode`],
    ]);
    expectRows(buildStageRun({ artifactKind: 'plan' }).request, [
      [[[`${terms}/artifact_kind`, 'structured-artifact']],      undefined],
      [[[`${terms}/artifact_kind`, 'git-patch']],                shape, `${terms}/allowed_delta`],
    ]);
    expectRows(request('forge'), [
      [[[`${terms}/network_mode`, 'allow']],                     shape, `${terms}/network_mode`],
      [[[`${terms}/candidate_output_id`, undefined]],            shape, `${terms}/candidate_output_id`],
      [[[`${terms}/source_tree_input_id`, undefined]],           shape, `${terms}/source_tree_input_id`],
    ]);
    expectRows(request('verifier'), [
      [[[`${terms}/network_mode`, 'allow']],                     shape, `${terms}/network_mode`],
      [[[`${terms}/candidate_input_id`, undefined]],             shape, `${terms}/candidate_input_id`],
    ]);
  });

  it('a change is of one repository and its delta is a patch', () => {
    const change = `${terms}/change_ref`;
    expectRows(request('reviewer'), [
      [[[`${change}/repository_id`, 'repo.other']],              shape, `${change}/head/repository_id`],
      [[[`${change}/head/repository_id`, 'repo.other']],         shape, `${change}/head/repository_id`],
      [[[`${change}/base/value/repository_id`, 'repo.other']],   shape, `${change}/base/value/repository_id`],
      [[[`${change}/delta_ref/media_type`, 'text/plain']],       shape, `${change}/delta_ref/media_type`],
      [[[`${change}/more`, 1]],                                  shape, `${change}/more`],
    ]);
  });

  it('has its lists in order', () => {
    const evidence = (digit: string, id: string) => ({
      stage_result_ref: { schema_version: 2, kind: 'stage_result', id: `result.${id}`, sha256: sha(digit) },
      evidence_id: id,
    });
    const gates = (...digits: string[]) => digits.map((digit) => scope('gate-decision', 'gate', digit));
    expectRows(request(), [
      [[['/body/inputs', [...request().body.inputs].reverse()]],                     shape, '/body/inputs/1'],
      [[['/body/inputs/1/input_id', 'input.finish']],                                shape, '/body/inputs/1'],
      [[['/body/prior_evidence_refs', [evidence('1', 'b'), evidence('2', 'a')]]],    undefined],
      [[['/body/prior_evidence_refs', [evidence('1', 'a'), evidence('1', 'b')]]],    undefined],
      [[['/body/prior_evidence_refs', [evidence('2', 'a'), evidence('1', 'b')]]],    shape, '/body/prior_evidence_refs/1'],
      [[['/body/prior_evidence_refs', [evidence('1', 'b'), evidence('1', 'a')]]],    shape, '/body/prior_evidence_refs/1'],
      [[['/body/prior_evidence_refs', [evidence('1', 'a'), evidence('1', 'a')]]],    shape, '/body/prior_evidence_refs/1'],
      [[['/body/risk/reason_ids', ['b', 'a']]],                                      shape, '/body/risk/reason_ids/1'],
      [[['/body/gate_decision_refs', gates('1', '2')]],                              undefined],
      [[['/body/gate_decision_refs', gates('2', '1')]],                              shape, '/body/gate_decision_refs/1'],
      [[['/body/gate_decision_refs', gates('1', '1')]],                              shape, '/body/gate_decision_refs/1'],
      [[['/body/risk/required_gate_refs', ['2', '1'].map((digit) => scope('gate-requirement', 'gate', digit))]], shape, '/body/risk/required_gate_refs/1'],
      [[['/body/operation/permissions', [...request().body.operation.permissions].reverse()]], shape, '/body/operation/permissions/1'],
      [[['/body/required_evidence_kinds', ['deterministic', 'behavioral']]],         shape, '/body/required_evidence_kinds/1'],
    ]);
  });
});

// biome-ignore format: aligned tables
describe('stage_request, relations', () => {
  it('asks what the role’s capability is', () => {
    expectRows(request('producer'), [
      [[['/body/operation/role', 'reviewer']],                     relation, '/body/operation/capability_id'],
      [[['/body/operation/role', 'publisher']],                    relation, '/body/operation/capability_id'],
      [[['/body/operation/permissions/0', undefined]],             relation, '/body/operation/permissions'],
      // The list of the other execution kind: which one holds, the resolved profile tells.
      [[['/body/operation/permissions/1', undefined]],             undefined],
      [[['/body/required_evidence_kinds', ['behavioral']]],        relation, '/body/required_evidence_kinds'],
      [[['/body/required_evidence_kinds', ['behavioral', 'deterministic']]], relation, '/body/required_evidence_kinds'],
    ]);
    expectRows(request('reviewer'), [
      [[['/body/required_evidence_kinds', ['deterministic']]],     relation, '/body/required_evidence_kinds'],
    ]);
    expectRows(request('verifier'), [
      [[['/body/required_evidence_kinds', ['architecture', 'behavioral', 'deterministic']]], undefined],
      [[['/body/required_evidence_kinds', ['behavioral']]],        relation, '/body/required_evidence_kinds'],
      [[['/body/required_evidence_kinds', ['deterministic', 'independent-review']]], relation, '/body/required_evidence_kinds'],
    ]);
  });

  it('hands its three scopes over as three inputs', () => {
    const delta = `${terms}/allowed_delta`;
    expectRows(request('producer'), [
      [[[`${delta}/input_id`, 'input.finish']],                    relation, `${delta}/input_id`],
      [[['/body/verification_instruction/input_id', 'input.finish']], relation, '/body/verification_instruction/input_id'],
      [[[`${delta}/input_id`, 'input.none']],                      relation, `${delta}/input_id`],
      [[['/body/inputs/0', undefined]],                            relation, '/body/finish_condition/input_id'],
      [[['/body/inputs/0/value/value/value/sha256', sha('9')]],    relation, '/body/finish_condition/ref/subject_ref'],
      [asText('text/plain'),                                       undefined],
      [asText('text/markdown'),                                    relation, '/body/finish_condition/ref/subject_ref'],
    ]);
    expectRows(request('forge'), [
      [[[`${terms}/source_tree_input_id`, 'input.verify']],        relation, `${terms}/source_tree_input_id`],
    ]);
    expectRows(request('verifier'), [
      [[[`${terms}/candidate_input_id`, 'input.terms']],           relation, `${terms}/candidate_input_id`],
    ]);
  });

  it('works in one repository', () => {
    const gitInput = (object: object) => ({ input_id: 'input.z', value: { type: 'artifact', value: { type: 'git-object', value: object } } });
    expectRows(request('producer'), [
      [[['/body/target_revision/value/repository_id', 'repo.other']],         relation, '/body/target_revision/value/repository_id'],
      [[['/body/base/value/repository_id', 'repo.other']],                    relation, '/body/base/value/repository_id'],
      [[['/body/source/value/value/revision/repository_id', 'repo.other']],   relation, '/body/source/value/value/revision/repository_id'],
      [[['/body/inputs/-', gitInput(blob('a'))]],                             undefined],
      [[['/body/inputs/-', gitInput({ ...blob('a'), revision: elsewhere })]], relation, '/body/inputs/3/value/value/value/revision/repository_id'],
      [[['/body/source/value', { type: 'content', value: content('s', '1') }]], undefined],
      [[['/body/inputs/-', { input_id: 'input.z', value: { type: 'document', value: { schema_version: 2, kind: 'profile', id: 'a', sha256: sha('1') } } }]], undefined],
      // A subject of a decision is not worked on.
      [[['/body/risk/policy_ref/subject_ref/value', { type: 'git-object', value: { ...blob('a'), revision: elsewhere } }]], undefined],
    ]);
    expectRows(request('reviewer'), [
      [[
        [`${terms}/change_ref/repository_id`, 'repo.other'],
        [`${terms}/change_ref/head/repository_id`, 'repo.other'],
        [`${terms}/change_ref/base/value/repository_id`, 'repo.other'],
      ], relation, `${terms}/change_ref/repository_id`],
    ]);
  });

  it('materializes and verifies one tree of the target', () => {
    for (const [role, argument] of [['forge', 'source_tree_input_id'], ['verifier', 'candidate_input_id']] as const) {
      expectRows(request(role), [
        [[['/body/target_revision', { state: 'absent' }]],                    relation, '/body/target_revision/state'],
        [[[`${terms}/${argument}`, 'input.none']],                            relation, `${terms}/${argument}`],
        [[['/body/inputs/2/value', asInput(content('a', '1'))]],              relation, '/body/inputs/2/value'],
        [[['/body/inputs/2/value/value/value', blob('a')]],                   relation, '/body/inputs/2/value/value/value/object_type'],
        [[['/body/inputs/2/value/value/value', tree('src')]],                 undefined],
        [[['/body/inputs/2/value/value/value/revision', revision('3')]],      relation, '/body/inputs/2/value/value/value/revision'],
        [[['/body/target_revision/value', revision('3')]],                    relation, '/body/inputs/2/value/value/value/revision'],
        [[['/body/inputs/2/value', { type: 'document', value: { schema_version: 2, kind: 'profile', id: 'a', sha256: sha('1') } }]], relation, '/body/inputs/2/value'],
      ]);
    }
    expectRows(request('forge'), [
      [[[`${terms}/candidate_output_id`, 'input.tree']],                      relation, `${terms}/candidate_output_id`],
      [[[`${terms}/candidate_output_id`, 'input.finish']],                    relation, `${terms}/candidate_output_id`],
    ]);
  });

  it('reviews the change that ends at the target', () => {
    const change = `${terms}/change_ref`;
    expectRows(request('reviewer'), [
      [[['/body/target_revision', { state: 'absent' }]],                      relation, '/body/target_revision/state'],
      [[[`${change}/head`, revision('3')]],                                   relation, `${change}/head`],
      [[['/body/target_revision/value', revision('3')]],                      relation, `${change}/head`],
      [[[`${change}/base/value`, revision('3')]],                             relation, `${change}/base`],
      [[[`${change}/base`, { state: 'absent' }]],                             relation, `${change}/base`],
      [[[`${change}/base`, { state: 'absent' }], ['/body/base', { state: 'absent' }]], undefined],
    ]);
  });

  it('has no target only when a producer bootstraps', () => {
    const absent: Edit = ['/body/target_revision', { state: 'absent' }];
    expectRows(request('producer'), [
      [[absent],                                                              relation, '/body/target_revision/state'],
      [[absent, ['/body/risk/tier/name', 'high']],                            relation, '/body/target_revision/state'],
      [[absent, ['/body/risk/tier/name', 'bootstrap']],                       undefined],
      [[absent, ['/body/risk/tier', { namespace: 'org.sample', name: 'bootstrap' }]], relation, '/body/target_revision/state'],
    ]);
    expectRows(request('verifier'), [
      [[absent, ['/body/risk/tier/name', 'bootstrap']],                       relation, '/body/target_revision/state'],
    ]);
  });
});

function asInput(value: object) {
  return { type: 'artifact', value: { type: 'content', value } };
}

function manyInputs(count: number) {
  const { inputs: own } = request().body;
  return [...own, ...inputs(count - own.length)];
}

function asText(mediaType: string): Edit[] {
  return [
    ['/body/inputs/0/value/value/value/media_type', mediaType],
    ['/body/finish_condition/ref/subject_ref/value/value/media_type', mediaType],
  ];
}
