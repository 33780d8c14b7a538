// What a dashboard would show of a system that runs, and says that it does not know: nothing here has run live.
import type { EvalDashboard } from '../generated/eval-dashboard.d.ts';

const unmeasured = { state: 'absent', reason_id: 'evals.no-live-runs' } as const;
const unobserved = { state: 'absent', reason_id: 'evals.no-operating-history' } as const;

export const telemetry: EvalDashboard['body']['telemetry'] = {
  cost: unmeasured,
  latency: unmeasured,
  tokens: unmeasured,
};

export const flow: EvalDashboard['body']['flow'] = {
  'accepted-plan-to-merge-time': unobserved,
  'dora-instability': unobserved,
  'dora-throughput': unobserved,
  'escaped-defects': unobserved,
  'escaped-vulnerabilities': unobserved,
  'first-pass-success': unobserved,
  'human-gate-wait': unobserved,
  'intent-to-spec-time': unobserved,
  'queue-wait': unobserved,
  'review-latency': unobserved,
  'review-precision': unobserved,
  'review-recall-samples': unobserved,
  'review-stale-rate': unobserved,
  'rework-cycles': unobserved,
  'target-outcome': unobserved,
};
