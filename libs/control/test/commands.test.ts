// The commands: arity in the order of the first implementation, what they print, and what another folder of policies changes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bytesSource, folderSource, isRefusal, type Outcome, runPure } from '#command';
import { controlCommands } from '#control';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { bytesOf } from './support/digested.ts';
import { bundle, filesWith, shippedFiles } from './support/shipped.ts';
import { dutyBytes, riskBytes } from './support/stage.ts';

const root = mkdtempSync(join(tmpdir(), 'ystack-control-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function folderOf(files: ReadonlyMap<string, Uint8Array>): string {
  const folder = mkdtempSync(join(root, 'policies-'));
  for (const [name, bytes] of files) writeFileSync(join(folder, name), bytes);
  return folder;
}

function run(name: string, inputs: object, policies?: string): Outcome {
  const command = controlCommands.find((one) => one.name === `control ${name}`);
  if (command === undefined) throw new Error(`no command \`${name}\``);
  const sources = Object.values(inputs).map((bytes, index) => bytesSource(String(index), bytes));
  return runPure(command, sources, policies === undefined ? undefined : folderSource(policies, (path) => path));
}

const said = (outcome: Outcome): string => {
  if (isRefusal(outcome)) return `${outcome.code} ${outcome.input?.replace(/^.*\//, '') ?? ''}`.trimEnd();
  const text = Buffer.from(outcome.stdout ?? []).toString('utf8');
  return text === '' ? 'nothing' : (JSON.parse(text).body.verdict as string);
};

const set = { policySet: bundle.sets.plain.bytes };

describe('what they print', () => {
  // biome-ignore format: a table
  test.each([
    ['validate-policy-set',  set,                                              'nothing'],
    ['validate-policy-set',  { policySet: bytesOf({}) },                       'E_SHAPE 0'],
    ['evaluate-duty',        dutyBytes(),                                      'satisfied'],
    ['evaluate-duty',        dutyBytes({ request: [['/requested_by/role', 'observer']] }), 'violated'],
    ['evaluate-duty',        { ...dutyBytes(), result: bytesOf({}) },          'E_CORE 3 (RESULT)'],
    ['evaluate-duty',        set,                                              'E_USAGE'],
    ['evaluate-risk-gates',  riskBytes(),                                      'inconclusive'],
    ['evaluate-risk-gates',  { ...riskBytes(), duty: bytesOf({}) },            'E_DUTY 4 (DUTY)'],
    ['evaluate-risk-gates',  dutyBytes(),                                      'E_USAGE'],
  ])('%s %#: %s', (name, inputs, expected) => {
    expect(said(run(name, inputs))).toBe(expected);
  });

  // biome-ignore format: a table
  test.each([
    // command                inputs in order
    ['validate-policy-set',   ['policy-set']],
    ['evaluate-duty',         ['policy-set', 'request', 'resolved', 'result']],
    ['evaluate-risk-gates',   ['policy-set', 'request', 'resolved', 'result', 'duty', 'claim']],
  ])('%s takes %j', (name, inputs) => {
    expect(controlCommands.find((one) => one.name === `control ${name}`)?.inputs.map((slot) => slot.name)).toEqual(inputs);
  });

  test('a document comes out as it went into the evaluation of the library, to the byte', () => {
    const outcome = run('evaluate-duty', dutyBytes());
    if (isRefusal(outcome)) throw new Error(outcome.code);
    expect(Buffer.from(outcome.stdout ?? []).at(-1)).toBe(0x0a);
    expect(run('evaluate-duty', dutyBytes(), folderOf(shippedFiles()))).toEqual(outcome);
  });
});

describe('another folder of policies', () => {
  const duty = 'duty-separation-policy.json';
  const examples = 'duty-separation-policy.examples.json';
  const edit = (file: string, ...edits: Edit[]) => filesWith(file, edits);
  const spoiled = (file: string, bytes: Uint8Array) => new Map([...shippedFiles(), [file, bytes]]);

  // biome-ignore format: a table
  test.each([
    // what                       files                                                          said
    ['ours',                      shippedFiles(),                                                'satisfied'],
    ['ours without examples',     filesWith(examples, undefined),                                'satisfied'],
    ['a policy is missing',       filesWith(duty, undefined),                                    `E_RUNTIME ${duty}`],
    ['a policy too large',        spoiled(duty, new Uint8Array(1_048_577)),                      `E_LIMIT ${duty}`],
    ['no JSON',                   spoiled(duty, Buffer.from('{')),                               `E_RELATION ${duty}`],
    ['a blank',                   spoiled(duty, Buffer.from('{} \n')),                           `E_RELATION ${duty}`],
    ['another policy',            edit(duty, ['/body/requester_roles', ['observer']]),           `E_RELATION ${duty}`],
    ['another digest',            edit('kill-switch-policy.json', ['/body/duty_decision_ref/sha256', '0'.repeat(64)]), 'E_RELATION kill-switch-policy.json'],
    ['an example does not hold',  edit(examples, ['/body/examples/0/verdict', 'satisfied']),     `E_EXAMPLE ${examples}`],
  ])('%s: %s', (_what, files, expected) => {
    expect(said(run('evaluate-duty', dutyBytes(), folderOf(files)))).toBe(expected);
  });

  test('a set that pins other policies is none of this bundle', () => {
    const policySet = bytesOf(
      edited(bundle.sets.plain.content, [['/body/sections/1/policy_ref/sha256', '0'.repeat(64)]]),
    );
    expect(said(run('evaluate-duty', { ...dutyBytes(), policySet }, folderOf(shippedFiles())))).toBe(
      'E_RELATION 0 (POLICY_SET)',
    );
  });

  test('every evaluator has the option, and what only validates has none', () => {
    for (const { name, folder } of controlCommands) {
      expect(folder?.option, name).toBe(name.includes('evaluate') ? 'policies' : undefined);
    }
  });
});
