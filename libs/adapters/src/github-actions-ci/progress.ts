// How far a workflow run or one of its jobs is: GitHub's status and conclusion with the times that must go with them, and
// the word an observation uses for it. Runs and jobs share all of this.
import { time } from '../shared/scalars.ts';
import type { Fact, Fitted } from '../shared/shape.ts';
import { keyOf, orNull } from '../shared/shape.ts';

const statuses = {
  queued: 'queued',
  pending: 'queued',
  requested: 'queued',
  waiting: 'queued',
  in_progress: 'in-progress',
  completed: 'completed',
} as const;

const conclusions = {
  success: 'passed',
  failure: 'failed',
  cancelled: 'cancelled',
  timed_out: 'timed-out',
  action_required: 'action-required',
  stale: 'stale',
  neutral: 'inconclusive',
  skipped: 'inconclusive',
} as const;

export const progressMembers = {
  status: keyOf(statuses),
  conclusion: orNull(keyOf(conclusions)),
  created_at: time,
  started_at: orNull(time),
  completed_at: orNull(time),
};

export type Progress = { readonly [K in keyof typeof progressMembers]: Fitted<(typeof progressMembers)[K]> };

// biome-ignore format: a table
const marks = {
  //             conclusion started completed
  queued:        [false,    false,  false],
  'in-progress': [false,    true,   false],
  completed:     [true,     true,   true],
} as const;

/** Conclusion, start and completion are there exactly when the status says so. */
export const progressFact: Fact<Progress> = [
  'a conclusion and times that go with `status`',
  ({ status, conclusion, started_at, completed_at }) => {
    const [concluded, started, completed] = marks[statuses[status]];
    return (
      (conclusion !== null) === concluded && (started_at !== null) === started && (completed_at !== null) === completed
    );
  },
];

export const isQueued = ({ status }: Progress): boolean => statuses[status] === 'queued';

export const isCompleted = ({ status }: Progress): boolean => status === 'completed';

/** The state of a run or job in the words of an observation. */
export function stateOf({ status, conclusion }: Progress) {
  const progress = statuses[status];
  return progress === 'completed' ? conclusions[conclusion ?? 'neutral'] : progress;
}
