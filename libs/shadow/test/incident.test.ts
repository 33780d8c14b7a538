// Incidents and identities: which are let in, and the place of the first fault of the others.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import { checkIdentityOf, identityKind, incidentKind, validateIncident } from '#shadow';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { admitted, bytesOf, identity, incident, named } from './support/sample.ts';

const outcome = (read: { ok: boolean; refusal?: { code: string; at?: string } }): string =>
  read.ok ? 'accepted' : `${read.refusal?.code} ${read.refusal?.at ?? ''}`.trim();

describe('incidents', () => {
  // biome-ignore format: an aligned table
  test.each<[string, readonly Edit[], string]>([
    ['as it stands',                     [],                                                           'accepted'],
    ['a check by name',                  [['/body/failing_check', named.body.failing_check]],          'accepted'],
    ['authority to deploy',              [['/body/deploy_authority', 'full']],                         'E_SHAPE /body/deploy_authority'],
    ['no authority stated',              [['/body/deploy_authority', undefined]],                      'E_SHAPE /body/deploy_authority'],
    ['a member too many',                [['/body/severity', 'high']],                                 'E_SHAPE /body/severity'],
    ['another kind of check',            [['/body/failing_check/kind', 'command']],                    'E_SHAPE /body/failing_check/kind'],
    ['a command in the check',           [['/body/failing_check/argv', ['make']]],                     'E_SHAPE /body/failing_check/argv'],
    ['a digest in capitals',             [['/body/failing_check/expected_sha256', 'AB'.repeat(32)]],   'E_SHAPE /body/failing_check/expected_sha256'],
    ['a path that climbs',               [['/body/failing_check/path', 'oven/../x']],                  'E_SHAPE /body/failing_check/path'],
    ['an absolute path',                 [['/body/failing_check/path', '/oven']],                      'E_SHAPE /body/failing_check/path'],
    ['a path into `.Git`',               [['/body/failing_check/path', 'oven/.Git/config']],           'E_SHAPE /body/failing_check/path'],
    ['a path that ends in a dot',        [['/body/failing_check/path', 'oven/timer.']],                'E_SHAPE /body/failing_check/path'],
    ['a path that ends in a blank',      [['/body/failing_check/path', 'oven /timer']],                'E_SHAPE /body/failing_check/path'],
    ['a path of 64 segments',            [['/body/failing_check/path', `${'a/'.repeat(63)}a`]],        'accepted'],
    ['a path of 65 segments',            [['/body/failing_check/path', `${'a/'.repeat(64)}a`]],        'E_SHAPE /body/failing_check/path'],
    ['a path of 4,096 bytes',            [['/body/failing_check/path', 'é'.repeat(2048)]],             'accepted'],
    ['a path of 4,097 bytes',            [['/body/failing_check/path', `a${'é'.repeat(2048)}`]],       'E_LIMIT /body/failing_check/path'],
    ['a symptom of 256 bytes',           [['/body/observed_symptom', 'é'.repeat(128)]],                'accepted'],
    ['a symptom of 257 bytes',           [['/body/observed_symptom', `a${'é'.repeat(128)}`]],          'E_SHAPE /body/observed_symptom'],
    ['an empty symptom',                 [['/body/observed_symptom', '']],                             'E_SHAPE /body/observed_symptom'],
    ['a symptom with a line end',        [['/body/observed_symptom', 'a\nb']],                         'E_SHAPE /body/observed_symptom'],
    ['a symptom with U+0085',            [['/body/observed_symptom', 'a\u0085b']],                     'E_SHAPE /body/observed_symptom'],
    ['a short commit',                   [['/body/git_revision_ref/commit_id', 'abc']],                'E_SHAPE /body/git_revision_ref/commit_id'],
    ['a SHA-256 commit under sha1',      [['/body/git_revision_ref/commit_id', 'ab'.repeat(32)]],      'E_SHAPE /body/git_revision_ref/commit_id'],
    ['a revision of another repository', [['/body/git_revision_ref/repository_id', 'repo.other']],     'E_SHAPE /body/git_revision_ref/repository_id'],
    ['a date that is none',              [['/body/observed_at', '2026-02-29T00:00:00Z']],              'E_SHAPE /body/observed_at'],
    ['another version',                  [['/schema_version', 2]],                                     'E_SHAPE /schema_version'],
    ['a figure of 2^31',                 [['/schema_version', 2_147_483_648]],                         'E_LIMIT /schema_version'],
  ])('%s', (_what, edits, expected) => {
    expect(outcome(incidentKind.parse(bytesOf(edited<unknown>(incident, edits))))).toBe(expected);
  });

  test('the receipt repeats what the incident says and grants nothing', () => {
    const { content } = admitted(validateIncident(bytesOf(incident)));
    const { deploy_authority: _, ...summary } = incident.body;
    expect(content).toMatchObject({
      kind: 'shadow_incident_validation',
      id: incident.id,
      body: { summary, forge_effect: 'none' },
    });
  });

  test.each([
    ['too many bytes', new Uint8Array(262_145).fill(0x20), 'E_LIMIT'],
    ['no JSON', Buffer.from('{'), 'E_PARSE'],
    ['a byte order mark', Buffer.from(`\u{feff}${new TextDecoder().decode(bytesOf(incident))}`), 'E_PARSE'],
    ['two line ends', Buffer.concat([bytesOf(incident), Buffer.from('\n')]), 'E_CANONICAL'],
  ])('%s', (_what, bytes, expected) => {
    expect(outcome(validateIncident(bytes)).split(' ')[0]).toBe(expected);
  });
});

