// Which parts a stage result has follows from its status: what did not run reports no execution, what is stale says what
// moved, what failed says why. One row a status; the lists say empty where the row does.
import type { Refusal } from '#canonical';
import type { StageResult } from '../generated/stage-result.d.ts';
import { firstAmong, firstOf, unrelated } from '../refusals.ts';

type Body = StageResult['body'];
type Part = 'outcome' | 'reason' | 'stale_observations' | 'delta_ref' | 'execution' | 'started_at' | 'finished_at';
type List = 'outputs' | 'diagnostics' | 'evidence';

/** `required` parts stand there, `free` ones may, any other may not; `empty` lists are. */
type Row = { readonly required: readonly Part[]; readonly free: readonly Part[]; readonly empty: readonly List[] };

const notRun: Row = { required: ['reason'], free: [], empty: ['outputs', 'diagnostics', 'evidence'] };
const ran: readonly Part[] = ['outcome', 'started_at', 'finished_at'];
const broken: Row = { required: ['reason'], free: ['execution', ...ran], empty: ['outputs'] };

const rows: Readonly<Record<Body['status'], Row>> = {
  completed: { required: ['execution', ...ran], free: ['reason', 'delta_ref'], empty: ['diagnostics'] },
  skipped: notRun,
  stale: { ...notRun, required: ['reason', 'stale_observations'] },
  blocked: { ...notRun, empty: ['outputs', 'evidence'] },
  failed: broken,
  cancelled: broken,
};

const parts: readonly Part[] = [
  'outcome',
  'reason',
  'stale_observations',
  'delta_ref',
  'execution',
  'started_at',
  'finished_at',
];

/** Refuses (E_RELATION) a part that the status forbids, the want of one it requires, or times out of order. */
export const checkResultPresence = ({ body }: StageResult): Refusal | undefined =>
  firstOf([
    () => checkParts(body, rows[body.status]),
    () => checkCompleted(body),
    () => checkBroken(body),
    () => checkTimes(body),
  ]);

const has = (body: Body, part: Part): boolean => body[part] !== undefined;

const absent = (body: Body, part: Part, why: string): Refusal | undefined =>
  has(body, part) ? unrelated(['body', part], `nothing here when ${why}`) : undefined;

const present = (body: Body, part: Part, why: string): Refusal | undefined =>
  has(body, part) ? undefined : unrelated(['body', part], `a value here when ${why}`);

function checkParts(body: Body, row: Row): Refusal | undefined {
  const why = `the status is \`${body.status}\``;
  return firstOf([
    () => firstAmong(row.required, (part) => present(body, part, why)),
    () =>
      firstAmong(parts, (part) =>
        [...row.required, ...row.free].includes(part) ? undefined : absent(body, part, why),
      ),
    () =>
      firstAmong(row.empty, (list) =>
        body[list].length > 0 ? unrelated(['body', list], `\`[]\` when ${why}`) : undefined,
      ),
  ]);
}

function checkCompleted(body: Body): Refusal | undefined {
  if (body.status !== 'completed') return undefined;
  return body.outcome?.value === 'inconclusive'
    ? present(body, 'reason', 'a completed outcome is inconclusive')
    : absent(body, 'reason', 'a completed outcome is conclusive');
}

function checkBroken(body: Body): Refusal | undefined {
  if (body.status !== 'failed' && body.status !== 'cancelled') return undefined;
  if (body.status === 'failed' && body.diagnostics.length === 0) {
    return unrelated(['body', 'diagnostics'], 'at least one diagnostic of a failed stage');
  }
  return has(body, 'execution') ? checkBrokenExecution(body) : checkNeverRan(body);
}

function checkBrokenExecution(body: Body): Refusal | undefined {
  const why = `a ${body.status} stage was executed`;
  return firstOf([
    () => firstAmong(ran, (part) => present(body, part, why)),
    () =>
      body.outcome?.value === 'inconclusive'
        ? undefined
        : unrelated(['body', 'outcome', 'value'], `\`inconclusive\` when ${why}`),
    () => (body.evidence.length === 0 ? unrelated(['body', 'evidence'], `some evidence when ${why}`) : undefined),
    () =>
      firstAmong(body.evidence, ({ verdict }, index) =>
        verdict === 'passed'
          ? unrelated(['body', 'evidence', index, 'verdict'], `\`failed\` or \`inconclusive\` when ${why}`)
          : undefined,
      ),
  ]);
}

const checkNeverRan = (body: Body): Refusal | undefined =>
  firstOf([
    () => firstAmong(ran, (part) => absent(body, part, 'nothing was executed')),
    () => (body.evidence.length > 0 ? unrelated(['body', 'evidence'], '`[]` when nothing was executed') : undefined),
  ]);

function checkTimes({ started_at, finished_at, recorded_at }: Body): Refusal | undefined {
  if (started_at === undefined || finished_at === undefined) return undefined;
  if (started_at > finished_at) return unrelated(['body', 'finished_at'], `not before started_at ${started_at}`);
  return finished_at > recorded_at
    ? unrelated(['body', 'recorded_at'], `not before finished_at ${finished_at}`)
    : undefined;
}
