import { expect, test } from 'vitest';
import { decline, driveSync, type ReadAnswer, type ReadPlan, type ReadRequest } from '#objects';

const blob = (oid: string): ReadAnswer => ({ ok: true, value: { type: 'blob', oid, bytes: Buffer.from(oid) } });

test('a plan is sent the answers of each batch, in order, and its result comes back', () => {
  const asked: (readonly ReadRequest[])[] = [];
  function* plan(): ReadPlan<readonly string[]> {
    const seen: string[] = [];
    for (const batch of [[{ oid: 'a' }, { oid: 'b' }], [], [{ commit: 'c', path: 'd' }]] as const) {
      const answers = yield batch;
      asked.push(batch);
      seen.push(...answers.map((answer) => (answer.ok ? answer.value.oid : answer.refusal.detail)));
    }
    return seen;
  }
  const answer = (request: ReadRequest) =>
    'oid' in request ? blob(request.oid) : decline({ code: 'E_OBJECT' as const, detail: 'none', expected: 'a path' });
  expect(driveSync(plan(), answer)).toEqual(['a', 'b', 'none']);
  expect(asked.map((batch) => batch.length)).toEqual([2, 0, 1]);
});
