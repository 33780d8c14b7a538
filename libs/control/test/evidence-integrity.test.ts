// Evidence integrity: every reason, what each token is about, and that what is presented counts only to the letter.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentRefOf, type EvidenceRef } from '#contract';
import { buildStageRun, refreshStageRun } from '../../../test/support/builders.ts';
import { content, scope, sha } from '../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { seeded } from '../../../test/support/scale.ts';
import {
  decideEvidence,
  evaluateEvidenceIntegrity,
  evaluationReasons,
  evidenceEvaluationKind,
  presentationKind,
  shippedBundle,
} from '../src/index.ts';
import { outcomeOf, told } from './support/decision.ts';
import { bytesOf, digested } from './support/digested.ts';
import { presentationOf } from './support/evidence.ts';

const bundle = shippedBundle();
const policySet = bundle.sets.plain;

const priorOf = (digit: string, id: string, evidenceId: string): EvidenceRef => ({
  stage_result_ref: { schema_version: 2, kind: 'stage_result', id, sha256: sha(digit) },
  evidence_id: evidenceId,
});
const earlier = priorOf('e', 'result.earlier', 'evidence.a');
const qualification = scope('qualification', 'subject', '6');

/** A verifier's run that rests on the given prior evidence, as qualified. */
function runWith(prior: readonly EvidenceRef[], isQualified = false) {
  const built = buildStageRun({ role: 'verifier' });
  built.request.body.prior_evidence_refs = structuredClone(prior) as EvidenceRef[];
  if (isQualified) built.request.body.qualification_ref = structuredClone(qualification) as never;
  refreshStageRun(built);
  return { request: digested(built.request), resolved: digested(built.resolved), result: digested(built.result) };
}

const bytesWith = (run: ReturnType<typeof runWith>, edits: readonly Edit[]) => ({
  policySet: policySet.bytes,
  request: bytesOf(run.request.content),
  resolved: bytesOf(run.resolved.content),
  result: bytesOf(run.result.content),
  presentation: bytesOf(edited<unknown>(presentationOf(run), edits)),
});

/** Every word of an outcome, for the last test. */
const met = new Set<string>();

const on = (edits: readonly Edit[], prior: readonly EvidenceRef[] = [earlier], isQualified = false) => {
  const outcome = outcomeOf(evaluateEvidenceIntegrity(bundle, bytesWith(runWith(prior, isQualified), edits)));
  for (const word of outcome.split(' ')) met.add(word);
  return outcome;
};

const evidence = '/body/evidence';
const prior = '/body/prior_evidence_refs';
const piece = runWith([]).result.content.body.evidence[0];
const another = {
  evidence_id: 'evidence.z',
  kind: 'architecture',
  verdict: 'passed',
  proof_ref: content('proof', '6'),
};

describe('the reasons', () => {
  // biome-ignore format: a table
  const cases: readonly (readonly [edits: readonly Edit[], expected: string])[] = [
    [[],                                                              'satisfied evidence.integrity-satisfied'],
    [[[evidence, 'none']],                                            'violated evidence.presentation-malformed'],
    [[['/body/more', 1], ['/body/request_ref/sha256', sha('9')]],     'violated evidence.presentation-malformed'],
    [[[evidence, [another, piece]]],                                  'violated evidence.presentation-malformed'],
    [[[`${prior}/-`, priorOf('d', 'result.other', 'evidence.a')]],    'violated evidence.presentation-malformed'],
    [[['/body/request_ref/sha256', sha('9')]],                        'violated evidence.request-moved'],
    [[['/body/request_ref/id', 'request.other']],                     'violated evidence.request-moved'],
    [[['/body/resolved_profile_ref/sha256', sha('9')]],               'violated evidence.resolved-profile-moved'],
    [[['/body/result_ref/sha256', sha('9')]],                         'violated evidence.result-moved'],
    [[[`${evidence}/0/verdict`, 'failed']],                           'violated evidence.current-mismatch'],
    [[[`${evidence}/0/proof_ref/sha256`, sha('9')]],                  'violated evidence.current-mismatch'],
    [[[evidence, []]],                                                'violated evidence.current-mismatch'],
    [[[`${evidence}/-`, another]],                                    'violated evidence.current-mismatch'],
    [[[prior, []]],                                                   'violated evidence.prior-stale'],
    [[[`${prior}/0/evidence_id`, 'evidence.b']],                      'violated evidence.prior-stale'],
    [[[`${prior}/0/stage_result_ref/id`, 'result.other']],            'violated evidence.prior-stale'],
    [[['/body/qualification_ref', { state: 'present', value: qualification }]], 'violated evidence.qualification-mismatch'],
    [[[`${evidence}/-`, piece]],                                      'violated evidence.current-mismatch evidence.presentation-ambiguous'],
    [[[`${evidence}/-`, { ...another, kind: piece?.kind }]],          'violated evidence.current-mismatch evidence.presentation-ambiguous'],
    [[[`${evidence}/-`, { ...another, evidence_id: piece?.evidence_id }]],          'violated evidence.current-mismatch evidence.presentation-ambiguous'],
    [[[`${prior}/-`, earlier]],                                       'violated evidence.presentation-ambiguous evidence.prior-stale'],
    [[[`${prior}/-`, priorOf('e', 'result.other', 'evidence.b')]],    'violated evidence.presentation-ambiguous evidence.prior-stale'],
  ];
  test.each(cases)('%j', (edits, expected) => {
    expect(on(edits)).toBe(expected);
  });

  test('the request itself knows one result under two names', () => {
    expect(on([], [earlier, priorOf('e', 'result.other', 'evidence.b')])).toBe(
      'violated evidence.presentation-ambiguous',
    );
  });

  test('a qualification is compared and not judged', () => {
    expect(on([], [], true)).toBe('satisfied evidence.integrity-satisfied');
    expect(on([['/body/qualification_ref', { state: 'absent' }]], [], true)).toBe(
      'violated evidence.qualification-mismatch',
    );
  });

  test('every reason was met', () => {
    const reasons = Object.keys(evaluationReasons.evidence_integrity_evaluation);
    expect(reasons.filter((reason) => !met.has(reason))).toEqual([]);
  });
});

