// The decisions that let kill switch, sandbox, credential policy and evidence integrity be evaluated: what they say, and that one
// that says more is none.
import { describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import type { DocumentKind } from '#contract';
import { type Edit, edited } from '../../../test/support/edit.ts';
import {
  boundSandboxDecisionKind,
  credentialPolicyDecisionKind,
  evidenceIntegrityDecisionKind,
  killSwitchDecisionKind,
  sandboxDecisionKind,
  shippedBundle,
} from '../src/index.ts';
import { bytesOf } from './support/digested.ts';

const bundle = shippedBundle();
const all = ['inconclusive', 'satisfied', 'violated'];

// biome-ignore format: a table
const decisions = [
  ['kill_switch_decision',        'kill-switch',        killSwitchDecisionKind,        'kill_switch_evaluation',        all],
  ['sandbox_decision',            'sandbox',            sandboxDecisionKind,           'sandbox_policy_evaluation',     all],
  ['sandbox_decision',            'sandbox-bound',      boundSandboxDecisionKind,      'sandbox_policy_evaluation',     all],
  ['credential_policy_decision',  'credential-policy',  credentialPolicyDecisionKind,  'credential_policy_evaluation',  ['inconclusive', 'violated']],
  ['evidence_integrity_decision', 'evidence-integrity', evidenceIntegrityDecisionKind, 'evidence_integrity_evaluation', ['satisfied', 'violated']],
] as const;

describe.each(decisions)('%s of %s', (kind, name, decisionKind, output, verdicts) => {
  const { decision, policyRef } = bundle.policies[name];
  const parsed = (...edits: readonly Edit[]) => {
    const result = (decisionKind as DocumentKind<unknown>).parse(bytesOf(edited<unknown>(decision.content, edits)));
    return result.ok ? 'ok' : result.refusal.code;
  };

  test('names its policy, its evaluator without a digest, and what comes out', () => {
    expect(decision.content).toMatchObject({
      schema_version: 2,
      kind,
      body: {
        activation_state: 'inactive',
        decision: 'allow-observation-only-evaluation',
        evaluator: { program_id: `control-evaluator.${name}` },
        fail_mode: 'closed',
        policy_ref: policyRef,
        semantics: { authority_effect: 'none', output_kind: output, output_schema_version: 1, verdicts },
      },
    });
    expect(parsed()).toBe('ok');
  });

  test.each<[Edit]>([
    [['/body/semantics/authority_effect', 'all']],
    [['/body/semantics/verdicts/0', 'maybe']],
    [['/body/decision', 'allow']],
    [['/body/activation_state', 'active']],
    [['/body/evaluator/driver_ref', {} as Json]],
    [['/schema_version', 1]],
  ])('%j is another decision', (edit) => {
    expect(parsed(edit)).toBe('E_SHAPE');
  });
});
