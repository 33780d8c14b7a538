// The older framework: it runs nothing, but folds grades that others gave into a report. The worst grade of a trial is the
// trial's, the worst trial the case's, the worst case the suite's; what is missing outweighs what is undecided.
import { accept, encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import type { Admitted } from '#contract';
import type { EvalReport, ReportedCase, ReportedTrial } from '../generated/eval-report.d.ts';
import { frameworkSha256 as shippedFramework } from '../generated/framework.ts';
import { bundleRefOf, type OpenedBundle, readBundle } from './read-bundle.ts';
import { checkBundleRelations, trialsOf } from './relations.ts';

type Status = EvalReport['body']['status'];

/**
 * Folds a bundle of at most 4 MiB into a report. Refuses in this order: E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_STALE for
 * a record or a framework of another digest, E_RELATION. A report is small: it holds ids and digests of at most 416 records.
 */
export function evaluateEvalBundle(
  bytes: Uint8Array,
  frameworkSha256: string = shippedFramework,
): Result<Admitted<EvalReport>> {
  const opened = readBundle(bytes, frameworkSha256);
  if (!opened.ok) return opened;
  const refusal = checkBundleRelations(opened.value);
  if (refusal !== undefined) return refuse(refusal);
  const content = reportOf(opened.value);
  const report = encodeCanonical(content as Json);
  return accept({ content, sha256: sha256Hex(report), bytes: report });
}

function reportOf(opened: OpenedBundle): EvalReport {
  const { bundle, suite } = opened;
  const cases = opened.cases.map((item): ReportedCase => {
    const trials = trialsOf(opened.trials, item).map((trial) => reportTrial(opened, trial));
    return { case_ref: item.ref, execution_kind: item.value.body.execution_kind, status: worst(trials), trials };
  });
  return {
    schema_version: 1,
    kind: 'eval_report',
    id: bundle.content.id,
    body: {
      mode: 'evaluation-only',
      bundle_ref: bundleRefOf(bundle),
      framework_ref: suite.value.body.framework_ref,
      suite_ref: suite.ref,
      status: worst(cases),
      cases,
    },
  };
}

function reportTrial({ grades }: OpenedBundle, { ref, value }: OpenedBundle['trials'][number]): ReportedTrial {
  const own = grades
    .filter((grade) => grade.value.body.trial_ref.content_id === ref.content_id)
    .map((grade) => {
      const { grader_id, grader_kind, status } = grade.value.body;
      return { grade_ref: grade.ref, grader_id, grader_kind, status };
    });
  return { trial_ref: ref, trial_index: value.body.trial_index, status: worst(own), grades: own };
}

const severity: readonly Status[] = ['failed', 'unavailable', 'inconclusive', 'passed'];

/** The worst status; there is always one, as every trial is graded and every case tried. */
const worst = (items: readonly { readonly status: Status }[]): Status =>
  severity.find((status) => items.some((item) => item.status === status)) ?? 'unavailable';