describe('identities', () => {
  const [content, blob] = identity.body.prompt_refs as unknown as [Json, Json];
  // biome-ignore format: an aligned table
  test.each<[string, readonly Edit[], string]>([
    ['as it stands',               [],                                                              'accepted'],
    ['no configuration',           [['/body/adapter_config_refs', []]],                             'E_SHAPE /body/adapter_config_refs'],
    ['a configuration twice',      [['/body/adapter_config_refs/1', identity.body.adapter_config_refs[0]]], 'E_SHAPE /body/adapter_config_refs/1'],
    ['configurations out of order', [['/body/adapter_config_refs', identity.body.adapter_config_refs.toReversed()]], 'E_SHAPE /body/adapter_config_refs/1'],
    ['a Git object before content', [['/body/prompt_refs', [blob, content]]],                       'E_SHAPE /body/prompt_refs/1'],
    ['no prompt',                  [['/body/prompt_refs', []]],                                     'E_SHAPE /body/prompt_refs'],
    ['a skill twice',              [['/body/skill_refs', [content, content]]],                      'E_SHAPE /body/skill_refs/1'],
    ['a root that is a blob',      [['/body/prompt_refs/1/location', { kind: 'root' }]],            'E_SHAPE /body/prompt_refs/1'],
    ['a blob with a tree\'s mode', [['/body/prompt_refs/1/mode', '040000']],                        'E_SHAPE /body/prompt_refs/1'],
    ['a link',                     [['/body/prompt_refs/1/mode', '120000']],                        'E_SHAPE /body/prompt_refs/1'],
    ['a member too many',          [['/body/verdict', 'good']],                                     'E_SHAPE /body/verdict'],
  ])('%s', (_what, edits, expected) => {
    const found = outcome(identityKind.parse(bytesOf(edited<unknown>(identity, edits))));
    expect(found.startsWith(expected) ? expected : found).toBe(expected);
  });

  // biome-ignore format: an aligned table
  test.each<[string, readonly Edit[], string]>([
    ['the incident\'s revision', [],                                                            'accepted'],
    ['another repository',       [['/body/target_revision/repository_id', 'repo.other']],       'E_SHAPE /body/target_revision/repository_id'],
    ['another commit',           [['/body/target_revision/commit_id', '9f'.repeat(20)]],        'E_RELATION /body/target_revision/commit_id'],
    ['another algorithm',        [['/body/target_revision', { repository_id: 'repo.bakery', hash_algorithm: 'sha256', commit_id: '9f'.repeat(32) }]], 'E_RELATION /body/target_revision/hash_algorithm'],
  ])('%s', (_what, edits, expected) => {
    const { content: about } = admitted(identityKind.parse(bytesOf(edited<unknown>(identity, edits))));
    const refusal = checkIdentityOf(about, admitted(incidentKind.parse(bytesOf(incident))).content);
    expect(refusal === undefined ? 'accepted' : `${refusal.code} ${refusal.at}`).toBe(expected);
  });
});
