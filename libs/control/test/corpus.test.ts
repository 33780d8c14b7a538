// The duty and approval cases of the other implementation, under its own bundle: every verdict, every token, and every duty
// evaluation among the inputs byte for byte.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, type Result } from '#canonical';
import type { Admitted } from '#contract';
import { admitBundle, evaluateDuty, evaluateRiskGates, type PolicyBundle } from '#control';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';

type Expectation =
  | { readonly disposition: 'rejected'; readonly error_token: string }
  | { readonly disposition: 'evaluated'; readonly verdict: string; readonly reason_ids: readonly string[] };
type Input = { readonly content: Json; readonly sha256: string };
type Case = {
  readonly case_id: string;
  readonly expectation: Expectation;
  readonly inputs: { readonly [name: string]: Input };
};

const present = corpusRoot !== undefined;

const readCases = (file: string): readonly Case[] =>
  present ? JSON.parse(corpusBytes(`evals/v1/${file}`).toString('utf8')).body.cases : [];

const bytesOf = (inputs: Case['inputs'], name: string): Uint8Array => encodeCanonical(inputs[name]?.content ?? null);

function bundleOfTheOther(): PolicyBundle {
  const folder = 'control/v1';
  const names = readdirSync(join(corpusRoot ?? '', folder)).sort();
  const bundle = admitBundle(new Map(names.map((name) => [name, corpusBytes(`${folder}/${name}`)])));
  if (!bundle.ok) throw new Error(JSON.stringify(bundle.refusal));
  return bundle.value;
}

type Evaluated = Result<
  Admitted<{ readonly body: { readonly verdict: string; readonly reason_ids: readonly string[] } }>
>;

function observed(result: Evaluated): Expectation {
  if (!result.ok) return { disposition: 'rejected', error_token: result.refusal.code };
  const { verdict, reason_ids } = result.value.content.body;
  return { disposition: 'evaluated', verdict, reason_ids };
}

const tupleOf = (inputs: Case['inputs']) => ({
  policySet: bytesOf(inputs, 'policy_set'),
  request: bytesOf(inputs, 'request'),
  resolved: bytesOf(inputs, 'resolved_profile'),
  result: bytesOf(inputs, 'result'),
});

describe.skipIf(!present)(present ? 'the cases of the other implementation' : corpusSkip, () => {
  const duties = readCases('seed-set-duty.json');
  const approvals = readCases('seed-set-approvals.json');

  test('ten about duty and sixteen about approvals are at hand', () => {
    expect([duties.length, approvals.length]).toEqual([10, 16]);
  });

  test.each(duties.map((entry) => [entry.case_id, entry] as const))('%s', (_id, { inputs, expectation }) => {
    const found = observed(evaluateDuty(bundleOfTheOther(), tupleOf(inputs)));
    expect({ ...found }).toEqual(expectation);
  });

  test.each(approvals.map((entry) => [entry.case_id, entry] as const))('%s', (_id, { inputs, expectation }) => {
    const others = { duty: bytesOf(inputs, 'duty'), claim: bytesOf(inputs, 'claim') };
    expect({ ...observed(evaluateRiskGates(bundleOfTheOther(), { ...tupleOf(inputs), ...others })) }).toEqual(
      expectation,
    );
  });

  test('fifteen duty evaluations come out byte for byte', () => {
    const bundle = bundleOfTheOther();
    const made = approvals
      .filter(({ expectation }) => expectation.disposition === 'evaluated')
      .map(({ case_id, inputs }) => {
        const duty = evaluateDuty(bundle, tupleOf(inputs));
        if (!duty.ok) throw new Error(`${case_id}: ${duty.refusal.code}`);
        expect(Buffer.compare(duty.value.bytes, bytesOf(inputs, 'duty')), case_id).toBe(0);
        expect(duty.value.sha256, case_id).toBe(inputs.duty?.sha256);
        return documentDigest(duty.value.content as unknown as Json);
      });
    expect(made.length).toBe(15);
  });
});
