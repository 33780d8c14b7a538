// A bundle of the older framework that holds together: two cases, three trials, four grades. Edits are made on the values, and
// `bundled` writes every digest anew unless a row is about digests.
import { documentDigest, encodeCanonical, type Json } from '#canonical';
import { frameworkSha256 } from '../../src/generated/framework.ts';
import type { Loose } from './seeds.ts';

const content = (content_id: string, digit: string) => ({
  content_id,
  media_type: 'application/json',
  sha256: digit.repeat(64),
});
const absent = { state: 'absent' };
const present = (value: Json) => ({ state: 'present', value });
const record = (kind: string, id: string, body: Json): Loose => ({ schema_version: 1, kind, id, body });

const suite = () =>
  record('eval_suite', 'suite.lamp', {
    suite_version: 'v1',
    framework_ref: {
      content_id: 'eval-framework.v1',
      media_type: 'application/vnd.ystack.program-closure+json',
      sha256: frameworkSha256,
    },
    scope: {
      scope_id: 'scope.lamp',
      scope_version: 'v1',
      definition_ref: content('definition.lamp', 'd'),
      scope_sha256: 'd'.repeat(64),
    },
    case_ids: ['case.a', 'case.b'],
  });

const program = {
  grader_id: 'grader.program',
  grader_kind: 'deterministic',
  implementation_ref: content('grader.program', '1'),
  instructions_ref: content('instructions.program', '2'),
};
const person = {
  grader_id: 'grader.person',
  grader_kind: 'human',
  implementation_ref: content('grader.person', '3'),
  instructions_ref: content('instructions.person', '4'),
};

const evalCase = (id: string, execution_kind: string, trials: readonly string[], graders: readonly Json[]) =>
  record('eval_case', id, {
    case_version: 'v1',
    suite_ref: 'suite.lamp',
    execution_kind,
    input_ref: content(`input.${id}`, '5'),
    expected_ref: content(`expected.${id}`, '6'),
    trial_count: trials.length,
    trial_ids: trials.map((trial) => `trial.${trial}`),
    attempt_ids: trials.map((trial) => `attempt.${trial}`),
    graders,
  });

const trial = (name: string, ofCase: string, trial_index: number, isDone = true) =>
  record('eval_trial', `trial.${name}`, {
    trial_version: 'v1',
    case_ref: ofCase,
    trial_index,
    attempt_id: `attempt.${name}`,
    started_at: '2026-03-01T08:00:00Z',
    finished_at: '2026-03-01T08:05:00Z',
    status: isDone ? 'completed' : 'unavailable',
    output_ref: isDone ? present(content(`output.${name}`, '7')) : absent,
    reason: isDone ? absent : present('provider.timeout'),
  });

const grade = (ofTrial: string, grader: typeof program | typeof person, status: string) => {
  const isDecided = status === 'passed' || status === 'failed';
  const word = grader.grader_id.slice('grader.'.length);
  return record('eval_grade', `grade.${ofTrial}.${word}`, {
    grade_version: 'v1',
    trial_ref: `trial.${ofTrial}`,
    grader_id: grader.grader_id,
    grader_kind: grader.grader_kind,
    grader_ref: grader.implementation_ref,
    graded_at: '2026-03-01T08:10:00Z',
    status,
    evidence_ref: isDecided ? present(content(`evidence.${ofTrial}.${word}`, '8')) : absent,
    reason: isDecided ? absent : present('grader.undecided'),
  });
};

export type Statuses = readonly [a: string, b1: string, b1Person: string, b2: string, b2Person: string];

/** Values of the records; refs between them are ids until `bundled` digests them. */
export const records = ([a, b1, b1Person, b2, b2Person]: Statuses, isLastDone = true): Loose => ({
  suite: suite(),
  cases: [
    evalCase('case.a', 'deterministic', ['a.1'], [program]),
    evalCase('case.b', 'model', ['b.1', 'b.2'], [person, program]),
  ],
  trials: [trial('a.1', 'case.a', 1), trial('b.1', 'case.b', 1), trial('b.2', 'case.b', 2, isLastDone)],
  grades: [
    grade('a.1', program, a),
    grade('b.1', person, b1Person),
    grade('b.1', program, b1),
    grade('b.2', person, b2Person),
    grade('b.2', program, b2),
  ],
});

export const allPassed: Statuses = ['passed', 'passed', 'passed', 'passed', 'passed'];

const refTo = (value: Loose) => ({
  content_id: value.id,
  media_type: 'application/vnd.ystack.eval-record+json',
  sha256: documentDigest(value),
});

/** The bundle of these values, each ref written anew; `edit` is made on the bundle at last. */
export function bundled(values: Loose, edit: (bundle: Loose) => void = () => {}): Uint8Array {
  const refs = new Map<string, Json>();
  const wrap = (value: Loose, member?: string) => {
    if (member !== undefined) value.body[member] = refs.get(value.body[member]) ?? value.body[member];
    const ref = refTo(value);
    refs.set(value.id, ref);
    return { ref, value };
  };
  const wrapAll = (list: Loose[], member: string) => list.map((value) => wrap(value, member));
  const body = {
    suite: wrap(values.suite),
    cases: wrapAll(values.cases, 'suite_ref'),
    trials: wrapAll(values.trials, 'case_ref'),
    grades: wrapAll(values.grades, 'trial_ref'),
  };
  const bundle = record('eval_bundle', 'bundle.lamp', body);
  edit(bundle);
  return encodeCanonical(bundle);
}
