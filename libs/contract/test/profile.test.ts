import { describe, it } from 'vitest';
import { buildProfileSet, shapes } from '../../../test/support/builders.ts';
import { asModel, capabilities, permissions, places, skills, tools } from './support/profile-parts.ts';
import { expectRows } from './support/tables.ts';

const { blob, scope, sha, tree } = shapes;
const shape = 'E_SHAPE';
const relation = 'E_RELATION';
const { ci, forge, producer, publisher, reviewer, verifier } = places;

// biome-ignore format: aligned tables
describe('profile', () => {
  const profile = () => buildProfileSet().profile;

  it('has its parts and caps', () => {
    const { bindings } = profile().body;
    expectRows(profile(), [
      [[['/body/profile_version', 'V']],          shape, '/body/profile_version'],
      [[['/body/bindings', bindings.slice(0, 3)]], shape, '/body/bindings'],
      [[['/body/bindings', [...bindings, ...bindings.slice(0, 3)]]], shape, '/body/bindings'],
      [[[`${ci}/binding_id`, 'A']],               shape, `${ci}/binding_id`],
      [[[`${ci}/role`, 'manager']],               shape, `${ci}/role`],
      [[[`${ci}/execution_kind`, 'human']],       shape, `${ci}/execution_kind`],
      ...['adapter_instance_id', 'principal_id', 'execution_boundary_id', 'package_ref', 'manifest_ref', 'skill_refs', 'requested_tools', 'requested_capabilities', 'requested_permissions'].map(
        (key) => [[[`${ci}/${key}`, undefined]],  shape, `${ci}/${key}`] as const,
      ),
      [[[`${producer}/skill_refs`, skills(32)]],  undefined],
      [[[`${producer}/skill_refs`, skills(33)]],  shape, `${producer}/skill_refs`],
      [[[`${producer}/requested_tools`, tools(32)]], undefined],
      [[[`${producer}/requested_tools`, tools(33)]], shape, `${producer}/requested_tools`],
      [[[`${producer}/requested_capabilities`, capabilities(2)]], shape, `${producer}/requested_capabilities`],
      [[[`${producer}/requested_permissions`, permissions(6)]], shape, `${producer}/requested_permissions`],
      [[[`${producer}/config_ref`, undefined]],   undefined],
      [[[`${producer}/model_request/effort_id`, undefined]], shape, `${producer}/model_request/effort_id`],
      [[[`${producer}/model_request/more`, 'a']], shape, `${producer}/model_request/more`],
      [[[`${ci}/more`, 1]],                       shape, `${ci}/more`],
      [[[`${ci}/authority_ref`, scope('authority', 'authority-ci', '9')]], undefined],
    ]);
  });

  it('lets only a model have a model’s parts, and only two roles be one', () => {
    expectRows(profile(), [
      [[[`${producer}/model_request`, undefined]], shape, `${producer}/model_request`],
      [[[`${producer}/prompt_ref`, undefined]],    shape, `${producer}/prompt_ref`],
      [[[`${producer}/execution_kind`, 'deterministic']], shape, `${producer}/skill_refs`],
      [[[`${verifier}/prompt_ref`, blob('p')]],    shape, `${verifier}/prompt_ref`],
      [[[`${verifier}/skill_refs`, skills(1)]],    shape, `${verifier}/skill_refs`],
      [[[`${verifier}/model_request`, { provider_id: 'a', model_id: 'b', effort_id: 'c' }]], shape, `${verifier}/model_request`],
      ...[ci, forge, publisher, verifier].map(
        (binding) => [asModel(binding), shape, `${binding}/role`] as const,
      ),
    ]);
    expectRows(buildProfileSet({ producer: 'deterministic', reviewer: 'deterministic' }).profile, []);
  });

  it('has its lists in order', () => {
    const { bindings } = profile().body;
    expectRows(profile(), [
      [[['/body/bindings', bindings.toReversed()]],                       shape, '/body/bindings/1'],
      [[[`${forge}/binding_id`, 'binding.ci']],                           shape, '/body/bindings/1'],
      [[[`${producer}/skill_refs`, skills(2).reverse()]],                 shape, `${producer}/skill_refs/1`],
      [[[`${producer}/skill_refs`, [blob('a'), blob('a')]]],              shape, `${producer}/skill_refs/1`],
      // The place counts before the object id, code points count and not UTF-16 units.
      [[[`${producer}/skill_refs`, [blob('a', 'f'), blob('b', '0')]]],    undefined],
      [[[`${producer}/skill_refs`, [blob('\uff00'), blob('\u{1f600}')]]], undefined],
      [[[`${producer}/skill_refs`, [blob('\u{1f600}'), blob('\uff00')]]], shape, `${producer}/skill_refs/1`],
      [[[`${producer}/skill_refs`, [{ ...tree(), object_id: '0'.repeat(40) }, blob('a')]]], shape, `${producer}/skill_refs/1`],
      [[[`${producer}/skill_refs`, [blob('a'), { ...tree(), object_id: '0'.repeat(40) }]]], undefined],
      [[[`${producer}/skill_refs`, [{ ...blob('a'), mode: '100755' }, blob('a')]]], shape, `${producer}/skill_refs/1`],
      [[[`${producer}/requested_tools`, tools(2).reverse()]],             shape, `${producer}/requested_tools/1`],
      [[[`${producer}/requested_permissions`, permissions(4).reverse()]], shape, `${producer}/requested_permissions/1`],
    ]);
  });

  it('requests exactly what a role may do, by its form', () => {
    expectRows(profile(), [
      [[[`${producer}/requested_capabilities`, []]],                      shape, `${producer}/requested_capabilities`],
      [[[`${producer}/requested_capabilities`, ['core.verify.run.v1']]],  shape, `${producer}/requested_capabilities`],
      [[[`${producer}/requested_permissions`, []]],                       shape, `${producer}/requested_permissions`],
      [[[`${producer}/requested_permissions/0`, undefined]],              shape, `${producer}/requested_permissions`],
      [[[`${producer}/requested_permissions/0`, 'core.perm.candidate.execute.v1']], shape, `${producer}/requested_permissions`],
      [[[`${publisher}/requested_capabilities`, ['core.forge.materialize-candidate.v2']]], shape, `${publisher}/requested_capabilities`],
      [[[`${ci}/requested_permissions`, ['core.perm.target.read.v1']]],   shape, `${ci}/requested_permissions`],
      // What a model is allowed, a program of the same role is not.
      [[[`${reviewer}/requested_permissions`, ['core.perm.evidence.write.v1', 'core.perm.target.read.v1']]], shape, `${reviewer}/requested_permissions`],
    ]);
  });

  it('keeps the protected roles apart', () => {
    const extra = (role: string) => ({ ...profile().body.bindings[0], binding_id: 'binding.z', role });
    expectRows(profile(), [
      [[[forge, undefined]],                                     relation, '/body/bindings'],
      [[[publisher, undefined]],                                 relation, '/body/bindings'],
      [[['/body/bindings/-', { ...extra('publisher') }]],        relation, '/body/bindings/6'],
      [[['/body/bindings/-', extra('ci')]],                      relation, '/body/bindings/6/role'],
      [[['/body/bindings/-', extra('execution')]],               undefined],
      [[['/body/bindings/-', extra('execution')], ['/body/bindings/-', { ...extra('identity'), binding_id: 'binding.zz' }]], undefined],
      [[[ci, undefined]],                                        undefined],
      ...[forge, producer, publisher, reviewer, verifier].map(
        (binding) => [[[`${binding}/authority_ref`, undefined]], relation, `${binding}/authority_ref`] as const,
      ),
      [[[`${ci}/authority_ref`, scope('authority', 'a', '1')]],  undefined],
      ...['adapter_instance_id', 'principal_id', 'execution_boundary_id'].flatMap((key) => {
        const [shared] = [`${key.split('_')[0] === 'adapter' ? 'instance' : key.split('_')[0] === 'principal' ? 'principal' : 'boundary'}.forge`];
        return [
          [[[`${verifier}/${key}`, shared]],                     relation, `${verifier}/${key}`] as const,
          [[[`${ci}/${key}`, shared]],                           undefined] as const,
        ];
      }),
      [[[`${reviewer}/authority_ref/scope_sha256`, sha('2')]],   relation, `${reviewer}/authority_ref/scope_sha256`],
      [[[`${ci}/authority_ref`, scope('authority', 'a', '2')]],  undefined],
    ]);
  });
});
