// The times of a review: which of them its status has, and in which order they stand.
import type { Refusal } from '#canonical';
import { firstAmong, firstOf, unrelated } from '#contract';
import type { LoopReviewObservation, ReviewSnapshot } from '../generated/loop-review-observation.d.ts';

// biome-ignore format: a table
const marks: Readonly<Record<ReviewSnapshot['status'], readonly [terminal: boolean, dismissed: boolean]>> = {
  COMPLETED:   [true,  false],
  TIMED_OUT:   [true,  false],
  FAILED:      [true,  false],
  DISMISSED:   [true,  true],
  IN_PROGRESS: [false, false],
  UNKNOWN:     [false, false],
};

/** The times in the order in which they must stand; a time that is not there is passed over. */
const order = ['started_at', 'terminal_at', 'dismissed_at', 'updated_at', 'observed_at'] as const;

export const checkReviewTimes = ({ observation }: LoopReviewObservation): Refusal | undefined =>
  firstOf([() => checkMarks(observation), () => checkOrder(observation)]);

const checkMarks = (snapshot: ReviewSnapshot) =>
  firstAmong(['terminal_at', 'dismissed_at'] as const, (member, index) => {
    const wanted = marks[snapshot.status][index] === true;
    return (snapshot[member] !== null) === wanted
      ? undefined
      : unrelated(['observation', member], wanted ? 'a time' : `null in a review that is ${snapshot.status}`);
  });

function checkOrder(snapshot: ReviewSnapshot): Refusal | undefined {
  const present = order.filter((member) => snapshot[member] !== null);
  return firstAmong(present.slice(1), (member, index) => {
    const before = present[index] as (typeof order)[number];
    return (snapshot[before] as string) <= (snapshot[member] as string)
      ? undefined
      : unrelated(['observation', member], `not before ${before} ${snapshot[before]}`);
  });
}
