// The guards of a reproduction, one row each in the order in which they are asked, and the environment's verdicts.
import { describe, expect, test } from 'vitest';
import { admitReproduction, judgeEnvironment } from '#shadow';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { bundle, documents, inputsOf, under } from './support/assembled.ts';
import { admitted, bytesOf, named } from './support/sample.ts';

type Name = keyof typeof documents;
const outcome = (inputs: ReturnType<typeof inputsOf>): string => {
  const read = admitReproduction(inputs);
  return read.ok ? 'admitted' : `${read.refusal.code} ${read.refusal.input}`;
};
const bent = (...edits: readonly (readonly [Name, ...Edit])[]) => {
  const values = { ...documents };
  for (const [name, pointer, value] of edits) values[name] = edited(values[name], [[pointer, value]]);
  return inputsOf(values);
};

const request = '/stage_request/content/body';
const commit = '9f'.repeat(20);
const patchOf = (pointer: string, data: string): readonly [Name, ...Edit] => ['input', pointer, data];

describe('guards', () => {
  // biome-ignore format: an aligned table
  test.each<[string, ReturnType<typeof inputsOf>, string]>([
    ['as assembled',                       inputsOf(),                                                                       'admitted'],
    ['an incident of too many bytes',      { ...inputsOf(), incident: new Uint8Array(262_145).fill(0x20) },                  'E_LIMIT incident'],
    ['an input of too many bytes',         { ...inputsOf(), input: new Uint8Array(8_388_609).fill(0x20) },                   'E_LIMIT input'],
    ['a size before what does not parse',  { ...inputsOf(), incident: Buffer.from('{'), claim: new Uint8Array(1_048_577) },  'E_LIMIT claim'],
    ['what does not parse before spelling', { ...inputsOf(), incident: Buffer.from('{} '), identity: Buffer.from('{') },     'E_PARSE identity'],
    ['spelling before form',               { ...inputsOf(), incident: bytesOf({}), claim: Buffer.from('{} \n') },            'E_CANONICAL claim'],
    ['an incident that is none',           bent(['incident', '/kind', 'incident'], ['registry', '/id', 3]),                  'E_SHAPE incident'],
    ['a registry that is none',            bent(['registry', '/id', 3], ['identity', '/id', 3]),                             'E_RELATION registry'],
    ['an identity that is none',           bent(['identity', '/id', 3], ['claim', '/kind', 'claim']),                        'E_SHAPE identity'],
    ['an identity at another commit',      bent(['identity', '/body/target_revision/commit_id', commit], ['claim', '/kind', 'claim']), 'E_RELATION identity'],
    ['a claim that is none',               bent(['claim', '/kind', 'claim'], ['input', `${request}/target_revision/value/commit_id`, commit]), 'E_SHAPE claim'],
    ['a claim without an id',              bent(['claim', '/id', undefined]),                                                'E_SHAPE claim'],
    ['an input for another revision',      bent(['input', `${request}/target_revision/value/commit_id`, commit], patchOf('/payloads/1/data', 'x')), 'E_STALE input'],
    ['an input without a revision',        bent(['input', '/stage_request', 'none']),                                        'E_STALE input'],
    ['a patch with a byte',                bent(patchOf('/payloads/1/data', 'x'), ['identity', '/body/stage_request_ref/id', 'request.x']), 'E_READ_ONLY input'],
    ['a verified patch with a byte',       bent(patchOf('/trust_context/verified_payloads/1/content/data', 'x')),            'E_READ_ONLY input'],
    ['a network',                          bent(['input', `${request}/operation/arguments/network_mode`, 'allow']),          'E_READ_ONLY input'],
    ['an identity of another request',     bent(['identity', '/body/stage_request_ref/sha256', '0'.repeat(64)]),             'E_RELATION identity'],
    ['an identity of another profile',     bent(['identity', '/body/resolved_profile_ref/sha256', '0'.repeat(64)]),          'E_RELATION identity'],
    ['a claim of no form is judged later', bent(['claim', '/body', {}]),                                                     'admitted'],
  ])('%s', (_what, inputs, expected) => {
    expect(outcome(inputs)).toBe(expected);
  });
});

describe('the environment', () => {
  const judged = (...edits: readonly (readonly [Name, ...Edit])[]) =>
    judgeEnvironment(admitted(admitReproduction(bent(...edits))), bundle, under).findings;

  test('a satisfied claim goes on, with its evaluation', () => {
    expect(judged()).toMatchObject({
      evaluation: { verdict: 'satisfied', reasonIds: ['sandbox.declaration-satisfied'] },
    });
    expect(judged().reason).toBeUndefined();
  });

  // biome-ignore format: an aligned table
  test.each<[string, readonly (readonly [Name, ...Edit])[], string]>([
    ['unlisted',                    [['registry', '/body/environments', []]],                                       'environment.unlisted'],
    ['listed for another target',   [['registry', '/body/environments/0/target_repository_id', 'repo.other']],      'environment.unlisted'],
    ['a claim of no form',          [['claim', '/body/network', {}]],                                               'environment.evaluation-refused'],
    ['a claim that is incomplete',  [['claim', '/body/declaration_status', 'incomplete']],                          'environment.not-satisfied'],
    ['a claim of a network',        [['claim', '/body/network/mode', 'allow']],                                     'environment.not-satisfied'],
    ['a check by name',             [['incident', '/body/failing_check', named.body.failing_check]],                'check.not-runnable'],
    ['unlisted before the rest',    [['registry', '/body/environments', []], ['claim', '/body/network', {}]],       'environment.unlisted'],
    ['unsatisfied before the check', [['claim', '/body/network/mode', 'unknown'], ['incident', '/body/failing_check', named.body.failing_check]], 'environment.not-satisfied'],
  ])('%s', (_what, edits, expected) => {
    expect(judged(...edits).reason).toBe(expected);
  });

  test('a duty evaluation that was edited refuses the evaluation', () => {
    const duty = bytesOf(
      edited<unknown>(JSON.parse(new TextDecoder().decode(under.duty)), [['/body/verdict', 'violated']]),
    );
    const reproduction = admitted(admitReproduction(inputsOf()));
    expect(judgeEnvironment(reproduction, bundle, { ...under, duty }).findings.reason).toBe(
      'environment.evaluation-refused',
    );
  });
});
