// What is printed, and what is refused. Every reason of every evaluation is explained once; the fields of one are followed
// into the documents they stand in.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import { evaluationReasons, receiptReasons } from '#control';
import { planReconciliation } from '#orchestrator';
import { classification, entry, input, key } from '../../../libs/orchestrator/test/support/reconciliations.ts';
import { buildStageRun } from '../../../test/support/builders.ts';
import { objectOf } from '../src/at.ts';
import { explain } from '../src/explain.ts';
import { wordsFor } from '../src/words/by-kind.ts';
import { evaluationBytes, receiptCheckBytes, stageRun } from './support/evaluations.ts';

const verdicts = { violation: 'violated', unknown: 'inconclusive', satisfied: 'satisfied' } as const;
const bytesOf = (document: unknown): Uint8Array => encodeCanonical(document as Json);

async function said(...files: readonly (readonly [file: string, bytes: Uint8Array])[]): Promise<string> {
  const text = await explain(files.map(([file, bytes]) => ({ file, bytes })));
  return text.ok ? text.value : JSON.stringify(text.refusal);
}

const codeOf = async (bytes: Uint8Array): Promise<string> => {
  const text = await explain([{ file: 'given.json', bytes }]);
  return text.ok ? 'explained' : `${text.refusal.code} ${text.refusal.input} ${text.refusal.at ?? ''}`.trim();
};

describe('every reason of every evaluation', () => {
  const rows = Object.entries(evaluationReasons).flatMap(([kind, table]) =>
    Object.entries(table).map(([reason, weight]) => [kind, reason, weight] as const),
  );

  test.each(rows)('%s: %s', async (kind, reason, weight) => {
    const text = await said(['given.json', evaluationBytes(kind, [reason], verdicts[weight])]);
    const words = wordsFor(kind, reason);
    expect(text).toContain(`given.json: ${kind} `);
    expect(text).toContain(`: ${verdicts[weight]}\n`);
    expect(text).toContain(
      `  ${reason}${weight === 'violation' ? ' (a violation)' : weight === 'unknown' ? ' (not known)' : ''}\n`,
    );
    expect(text).toContain(`Why:   ${words?.rule}\n`);
    expect(text).toContain(`${weight === 'satisfied' ? 'Note' : 'Mend'}:  ${words?.mend}\n`);
  });

  test.each(Object.keys(receiptReasons))('receipt check: %s', async (reason) => {
    const text = await said(['given.json', receiptCheckBytes(reason)]);
    expect(text).toContain(`Why:   ${wordsFor('sandbox_receipt_check', reason)?.rule}\n`);
  });
});

describe('fields', () => {
  const kind = 'duty_separation_evaluation';
  const duty = evaluationBytes(kind, ['requester.role-denied'], 'violated');

  test('a document that is not at hand is asked for, by kind, id and digest', async () => {
    const text = await said(['duty.json', duty]);
    expect(text).toContain('Read:  request /body/requested_by/role\n');
    expect(text).toMatch(/give their files too:\n {4}request: stage_request `[a-z.-]+`, sha256 [0-9a-f]{64}\n/);
  });

  test('a document that is at hand gives its values, and is not asked for', async () => {
    const text = await said(['duty.json', duty], ['request.json', bytesOf(stageRun.request)]);
    expect(text).toContain('Read:  request /body/requested_by/role = "orchestrator"\n');
    expect(text).not.toContain('request: stage_request');
    expect(text).toContain('policy: duty_separation_policy');
  });

  test('a document of the right kind that another evaluation names is not taken for it', async () => {
    const other = buildStageRun({ role: 'reviewer' });
    const text = await said(
      ['duty.json', duty],
      ['result.json', bytesOf(other.result)],
      ['request.json', bytesOf(other.request)],
    );
    expect(text).toContain('Read:  request /body/requested_by/role\n');
    expect(text).toContain('request: stage_request');
  });

  test('every item of a list is read', async () => {
    const bytes = evaluationBytes(kind, ['requester.principal_id-collision'], 'violated');
    const text = await said(['duty.json', bytes], ['resolved.json', bytesOf(stageRun.resolved)]);
    const values = stageRun.resolved.body.bindings.map(({ binding }) => binding.principal_id);
    for (const [index, value] of values.entries()) {
      expect(text).toContain(`resolved /body/bindings/${index}/binding/principal_id = "${value}"\n`);
    }
  });

  test('a field that is not there is said not to be', async () => {
    const bytes = evaluationBytes(kind, ['actual.role-mismatch'], 'violated');
    expect(await said(['duty.json', bytes], ['result.json', bytesOf(stageRun.result)])).toContain(
      `result /body/execution/actual_binding/role = "producer"`,
    );
    const qualification = evaluationBytes(
      'evidence_integrity_evaluation',
      ['evidence.qualification-mismatch'],
      'violated',
    );
    expect(await said(['evidence.json', qualification], ['request.json', bytesOf(stageRun.request)])).toContain(
      'request /body/qualification_ref is not there\n',
    );
  });

  test('text from a document cannot add a line or move the cursor', async () => {
    const { result } = buildStageRun({ status: 'blocked' });
    result.body.reason = { reason_id: 'waits', summary: 'one\ntwo \u001b[2J \u202ethree' };
    const text = await said(['result\n.json', bytesOf(result)]);
    expect(text).toContain('one\\u000atwo \\u001b[2J \\u202ethree');
    expect(text.startsWith('result\\u000a.json: stage_result ')).toBe(true);
    for (const character of ['\u001b', '\u202e']) expect(text.includes(character)).toBe(false);
  });

  test('a long value is cut', async () => {
    const { result } = buildStageRun({ status: 'blocked' });
    result.body.reason = { reason_id: 'waits', summary: 'x'.repeat(1024) };
    const lines = (await said(['result.json', bytesOf(result)])).split('\n');
    expect(lines.find((line) => line.includes('result /body/reason ='))).toMatch(/x …$/);
  });
});

