// A bundle on its way in: canonical, every record of its kind's form, every record of the digest it is said to have, and
// made for this very framework.
import { accept, documentDigest, type Json, type Refusal, type Result, refuse } from '#canonical';
import type { Admitted, DocumentKind } from '#contract';
import type { RecordRef } from '../generated/common.d.ts';
import type { BundledRecord, EvalBundle } from '../generated/eval-bundle.d.ts';
import type { EvalCase } from '../generated/eval-case.d.ts';
import type { EvalGrade } from '../generated/eval-grade.d.ts';
import type { EvalSuite } from '../generated/eval-suite.d.ts';
import type { EvalTrial } from '../generated/eval-trial.d.ts';
import { evalBundleKind, evalCaseKind, evalGradeKind, evalSuiteKind, evalTrialKind } from './kinds.ts';

/** A record with the ref that others name it by. */
export type Recorded<T> = { readonly ref: RecordRef; readonly value: T };

export type OpenedBundle = {
  readonly bundle: Admitted<EvalBundle>;
  readonly suite: Recorded<EvalSuite>;
  readonly cases: readonly Recorded<EvalCase>[];
  readonly trials: readonly Recorded<EvalTrial>[];
  readonly grades: readonly Recorded<EvalGrade>[];
};

/** Refuses, in this order: E_LIMIT, E_PARSE, E_CANONICAL; E_SHAPE of the bundle and each record; E_STALE. */
export function readBundle(bytes: Uint8Array, frameworkSha256: string): Result<OpenedBundle> {
  const bundle = evalBundleKind.parse(bytes);
  if (!bundle.ok) return bundle;
  const { body } = bundle.value.content;
  const refusals: Refusal[] = [];
  const read = <T>(kind: DocumentKind<T>, record: BundledRecord, at: string): Recorded<T> => {
    const checked = kind.check(record.value as Json);
    if (!checked.ok) refusals.push({ ...checked.refusal, at: `${at}/value${checked.refusal.at ?? ''}` });
    return record as unknown as Recorded<T>;
  };
  const readAll = <T>(kind: DocumentKind<T>, records: readonly BundledRecord[], at: string): readonly Recorded<T>[] =>
    records.map((record, index) => read(kind, record, `/body/${at}/${index}`));
  const opened: OpenedBundle = {
    bundle: bundle.value,
    suite: read(evalSuiteKind, body.suite, '/body/suite'),
    cases: readAll(evalCaseKind, body.cases, 'cases'),
    trials: readAll(evalTrialKind, body.trials, 'trials'),
    grades: readAll(evalGradeKind, body.grades, 'grades'),
  };
  const refusal = refusals[0] ?? findStale(body) ?? checkFramework(opened, frameworkSha256);
  return refusal === undefined ? accept(opened) : refuse(refusal);
}

function findStale({ suite, cases, trials, grades }: EvalBundle['body']): Refusal | undefined {
  for (const { ref, value } of [suite, ...cases, ...trials, ...grades]) {
    if (ref.content_id !== value.id || ref.sha256 !== documentDigest(value as Json)) {
      return {
        code: 'E_STALE',
        at: `\`${ref.content_id}\``,
        expected: 'the id and the digest of the record beside the ref',
      };
    }
  }
  return undefined;
}

const checkFramework = ({ suite }: OpenedBundle, frameworkSha256: string): Refusal | undefined =>
  suite.value.body.framework_ref.sha256 === frameworkSha256
    ? undefined
    : { code: 'E_STALE', at: '/body/suite/value/body/framework_ref/sha256', expected: frameworkSha256 };

/** How a report names the bundle. */
export const bundleRefOf = ({ content, sha256 }: Admitted<EvalBundle>): RecordRef => ({
  content_id: content.id,
  media_type: 'application/vnd.ystack.eval-record+json',
  sha256,
});
