import { describe, expect, it } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { validateProfileSet } from '#contract';
import { type BuiltProfileSet, buildProfileSet, refreshProfileSet, shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { expectSetRows, type SetRow, said } from './support/tables.ts';

const { blob, scope, sha, tool, tree } = shapes;

const validate = ({ profile, resolved, manifests }: BuiltProfileSet) =>
  validateProfileSet(
    encodeCanonical(profile),
    encodeCanonical(resolved),
    manifests.map((manifest) => encodeCanonical(manifest)),
  );
const expectRows = (rows: readonly SetRow[]) => expectSetRows(buildProfileSet, refreshProfileSet, validate, rows);

/** The same edit to a binding of the profile and of the resolved profile. */
const both = (pointer: string, value: unknown): Edit[] => {
  const [, index, ...rest] = pointer.split('/');
  const tail = rest.map((key) => `/${key}`).join('');
  return [
    [`/profile/body/bindings/${index}${tail}`, value],
    [`/resolved/body/bindings/${index}/binding${tail}`, value],
  ];
};

/** A binding of one more role, with its manifest, at the end of everything. */
const anotherRole = (role: string): Edit[] => {
  const { profile, resolved, manifests } = buildProfileSet();
  const own = (text: string) =>
    JSON.parse(
      text
        .replaceAll(/\.ci\b/g, `.z-${role}`)
        .replace('"role":"ci"', `"role":"${role}"`)
        .replace('["ci"]', `["${role}"]`),
    ) as object;
  return [
    ['/manifests/-', own(JSON.stringify(manifests[0]))],
    ['/profile/body/bindings/-', own(JSON.stringify(profile.body.bindings[0]))],
    [
      '/resolved/body/bindings/-',
      own(JSON.stringify(resolved.body.bindings[0]).replace('manifests/ci.json', `manifests/${role}.json`)),
    ],
  ];
};

// biome-ignore format: aligned tables
describe('profile set', () => {
  it('is made of documents that name one another', () => {
    const { manifests, profile, resolved } = buildProfileSet();
    expectRows([
      [[],                                                            'E_REF input 0 /kind', [['/profile', manifests[0]]]],
      [[],                                                            'E_REF input 1 /kind', [['/resolved', profile]]],
      [[],                                                            'E_REF input 2 /kind', [['/manifests/0', resolved]]],
      [[],                                                            'E_REF', [['/manifests', []]]],
      [[],                                                            'E_REF', [['/manifests', [...manifests, ...manifests].slice(0, 9)]]],
      [[['/manifests/1/id', 'adapter.ci.v1']],                        'E_REF input 3 /id'],
      [[],                                                            'E_REF input 1 /body/profile_ref', [['/resolved/body/profile_ref/sha256', sha('0')]]],
      [[],                                                            'E_REF input 1 /body/profile_ref', [['/resolved/body/profile_ref/id', 'profile.other']]],
      [[],                                                            'E_REF input 1 /body/profile_ref', [['/profile/id', 'profile.other']]],
    ]);
  });

  it('keeps the relations inside each document', () => {
    expectRows([
      [[['/profile/body/bindings/4/principal_id', 'principal.forge']],                   'E_RELATION input 0 /body/bindings/4/principal_id'],
      [[['/resolved/body/bindings/4/binding/principal_id', 'principal.forge']],          'E_RELATION input 1 /body/bindings/4/binding/principal_id'],
      [[['/resolved/body/bindings/2/skill_sources/0', undefined]],                       'E_RELATION input 1 /body/bindings/2/skill_sources'],
      [[],                                                                               'E_RELATION input 1 /body/profile_source/value_sha256', [['/resolved/body/profile_source/value_sha256', sha('0')]]],
    ]);
  });

  it('resolves exactly the profile’s bindings', () => {
    expectRows([
      [[['/resolved/body/bindings/0/binding/binding_id', 'binding.cj']],                 'E_RELATION input 1 /body/bindings'],
      [[['/resolved/body/bindings/0', undefined]],                                       'E_RELATION input 1 /body/bindings'],
      [[['/resolved/body/bindings/0/binding/adapter_instance_id', 'instance.other']],    'E_RELATION input 1 /body/bindings/0/binding'],
      [[['/resolved/body/bindings/0/binding/authority_ref', scope('authority', 'a', '9')]], 'E_RELATION input 1 /body/bindings/0/binding'],
    ]);
  });

  it('has the manifest of every binding and no other', () => {
    const spare = { ...buildProfileSet().manifests[0], id: 'adapter.spare.v1' };
    expectRows([
      [[['/manifests/-', spare]],                                                        'E_RELATION input 8 '],
      [[['/manifests/5', undefined]],                                                    'E_RELATION input 0 /body/bindings/5/manifest_ref'],
      [[],                                                                               'E_RELATION input 0 /body/bindings/0/manifest_ref', [['/manifests/0/body/adapter_version', 'v2']]],
    ]);
  });

  it('lets two bindings share a manifest', () => {
    const shared: Edit[] = [
      ['/manifests/0/body/offered_roles', ['ci', 'publisher']],
      ['/manifests/3', undefined],
      ...both('/3/manifest_ref/id', 'adapter.ci.v1'),
      ...both('/3/package_ref', tree('adapters/ci')),
      ['/resolved/body/bindings/3/package_source', buildProfileSet().resolved.body.bindings[0]?.package_source],
      ['/resolved/body/bindings/3/adapter_implementation/id', 'adapter.ci.v1'],
    ];
    expectRows([[shared, 'accepted']]);
  });

  it('binds only what the manifest offers', () => {
    const more = tool('tool.more');
    const source = { source: blob('x'), value_format: 'raw-bytes', value_sha256: sha('1') };
    expectRows([
      [[['/manifests/0/body/offered_roles', ['execution']]],                             'E_RELATION input 0 /body/bindings/0/role'],
      [[['/manifests/0/body/offered_roles', ['ci', 'execution']]],                       'accepted'],
      [[['/manifests/2/body/offered_execution_kinds', ['deterministic']]],               'E_RELATION input 0 /body/bindings/2/execution_kind'],
      [[['/manifests/2/body/offered_execution_kinds', ['deterministic', 'model']]],      'accepted'],
      [[['/manifests/2/body/offered_capabilities', ['core.review.change.v1']]],          'E_RELATION input 0 /body/bindings/2/requested_capabilities/0'],
      [[['/manifests/2/body/offered_permissions/1', undefined]],                         'E_RELATION input 0 /body/bindings/2/requested_permissions/1'],
      [[['/manifests/2/body/offered_tools/1', undefined]],                               'E_RELATION input 0 /body/bindings/2/requested_tools/1'],
      [[['/manifests/2/body/offered_tools/1/tool_version', 'v2']],                       'E_RELATION input 0 /body/bindings/2/requested_tools/1'],
      [[['/manifests/2/body/offered_tools', [tool('tool.lint'), more, tool('tool.search')]]], 'accepted'],
      [[['/manifests/0/body/package_ref', tree('adapters/other')]],                      'E_RELATION input 0 /body/bindings/0/package_ref'],
      [[['/manifests/2/body/config_contract_ref', undefined]],                           'E_RELATION input 0 /body/bindings/2/config_ref'],
      [[['/manifests/0/body/config_contract_ref', scope('config-contract', 'c', '1')]],  'accepted'],
      [[
        ...both('/0/config_ref', blob('x')),
        ['/resolved/body/bindings/0/config_source', { state: 'present', value: source }],
      ],                                                                                 'E_RELATION input 0 /body/bindings/0/config_ref'],
    ]);
  });

  it('has eight bindings and eight manifests at most', () => {
    expectRows([[['execution', 'identity'].flatMap(anotherRole), 'accepted']]);
  });

  it('says of each adapter what its manifest says', () => {
    expectRows([
      [[['/resolved/body/bindings/0/adapter_implementation/version', 'v2']],             'E_RELATION input 1 /body/bindings/0/adapter_implementation'],
      [[['/manifests/0/body/adapter_version', 'v2']],                                    'E_RELATION input 1 /body/bindings/0/adapter_implementation'],
      [[],                                                                               'E_RELATION input 1 /body/bindings/0/manifest_source/value_sha256', [['/resolved/body/bindings/0/manifest_source/value_sha256', sha('0')]]],
    ]);
  });

  it('takes manifests in any order', () => {
    const { profile, resolved, manifests } = buildProfileSet();
    const bytes = manifests.toReversed().map((manifest) => encodeCanonical(manifest as Json));
    expect(said(validateProfileSet(encodeCanonical(profile), encodeCanonical(resolved), bytes))).toBe('accepted');
  });

  it('stays the same set when it is edited and put back', () => {
    const set = buildProfileSet();
    expect(edited(set, [])).toEqual(set);
  });
});
