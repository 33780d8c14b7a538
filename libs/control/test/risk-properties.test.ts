// What holds of risk gates whatever is handed in: nothing is ever satisfied, more that is wrong is never better, and what no
// rule reads changes nothing. The whole request is read, by its digest.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { evaluateRiskGates, judgeRisk, type RiskCase, riskClaimKind, type Verdict } from '#control';
import type { Edit } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import { type ApprovalChoice, approvalInputs } from '../../../tools/seeds/src/base/approval.ts';
import type { RiskGateDecisionClaim } from '../src/index.ts';
import { readRiskClaim } from '../src/risk-gates/claim.ts';
import { saidOf } from './support/outcome.ts';
import { reversedKeys, withStrayMembers } from './support/reshape.ts';
import { bundle, house } from './support/shipped.ts';
import { riskBytes } from './support/stage.ts';

const pinned = bundle.policies['risk-gates'];
const rank: Record<Verdict, number> = { satisfied: 0, inconclusive: 1, violated: 2 };
const verdicts = ['satisfied', 'inconclusive', 'violated'] as const;

function caseOf(choice: ApprovalChoice, duty: Verdict): RiskCase {
  const { request, resolved_profile, claim } = approvalInputs(house, choice);
  const read = readRiskClaim({ value: claim.content, sha256: claim.sha256 }, 5);
  if (!read.ok) throw new Error(read.refusal.expected);
  return { request: request.content, resolved: resolved_profile.content, duty, claim: read.value };
}

const judge = (risk: RiskCase): Verdict => judgeRisk(pinned, risk).decision.verdict;

/** Each breaks one rule by itself, or with others. */
// biome-ignore format: a table
const wrongs: readonly Partial<Pick<ApprovalChoice, 'claim' | 'moved' | 'refs'>>[] = [
  { claim: [['/decision/value/asserted_decision', 'reject']] },
  { claim: [['/decision/value/decision_kind', 'another-kind']] },
  { claim: [['/decision/value/decided_by/principal_id', 'principal.other']] },
  { claim: [['/decision/value/decided_by/role', 'observer']] },
  { claim: [['/decision/value/recorded_at', '2031-01-01T00:00:00Z']] },
  { claim: [['/request_basis_sha256', '0'.repeat(64)]] },
  { claim: [['/classification/reason_ids', ['risk.other']]] },
  { claim: [['/activation_state', 'active']] },
  { claim: [['/policy_ref', {}]] },
  { claim: [['/required_gate_refs', []]] },
  { refs: [['/risk/policy_ref/scope_sha256', '0'.repeat(64)]] },
  { refs: [['/risk/required_gate_refs', []]] },
  { moved: [['/stage_id', 'stage.other']] },
  { moved: [['/gate_decision_refs', []]] },
];

const tiers = fc.constantFrom<ApprovalChoice[]>({ tier: 'routine' }, { tier: 'high' }, { tier: 'bootstrap' });
const someWrongs = fc.subarray([...wrongs], { maxLength: 4 });

function together(base: ApprovalChoice, given: typeof wrongs): ApprovalChoice {
  const all = (key: 'claim' | 'moved' | 'refs'): Edit[] => given.flatMap((wrong) => wrong[key] ?? []);
  return { ...base, claim: all('claim'), refs: all('refs'), moved: all('moved') };
}

describe('risk gates', () => {
  test('nothing is satisfied, and a violation never improves a verdict', () => {
    fc.assert(
      fc.property(
        tiers,
        someWrongs,
        fc.constantFrom(...wrongs),
        fc.constantFrom(...verdicts),
        (base, given, more, duty) => {
          const before = judge(caseOf(together(base, given), duty));
          expect(before).toBe(given.length > 0 || duty === 'violated' ? 'violated' : 'inconclusive');
          expect(rank[judge(caseOf(together(base, [...given, more]), duty))]).toBe(rank.violated);
        },
      ),
      seeded(60, 2000),
    );
  });

  test('a worse duty verdict never improves a verdict', () => {
    fc.assert(
      fc.property(tiers, someWrongs, (base, given) => {
        const risk = caseOf(together(base, given), 'satisfied');
        const ranks = verdicts.map((duty) => rank[judge({ ...risk, duty })]);
        expect(ranks).toEqual([...ranks].sort());
        expect(Math.min(...ranks)).toBeGreaterThan(rank.satisfied);
      }),
      seeded(60, 2000),
    );
  });

  test('key order and members that no rule reads change nothing in the judge', () => {
    fc.assert(
      fc.property(tiers, someWrongs, fc.constantFrom(...verdicts), (base, given, duty) => {
        const risk = caseOf(together(base, given), duty);
        const said = judgeRisk(pinned, risk);
        expect(judgeRisk(reversedKeys({ ...pinned, examples: null }), reversedKeys(risk))).toEqual(said);
        // Of the profile only who reviews is read, of the claim only what it must have.
        const strayed = { ...risk, resolved: withStrayMembers(risk.resolved), claim: strayedClaim(risk.claim) };
        expect(judgeRisk(pinned, strayed)).toEqual(said);
      }),
      seeded(40, 1000),
    );
  });

  test('a member more in the request is a moved request', () => {
    const risk = caseOf({ tier: 'routine' }, 'satisfied');
    const moved = { ...risk, request: { ...risk.request, body: { ...risk.request.body, unheard_of: true } } };
    expect(judgeRisk(pinned, moved).decision.reason_ids).toEqual(['decision.stale', 'decision.unbound']);
  });

  // biome-ignore format: a table
  test.each([
    // input        reversed keys   a stray member
    ['policySet',   'E_RELATION',   'E_RELATION'],
    ['request',     'E_RELATION',   'E_DUTY'],
    ['resolved',    'E_RELATION',   'E_DUTY'],
    ['result',      'E_RELATION',   'E_DUTY'],
    ['duty',        'E_RELATION',   'E_DUTY'],
    ['claim',       'E_RELATION',   'E_RELATION'],
  ] as const)('at the door both are refused in `%s`: %s, %s', (input, unordered, stray) => {
    const inputs = riskBytes();
    const value: Json = JSON.parse(Buffer.from(inputs[input]).toString('utf8'));
    const spelled = Buffer.from(`${JSON.stringify(reversedKeys(value))}\n`);
    expect(saidOf(evaluateRiskGates(bundle, { ...inputs, [input]: spelled }))).toBe(unordered);
    const strayed = encodeCanonical(withStrayMembers(value));
    expect(saidOf(evaluateRiskGates(bundle, { ...inputs, [input]: strayed }))).toBe(stray);
  });
});

// The envelope is closed and so is the body, at the door; the judge reads what it knows.
function strayedClaim(claim: RiskCase['claim']): RiskCase['claim'] {
  const { document } = claim;
  if (document === undefined) return claim;
  expect(riskClaimKind.checkShape(document as unknown as Json).ok).toBe(true);
  const { classification, decision, ...rest } = document.body;
  const body = { ...rest, classification, decision, unheard_of: true } as RiskGateDecisionClaim['body'];
  return { ...claim, document: { ...document, body } };
}
