// The kind `shadow_reproduction_record`: what came of going back to an incident's revision. A record qualifies nothing and
// grants nothing. Its parts must agree with one another and with the rung of the ladder that its reason names.
import { type Bounds, equalJson, type Json, type Refusal } from '#canonical';
import { defineKind, firstAmong, firstOf, isObjectId, type Place, type Rule, unrelated } from '#contract';
import type {
  Candidate,
  CandidateSource,
  RecordBody,
  ShadowReproductionRecord,
} from './generated/shadow-reproduction-record.d.ts';
import { validate } from './generated/shadow-reproduction-record.js';
import { ladder, type Rung, satisfiedReason } from './ladder.ts';
import { checkIdentityBody } from './qualified-identity.ts';

export const recordBounds: Bounds = {
  bytesMax: 1_048_576,
  depthMax: 32,
  entriesMax: 256,
  stringBytesMax: 8192,
  integers: 'int32',
  byteOrderMark: 'refused',
};

/** Records. Refuses E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, then E_RELATION for the first rule that its parts break. */
export const reproductionRecordKind = defineKind<ShadowReproductionRecord>({
  kind: 'shadow_reproduction_record',
  schemaVersion: 1,
  bounds: recordBounds,
  validate,
  shapes: [({ body }) => checkIdentityBody(body.qualified_identity, ['body', 'qualified_identity'])],
  relations: [checkRevision, checkEvaluation, checkMaterialization, checkExecution, checkRung].map(
    (rule): Rule<ShadowReproductionRecord> =>
      ({ body }) =>
        rule(body),
  ),
});

type Broken = Refusal<'E_RELATION'> | undefined;

function checkRevision({ git_revision_ref: revision, target_repository_id, qualified_identity }: RecordBody): Broken {
  if (revision.repository_id !== target_repository_id) {
    return unrelated(['body', 'git_revision_ref', 'repository_id'], `the target's \`${target_repository_id}\``);
  }
  return equalJson(qualified_identity.target_revision as Json, revision as Json)
    ? undefined
    : unrelated(['body', 'qualified_identity', 'target_revision'], 'the revision of the incident');
}

/** A verdict is `satisfied` exactly when its one reason says so. */
function checkEvaluation({ environment: { evaluation } }: RecordBody): Broken {
  if (evaluation.state === 'absent') return undefined;
  const { verdict, reason_ids } = evaluation.value;
  const saysSo = equalJson(reason_ids as Json, [satisfiedReason]);
  return (verdict === 'satisfied') === saysSo
    ? undefined
    : unrelated(
        ['body', 'environment', 'evaluation', 'value', 'verdict'],
        `\`satisfied\` with the reason \`${satisfiedReason}\` alone, or neither`,
      );
}

/** A candidate without a change is its source: same commit, its own parent, same tree. */
function checkMaterialization({ materialization, git_revision_ref: revision }: RecordBody): Broken {
  if (materialization.state === 'absent') return undefined;
  const { candidate, source } = materialization.value;
  const place = (...rest: Place) => ['body', 'materialization', 'value', ...rest];
  return firstOf<Refusal<'E_RELATION'>>([
    () => sameRevision(source, revision, place('source')),
    () => sameObjects(candidate, source, place('candidate')),
    () => fitIds(candidate, revision.hash_algorithm, place('candidate')),
  ]);
}

const sameRevision = (source: CandidateSource, revision: RecordBody['git_revision_ref'], place: Place): Broken =>
  firstAmong(['repository_id', 'hash_algorithm', 'commit_id'] as const, (key) =>
    source[key] === revision[key] ? undefined : unrelated([...place, key], `the revision's \`${revision[key]}\``),
  );

const sameObjects = (candidate: Candidate, source: CandidateSource, place: Place): Broken =>
  firstAmong(
    [
      ['hash_algorithm', source.hash_algorithm],
      ['commit_id', source.commit_id],
      ['parent_commit_id', source.commit_id],
      ['tree_id', source.tree_id],
    ] as const,
    ([key, expected]) =>
      candidate[key] === expected
        ? undefined
        : unrelated([...place, key], `\`${expected}\`, because nothing was changed`),
  );

const fitIds = (candidate: Candidate, algorithm: string, place: Place): Broken =>
  firstAmong(['commit_id', 'tree_id'] as const, (key) =>
    isObjectId(candidate[key], algorithm) ? undefined : unrelated([...place, key], `a whole id under ${algorithm}`),
  );

/** A digest was taken only for a check that asks for one, and what is said of it is true. */
function checkExecution({ check: { execution, failing_check } }: RecordBody): Broken {
  if (execution.state === 'absent') return undefined;
  const place = ['body', 'check', 'execution'];
  if (failing_check.kind !== 'file-digest')
    return unrelated(place, 'no digest, because the check does not ask for one');
  const { matches_expected, observed_sha256 } = execution.value;
  const isEqual = observed_sha256 === failing_check.expected_sha256;
  return matches_expected === isEqual
    ? undefined
    : unrelated([...place, 'value', 'matches_expected'], `\`${isEqual}\`, as the two digests have it`);
}

function checkRung(body: RecordBody): Broken {
  const rung: Rung = ladder[body.reason_id];
  const found = { ...rungOf(body), outcome: body.outcome };
  const places = {
    outcome: ['body', 'outcome'],
    evaluation: ['body', 'environment', 'evaluation'],
    materialization: ['body', 'materialization'],
    execution: ['body', 'check', 'execution'],
  } as const;
  return (
    firstAmong(['outcome', 'evaluation', 'materialization', 'execution'] as const, (key) =>
      found[key] === rung[key] ? undefined : unrelated(places[key], `${rung[key]}, as \`${body.reason_id}\` implies`),
    ) ??
    checkAbsence(body) ??
    checkRunnable(body)
  );
}

/** Where a record says that a thing did not happen, it says why in the same words as its reason. */
function checkAbsence({ environment: { evaluation }, reason_id }: RecordBody): Broken {
  return evaluation.state === 'present' || evaluation.reason_id === reason_id
    ? undefined
    : unrelated(['body', 'environment', 'evaluation', 'reason_id'], `\`${reason_id}\``);
}

/** Only a check by name is not runnable, and it never gets further than that. */
function checkRunnable({ check: { failing_check }, reason_id }: RecordBody): Broken {
  const isNamed = failing_check.kind === 'named-check';
  const isPastIt = ladder[reason_id].evaluation === 'satisfied';
  return !isPastIt || isNamed === (reason_id === 'check.not-runnable')
    ? undefined
    : unrelated(['body', 'reason_id'], isNamed ? '`check.not-runnable`' : 'another reason: a digest can be taken');
}

function rungOf({
  environment: { evaluation },
  materialization,
  check: { execution },
}: RecordBody): Omit<Rung, 'outcome'> {
  return {
    evaluation:
      evaluation.state === 'absent' ? 'absent' : evaluation.value.verdict === 'satisfied' ? 'satisfied' : 'unsatisfied',
    materialization: materialization.state === 'absent' ? materialization.reason_id : 'present',
    execution:
      execution.state === 'absent' ? execution.reason_id : execution.value.matches_expected ? 'equal' : 'different',
  };
}
