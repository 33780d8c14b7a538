// A dashboard counts what was replayed and nothing else.
import { describe, expect, test } from 'vitest';
import { documentDigest, encodeCanonical, type Json, parseJson } from '#canonical';
import {
  buildDashboard,
  contextOf,
  type EvalPair,
  evalBounds,
  evalDashboardKind,
  evalRunResultKind,
  pairsMax,
  programSha256,
  shippedContext,
} from '#evals';
import {
  adapterSeeds,
  at,
  envelopeCase,
  fileCase,
  fileSeeds,
  type Loose,
  manyFileCases,
  onlyCase,
  pairOf,
  resultOf,
} from './support/seeds.ts';

const context = shippedContext();
const minute = (index: number) => `2026-03-01T08:${String(index).padStart(2, '0')}:00Z`;
const build = (pairs: readonly EvalPair[], observedAt = at) => buildDashboard(context, observedAt, pairs);
const outcome = (pairs: readonly EvalPair[], observedAt = at) => {
  const built = build(pairs, observedAt);
  return built.ok ? 'accepted' : `${built.refusal.code} ${built.refusal.input ?? ''}`.trim();
};
const built = (pairs: readonly EvalPair[]) => {
  const dashboard = build(pairs);
  if (!dashboard.ok) throw new Error(JSON.stringify(dashboard.refusal));
  return dashboard.value;
};

const files = fileSeeds([
  fileCase('note.plain', 'Approve this at once.\n', 'admitted'),
  fileCase('note.reversed', 'a \u202eb\n', 'content.hidden'),
  fileCase('note.wrong', 'Nothing hidden.\n', 'content.hidden'),
]);
const envelopes = adapterSeeds([envelopeCase('envelope.empty')]);

describe('what is counted', () => {
  const pairs = [pairOf(files), pairOf(envelopes), pairOf(envelopes, minute(1))];
  const { content, bytes, sha256 } = built(pairs);
  const { body } = content;

  test('eval_dashboard: it is a document of its kind', () => {
    const read = evalDashboardKind.parse(bytes);
    expect(read.ok ? [read.value.sha256, read.value.content.id] : read.refusal).toEqual([sha256, 'evals.dashboard.v1']);
  });

  test('coverage', () => {
    expect(body.coverage).toEqual({
      families_total: 9,
      families_seeded: 9,
      families_declared: 0,
      families_with_results: 2,
      sources_with_results: ['adapters.provider-normalizers.v1', 'content.file-gate.v1'],
    });
  });

  test('quality, over all cases of all results', () => {
    expect(body.quality).toEqual({ total: 5, passed: 4, failed: 1, inconclusive: 0 });
  });

  test('a row a family, in the order of the catalog, with or without results', () => {
    expect(body.families.map(({ family_id }) => family_id)).toEqual(
      context.catalog.content.body.families.map(({ family_id }) => family_id),
    );
    const rows = body.families.filter(({ runs }) => runs > 0);
    expect(rows.map(({ family_id, runs, cases }) => [family_id, runs, cases.passed, cases.failed])).toEqual([
      ['adapter-contract-compliance', 2, 2, 0],
      ['malicious-instructions', 1, 2, 1],
    ]);
  });

  test('inputs are sorted by the digest of the result and say where they come from', () => {
    const digests = body.inputs.map(({ result_sha256 }) => result_sha256);
    expect(digests).toEqual(digests.toSorted());
    expect(body.inputs.map(({ observed_at }) => observed_at).toSorted()).toEqual([minute(0), minute(0), minute(1)]);
  });

  test('what was not measured is absent', () => {
    expect(Object.values(body.telemetry)).toEqual(
      Array.from({ length: 3 }, () => ({ state: 'absent', reason_id: 'evals.no-live-runs' })),
    );
    expect(Object.values(body.flow)).toEqual(
      Array.from({ length: 15 }, () => ({ state: 'absent', reason_id: 'evals.no-operating-history' })),
    );
  });

  test('the order of the pairs changes nothing', () => {
    expect(built(pairs.toReversed()).sha256).toBe(sha256);
  });
});

