// `eval_framework_evaluator`: who judged. The program is one digest, over the list of the files that this lib's index
// reaches by import; the catalog, the core and the policy sets are what it was handed. It names no host and no shell.
import { encodeCanonical, sha256Hex } from '#canonical';
import { type Admitted, type DocumentKind, defineKind } from '#contract';
import { evalBounds } from '../bounds.ts';
import {
  type EvalFrameworkEvaluator,
  type EvalFrameworkEvaluatorBody,
  validate,
} from '../generated/eval-framework-evaluator.js';

export const evaluatorKind: DocumentKind<EvalFrameworkEvaluator> = defineKind<EvalFrameworkEvaluator>({
  kind: 'eval_framework_evaluator',
  schemaVersion: 2,
  bounds: evalBounds,
  validate,
});

/** The evaluator document of these parts. */
export function buildEvaluator(body: EvalFrameworkEvaluatorBody): Admitted<EvalFrameworkEvaluator> {
  const content: EvalFrameworkEvaluator = {
    schema_version: 2,
    kind: 'eval_framework_evaluator',
    id: 'evals.framework.v1',
    body,
  };
  const bytes = encodeCanonical(content);
  return { content, sha256: sha256Hex(bytes), bytes };
}
