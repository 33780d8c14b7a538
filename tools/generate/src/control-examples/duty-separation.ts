// Examples of duty separation: stage runs of one producer under one profile. A run that failed may report an execution other
// than the one asked for, which is what most of the policy is about.
import type { JsonObject } from '#canonical';
import type { Edit } from '../../../../test/support/edit.ts';
import { type DutyChoice, dutyInputs } from '../../../seeds/src/base/duty-run.ts';
import { type ExampleTable, houseOf } from './example-table.ts';

export const dutyExamples: ExampleTable = (context) => {
  const house = houseOf(context);
  const run = (choice: DutyChoice): JsonObject => {
    const { request, result } = dutyInputs(house, choice);
    return { request: request.content, result: result.content };
  };
  // biome-ignore format: a table
  return {
    shared: { resolved_profile: dutyInputs(house, {}).resolved_profile.content },
    rows: [
      ['asked-by-an-observer',     run({ request: [['/requested_by/role', 'observer']] }),                      'violated',     'requester.role-denied'],
      ['done-as-asked',            run({}),                                                                     'satisfied',    'duty.satisfied'],
      ['done-by-another-instance', run({ status: 'failed', result: elsewhere }),                                'violated',     'actual.adapter_instance_id-mismatch'],
      ['done-in-another-way',      run({ status: 'failed', result: [[capability, unheardOf]] }),                'inconclusive', 'actual.capability-unclassified'],
      ['skipped',                  run({ status: 'skipped' }),                                                  'satisfied',    'duty.satisfied'],
      ['skipped-says-reviewer',    run({ status: 'skipped', result: [['/reported_by/role', 'reviewer']] }),     'violated',     'reporter.role-mismatch'],
    ],
  };
};

const capability = '/execution/used_capability';
const unheardOf = { kind: 'unclassified', id: 'capability.unheard-of' };

// Whoever worked is who performed and who reports, and none of them is who was bound.
const elsewhere = ['/reported_by', '/execution/performer', '/execution/actual_binding'].map(
  (place): Edit => [`${place}/adapter_instance_id`, 'instance.other'],
);
