import { describe, it } from 'vitest';
import { buildProfileSet, shapes } from '../../../test/support/builders.ts';
import { capabilities, permissions, tools } from './support/profile-parts.ts';
import { expectRows } from './support/tables.ts';

const { scope, tool } = shapes;
const shape = 'E_SHAPE';
const roles = ['ci', 'execution', 'forge', 'identity', 'producer', 'publisher', 'reviewer', 'verifier'];

// biome-ignore format: aligned tables
describe('adapter_manifest', () => {
  const manifest = () => buildProfileSet().manifests[2];

  it('has its parts and caps', () => {
    expectRows(manifest(), [
      [[['/body/adapter_version', 'V']],                 shape, '/body/adapter_version'],
      [[['/body/adapter_version', undefined]],           shape, '/body/adapter_version'],
      [[['/body/package_ref', undefined]],               shape, '/body/package_ref'],
      [[['/body/offered_roles', []]],                    shape, '/body/offered_roles'],
      [[['/body/offered_roles', roles]],                 undefined],
      [[['/body/offered_roles', ['manager']]],           shape, '/body/offered_roles/0'],
      [[['/body/offered_execution_kinds', []]],          shape, '/body/offered_execution_kinds'],
      [[['/body/offered_execution_kinds', ['deterministic', 'model']]], undefined],
      [[['/body/offered_execution_kinds', ['human']]],   shape, '/body/offered_execution_kinds/0'],
      [[['/body/offered_capabilities', []]],             undefined],
      [[['/body/offered_capabilities', capabilities(3)]], undefined],
      [[['/body/offered_capabilities', capabilities(4)]], shape, '/body/offered_capabilities'],
      [[['/body/offered_capabilities', ['core.x.v1']]],  shape, '/body/offered_capabilities/0'],
      [[['/body/offered_permissions', []]],              undefined],
      [[['/body/offered_permissions', permissions(5)]],  undefined],
      [[['/body/offered_permissions', permissions(6)]],  shape, '/body/offered_permissions'],
      [[['/body/offered_permissions', ['core.perm.x']]], shape, '/body/offered_permissions/0'],
      [[['/body/offered_tools', []]],                    undefined],
      [[['/body/offered_tools', tools(32)]],             undefined],
      [[['/body/offered_tools', tools(33)]],             shape, '/body/offered_tools'],
      [[['/body/config_contract_ref', undefined]],       undefined],
      [[['/body/config_contract_ref', scope('policy', 'p', '1')]], shape, '/body/config_contract_ref/purpose'],
      [[['/body/more', 1]],                              shape, '/body/more'],
    ]);
  });

  it('has its lists in order', () => {
    expectRows(manifest(), [
      [[['/body/offered_roles', ['producer', 'forge']]],                         shape, '/body/offered_roles/1'],
      [[['/body/offered_roles', ['forge', 'forge']]],                            shape, '/body/offered_roles/1'],
      [[['/body/offered_execution_kinds', ['model', 'deterministic']]],          shape, '/body/offered_execution_kinds/1'],
      [[['/body/offered_execution_kinds', ['model', 'model']]],                  shape, '/body/offered_execution_kinds/1'],
      [[['/body/offered_capabilities', capabilities(2).reverse()]],              shape, '/body/offered_capabilities/1'],
      // A hyphen stands before a full stop.
      [[['/body/offered_permissions', ['core.perm.candidate.execute.v1', 'core.perm.candidate-repository.write.v2']]], shape, '/body/offered_permissions/1'],
      [[['/body/offered_permissions', ['core.perm.candidate-repository.write.v2', 'core.perm.candidate.execute.v1']]], undefined],
      [[['/body/offered_tools', [tool('b'), tool('a')]]],                        shape, '/body/offered_tools/1'],
      [[['/body/offered_tools', [tool('a'), { ...tool('a'), tool_version: 'v2' }]]], shape, '/body/offered_tools/1'],
    ]);
  });

  it('has no relation between its parts', () => {
    expectRows(manifest(), [
      [[['/body/offered_roles', ['ci']]],                             undefined],
      [[['/body/offered_capabilities', ['core.verify.run.v1']]],      undefined],
      [[['/body/offered_permissions', ['core.perm.target.read.v1']]], undefined],
    ]);
  });
});
