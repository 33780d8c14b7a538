// Examples of duty separation: stage runs of one producer under one profile. A run that failed may report an execution other
// than the one asked for, which is where most of the policy is about.
import type { JsonObject } from '#canonical';
import { buildStageRun, refreshStageRun } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { ExampleTable } from './example-table.ts';

const small = { executionKind: 'deterministic', artifactKind: 'plan' } as const;

type Status = 'completed' | 'failed' | 'skipped';

function run(status: Status, request: readonly Edit[] = [], result: readonly Edit[] = []): JsonObject {
  const built = buildStageRun({ ...small, status });
  const moved = { ...built, request: edited(built.request, request), result: edited(built.result, result) };
  refreshStageRun(moved);
  return { request: moved.request, result: moved.result } as unknown as JsonObject;
}

// biome-ignore format: a table
export const dutyExamples: ExampleTable = () => ({
  shared: { resolved_profile: buildStageRun(small).resolved as unknown as JsonObject },
  rows: [
    ['asked-by-observer',        run('completed', [['/body/requested_by/role', 'observer']]),                                'violated',     'requester.role-denied'],
    ['done-as-asked',            run('completed'),                                                                           'satisfied',    'duty.satisfied'],
    ['done-in-another-way',      run('failed', [], [[capability, { kind: 'unclassified', id: 'capability.unheard-of' }]]),   'inconclusive', 'actual.capability-unclassified'],
    ['reported-by-the-reviewer', run('skipped', [], [['/body/reported_by/role', 'reviewer']]),                               'violated',     'reporter.role-mismatch'],
    ['skipped',                  run('skipped'),                                                                             'satisfied',    'duty.satisfied'],
  ],
});

const capability = '/body/execution/used_capability';
