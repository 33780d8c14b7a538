// Stage results as a careless, broken or dishonest performer could report them. The first table is about reviews that are
// none, the second about work on things that have moved. All share one request a role and one resolved profile.

import { buildStageRun, refreshStageRun, type StageRunChoice, shapes } from '../../../test/support/builders.ts';
import { renamed } from './base/run.ts';
import { type Edit, edited } from './edits.ts';
import { accepted, type Expectation, rejected } from './expectations.ts';
import { digested, type SeedSet } from './seed-set.ts';

type Role = 'producer' | 'reviewer' | 'verifier';
type Start = Required<StageRunChoice>['status'] | 'failed unstarted' | 'cancelled unstarted';
type Row = readonly [caseId: string, role: Role, start: Start, edits: readonly Edit[], expectation: Expectation];

const [failed, inconclusive, passed] = ['failed', 'inconclusive', 'passed'].map(
  (verdict): Edit => ['/evidence/0/verdict', verdict],
) as [Edit, Edit, Edit];
const checked = (value: string): Edit => ['/outcome', { family: 'check', value }];
const because: Edit = ['/reason', { reason_id: 'reason.ferry', summary: 'the reviewer lost its connection' }];
const unavailable = (fact: string): Edit => [
  `/execution/metadata/${fact}`,
  { state: 'unavailable', reason_id: 'provider.hidden' },
];
const producersBinding: readonly Edit[] = [
  ['/execution/actual_binding/adapter_instance_id', 'instance.producer'],
  ['/execution/actual_binding/principal_id', 'principal.producer'],
  ['/execution/performer/adapter_instance_id', 'instance.producer'],
  ['/execution/performer/principal_id', 'principal.producer'],
];

// biome-ignore format: an aligned table
const reviews: readonly Row[] = [
  // case id                                              role        start       edits                                                  expectation
  ['review.passed-by-the-bound-reviewer-accepted',        'reviewer', 'completed', [],                                                    accepted('completed')],
  ['review.failed-and-said-so-accepted',                  'reviewer', 'completed', [failed, checked('failed')],                           accepted('completed')],
  ['review.inconclusive-with-a-reason-accepted',          'reviewer', 'completed', [inconclusive, checked('inconclusive'), because],      accepted('completed')],
  ['review.snapshot-not-told-still-passes-accepted',      'reviewer', 'completed', [unavailable('snapshot')],                             accepted('completed')],
  ['review.failed-but-claims-a-pass-rejected',            'reviewer', 'completed', [failed],                                              rejected('E_RELATION')],
  ['review.inconclusive-but-claims-a-pass-rejected',      'reviewer', 'completed', [inconclusive],                                        rejected('E_RELATION')],
  ['review.passed-but-claims-a-failure-rejected',         'reviewer', 'completed', [checked('failed')],                                   rejected('E_RELATION')],
  ['review.inconclusive-without-a-reason-rejected',       'reviewer', 'completed', [inconclusive, checked('inconclusive')],               rejected('E_RELATION')],
  ['review.pass-with-an-excuse-rejected',                 'reviewer', 'completed', [because],                                             rejected('E_RELATION')],
  ['review.empty-rejected',                               'reviewer', 'completed', [['/evidence', []]],                                   rejected('E_RELATION')],
  ['review.pass-that-nobody-executed-rejected',           'reviewer', 'completed', [['/execution', undefined]],                           rejected('E_RELATION')],
  ['review.pass-without-an-end-rejected',                 'reviewer', 'completed', [['/finished_at', undefined]],                         rejected('E_RELATION')],
  ['review.ended-before-it-began-rejected',               'reviewer', 'completed', [['/started_at', '2030-01-01T00:00:02Z'],
                                                                                    ['/finished_at', '2030-01-01T00:00:01Z']],            rejected('E_RELATION')],
  ['review.other-kind-of-evidence-rejected',              'reviewer', 'completed', [['/evidence/0/kind', 'deterministic']],               rejected('E_RELATION')],
  ['review.two-verdicts-of-one-kind-rejected',            'reviewer', 'completed', [['/evidence/-', { evidence_id: 'evidence.second', kind: 'independent-review', verdict: 'failed',
                                                                                      proof_ref: shapes.content('proof.second', '6') }]], rejected('E_SHAPE')],
  ['review.change-smuggled-into-the-outputs-rejected',    'reviewer', 'completed', [['/outputs', [{ output_id: 'output.patch',
                                                                                      ref: shapes.content('patch', '7', 'text/x-diff') }]]], rejected('E_RELATION')],
  ['review.by-the-producers-instance-rejected',           'reviewer', 'completed', producersBinding,                                      rejected('E_RELATION')],
  ['review.under-an-unknown-capability-rejected',         'reviewer', 'completed', [['/execution/used_capability',
                                                                                      { kind: 'unclassified', id: 'reviewer.glance' }]],  rejected('E_RELATION')],
  ['review.by-another-model-than-bound-rejected',         'reviewer', 'completed', [['/execution/metadata/model/value', 'model.cheaper']], rejected('E_RELATION')],
  ['review.degraded-to-an-untold-model-accepted',         'reviewer', 'completed', [unavailable('model'), checked('inconclusive'), because], accepted('completed')],
  ['review.degraded-but-claims-a-pass-rejected',          'reviewer', 'completed', [unavailable('model')],                                rejected('E_RELATION')],
  ['review.degraded-effort-but-claims-a-pass-rejected',   'reviewer', 'completed', [unavailable('effort')],                               rejected('E_RELATION')],
  ['review.timed-out-accepted',                           'reviewer', 'failed',    [inconclusive],                                        accepted('failed')],
  ['review.timed-out-before-it-began-accepted',           'reviewer', 'failed unstarted', [],                                             accepted('failed')],
  ['review.timed-out-but-claims-a-pass-rejected',         'reviewer', 'failed',    [checked('passed')],                                   rejected('E_RELATION')],
  ['review.timed-out-with-evidence-of-a-pass-rejected',   'reviewer', 'failed',    [passed],                                              rejected('E_RELATION')],
  ['review.timed-out-without-a-diagnostic-rejected',      'reviewer', 'failed',    [['/diagnostics', []]],                                rejected('E_RELATION')],
  ['review.timed-out-is-no-status-rejected',              'reviewer', 'failed',    [['/status', 'timed-out']],                            rejected('E_SHAPE')],
  ['review.cancelled-before-it-began-accepted',           'reviewer', 'cancelled unstarted', [],                                          accepted('cancelled')],
  ['review.cancelled-unstarted-with-evidence-rejected',   'reviewer', 'cancelled unstarted', [['/evidence', [{ evidence_id: 'evidence.review', kind: 'independent-review',
                                                                                      verdict: 'failed', proof_ref: shapes.content('proof', '6') }]]], rejected('E_RELATION')],
  ['review.blocked-accepted',                             'reviewer', 'blocked',   [],                                                    accepted('blocked')],
  ['review.skipped-but-brings-a-diagnostic-rejected',     'reviewer', 'skipped',   [['/diagnostics', [shapes.content('log', '5', 'text/plain')]]], rejected('E_RELATION')],
  ['review.attempt-number-beyond-any-count-rejected',     'reviewer', 'completed', [['/attempt_number', 2147483648]],                     rejected('E_LIMIT')],
  ['review.verifier-may-not-stand-in-rejected',           'verifier', 'completed', [['/evidence/0/kind', 'independent-review']],          rejected('E_RELATION')],
];

