// Examples of evidence integrity: the stage run of a verifier that rests on evidence of an earlier result, and how its
// evidence is presented.
import type { JsonObject } from '#canonical';
import { digested } from '../../../../libs/control/test/support/digested.ts';
import { presentationOf } from '../../../../libs/control/test/support/evidence.ts';
import { buildStageRun, refreshStageRun } from '../../../../test/support/builders.ts';
import { scope, sha } from '../../../../test/support/core/shapes.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { ExampleTable } from './example-table.ts';

const earlier = { schema_version: 2, kind: 'stage_result', id: 'result.earlier', sha256: sha('e') } as const;

const built = buildStageRun({ role: 'verifier' });
built.request.body.prior_evidence_refs = [{ stage_result_ref: { ...earlier }, evidence_id: 'evidence.earlier' }];
refreshStageRun(built);

const run = {
  request: digested(built.request),
  resolved: digested(built.resolved),
  result: digested(built.result),
};

const on = (...edits: readonly Edit[]): JsonObject =>
  ({ presentation: edited(presentationOf(run), edits) }) as unknown as JsonObject;

const prior = '/body/prior_evidence_refs';
const sameResult = { stage_result_ref: { ...earlier, id: 'result.other' }, evidence_id: 'evidence.later' };
const qualified = { state: 'present', value: scope('qualification', 'subject', '6') };

// biome-ignore format: a table
export const evidenceExamples: ExampleTable = () => ({
  shared: { request: built.request, resolved_profile: built.resolved, result: built.result } as unknown as JsonObject,
  rows: [
    ['as-the-run-has-it',           on(),                                                              'satisfied', 'evidence.integrity-satisfied'],
    ['no-list-of-evidence',         on(['/body/evidence', 'none']),                                    'violated',  'evidence.presentation-malformed'],
    ['of-another-request',          on(['/body/request_ref/sha256', sha('2')]),                        'violated',  'evidence.request-moved'],
    ['older-evidence',              on([`${prior}/0/stage_result_ref/sha256`, sha('d')]),              'violated',  'evidence.prior-stale'],
    ['one-result-under-two-names',  on([`${prior}/-`, sameResult]),                                    'violated',  'evidence.presentation-ambiguous', 'evidence.prior-stale'],
    ['qualified-by-nobody',         on(['/body/qualification_ref', qualified]),                        'violated',  'evidence.qualification-mismatch'],
    ['verdict-turned',              on(['/body/evidence/0/verdict', 'failed']),                        'violated',  'evidence.current-mismatch'],
  ],
});