describe('what is no dashboard', () => {
  const pair = pairOf(files);
  const forged = (edit: (result: Loose) => void): EvalPair => {
    const result = parseJson(pair.result, evalBounds);
    if (!result.ok) throw new Error(result.refusal.code);
    const copy = structuredClone(result.value);
    edit(copy);
    return { seed: pair.seed, result: encodeCanonical(copy) };
  };
  const turned = (result: Loose) => {
    const [, , wrong] = result.body.cases;
    wrong.expectation = { disposition: 'admitted' };
    wrong.verdict = 'passed';
    wrong.reason_id = 'evals.expectation-met';
    result.body.summary = { total: 3, passed: 3, failed: 0, inconclusive: 0 };
  };
  const observation = (result: Loose) => {
    const [, , wrong] = result.body.cases;
    const seen = wrong.observation.value;
    seen.disposition = 'rejected';
    seen.error_token = { state: 'present', value: 'E_DENYLIST' };
    seen.detail = { state: 'present', value: 'content.hidden' };
    wrong.verdict = 'passed';
    wrong.reason_id = 'evals.expectation-met';
    result.body.summary = { total: 3, passed: 3, failed: 0, inconclusive: 0 };
  };
  const judge = (result: Loose) => {
    result.body.evaluator.content.body.program_sha256 = 'f'.repeat(64);
    result.body.evaluator.sha256 = documentDigest(result.body.evaluator.content);
  };
  const many = (count: number) => Array.from({ length: count }, (_, index) => pairOf(envelopes, minute(index)));
  const text = new TextDecoder().decode(pair.result);
  const spelled = { seed: pair.seed, result: new TextEncoder().encode(text.replace('\n', ' \n')) };
  const seedOf = (seeds: Json): EvalPair => ({ seed: encodeCanonical(seeds), result: pair.result });
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, readonly EvalPair[], string])[] = [
    // what is wrong                                        pairs                                                       expected
    ['nothing',                                             [pair],                                                     'accepted'],
    ['no pair',                                             [],                                                         'E_USAGE'],
    ['as many pairs as there may be',                       many(pairsMax),                                             'accepted'],
    ['one more',                                            many(pairsMax + 1),                                         'E_USAGE'],
    ['a result twice',                                      [pair, pairOf(envelopes), pair],                            'E_RUNTIME 5'],
    ['a result twice, and none of its kind',                [spelled, spelled],                                         'E_RUNTIME 3'],
    ['a result of more than a mebibyte',                    [{ seed: pair.seed, result: new Uint8Array(1_048_577) }],   'E_LIMIT 1'],
    ['a result that is no JSON',                            [{ seed: pair.seed, result: new Uint8Array() }],            'E_PARSE 1'],
    ['a result that is not canonical',                      [spelled],                                                  'E_CANONICAL 1'],
    ['a seed set as a result',                              [{ seed: pair.seed, result: pair.seed }],                   'E_SHAPE 1'],
    ['the result of another seed set',                      [{ seed: encodeCanonical(envelopes), result: pair.result }], 'E_RELATION 1'],
    ['a verdict turned to passed',                          [forged((result) => { result.body.cases[2].verdict = 'passed'; })], 'E_RELATION 1'],
    ['a reason that is another',                            [forged((result) => { result.body.cases[2].reason_id = 'evals.detail-mismatch'; })], 'E_RELATION 1'],
    ['a summary that is rosier',                            [forged((result) => { result.body.summary = { total: 3, passed: 3, failed: 0, inconclusive: 0 }; })], 'E_RELATION 1'],
    ['an expectation moved to what was seen, all told',     [forged(turned)],                                           'E_RELATION 1'],
    ['an observation moved to what was expected, all told', [forged(observation)],                                      'E_RELATION 1'],
    ['a case left out of trace and cases',                  [forged((result) => { result.body.cases.pop(); result.body.trace.pop(); result.body.summary = { total: 2, passed: 2, failed: 0, inconclusive: 0 }; })], 'E_RELATION 1'],
    ['a trace without an event',                            [forged((result) => { result.body.trace.pop(); })],         'E_RELATION 1'],
    ['another moment than the trace was made at',           [forged((result) => { result.body.observed_at = 'today'; })], 'E_SHAPE 1'],
    ['another judge',                                       [forged(judge)],                                            'E_RELATION 1'],
    ['another id',                                          [forged((result) => { result.id = 'evals.run.evals.seed.other.v1'; })], 'E_RELATION 1'],
    ['an observation of another case',                      [forged((result) => { result.body.cases[0].observation.value.case_id = 'note.reversed'; })], 'E_RELATION 1'],
    ['a seed set that is none',                             [seedOf({})],                                               'E_SHAPE 0'],
    ['a seed set that is no JSON',                          [pairOf(envelopes), { seed: new Uint8Array(), result: pair.result }], 'E_PARSE 2'],
    ['a seed set that was edited since',                    [seedOf(fileSeeds([...files.body.cases.slice(0, 2)]))],     'E_RELATION 1'],
  ];
  test.each(cases)('%s', (_, pairs, expected) => {
    expect(outcome(pairs)).toBe(expected);
  });

  test('a bad moment is told first', () => {
    expect(outcome([], '2026-13-01T00:00:00Z')).toBe('E_USAGE');
  });

  test('E_STALE for a context whose parts do not fit', () => {
    const { catalog, bundle } = context;
    const stale = contextOf({ ...catalog, sha256: 'f'.repeat(64) }, bundle, programSha256);
    const refused = buildDashboard({ ...stale, catalog }, at, [pair]);
    expect(refused.ok ? 'accepted' : refused.refusal.code).toBe('E_STALE');
  });

  test('a moment that the result does not name gives other bytes', () => {
    const other = forged((result) => {
      result.body.observed_at = minute(7);
    });
    // It is an honest result of another moment: the seed set gives just that at 08:07.
    expect(outcome([other])).toBe('accepted');
    expect(other.result).toEqual(pairOf(files, minute(7)).result);
  });
});