const observedAs = (selector: object, value: unknown): Edit => [
  '/stale_observations/0',
  { selector, observed: value === undefined ? { state: 'absent' } : { state: 'present', value } },
];
const [target, base, source] = [{ kind: 'target' }, { kind: 'base' }, { kind: 'source' }];
const ferry = (digit: string) => renamed(shapes.revision(digit));
const elsewhere = { ...ferry('3'), repository_id: 'repo.harbour' };
const sha256Revision = { ...ferry('3'), hash_algorithm: 'sha256', commit_id: '3'.repeat(64) };
const treeAt = (digit: string, repository = 'repo.ferry') => ({
  type: 'git-object',
  value: { ...shapes.tree(undefined, digit), revision: { ...ferry('1'), repository_id: repository } },
});
const terms = { type: 'artifact', value: { type: 'content', value: shapes.content('subject-allowed-delta', '4') } };
const environment = { environment_id: 'environment.ferry', fingerprint_sha256: shapes.sha('4') };

// biome-ignore format: an aligned table
const moved: readonly Row[] = [
  // case id                                              role        start       edits                                                          expectation
  ['stale.nothing-moved-accepted',                        'producer', 'completed', [],                                                            accepted('completed')],
  ['stale.environment-moved-accepted',                    'producer', 'stale',     [],                                                            accepted('stale')],
  ['stale.target-moved-accepted',                         'producer', 'stale',     [observedAs(target, ferry('3'))],                              accepted('stale')],
  ['stale.target-gone-accepted',                          'producer', 'stale',     [observedAs(target, undefined)],                               accepted('stale')],
  ['stale.target-where-it-was-rejected',                  'producer', 'stale',     [observedAs(target, ferry('1'))],                              rejected('E_RELATION')],
  ['stale.target-in-another-repository-rejected',         'producer', 'stale',     [observedAs(target, elsewhere)],                               rejected('E_RELATION')],
  ['stale.base-moved-accepted',                           'reviewer', 'stale',     [observedAs(base, ferry('3'))],                                accepted('stale')],
  ['stale.base-under-another-hash-rejected',              'reviewer', 'stale',     [observedAs(base, sha256Revision)],                            rejected('E_RELATION')],
  ['stale.source-moved-accepted',                         'producer', 'stale',     [observedAs(source, treeAt('c'))],                             accepted('stale')],
  ['stale.source-from-another-repository-rejected',       'producer', 'stale',     [observedAs(source, treeAt('c', 'repo.harbour'))],             rejected('E_RELATION')],
  ['stale.input-moved-accepted',                          'producer', 'stale',     [observedAs({ kind: 'input', input_id: 'input.terms' }, terms)], accepted('stale')],
  ['stale.input-that-was-never-asked-rejected',           'producer', 'stale',     [observedAs({ kind: 'input', input_id: 'input.other' }, terms)], rejected('E_RELATION')],
  ['stale.profile-resolved-anew-accepted',                'verifier', 'stale',     [observedAs({ kind: 'resolved-profile' },
                                                                                      { schema_version: 2, kind: 'resolved_profile', id: 'resolved.ferry', sha256: shapes.sha('4') })], accepted('stale')],
  ['stale.another-profile-rejected',                      'verifier', 'stale',     [observedAs({ kind: 'resolved-profile' },
                                                                                      { schema_version: 2, kind: 'resolved_profile', id: 'resolved.harbour', sha256: shapes.sha('4') })], rejected('E_RELATION')],
  ['stale.another-environment-rejected',                  'verifier', 'stale',     [observedAs({ kind: 'environment' }, { ...environment, environment_id: 'environment.harbour' })], rejected('E_RELATION')],
  ['stale.qualification-that-was-never-given-rejected',   'producer', 'stale',     [observedAs({ kind: 'qualification' }, undefined)],            rejected('E_RELATION')],
  ['stale.gate-decision-that-was-never-given-rejected',   'producer', 'stale',     [observedAs({ kind: 'gate-decision', scope_sha256: shapes.sha('4') }, undefined)], rejected('E_RELATION')],
  ['stale.two-things-moved-accepted',                     'producer', 'stale',     [['/stale_observations', [
                                                                                      { selector: base, observed: { state: 'present', value: ferry('4') } },
                                                                                      { selector: target, observed: { state: 'present', value: ferry('3') } }]]], accepted('stale')],
  ['stale.without-an-observation-rejected',               'producer', 'stale',     [['/stale_observations', undefined]],                          rejected('E_RELATION')],
  ['stale.with-a-diagnostic-rejected',                    'producer', 'stale',     [['/diagnostics', [shapes.content('log', '5', 'text/plain')]]], rejected('E_RELATION')],
  ['stale.work-on-what-moved-rejected',                   'producer', 'completed', [['/stale_observations', [
                                                                                      { selector: target, observed: { state: 'present', value: ferry('3') } }]]], rejected('E_RELATION')],
  ['stale.skipped-accepted',                              'producer', 'skipped',   [],                                                            accepted('skipped')],
  ['stale.result-of-an-edited-request-rejected',          'producer', 'completed', [['/request_ref/sha256', shapes.sha('4')]],                    rejected('E_REF')],
  ['stale.result-of-another-request-rejected',            'reviewer', 'completed', [['/request_ref/id', 'request.producer']],                     rejected('E_REF')],
  ['stale.result-under-an-edited-profile-rejected',       'verifier', 'completed', [['/resolved_profile_ref/sha256', shapes.sha('4')]],           rejected('E_REF')],
  ['stale.started-before-it-was-asked-rejected',          'verifier', 'completed', [['/started_at', '2029-12-31T23:59:59Z']],                     rejected('E_RELATION')],
  ['stale.patch-that-is-not-the-output-rejected',         'producer', 'completed', [['/delta_ref/sha256', shapes.sha('4')]],                      rejected('E_RELATION')],
  ['stale.verified-in-a-moved-environment-rejected',      'verifier', 'completed', [['/execution/environment/fingerprint_sha256', shapes.sha('4')]], rejected('E_RELATION')],
  ['stale.built-by-a-moved-package-rejected',             'producer', 'completed', [['/execution/actual_binding/package_ref/object_id', '4'.repeat(40)]], rejected('E_RELATION')],
];

