import { describe, expect, it } from 'vitest';
import { documentDigest } from '#canonical';
import { checkRequestAgainstResolved } from '#contract';
import { buildProfileSet, buildStageRun, shapes } from '../../../test/support/builders.ts';
import { type Edit, edited } from '../../../test/support/edit.ts';
import { at, body, expectRuns } from './support/runs.ts';

const { content, sha } = shapes;

// biome-ignore format: aligned tables
describe('stage run', () => {
  it('is made of documents that name one another', () => {
    const { request, resolved, result } = buildStageRun();
    const { profile } = buildProfileSet();
    expectRuns({}, [
      [[], 'E_REF input 0 /kind',                        [['/request', profile]]],
      [[], 'E_REF input 0 /kind',                        [['/request', result]]],
      [[], 'E_REF input 1 /kind',                        [['/resolved', request]]],
      [[], 'E_REF input 2 /kind',                        [['/result', resolved]]],
      [[], 'E_REF input 2 /body/request_ref',            [['/result/body/request_ref/sha256', sha('0')]]],
      [[], 'E_REF input 2 /body/request_ref',            [['/result/body/request_ref/id', 'request.other']]],
      [[], 'E_REF input 2 /body/resolved_profile_ref',   [['/result/body/resolved_profile_ref/sha256', sha('0')]]],
      [[], 'E_REF input 2 /body/resolved_profile_ref',   [['/result/body/resolved_profile_ref/id', 'resolved.other']]],
      [[['/request/body/resolved_profile_ref/id', 'resolved.other']], 'E_REF input 0 /body/resolved_profile_ref'],
      [[], 'E_REF input 2 /body/request_ref',            [['/request/body/stage_id', 'stage.other']]],
      [[], 'E_REF input 2 /body/resolved_profile_ref',   [['/resolved/body/selection_ref/scope_sha256', sha('0')]]],
    ]);
  });

  it('keeps the relations inside each document', () => {
    expectRuns({}, [
      [[['/request/body/required_evidence_kinds', ['behavioral']]],                    'E_RELATION input 0 /body/required_evidence_kinds'],
      [[['/resolved/body/bindings/4/binding/principal_id', 'principal.forge']],        'E_RELATION input 1 /body/bindings/4/binding/principal_id'],
      [[[`${body}/started_at`, undefined]],                                            at('/started_at')],
    ]);
  });

  it('asks for what the resolved profile binds', () => {
    expectRuns({ status: 'skipped' }, [
      [[['/request/body/selection_ref/scope_sha256', sha('0')]],                       'E_RELATION input 0 /body/selection_ref'],
      [[['/request/body/repository_context_ref/scope_sha256', sha('0')]],              'E_RELATION input 0 /body/repository_context_ref'],
      [[['/request/body/operation/binding_id', 'binding.none']],                       'E_RELATION input 0 /body/operation/binding_id'],
      [[['/request/body/operation/binding_id', 'binding.reviewer']],                   'E_RELATION input 0 /body/operation/role'],
      // The permissions of a program, under a binding that is a model.
      [[['/request/body/operation/permissions/1', undefined]],                         'E_RELATION input 0 /body/operation/permissions'],
    ]);
  });

  it('holds a request to its binding even when the request was not judged by itself', () => {
    const { request, resolved } = buildStageRun({ role: 'verifier' });
    const check = (edits: readonly Edit[]) => checkRequestAgainstResolved(edited(request, edits), { content: resolved, sha256: documentDigest(resolved) });
    expect(check([])).toBeUndefined();
    expect(check([['/body/operation/capability_id', 'core.review.change.v1']])?.at).toBe('/body/operation/capability_id');
    expect(check([['/body/operation/permissions/0', undefined]])?.at).toBe('/body/operation/permissions');
    expect(check([['/body/resolved_profile_ref/sha256', sha('0')]])?.code).toBe('E_REF');
  });

  it('is not done before it was asked for', () => {
    expectRuns({ status: 'completed' }, [
      [[['/request/body/requested_at', '2030-01-01T00:00:01Z']],                       'accepted'],
      [[['/request/body/requested_at', '2030-01-01T00:00:02Z']],                       at('/started_at')],
    ]);
    expectRuns({ status: 'skipped' }, [
      [[['/request/body/requested_at', '2030-01-01T00:00:03Z']],                       'accepted'],
      [[['/request/body/requested_at', '2030-01-01T00:00:04Z']],                       at('/recorded_at')],
    ]);
    expectRuns({ status: 'failed', executed: false }, [
      [[['/request/body/requested_at', '2030-01-01T00:00:04Z']],                       at('/recorded_at')],
    ]);
  });

  it('gives only evidence that was required', () => {
    const foreign = { evidence_id: 'evidence.z', kind: 'behavioral', verdict: 'failed', proof_ref: content('p', '1') };
    expectRuns({ status: 'failed' }, [
      [[[`${body}/evidence/-`, foreign]],                                              at('/evidence/1/kind')],
    ]);
    expectRuns({ status: 'completed' }, [
      [[[`${body}/evidence/-`, foreign]],                                              at('/evidence/1/kind')],
    ]);
  });
});
