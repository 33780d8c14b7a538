// No verdict without an explanation: every reason that a room can give has words, and no words are for a reason that none
// gives. The tables are walked, so a reason that is added without words fails here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stageStatuses } from '#contract';
import { evaluationReasons, receiptReasons } from '#control';
import { planReasons } from '#loop';
import { plannerReasons, scannerReasons } from '#orchestrator';
import { ladder } from '#shadow';
import { chain } from '../../gates/src/chain.ts';
import { explainedKinds, explainerOf } from '../src/explainers.ts';
import { wordsByKind } from '../src/words/by-kind.ts';
import { absenceWords, caseWords, reportStatusWords } from '../src/words/evals.ts';
import { gateWords } from '../src/words/gates.ts';
import { deliveryWords, plannerWords, scannerWords } from '../src/words/orchestrator.ts';
import { enforcementWords, receiptCheckWords } from '../src/words/receipt-check.ts';
import { reviewFixDetailWords, reviewFixWords } from '../src/words/review-fix.ts';
import { reproductionWords } from '../src/words/shadow.ts';
import { outcomeWords, statusWords } from '../src/words/stage-result.ts';
import type { WordTable } from '../src/words/words.ts';

/** The words of an enumeration in a schema, wherever it stands under this key. */
function enumerated(path: string, key: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8');
  const found: string[] = [];
  JSON.parse(text, (name, value: { enum?: string[]; const?: string }) => {
    if (name === key) found.push(...(value.enum ?? (value.const === undefined ? [] : [value.const])));
    return value;
  });
  return [...new Set(found)];
}

const dashboard = 'libs/evals/schemas/eval-dashboard.schema.json';
const plan = 'libs/loop/schemas/review-fix-plan.schema.json';
const result = 'libs/contract/schemas/stage-result.schema.json';
const receipt = 'libs/control/src/enforcement/outcome.ts';
const outcomes = [
  ...readFileSync(join(import.meta.dirname, '../../..', receipt), 'utf8').matchAll(
    /'((?:failure|limit|enforcement)\.[a-z-]+)'/g,
  ),
];

// biome-ignore format: an aligned table
const tables: readonly (readonly [of: string, words: WordTable, reasons: readonly string[]])[] = [
  // words of                  words                 every reason there is
  ...Object.entries(evaluationReasons).map(([kind, reasons]) => [kind, wordsByKind[kind] ?? {}, Object.keys(reasons)] as const),
  ['receipt check',            receiptCheckWords,    Object.keys(receiptReasons)],
  ['receipt outcome',          enforcementWords,     outcomes.map((match) => match[1] as string)],
  ['scanner',                  scannerWords,         scannerReasons],
  ['planner',                  plannerWords,         plannerReasons],
  ['delivery mode',            deliveryWords,        enumerated('libs/orchestrator/schemas/orchestrator-reconciliation-plan.schema.json', 'delivery_mode')],
  ['review-fix outcome',       reviewFixWords,       Object.keys(planReasons)],
  ['review-fix detail',        reviewFixDetailWords, [...Object.values(planReasons).flat(), ...enumerated(plan, 'push_allowed_reason_id'), ...enumerated(plan, 'reason_id')]],
  ['grade',                    caseWords,            enumerated('libs/evals/schemas/eval-run-result.schema.json', 'gradeReason')],
  ['absent figure',            absenceWords,         enumerated(dashboard, 'reason_id')],
  ['report status',            reportStatusWords,    enumerated('libs/evals/schemas/common.schema.json', 'recordStatus')],
  ['reproduction',             reproductionWords,    Object.keys(ladder)],
  ['stage status',             statusWords,          stageStatuses],
  ['stage outcome',            outcomeWords,         enumerated(result, 'value').filter((word) => /^[a-z-]+$/.test(word) && word !== 'deny')],
  ['gate',                     gateWords,            [...new Set([...chain.map(({ name }) => name), 'evaluate', 'shadow'])]],
];

describe('every reason has words, and no words are spare', () => {
  test.each(tables)('%s', (_, words, reasons) => {
    expect(reasons.length).toBeGreaterThan(0);
    expect(Object.keys(words).sort()).toEqual([...new Set(reasons)].sort());
  });
});

test('words are sentences', () => {
  const all = tables.flatMap(([of, words]) => Object.entries(words).map(([reason, said]) => ({ of, reason, ...said })));
  expect(all.length).toBeGreaterThan(150);
  const odd = all.filter(({ rule, mend }) => [rule, mend].some((text) => !/^[A-Za-z][^\n]*\.$/.test(text)));
  expect(odd).toEqual([]);
});

test('every kind that is listed can be explained', async () => {
  expect(explainedKinds.length).toBeGreaterThan(14);
  for (const kind of explainedKinds) expect(await explainerOf(kind), kind).toMatchObject({ kind });
  expect(await explainerOf('toString')).toBeUndefined();
});

test('whatever satisfies names a field that it rests on', () => {
  const satisfying = Object.entries(evaluationReasons).flatMap(([kind, reasons]) =>
    Object.entries(reasons).flatMap(([reason, weight]) => (weight === 'satisfied' ? [[kind, reason] as const] : [])),
  );
  expect(satisfying.length).toBeGreaterThan(4);
  expect(satisfying.filter(([kind, reason]) => (wordsByKind[kind]?.[reason]?.reads ?? []).length === 0)).toEqual([]);
});