describe('the tokens, first what is asked first', () => {
  const run = runWith([earlier]);
  const good = bytesWith(run, []);
  const text = (words: string) => new TextEncoder().encode(words);
  const set = (...edits: readonly Edit[]) => bytesOf(edited<unknown>(policySet.content, edits));
  const presented = (...edits: readonly Edit[]) => bytesWith(run, edits).presentation;

  // biome-ignore format: a table
  const cases: readonly (readonly [what: string, inputs: Partial<typeof good>, expected: string])[] = [
    ['too many bytes',           { presentation: new Uint8Array(1_048_577), policySet: text('{') },                  'E_LIMIT 4'],
    ['no JSON',                  { policySet: text('{'), request: text('{ }\n') },                                   'E_PARSE 0'],
    ['blanks',                   { result: text('{ }\n'), presentation: text('{') },                                 'E_CANONICAL 3'],
    ['too many members',         { request: bytesOf(Array.from({ length: 4097 }, () => 0)), result: text('{') },     'E_LIMIT 1'],
    ['no policy set',            { policySet: set(['/body/fail_mode', 'open']), request: text('{}\n') },             'E_POLICY_SET 0'],
    ['a set of another core',    { policySet: set(['/body/core_contract/generation_id', `g-${sha('9')}`]) },         'E_RELATION 0'],
    ['of another policy',        { policySet: set(['/body/sections/2/policy_ref/sha256', sha('9')]), request: text('{}\n') }, 'E_RELATION 0'],
    ['no result',                { result: text('{}\n'), presentation: text('{}\n') },                               'E_CORE 3'],
    ['the run of another',       { request: bytesOf(runWith([]).request.content) },                                  'E_CORE 3'],
    ['no presentation',          { presentation: text('{}\n') },                                                     'E_RELATION 4'],
    ['of another kind',          { presentation: presented(['/kind', 'credential_boundary_claim']) },                'E_RELATION 4'],
    ['a name with a colon',      { presentation: presented(['/id', 'a:b']) },                                        'E_RELATION 4'],
    ['without a body',           { presentation: presented(['/body', 1]) },                                          'E_RELATION 4'],
    ['keys out of order',          { presentation: text('{"b":1,"a":2}\n') }, 'E_CANONICAL 4'],
  ];
  test.each(cases)('%s', (_what, inputs, expected) => {
    expect(outcomeOf(evaluateEvidenceIntegrity(bundle, { ...good, ...inputs }))).toBe(expected);
  });
});

