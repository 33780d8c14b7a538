// What every kind of evaluation is held to: reasons of its vocabulary, sorted, of one class, and the verdict they imply. An
// evaluation that was edited by hand is refused wherever one is read.
import { describe, expect, test } from 'vitest';
import type { DocumentKind } from '#contract';
import * as control from '#control';
import { evaluateDuty, evaluateRiskGates, evaluationReasons } from '#control';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { decide, impliedVerdict } from '../src/verdict.ts';
import { bytesOf } from './support/digested.ts';
import { refusalText } from './support/outcome.ts';
import { bundle } from './support/shipped.ts';
import { dutyBytes, riskBytes } from './support/stage.ts';

const table = {
  'a.violation': 'violation',
  'b.unknown': 'unknown',
  'c.violation': 'violation',
  'd.unknown': 'unknown',
  'e.satisfied': 'satisfied',
} as const;
type Reason = keyof typeof table;
const stops = (reason: string) => reason === 'c.violation';

describe('the verdict that reasons come to', () => {
  // biome-ignore format: a table
  test.each([
    // found                                        decided                                     with a reason that keeps all
    [[],                                            ['satisfied', 'e.satisfied'],               ['satisfied', 'e.satisfied']],
    [['d.unknown', 'b.unknown'],                    ['inconclusive', 'b.unknown', 'd.unknown'], ['inconclusive', 'b.unknown', 'd.unknown']],
    [['b.unknown', 'a.violation'],                  ['violated', 'a.violation'],                ['violated', 'a.violation']],
    [['b.unknown', 'c.violation', 'a.violation'],   ['violated', 'a.violation', 'c.violation'], ['violated', 'a.violation', 'b.unknown', 'c.violation']],
    [['a.violation', 'a.violation'],                ['violated', 'a.violation'],                ['violated', 'a.violation']],
  ] as const)('%j', (found, plain, keeping) => {
    const flat = ({ verdict, reason_ids }: control.Decision) => [verdict, ...reason_ids];
    expect(flat(decide(table, found as readonly Reason[]))).toEqual(plain);
    expect(flat(decide(table, found as readonly Reason[], stops))).toEqual(keeping);
  });

  // biome-ignore format: a table
  test.each([
    // reasons                              implied             with a reason that keeps all
    [['a.violation', 'c.violation'],        'violated',         'violated'],
    [['b.unknown', 'c.violation'],          undefined,          'violated'],
    [['a.violation', 'b.unknown'],          undefined,          undefined],
    [['b.unknown'],                         'inconclusive',     'inconclusive'],
    [['e.satisfied'],                       'satisfied',        'satisfied'],
    [['b.unknown', 'e.satisfied'],          undefined,          undefined],
    [['c.violation', 'e.satisfied'],        undefined,          undefined],
    [['z.unheard-of'],                      undefined,          undefined],
    [['toString'],                          undefined,          undefined],
    [[],                                    undefined,          undefined],
  ])('%j implies %s', (reasons, plain, keeping) => {
    expect(impliedVerdict(table, reasons)).toBe(plain);
    expect(impliedVerdict(table, reasons, stops)).toBe(keeping);
  });

  test('a reason that is none, or nothing to say, is our fault', () => {
    expect(() => decide(table, ['z.unheard-of' as Reason])).toThrow('no reason of this evaluation');
    expect(() => decide({ 'a.violation': 'violation' }, [])).toThrow('nothing was found');
  });
});

const isKind = (value: unknown): value is DocumentKind<control.DutySeparationEvaluation> =>
  typeof value === 'object' && value !== null && 'kind' in value && 'checkRelations' in value;

test('every kind of evaluation has a vocabulary, and every vocabulary a kind', () => {
  const kinds = Object.values(control)
    .filter(isKind)
    .map(({ kind }) => kind);
  const evaluations = kinds.filter((kind) => kind.endsWith('_evaluation'));
  expect(evaluations.length).toBeGreaterThan(1);
  expect(
    Object.keys(evaluationReasons)
      .filter((kind) => kind.endsWith('_evaluation'))
      .sort(),
  ).toEqual([...new Set(evaluations)].sort());
});

const duty = evaluateDuty(bundle, dutyBytes());
const risk = evaluateRiskGates(bundle, riskBytes());
if (!duty.ok || !risk.ok) throw new Error('the sample runs are not judged');
const documents = {
  duty_separation_evaluation: [control.dutyEvaluationKind, duty.value.content],
  risk_gate_evaluation: [control.riskEvaluationKind, risk.value.content],
} as const;

describe('an evaluation that was edited by hand', () => {
  // biome-ignore format: a table
  const forged: readonly (readonly [kind: keyof typeof documents, edits: Edit[], refusal: string])[] = [
    ['duty_separation_evaluation', [['/body/verdict', 'violated']],                                        'E_RELATION  /body/verdict'],
    ['duty_separation_evaluation', [['/body/reason_ids', ['requester.role-denied']]],                      'E_RELATION  /body/verdict'],
    ['duty_separation_evaluation', [['/body/reason_ids', ['duty.violated']], ['/body/verdict', 'violated']], 'E_RELATION  /body/reason_ids/0'],
    ['duty_separation_evaluation', [['/body/reason_ids/-', 'requester.role-denied']],                      'E_RELATION  /body/reason_ids'],
    ['duty_separation_evaluation', [['/body/reason_ids', ['duty.satisfied', 'duty.satisfied']]],           'E_SHAPE  /body/reason_ids/1'],
    ['duty_separation_evaluation', [['/body/reason_ids', []]],                                             'E_SHAPE  /body/reason_ids'],
    ['duty_separation_evaluation', [['/id', 'result.other']],                                              'E_RELATION  /id'],
    ['duty_separation_evaluation', [['/body/activation_state', 'active']],                                 'E_SHAPE  /body/activation_state'],
    ['duty_separation_evaluation', [['/body/stage/request_ref/kind', 'stage_result']],                     'E_SHAPE  /body/stage/request_ref/kind'],
    ['risk_gate_evaluation',       [['/body/verdict', 'satisfied']],                                       'E_SHAPE  /body/verdict'],
    ['risk_gate_evaluation',       [['/body/verdict', 'violated']],                                        'E_RELATION  /body/verdict'],
    ['risk_gate_evaluation',       [['/body/reason_ids', ['decision.missing']]],                           'E_RELATION  /body/verdict'],
    ['risk_gate_evaluation',       [['/body/authority_effect', 'all']],                                    'E_SHAPE  /body/authority_effect'],
    ['risk_gate_evaluation',       [['/id', 'result.other']],                                              'E_RELATION  /id'],
  ];

  test.each(forged)('%s %j: %s', (name, edits, refusal) => {
    const [kind, document] = documents[name];
    const parsed = kind.parse(bytesOf(edited(document, edits)));
    expect(refusalText(parsed.ok ? undefined : parsed.refusal)).toBe(refusal);
  });

  test('and the ones that were not are read', () => {
    for (const [kind, document] of Object.values(documents)) expect(kind.parse(bytesOf(document)).ok).toBe(true);
  });
});