describe('what is refused', () => {
  const { request, result } = stageRun;
  const spoiled = structuredClone(result);
  for (const item of spoiled.body.evidence) item.verdict = 'failed';
  const spelled = (bytes: Uint8Array): Uint8Array =>
    new TextEncoder().encode(`${JSON.stringify(JSON.parse(new TextDecoder().decode(bytes)), null, 1)}\n`);
  const kind = 'duty_separation_evaluation';

  // biome-ignore format: an aligned table
  test.each([
    // what                                   bytes                                                             refused
    ['no JSON',                               new TextEncoder().encode('{'),                                    'E_PARSE given.json byte 1'],
    ['JSON that is no document',              bytesOf([1]),                                                     'E_SHAPE given.json /kind'],
    ['a kind that nobody knows',              bytesOf({ kind: 'constructor', id: 'a', schema_version: 1 }),     'E_SHAPE given.json /kind'],
    ['a document without a verdict',          bytesOf(request),                                                 'E_SHAPE given.json /kind'],
    ['a verdict better than its reasons',     evaluationBytes(kind, ['publisher.requested'], 'satisfied'),      'E_RELATION given.json /body/verdict'],
    ['a verdict worse than its reasons',      evaluationBytes(kind, ['duty.satisfied'], 'violated'),            'E_RELATION given.json /body/verdict'],
    ['an unknown reason',                     evaluationBytes(kind, ['duty.fine'], 'satisfied'),                'E_RELATION given.json /body/reason_ids/0'],
    ['a reason of another kind',              evaluationBytes(kind, ['decision.stale'], 'violated'),            'E_RELATION given.json /body/reason_ids/0'],
    ['no reason',                             evaluationBytes(kind, [], 'satisfied'),                           'E_SHAPE given.json /body/reason_ids'],
    ['an outcome that evidence contradicts',  bytesOf(spoiled),                                                'E_RELATION given.json /body/outcome/value'],
    ['a spelling that is not canonical',      spelled(evaluationBytes(kind, ['duty.satisfied'], 'satisfied')), 'E_CANONICAL given.json byte 1'],
  ] as const)('%s', async (_, bytes, refused) => {
    expect(await codeOf(bytes)).toBe(refused);
  });

  test('a document that no evaluation names, saying which one was judged', async () => {
    const duty = evaluationBytes(kind, ['duty.satisfied'], 'satisfied');
    const other = buildStageRun({ role: 'reviewer' }).request;
    const text = await explain([
      { file: 'duty.json', bytes: duty },
      { file: 'other.json', bytes: bytesOf(other) },
    ]);
    expect(text).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE', input: 'other.json' } });
    expect(text.ok ? '' : text.refusal.expected).toMatch(/^the `stage_request` with sha256 [0-9a-f]{64}, which/);
    const spare = await explain([
      { file: 'duty.json', bytes: duty },
      { file: 'spare.json', bytes: bytesOf({ kind: 'note' }) },
    ]);
    expect(spare.ok ? '' : spare.refusal.expected).toMatch(/^a document that one with a verdict names/);
  });
});

test('a control evaluation is read and not made again, and says so', async () => {
  const duty = evaluationBytes('duty_separation_evaluation', ['actual.role-mismatch'], 'violated');
  const lines = (await said(['duty.json', duty])).split('\n');
  expect(lines[1]).toMatch(/^ {2}By its reasons a rule is broken/);
  expect(lines[2]).toMatch(
    /^ {2}Nothing is judged again here: .* where a value read says otherwise the claim is wrong\./,
  );
});

describe('a plan and the input that it was made from', () => {
  const given = (slots: number) => {
    const made = input(
      slots,
      [classification('a', 'dispatch-stage')],
      [entry(key('a', 'dispatch-stage', 1), 'failed')],
    );
    const { observation, delivery_ledger, observation_ref, delivery_ledger_ref } = made;
    const sha256 = (document: unknown): string => sha256Hex(bytesOf(document));
    return {
      ...made,
      observation_ref: { ...objectOf(observation_ref), sha256: sha256(observation) },
      delivery_ledger_ref: { ...objectOf(delivery_ledger_ref), sha256: sha256(delivery_ledger) },
    };
  };
  const planned = planReconciliation(bytesOf(given(3)));
  const plan: readonly [string, Uint8Array] = ['plan.json', planned.ok ? planned.value.bytes : new Uint8Array()];

  test('by itself the plan names its observation and its ledger', async () => {
    expect(await said(plan)).toContain('ledger: orchestrator_delivery_ledger');
  });

  test('the input stands for both', async () => {
    const text = await said(plan, ['input.json', bytesOf(given(3))]);
    expect(text).toContain('1 to deliver');
    expect(text).not.toContain('give their files too');
    expect(text).toContain('ledger /body/entries = [{"delivery_count":1,');
  });

  test('the input of another plan is refused, naming the document that is wanted', async () => {
    const other = { ...given(3), observation: { ...given(3).observation, id: 'another' }, delivery_ledger: {} };
    const text = await explain([
      { file: plan[0], bytes: plan[1] },
      { file: 'other.json', bytes: bytesOf(other) },
    ]);
    expect(text).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE', input: 'other.json' } });
    expect(text.ok ? '' : text.refusal.expected).toMatch(/^the `orchestrator_state_observation` with sha256 /);
  });
});
