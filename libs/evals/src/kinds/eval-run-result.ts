// `eval_run_result`: what became of every case of one seed set. The form says little: a result counts only where replaying
// its seed set gives the same bytes.
import { type DocumentKind, defineKind } from '#contract';
import { evalBounds } from '../bounds.ts';
import { type EvalRunResult, validate } from '../generated/eval-run-result.js';

export const evalRunResultKind: DocumentKind<EvalRunResult> = defineKind<EvalRunResult>({
  kind: 'eval_run_result',
  schemaVersion: 1,
  bounds: evalBounds,
  validate,
});
