// Examples of the kill switch: one attempt, and what the state says of each of its scopes.
import type { JsonObject } from '#canonical';
import { dutyOf, inventedSet } from '../../../../libs/control/test/support/declaration.ts';
import { digested } from '../../../../libs/control/test/support/digested.ts';
import { attemptOf, clearedState } from '../../../../libs/control/test/support/kill-switch.ts';
import { type Edit, edited } from '../../../../test/support/edit.ts';
import type { ExampleTable } from './example-table.ts';

const set = digested(inventedSet());
const satisfied = digested(dutyOf(set));

type Case = {
  readonly state?: readonly Edit[];
  readonly attempt?: readonly Edit[];
  readonly duty?: 'inconclusive' | 'violated';
};

function on(given: Case): JsonObject {
  const state = digested(edited(clearedState(), given.state ?? []));
  const duty = given.duty === undefined ? satisfied : digested(dutyOf(set, given.duty));
  const attempt = edited(attemptOf(state, duty), given.attempt ?? []);
  const own = given.duty === undefined ? {} : { duty: duty.content };
  return { state: state.content, attempt, ...own } as unknown as JsonObject;
}

const stop = (index: number): Edit => [`/body/entries/${index}/state`, 'stop'];
const without = (index: number): Edit => [`/body/entries/${index}`, undefined];
const twice: Edit = ['/body/entries/-', { scope_kind: 'repository', scope_id: 'repo.other', state: 'cleared' }];

// biome-ignore format: a table
export const killSwitchExamples: ExampleTable = () => ({
  shared: { policy_set: set.content, duty: satisfied.content } as unknown as JsonObject,
  rows: [
    ['all-cleared',                  on({}),                                                            'satisfied',    'kill.cleared-current'],
    ['another-stage-cleared',        on({ state: [['/body/entries/3/scope_id', 'stage.other']] }),      'violated',     'kill.scope-mismatch.stage'],
    ['duty-inconclusive',            on({ duty: 'inconclusive' }),                                      'inconclusive', 'kill.duty-inconclusive'],
    ['duty-of-another-attempt',      on({ attempt: [['/body/duty_evaluation_ref/id', 'result.other']] }), 'inconclusive', 'kill.duty-unverifiable'],
    ['duty-violated',                on({ duty: 'violated' }),                                          'violated',     'kill.duty-violated'],
    ['repository-stopped',           on({ state: [stop(1)] }),                                          'violated',     'kill.stop.repository'],
    ['repository-twice',             on({ state: [twice] }),                                            'violated',     'kill.scope-ambiguous.repository'],
    ['state-of-another-epoch',       on({ attempt: [['/body/authority_epoch', 'epoch.other']] }),       'violated',     'kill.state-replayed'],
    ['state-went-on',                on({ attempt: [['/body/expected_state/revision', 6]] }),           'violated',     'kill.attempt-stale'],
    ['stopped-and-a-scope-missing',  on({ state: [stop(0), without(3)] }),                              'violated',     'kill.scope-missing.stage', 'kill.stop.global'],
    ['workflow-missing',             on({ state: [without(2)] }),                                       'inconclusive', 'kill.scope-missing.workflow'],
  ],
});
