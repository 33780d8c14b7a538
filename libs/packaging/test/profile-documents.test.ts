// The kinds of document in a profile that the core does not define: a good one goes through, each rule refuses at its
// place, each bound at one past its edge, and the digest of a fixed one never changes.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import { producerConfigKind, profileSelectionKind, repositoryContextKind, roleAuthorityKind } from '#packaging';
import { authorityOf, sampleDocuments } from './support/sample-repository.ts';

const authority = authorityOf('forge');
const { selection, context, config } = sampleDocuments;

type Document = { readonly body: object };
/** The document with another member of its body; a body without it when the value is undefined. */
const withBody = <T extends Document>(document: T, key: string, value: unknown) => ({
  ...document,
  body: Object.fromEntries(
    Object.entries({ ...document.body, [key]: value }).filter(([, member]) => member !== undefined),
  ),
});
const many = (count: number, text = 'x'): string[] => Array.from({ length: count }, () => text);
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `task.${100 + index}`);

// biome-ignore format: an aligned table
const cases = [
  // what                            kind                   document                                                    expected
  ['an authority',                   roleAuthorityKind,     authority,                                                  ['accepted']],
  ['a name before the role',         roleAuthorityKind,     { ...authority, id: 'authority.local-forge' },              ['accepted']],
  ['no permission at all',           roleAuthorityKind,     withBody(authority, 'permissions', []),                     ['accepted']],
  ['sixteen duties and limits',      roleAuthorityKind,     withBody(withBody(authority, 'duties', many(16)), 'limits', many(16)), ['accepted']],
  ['a duty of 512 characters',       roleAuthorityKind,     withBody(authority, 'duties', many(1, 'x'.repeat(512))),    ['accepted']],
  ['no body',                        roleAuthorityKind,     { ...authority, body: undefined },                          ['E_SHAPE', '/body']],
  ['another member',                 roleAuthorityKind,     withBody(authority, 'more', 1),                             ['E_SHAPE', '/body/more']],
  ['another kind',                   roleAuthorityKind,     context,                                                    ['E_SHAPE', '/kind']],
  ['the id of another role',         roleAuthorityKind,     { ...authority, id: 'authority.producer' },                 ['E_SHAPE', '/id']],
  ['a role that no adapter plays',   roleAuthorityKind,     withBody(authority, 'role', 'manager'),                     ['E_SHAPE', '/body/role']],
  ['a permission of no vocabulary',  roleAuthorityKind,     withBody(authority, 'permissions', ['all']),                ['E_SHAPE', '/body/permissions/0']],
  ['permissions out of order',       roleAuthorityKind,     withBody(authority, 'permissions', authority.body.permissions.toReversed()), ['E_SHAPE', '/body/permissions/1']],
  ['no duty',                        roleAuthorityKind,     withBody(authority, 'duties', []),                          ['E_SHAPE', '/body/duties']],
  ['seventeen duties',               roleAuthorityKind,     withBody(authority, 'duties', many(17)),                    ['E_SHAPE', '/body/duties']],
  ['an empty duty',                  roleAuthorityKind,     withBody(authority, 'duties', ['']),                        ['E_SHAPE', '/body/duties/0']],
  ['a duty of 513 characters',       roleAuthorityKind,     withBody(authority, 'duties', many(1, 'x'.repeat(513))),    ['E_SHAPE', '/body/duties/0']],
  ['no limit',                       roleAuthorityKind,     withBody(authority, 'limits', []),                          ['E_SHAPE', '/body/limits']],
  ['seventeen limits',               roleAuthorityKind,     withBody(authority, 'limits', many(17)),                    ['E_SHAPE', '/body/limits']],
  ['a selection',                    profileSelectionKind,  selection,                                                  ['accepted']],
  ['sixty-four classes of task',     profileSelectionKind,  withBody(selection, 'task_classes', names(64)),             ['accepted']],
  ['sixty-five classes of task',     profileSelectionKind,  withBody(selection, 'task_classes', names(65)),             ['E_LIMIT', '/body/task_classes']],
  ['no class of task',               profileSelectionKind,  withBody(selection, 'task_classes', []),                    ['E_SHAPE', '/body/task_classes']],
  ['a class of task twice',          profileSelectionKind,  withBody(selection, 'task_classes', many(2, 'task.a')),     ['E_SHAPE', '/body/task_classes/1']],
  ['no reason',                      profileSelectionKind,  withBody(selection, 'reason', ''),                          ['E_SHAPE', '/body/reason']],
  ['an id of another kind',          profileSelectionKind,  { ...selection, id: 'context.sample' },                     ['E_SHAPE', '/id']],
  ['a context',                      repositoryContextKind, context,                                                    ['accepted']],
  ['no convention',                  repositoryContextKind, withBody(context, 'conventions', []),                       ['E_SHAPE', '/body/conventions']],
  ['conventions out of order',       repositoryContextKind, withBody(context, 'conventions', ['docs', 'README.md']),    ['E_SHAPE', '/body/conventions/1']],
  ['a convention outside',           repositoryContextKind, withBody(context, 'conventions', ['../x']),                 ['E_SHAPE', '/body/conventions/0']],
  ['an empty summary',               repositoryContextKind, withBody(context, 'summary', ''),                           ['E_SHAPE', '/body/summary']],
  ['a configuration',                producerConfigKind,    config,                                                     ['accepted']],
  ['a configuration in an envelope', producerConfigKind,    { ...config, kind: 'producer_config' },                     ['E_SHAPE', '/kind']],
  ['a configuration without effort', producerConfigKind,    { ...config, effort_id: undefined },                        ['E_SHAPE', '/effort_id']],
  ['a configuration of version 2',   producerConfigKind,    { ...config, schema_version: 2 },                           ['E_SHAPE', '/schema_version']],
] as const;

describe('the documents of a profile', () => {
  test.each(cases)('%s', (_, kind, document, expected) => {
    const present = Object.fromEntries(Object.entries(document).filter(([, member]) => member !== undefined));
    const parsed = kind.parse(encodeCanonical(present as Json));
    expect(parsed.ok ? ['accepted'] : [parsed.refusal.code, parsed.refusal.at]).toEqual(expected);
  });

  test('a fixed document of each has a digest that never changes', () => {
    expect([authority, selection, context, config].map((document) => documentDigest(document as Json))).toEqual([
      '721ef8daa167269aed20440804ff5397add6b55f27fc731f6267af920dde5279',
      '8c2c48c6146f53fc849f59fcd5e5c248146643c4f46de0635fdb418bb032142d',
      'b738c4dce5aaf6634b26f2951343727d8cb6efcc39bc13ba0afaffb6e977bf7d',
      'b2417b8b4484e09ef0db10996f9d0a9412142f845b43e42674efdb02a578c711',
    ]);
  });
});
