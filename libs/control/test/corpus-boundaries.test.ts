// The sandbox cases of the other implementation under its own bundle, and the sandbox evaluation that lies in its evidence,
// byte for byte.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import { corpusBytes, corpusRoot, corpusSkip } from '../../../test/support/corpus.ts';
import { sandboxPins } from '../src/enforcement/pins.ts';
import {
  acceptedIdentitiesKind,
  admitBundle,
  dutyEvaluationKind,
  environmentClaimKind,
  environmentRegistryKind,
  evaluateSandbox,
  sandboxEvaluationKind,
} from '../src/index.ts';
import { outcomeOf } from './support/decision.ts';

type Case = {
  readonly case_id: string;
  readonly expectation:
    | { readonly disposition: 'rejected'; readonly error_token: string }
    | { readonly disposition: 'evaluated'; readonly verdict: string; readonly reason_ids: readonly string[] };
  readonly inputs: Readonly<
    Record<'claim' | 'duty' | 'policy_set', { readonly content: Json; readonly sha256: string }>
  >;
};

const present = corpusRoot !== undefined;
const evidence = 'shadow/evidence/external-dummy-target/v1';

function bundleOfTheOther() {
  const names = readdirSync(join(corpusRoot ?? '', 'control/v1')).sort();
  const bundle = admitBundle(new Map(names.map((name) => [name, corpusBytes(`control/v1/${name}`)])));
  if (!bundle.ok) throw new Error(JSON.stringify(bundle.refusal));
  return bundle.value;
}

const expected = (expectation: Case['expectation']): string =>
  expectation.disposition === 'rejected'
    ? expectation.error_token
    : [expectation.verdict, ...expectation.reason_ids].join(' ');

describe.skipIf(!present)(present ? 'the boundaries of the other implementation' : corpusSkip, () => {
  const cases: readonly Case[] = present
    ? JSON.parse(corpusBytes('evals/v1/seed-set-boundaries.json').toString('utf8')).body.cases
    : [];

  test('sixteen cases are at hand', () => {
    expect(cases.length).toBe(16);
  });

  test.each(cases.map((entry) => [entry.case_id, entry] as const))('%s', (_id, { inputs, expectation }) => {
    const bytes = (name: keyof Case['inputs']) => encodeCanonical(inputs[name].content);
    expect(documentDigest(inputs.claim.content)).toBe(inputs.claim.sha256);
    const given = { policySet: bytes('policy_set'), duty: bytes('duty'), claim: bytes('claim') };
    const outcome = outcomeOf(evaluateSandbox(bundleOfTheOther(), given));
    // A refusal is expected by its token alone; ours also says which input it is about.
    expect(expectation.disposition === 'rejected' ? outcome.split(' ')[0] : outcome).toBe(expected(expectation));
  });
});

describe.skipIf(!present)(present ? 'the evidence of the other implementation' : corpusSkip, () => {
  test('its duty evaluation, claim and sandbox evaluations are of their form', () => {
    const parsed = [
      dutyEvaluationKind.parse(corpusBytes(`${evidence}/duty-evaluation.json`)),
      environmentClaimKind.parse(corpusBytes(`${evidence}/environment-claim.json`)),
      sandboxEvaluationKind.parse(corpusBytes(`${evidence}/pre/sandbox-evaluation.json`)),
      sandboxEvaluationKind.parse(corpusBytes(`${evidence}/post/sandbox-evaluation.json`)),
      environmentRegistryKind.parse(corpusBytes('shadow/v1/shadow-environments.json')),
      acceptedIdentitiesKind.parse(corpusBytes('enforcement/v1/accepted-identities.json')),
    ];
    expect(parsed.map((result) => (result.ok ? 'ok' : result.refusal))).toEqual(parsed.map(() => 'ok'));
  });

  test('the prerequisite declaration bears the name of a claim and is none', () => {
    const parsed = environmentClaimKind.parse(corpusBytes(`${evidence}/prerequisite/environment-declaration.json`));
    expect(parsed.ok ? 'ok' : parsed.refusal.code).toBe('E_SHAPE');
  });

  test.each(['pre', 'post'])('the sandbox evaluation of %s comes out byte for byte', (stage) => {
    const result = evaluateSandbox(bundleOfTheOther(), {
      policySet: corpusBytes(`${evidence}/control-policy-set.json`),
      duty: corpusBytes(`${evidence}/duty-evaluation.json`),
      claim: corpusBytes(`${evidence}/environment-claim.json`),
    });
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    expect(Buffer.compare(result.value.bytes, corpusBytes(`${evidence}/${stage}/sandbox-evaluation.json`))).toBe(0);
  });

  test('the pins of a receipt check are those of the bundle', () => {
    const pins = (isBound: boolean) => {
      const { policyRef, decisionRef, policySet } = sandboxPins(bundleOfTheOther(), isBound);
      return [policyRef.sha256, decisionRef.sha256, policySet.sha256].map((digest) => digest.slice(0, 8));
    };
    expect(pins(false)).toEqual(['4afb62e4', 'c3e89800', '3fff018a']);
    expect(pins(true)).toEqual(['ad1eab67', 'c1ef076c', '9b88e280']);
  });
});