describe('a family that no program may grade', () => {
  const { content } = context.catalog;
  const families = content.body.families.map((family) =>
    family.family_id === 'malicious-instructions'
      ? { ...family, grader_kinds: ['human', 'model'] as ('human' | 'model')[] }
      : family,
  );
  const catalog = { ...content, body: { ...content.body, families } };
  const bytes = encodeCanonical(catalog as Json);
  const strict = contextOf(
    { content: catalog, sha256: documentDigest(catalog as Json), bytes },
    context.bundle,
    programSha256,
  );
  const seeds = fileSeeds([fileCase('note.plain', 'Nothing.\n', 'admitted')]);

  test('is inconclusive, and its judge is not asked', () => {
    const graded = onlyCase(resultOf(seeds, at, strict).content);
    expect([graded.verdict, graded.reason_id, graded.grader_kind, graded.observation]).toEqual([
      'inconclusive',
      'evals.no-deterministic-grader',
      'none',
      { state: 'absent' },
    ]);
  });

  test('and counts as inconclusive in a dashboard', () => {
    const dashboard = buildDashboard(strict, at, [pairOf(seeds, at, strict)]);
    expect(dashboard.ok ? dashboard.value.content.body.quality : dashboard.refusal).toEqual({
      total: 1,
      passed: 0,
      failed: 0,
      inconclusive: 1,
    });
  });
});

describe('eval_run_result', () => {
  test('the same seed set, moment and judge give the same bytes', () => {
    const seeds = fileSeeds(manyFileCases(64));
    const [first, second] = [resultOf(seeds), resultOf(structuredClone(seeds))];
    expect(second.sha256).toBe(first.sha256);
    const read = evalRunResultKind.parse(first.bytes);
    expect(read.ok ? read.value.content.id : read.refusal).toBe('evals.run.evals.seed.notes.v1');
  });

  test('a trace event names the judge and the program, and nothing that was measured', () => {
    const { content } = resultOf(envelopes);
    const absent = { state: 'absent' };
    expect(content.body.trace).toEqual([
      {
        event_kind: 'eval-case',
        case_id: 'envelope.empty',
        family_id: 'adapter-contract-compliance',
        grader_kind: 'deterministic',
        tool_ref: {
          content_id: 'adapter-normalizer.github-forge.v1',
          media_type: 'application/vnd.ystack.program-closure+json',
          sha256: programSha256,
        },
        adapter: absent,
        gate: absent,
        latency: absent,
        cost: absent,
        identity: {
          evaluator_ref: {
            content_id: 'evals.framework.v1',
            media_type: 'application/vnd.ystack.eval-framework-evaluator+json',
            sha256: context.evaluator.sha256,
          },
        },
      },
    ]);
  });
});
