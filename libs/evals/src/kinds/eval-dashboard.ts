// `eval_dashboard`: what several results say together. It is built here and nowhere else; the kind is for who reads one.
import { type DocumentKind, defineKind } from '#contract';
import { evalBounds } from '../bounds.ts';
import { type EvalDashboard, validate } from '../generated/eval-dashboard.js';

export const evalDashboardKind: DocumentKind<EvalDashboard> = defineKind<EvalDashboard>({
  kind: 'eval_dashboard',
  schemaVersion: 1,
  bounds: evalBounds,
  validate,
});
