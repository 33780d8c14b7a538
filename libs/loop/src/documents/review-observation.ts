// The observation of a review, as a kind. Whoever hands it in may have edited it: its facts are checked again, and so is
// that its state follows from them, so a finding cannot be declared away.
import { compareCodePoints, isLongerThan, isStrictlySorted, type Refusal } from '#canonical';
import { type DocumentKind, defineKind, firstAmong, firstOf, misshapen, unrelated } from '#contract';
import type { InlineFinding, LoopReviewObservation, ReviewSnapshot } from '../generated/loop-review-observation.d.ts';
import { validate } from '../generated/loop-review-observation.js';
import { isCount, loopBounds } from './bounds.ts';
import { checkReviewTimes } from './review-times.ts';

type Observation = LoopReviewObservation;
type State = Observation['state'];

const pathBytesMax = 4096;

const isFixable = (path: string): boolean =>
  !isLongerThan(path, pathBytesMax) &&
  path.split('/').every((segment) => !/^\.git$/i.test(segment) && !segment.endsWith('.'));

const checkPaths = ({ observation: { inline_findings } }: Observation) =>
  firstAmong(inline_findings, ({ path }, index) =>
    isFixable(path)
      ? undefined
      : misshapen(
          ['observation', 'inline_findings', index, 'path'],
          `a path of at most ${pathBytesMax} bytes without \`.git\` and without a segment that ends in a dot`,
        ),
  );

const compareInline = (a: InlineFinding, b: InlineFinding): number =>
  compareCodePoints(a.path, b.path) ||
  a.line - b.line ||
  compareCodePoints(a.side, b.side) ||
  compareCodePoints(a.finding_id, b.finding_id);

function checkFindings({ observation }: Observation): Refusal | undefined {
  const { head, inline_findings, top_level_findings } = observation;
  if (!isStrictlySorted(top_level_findings, (a, b) => compareCodePoints(a.finding_id, b.finding_id))) {
    return unrelated(['observation', 'top_level_findings'], 'strict order by finding_id');
  }
  if (!isStrictlySorted(inline_findings, compareInline)) {
    return unrelated(['observation', 'inline_findings'], 'strict order by path, line, side and finding_id');
  }
  const ids = [...top_level_findings, ...inline_findings].map(({ finding_id }) => finding_id);
  if (new Set(ids).size !== ids.length) return unrelated(['observation'], 'each finding id once');
  return firstAmong(inline_findings, ({ commit_id }, index) =>
    commit_id === head.commit_id
      ? undefined
      : unrelated(['observation', 'inline_findings', index, 'commit_id'], `${head.commit_id}, the head`),
  );
}

const checkCounts = ({ observation }: Observation) =>
  firstOf([
    () => checkReported(observation, 'reported_inline_count', observation.inline_findings.length),
    () => checkReported(observation, 'reported_top_level_count', observation.top_level_findings.length),
  ]);

function checkReported(
  snapshot: ReviewSnapshot,
  member: 'reported_inline_count' | 'reported_top_level_count',
  count: number,
): Refusal | undefined {
  const declared = snapshot[member];
  if (Object.is(declared, -0)) return misshapen(['observation', member], 'an integer');
  return snapshot.complete && !isCount(declared, count)
    ? unrelated(['observation', member], `${count}, as many as are here when the review is complete`)
    : undefined;
}

type StateRule = readonly [state: State, reason: string, applies: (observation: Observation) => boolean];

const hasStatus = (status: ReviewSnapshot['status']) => (found: Observation) => found.observation.status === status;

// biome-ignore format: a table
const states: readonly StateRule[] = [
  ['stale',        'codex.review-binding-stale', ({ stale_bindings }) => stale_bindings.length > 0],
  ['dismissed',    'codex.review-dismissed',     hasStatus('DISMISSED')],
  ['timeout',      'codex.review-timeout',       hasStatus('TIMED_OUT')],
  ['failed',       'codex.review-failed',        hasStatus('FAILED')],
  ['inconclusive', 'codex.review-incomplete',    ({ observation }) => !observation.complete],
  ['inconclusive', 'codex.review-not-terminal',  ({ observation }) => observation.status !== 'COMPLETED'],
  ['findings',     'codex.review-findings',      ({ observation }) => observation.reported_inline_count + observation.reported_top_level_count > 0],
  ['clean',        'codex.review-clean',         () => true],
];

function checkState(observation: Observation): Refusal | undefined {
  const [state, reason] = states.find(([, , applies]) => applies(observation)) as StateRule;
  if (observation.state !== state) return unrelated(['state'], `\`${state}\`, which is what the review shows`);
  return observation.reason_id === reason ? undefined : unrelated(['reason_id'], `\`${reason}\``);
}

export const reviewObservationKind: DocumentKind<Observation> = defineKind<Observation>({
  kind: 'adapter_observation',
  schemaVersion: 1,
  bounds: loopBounds,
  validate,
  shapes: [checkPaths],
  relations: [checkFindings, checkCounts, checkReviewTimes, checkState],
});
