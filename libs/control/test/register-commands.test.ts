// The commands that read registers: those of the folder that is named, and those that ship where there are none.
import { describe, expect, test } from 'vitest';
import type { FolderFiles } from '#contract';
import { sha } from '../../../test/support/core/shapes.ts';
import { controlCommands, enforcementCommands, shippedBundle } from '../src/index.ts';
import {
  claimOf,
  dutyOf,
  observationOf,
  sampleAcceptedSet,
  sampleRegistry,
  verifierSha256,
} from './support/declaration.ts';
import { bytesOf, digested } from './support/digested.ts';
import { expectationOf, receiptOf } from './support/receipts.ts';

const bundle = shippedBundle();
const policySet = bundle.sets.sandboxBound;
const duty = digested(dutyOf(policySet));
const registers = [
  ['shadow-environments.json', bytesOf(sampleRegistry())],
  ['accepted-identities.json', bytesOf(sampleAcceptedSet())],
] as const;

/** The bundle that ships, as a folder. */
const policies = (): [string, Uint8Array][] =>
  Object.values(bundle.policies)
    .flatMap(({ name, policy, decision }): [string, Uint8Array][] => [
      [name === 'credential-policy' ? `${name}.json` : `${name}-policy.json`, policy.bytes],
      [`${name}-decision.json`, bytesOf(decision.content)],
    ])
    .concat([
      ['control-policy-set.json', bundle.sets.plain.bytes],
      ['control-policy-set-sandbox-bound.json', policySet.bytes],
    ]);

const control = {
  decision_sha256: sha('2'),
  evaluator_driver_sha256: sha('3'),
  evaluator_program_sha256: sha('4'),
  policy_sha256: sha('5'),
  policy_set_sha256: sha('6'),
  sandbox_evaluation_sha256: sha('7'),
};

const inputs = {
  'policy-set': policySet.bytes,
  duty: bytesOf(duty.content),
  claim: bytesOf(claimOf(policySet, duty, verifierSha256)),
  observation: bytesOf(observationOf(digested(sampleRegistry()), digested(sampleAcceptedSet()))),
  receipt: bytesOf(receiptOf(control)),
  expectation: bytesOf(expectationOf(receiptOf(control))),
  evaluation: bytesOf({}),
};

const run = (name: string, folder?: FolderFiles) => {
  const command = [...controlCommands, ...enforcementCommands].find((candidate) => candidate.name === name);
  if (command === undefined) throw new Error(`no command ${name}`);
  const given = Object.fromEntries(command.inputs.map((slot) => [slot.name, inputs[slot.name as keyof typeof inputs]]));
  const result = command.run(given, folder);
  if (!result.ok) return `${result.refusal.code} ${result.refusal.input}`;
  return (JSON.parse(new TextDecoder().decode(result.value)).body.reason_ids as string[]).join(' ');
};

const mismatched = 'receipt.control-mismatch receipt.evaluation-not-satisfied';
const unlisted =
  'receipt.control-mismatch receipt.environment-unlisted receipt.evaluation-not-satisfied receipt.identity-unaccepted receipt.limit-mismatch receipt.stale';

// biome-ignore format: a table
const commands: readonly (readonly [name: string, withRegisters: string, without: string])[] = [
  ['control evaluate-bound-sandbox', 'sandbox.verifier-binding-satisfied', 'sandbox.verifier-binding-refused'],
  ['enforcement check',              mismatched,                           unlisted],
  ['enforcement check-bound',        mismatched,                           unlisted],
];

describe.each(commands)('%s', (name, withRegisters, without) => {
  test('takes the registers of the folder', () => {
    expect(run(name, new Map([...policies(), ...registers]))).toBe(withRegisters);
  });

  test('takes ours where the folder has none, and without a folder', () => {
    expect(run(name, new Map(policies()))).toBe(without);
    expect(run(name)).toBe(without);
  });

  test('names a file of the folder that is no register', () => {
    const odd = new Map([...policies(), ...registers, ['accepted-identities.json', bytesOf({})] as const]);
    expect(run(name, odd)).toBe('E_RELATION accepted-identities.json');
  });
});
