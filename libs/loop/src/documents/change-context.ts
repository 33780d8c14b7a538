// The context of a change, as a kind: what the caller knows of it at one time.
import { compareCodePoints, type Refusal } from '#canonical';
import { checkSorted, type DocumentKind, defineKind, firstAmong, isObjectId, unrelated } from '#contract';
import { evaluationReasons } from '#control';
import type { ReviewFixChangeContext } from '../generated/review-fix-change-context.d.ts';
import { validate } from '../generated/review-fix-change-context.js';
import { loopBounds } from './bounds.ts';

type Context = ReviewFixChangeContext;

const checkApprovalOrder = ({ body }: Context) =>
  checkSorted(
    body.approvals,
    (a, b) => compareCodePoints(a.approval_id, b.approval_id),
    ['body', 'approvals'],
    'approval_id',
  );

const checkApprovals = ({ body: { approvals, head, observed_at } }: Context) =>
  firstAmong(approvals, ({ commit_id, recorded_at }, index) => {
    const place = ['body', 'approvals', index];
    if (recorded_at > observed_at) return unrelated([...place, 'recorded_at'], `not after observed_at ${observed_at}`);
    return isObjectId(commit_id, head.hash_algorithm)
      ? undefined
      : unrelated([...place, 'commit_id'], `a commit id under ${head.hash_algorithm}`);
  });

function checkRevisions({ body: { base, head } }: Context): Refusal | undefined {
  const place = ['body', 'head'];
  if (head.repository_id !== base.repository_id) {
    return unrelated([...place, 'repository_id'], `\`${base.repository_id}\`, as the base`);
  }
  if (head.hash_algorithm !== base.hash_algorithm) {
    return unrelated([...place, 'hash_algorithm'], `\`${base.hash_algorithm}\`, as the base`);
  }
  return head.commit_id === base.commit_id
    ? unrelated([...place, 'commit_id'], 'another commit than the base')
    : undefined;
}

const killReasons = evaluationReasons.kill_switch_evaluation;

// A reason of the kill switch's own vocabulary is taken at its word, and so is any that has `cleared` for one of its words.
function checkKillSwitch({ body: { kill_switch } }: Context): Refusal | undefined {
  const { reason_id, state } = kill_switch;
  const known = Object.hasOwn(killReasons, reason_id) ? killReasons[reason_id as keyof typeof killReasons] : undefined;
  const saysCleared = known === 'satisfied' || reason_id.split(/[._:-]/).includes('cleared');
  const contradicts = state === 'engaged' ? saysCleared : known !== undefined && known !== 'satisfied';
  return contradicts
    ? unrelated(['body', 'kill_switch', 'reason_id'], `a reason for a kill switch that is ${state}`)
    : undefined;
}

export const changeContextKind: DocumentKind<Context> = defineKind<Context>({
  kind: 'review_fix_change_context',
  schemaVersion: 1,
  bounds: loopBounds,
  validate,
  shapes: [checkApprovalOrder],
  relations: [checkApprovals, checkRevisions, checkKillSwitch],
});
