// What the orchestrator knows of a stage at one moment, as an item of a state snapshot: the request alone, an attempt under
// way, or the latest result. Edits are made before anything is digested, so that the documents still name one another.

import { type DocumentRef, documentRefOf, type StageResultBody } from '#contract';
import { refreshStageRun } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../edits.ts';
import { digested } from '../seed-set.ts';
import { ferryRun } from './run.ts';

export type Attempt = {
  readonly deadline: string;
  readonly state?: 'dispatched' | 'started';
  readonly edits?: readonly Edit[];
};

export type ItemChoice = {
  /** How the latest attempt ended; nothing has ended unless told. */
  readonly ended?: StageResultBody['status'];
  /** The attempt under way. */
  readonly running?: Attempt;
  /** The number of that attempt or result; 1 unless told. */
  readonly number?: number;
  /** How many attempts there may be; 3 unless told. */
  readonly limit?: number;
  /** Edits to the body of the request. */
  readonly request?: readonly Edit[];
  /** Edits to the body of the result. */
  readonly result?: readonly Edit[];
};

/** One item of a snapshot. */
export function stateItem({ ended, running, number = 1, limit = 3, request = [], result = [] }: ItemChoice) {
  const run = ferryRun({ role: 'producer', executionKind: 'deterministic', status: ended ?? 'completed' });
  run.request.body = edited(run.request.body, request);
  run.result.body.attempt_number = number;
  refreshStageRun(run);
  run.result.body = edited(run.result.body, result);
  const asked = digested(run.request);
  return {
    attempt: running === undefined ? absent : present(attemptOf(running, number, documentRefOf(asked))),
    latest_result: ended === undefined ? absent : present(digested(run.result)),
    request: asked,
    resolved_profile: digested(run.resolved),
    retry_limit: limit,
  };
}

const absent = { state: 'absent' } as const;
const present = <T>(value: T) => ({ state: 'present' as const, value });

const attemptOf = ({ deadline, state = 'started', edits = [] }: Attempt, number: number, request_ref: DocumentRef) =>
  edited({ attempt_id: 'attempt.ferry', attempt_number: number, deadline_at: deadline, request_ref, state }, edits);