/** The run of a role as it ends without anybody's fault. */
function runOf(role: Role, start: Start) {
  const unstarted = start === 'failed unstarted' || start === 'cancelled unstarted';
  const status = unstarted ? (start === 'failed unstarted' ? 'failed' : 'cancelled') : start;
  const run = renamed(buildStageRun({ role, status, executed: !unstarted }));
  refreshStageRun(run);
  return run;
}

const caseOf = (family_id: string, [case_id, role, start, edits, expectation]: Row) => ({
  case_id,
  family_id,
  request_role: role,
  result: digested(
    edited(
      runOf(role, start).result,
      edits.map(([pointer, value]): Edit => [`/body${pointer}`, value]),
    ),
  ),
  expectation,
});

export const coreStageRun: SeedSet = {
  name: 'core-stage-run',
  source: 'core.stage-run.v2',
  schemaVersion: 1,
  build: () => ({
    shared: {
      requests: Object.fromEntries(
        (['producer', 'reviewer', 'verifier'] as const).map((role) => [
          role,
          digested(runOf(role, 'completed').request),
        ]),
      ),
      resolved_profile: digested(runOf('producer', 'completed').resolved),
    },
    cases: [
      ...reviews.map((row) => caseOf('empty-fake-timed-out-degraded-reviews', row)),
      ...moved.map((row) => caseOf('stale-moved-artifacts', row)),
    ],
  }),
};
