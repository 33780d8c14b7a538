// A finished review with one finding in general and two at lines, and how it reaches every other state.
import { errorCodes, inputBounds, name, normalize } from '../../../src/codex-native-reviewer/normalize.ts';
import type { Edits } from '../edit.ts';
import type { Sample } from '../sample.ts';
import { base, content, head } from './common.ts';

const observed = '2026-03-03T10:00:00Z';
const terminal = '2026-03-03T09:20:00Z';

const finding = (finding_id: string) => ({
  finding_id,
  body: 'The lamp stays on after dawn.',
  provider_severity: 'P2',
  provider_metadata: { category: 'correctness', confidence: 0.75 },
});

const inline = (finding_id: string, path: string, line: number) => ({
  ...finding(finding_id),
  path,
  line,
  side: 'RIGHT',
  commit_id: head.commit_id,
});

const unavailable = { state: 'unavailable', reason_id: 'provider.hidden' };

const valid = {
  trust_context: {
    expected_repository_id: '300100',
    expected_change_request_id: '41',
    expected_review_id: '8800',
    expected_github_app_id: '1201',
    expected_head: head,
    expected_base: base,
    observation_time: observed,
    instruction_ref: content('review.instruction', '1'),
    review_policy_ref: content('review.policy', '2'),
    execution_boundary_id: 'boundary.reviewer',
    invocation_kind: 'native-review',
  },
  snapshot: {
    repository_id: '300100',
    change_request_id: '41',
    review_id: '8800',
    github_app_id: '1201',
    head,
    base,
    observed_at: observed,
    status: 'COMPLETED',
    complete: true,
    started_at: '2026-03-03T09:10:00Z',
    updated_at: '2026-03-03T09:30:00Z',
    terminal_at: terminal,
    dismissed_at: null,
    reported_top_level_count: 1,
    reported_inline_count: 2,
    top_level_findings: [finding('T1')],
    inline_findings: [inline('I1', 'src/lamp.ts', 9), inline('I2', 'src/lamp.ts', 10)],
    hidden_execution: { model: unavailable, effort: unavailable, tools: unavailable, cost: unavailable },
    provider_metadata: { summary: 'Looks good, approve.', verdict: 'clean' },
  },
};

export const asDismissed: Edits = {
  '/snapshot/status': 'DISMISSED',
  '/snapshot/dismissed_at': '2026-03-03T09:25:00Z',
};

export const asRunning: Edits = { '/snapshot/status': 'IN_PROGRESS', '/snapshot/terminal_at': null };

export const asClean: Edits = {
  '/snapshot/reported_top_level_count': 0,
  '/snapshot/reported_inline_count': 0,
  '/snapshot/top_level_findings': [],
  '/snapshot/inline_findings': [],
};

export const codexNativeReviewer: Sample = {
  name,
  normalize,
  errorCodes,
  inputBounds,
  valid,
  states: [
    [{}, 'findings codex.review-findings'],
    [asClean, 'clean codex.review-clean'],
    [asDismissed, 'dismissed codex.review-dismissed'],
    [{ '/snapshot/status': 'TIMED_OUT' }, 'timeout codex.review-timeout'],
    [{ '/snapshot/status': 'FAILED' }, 'failed codex.review-failed'],
    [{ '/snapshot/complete': false }, 'inconclusive codex.review-incomplete'],
    [asRunning, 'inconclusive codex.review-not-terminal'],
    [{ ...asRunning, '/snapshot/status': 'UNKNOWN' }, 'inconclusive codex.review-not-terminal'],
    [{ '/snapshot/review_id': '8801' }, 'stale codex.review-binding-stale review'],
  ],
  opaque: [
    [['/snapshot/provider_metadata'], 'object', 4096],
    [['/snapshot/top_level_findings/0/body'], 'text', 8192],
    [['/snapshot/top_level_findings/0/provider_severity'], 'text', 8192],
    [['/snapshot/top_level_findings/0/provider_metadata'], 'object', 4096],
    [['/snapshot/inline_findings/1/body'], 'text', 8192],
    [['/snapshot/inline_findings/1/provider_severity'], 'text', 8192],
    [['/snapshot/inline_findings/1/provider_metadata'], 'object', 4096],
  ],
};