describe('the form of an `evidence_integrity_presentation`', () => {
  const pieces = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...another, evidence_id: `e${100 + index}` }));
  const priors = (count: number) =>
    Array.from({ length: count }, (_, index) => priorOf('e', 'result.a', `e${100 + index}`));
  // biome-ignore format: a table
  const cases: readonly (readonly [edit: Edit, isGood: boolean])[] = [
    [[evidence, pieces(256)],                              true],
    [[evidence, pieces(257)],                              false],
    [[prior, priors(256)],                                 true],
    [[prior, priors(257)],                                 false],
    [[prior, priors(2).reverse()],                         false],
    [['/body/qualification_ref', { state: 'present', value: scope('grant', 'subject', '6') }], false],
    [['/body/request_ref/kind', 'stage_result'],           false],
  ];
  test.each(cases)('%j', (edit, isGood) => {
    expect(presentationKind.parse(bytesOf(edited<unknown>(presentationOf(runWith([])), [edit]))).ok).toBe(isGood);
  });
});

test('the evaluation says what the run has, whatever was presented', () => {
  const run = runWith([earlier], true);
  const inputs = bytesWith(run, [[evidence, 'none']]);
  const result = evaluateEvidenceIntegrity(bundle, inputs);
  if (!result.ok) throw new Error(result.refusal.code);
  const presentation = digested(JSON.parse(new TextDecoder().decode(inputs.presentation)));
  const { policyRef, decisionRef } = bundle.policies['evidence-integrity'];
  const resultRef = documentRefOf(run.result);
  expect(result.value.content).toEqual({
    schema_version: 1,
    kind: 'evidence_integrity_evaluation',
    id: run.result.content.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      core_contract: bundle.coreContract.named,
      decision_ref: decisionRef,
      evaluation_mode: 'observation-only',
      evidence_refs: [{ stage_result_ref: resultRef, evidence_id: 'evidence.deterministic' }],
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      presentation_ref: {
        content_id: 'evidence-presentation.sample',
        media_type: 'application/vnd.ystack.evidence-integrity-presentation+json',
        sha256: presentation.sha256,
      },
      prior_evidence_refs: [earlier],
      qualification_observation: { state: 'present', value: qualification },
      qualification_semantics: 'identity-only-unqualified',
      reason_ids: ['evidence.presentation-malformed'],
      reference_semantics: 'identity-only',
      stage: {
        request_ref: documentRefOf(run.request),
        resolved_profile_ref: documentRefOf(run.resolved),
        result_ref: resultRef,
      },
      storage_effect: 'none',
      verdict: 'violated',
    },
  });
  expect(evidenceEvaluationKind.parse(result.value.bytes).ok).toBe(true);
  const turned = edited<unknown>(result.value.content, [['/body/verdict', 'satisfied']]);
  expect(evidenceEvaluationKind.parse(bytesOf(turned)).ok).toBe(false);
});

describe('whatever is presented', () => {
  const run = runWith([earlier]);
  const presented = presentationOf(run);
  const verdicts = fc.constantFrom('failed', 'inconclusive', 'passed');
  const edit = fc.oneof(
    verdicts.map((verdict): Edit => [`${evidence}/0/verdict`, verdict]),
    fc.constantFrom(sha('9'), run.request.sha256).map((digest): Edit => ['/body/request_ref/sha256', digest]),
    fc.constantFrom('result.earlier', 'result.other').map((id): Edit => [`${prior}/0/stage_result_ref/id`, id]),
  );
  const edits = fc.array(edit, { maxLength: 3 });
  const violations = fc.constantFrom<Edit>(
    [`${evidence}/-`, another],
    [`${prior}/-`, earlier],
    ['/body/result_ref/sha256', sha('9')],
    ['/body/qualification_ref', { state: 'present', value: qualification }],
  );

  test('it is satisfied exactly when nothing was changed, and never inconclusive', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(edits, violations, (given, violation) => {
        const presentation = edited(presented, given);
        const { verdict } = decideEvidence({ ...run, presentation });
        seen.add(verdict);
        const isSame = JSON.stringify(presentation) === JSON.stringify(presented);
        const worse = decideEvidence({ ...run, presentation: edited(presentation, [violation]) });
        return (verdict === 'satisfied') === isSame && worse.verdict === 'violated';
      }),
      seeded(200, 5000),
    );
    expect([...seen].sort()).toEqual(['satisfied', 'violated']);
  });

  test('the order of keys and fields that no rule reads change nothing', () => {
    fc.assert(
      fc.property(edits, (given) => {
        const presentation = edited(presented, given);
        const more = edited<unknown>(presentation, [
          ['/body/more', 1],
          ['/note', 'x'],
        ]) as typeof presentation;
        return (
          told(decideEvidence({ ...run, presentation: { ...more, body: backwards(more.body) } })) ===
          told(decideEvidence({ ...run, presentation }))
        );
      }),
      seeded(100, 2000),
    );
  });
});

const backwards = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).reverse()) as T;
