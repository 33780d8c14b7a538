import { describe, it } from 'vitest';
import { buildProfileSet, shapes } from '../../../test/support/builders.ts';
import type { Edit } from '../../../test/support/edit.ts';
import { permissions, places, rawSource, skills, tools } from './support/profile-parts.ts';
import { expectRows } from './support/tables.ts';

const { blob, sha, tree } = shapes;
const shape = 'E_SHAPE';
const relation = 'E_RELATION';
const { ci, forge, producer, reviewer } = places;

// biome-ignore format: aligned tables
describe('resolved_profile', () => {
  const resolved = () => buildProfileSet().resolved;
  const inner = (binding: string) => `${binding}/binding`;

  it('has its parts and caps', () => {
    const { bindings } = resolved().body;
    expectRows(resolved(), [
      ...['profile_ref', 'profile_source', 'selection_ref', 'repository_context_ref', 'bindings'].map(
        (key) => [[[`/body/${key}`, undefined]], shape, `/body/${key}`] as const,
      ),
      ...['binding', 'adapter_implementation', 'manifest_source', 'package_source', 'config_source', 'prompt_source', 'skill_sources', 'tool_sources'].map(
        (key) => [[[`${producer}/${key}`, undefined]], shape, `${producer}/${key}`] as const,
      ),
      [[['/body/bindings', bindings.slice(0, 3)]],                     shape, '/body/bindings'],
      [[['/body/bindings', [...bindings, ...bindings.slice(0, 3)]]],   shape, '/body/bindings'],
      [[['/body/profile_source/value_format', 'raw-bytes']],           shape, '/body/profile_source/value_format'],
      [[['/body/profile_source/source', tree()]],                      shape, '/body/profile_source/source/object_type'],
      [[[`${ci}/manifest_source/value_format`, 'raw-bytes']],          shape, `${ci}/manifest_source/value_format`],
      [[[`${ci}/package_source/value_format`, 'text']],                shape, `${ci}/package_source/value_format`],
      [[[`${ci}/package_source/value_format`, 'canonical-json']],      shape, `${ci}/package_source/source/object_type`],
      [[[`${producer}/config_source/value/value_format`, 'canonical-json']], undefined],
      [[[`${producer}/config_source/value/value_sha256`, 'x']],        shape, `${producer}/config_source/value/value_sha256`],
      [[[`${producer}/adapter_implementation/version`, '']],           shape, `${producer}/adapter_implementation/version`],
      [[[`${producer}/skill_sources`, skills(33).map(rawSource)]],     shape, `${producer}/skill_sources`],
      [[[`${producer}/more`, 1]],                                      shape, `${producer}/more`],
      [[[`${inner(producer)}/prompt_ref`, undefined]],                 shape, `${inner(producer)}/prompt_ref`],
    ]);
  });

  it('has its lists in order', () => {
    const { bindings } = resolved().body;
    expectRows(resolved(), [
      [[['/body/bindings', bindings.toReversed()]],                              shape, '/body/bindings/1'],
      [[[`${inner(producer)}/skill_refs`, skills(2).reverse()]],                 shape, `${inner(producer)}/skill_refs/1`],
      [[[`${inner(producer)}/requested_tools`, tools(2).reverse()]],             shape, `${inner(producer)}/requested_tools/1`],
      [[[`${inner(producer)}/requested_permissions`, permissions(4).reverse()]], shape, `${inner(producer)}/requested_permissions/1`],
      [[[`${producer}/skill_sources`, bindings[2]?.skill_sources.toReversed()]], shape, `${producer}/skill_sources/1`],
      [[[`${producer}/tool_sources`, bindings[2]?.tool_sources.toReversed()]],   shape, `${producer}/tool_sources/1`],
    ]);
  });

  it('keeps the rules of a profile, all of them as relations', () => {
    expectRows(resolved(), [
      [[['/body/profile_source/value_sha256', sha('0')]],               relation, '/body/profile_source/value_sha256'],
      [[[forge, undefined]],                                            relation, '/body/bindings'],
      [[[`${inner(reviewer)}/principal_id`, 'principal.producer']],     relation, `${inner(reviewer)}/principal_id`],
      [[[`${inner(producer)}/requested_capabilities`, []]],             relation, `${inner(producer)}/requested_capabilities`],
      [[[`${inner(producer)}/requested_permissions/0`, undefined]],     relation, `${inner(producer)}/requested_permissions`],
      [[[`${inner(ci)}/requested_permissions`, ['core.perm.target.read.v1']]], relation, `${inner(ci)}/requested_permissions`],
    ]);
  });

  it('has exactly the sources of its refs', () => {
    expectRows(resolved(), [
      [[[`${ci}/adapter_implementation/id`, 'adapter.other']],          relation, `${ci}/adapter_implementation/id`],
      // Which version that is, only the manifest tells.
      [[[`${ci}/adapter_implementation/version`, 'v9']],                undefined],
      [[[`${ci}/manifest_source/value_sha256`, sha('0')]],              relation, `${ci}/manifest_source/value_sha256`],
      [[[`${ci}/package_source/source/object_id`, '0'.repeat(40)]],     relation, `${ci}/package_source/source`],
      [[[`${ci}/config_source`, { state: 'present', value: rawSource(blob('c')) }]], relation, `${ci}/config_source/state`],
      [[[`${producer}/config_source`, { state: 'absent' }]],            relation, `${producer}/config_source/state`],
      [[[`${producer}/config_source/value/source`, blob('other')]],     relation, `${producer}/config_source/value/source`],
      [[[`${producer}/prompt_source`, { state: 'absent' }]],            relation, `${producer}/prompt_source/state`],
      [[[`${producer}/prompt_source/value/source`, blob('other')]],     relation, `${producer}/prompt_source/value/source`],
      [[[`${producer}/skill_sources/1`, undefined]],                    relation, `${producer}/skill_sources`],
      [[[`${producer}/skill_sources/-`, rawSource(blob('z'))]],         relation, `${producer}/skill_sources`],
      [[[`${producer}/skill_sources/1/source`, blob('skills/u.md')]],   relation, `${producer}/skill_sources/1/source`],
      [[[`${producer}/tool_sources/1`, undefined]],                     relation, `${producer}/tool_sources`],
      [[[`${producer}/tool_sources/1/tool_id`, 'tool.z']],              relation, `${producer}/tool_sources/1/tool_id`],
      [[[`${producer}/tool_sources/0/package_source/source`, blob('z')]], relation, `${producer}/tool_sources/0/package_source/source`],
      [[[`${producer}/tool_sources/0/config_source`, { state: 'absent' }]], relation, `${producer}/tool_sources/0/config_source/state`],
      [[[`${producer}/tool_sources/0/config_source/value/source`, blob('z')]], relation, `${producer}/tool_sources/0/config_source/value/source`],
    ]);
  });

  it('says the same of one object wherever it names it', () => {
    const twice = (value: object): Edit[] => [
      [`${inner(reviewer)}/prompt_ref`, blob('prompts/producer.md', '9')],
      [`${reviewer}/prompt_source/value`, { ...rawSource(blob('prompts/producer.md', '9')), ...value }],
    ];
    expectRows(resolved(), [
      [twice({ value_sha256: sha('9') }),                               undefined],
      [twice({ value_sha256: sha('8') }),                               relation, `${reviewer}/prompt_source/value/value_sha256`],
      [twice({ value_sha256: sha('9'), value_format: 'canonical-json' }), relation, `${reviewer}/prompt_source/value/value_format`],
      // Another mode is another object.
      [[
        [`${inner(reviewer)}/prompt_ref`, { ...blob('prompts/producer.md', '9'), mode: '100755' }],
        [`${reviewer}/prompt_source/value`, { ...rawSource({ ...blob('prompts/producer.md', '9'), mode: '100755' }), value_sha256: sha('8') }],
      ],                                                                undefined],
      [[
        [`${producer}/tool_sources/0/package_source/source`, blob('prompts/producer.md', '9')],
        [`${inner(producer)}/requested_tools/0/package_ref`, blob('prompts/producer.md', '9')],
      ],                                                                relation, `${producer}/tool_sources/0/package_source/value_sha256`],
      [[
        [`${producer}/manifest_source/source`, blob('profile.json', 'f')],
      ],                                                                relation, `${producer}/manifest_source/value_sha256`],
    ]);
  });
});
