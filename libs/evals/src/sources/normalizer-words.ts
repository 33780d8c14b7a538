// Every word that an adapter of a provider can say of what it saw. An expectation with another word could never be met, so
// it is refused as a mistake of the seed set. The adapters' own samples hold this list to what they give, both ways.

const words = {
  producer: {
    states: ['changed', 'inconclusive', 'no-change', 'stale'],
    reasons: [
      'adapter.changed',
      'adapter.inputs-stale',
      'adapter.metadata-incomplete',
      'adapter.no-change',
      'adapter.provider-degraded',
      'adapter.provider-failure',
      'adapter.provider-inconclusive',
      'adapter.provider-timeout',
    ],
    bindings: [],
  },
  reviewer: {
    states: ['clean', 'dismissed', 'failed', 'findings', 'inconclusive', 'stale', 'timeout'],
    reasons: [
      'codex.review-binding-stale',
      'codex.review-clean',
      'codex.review-dismissed',
      'codex.review-failed',
      'codex.review-findings',
      'codex.review-incomplete',
      'codex.review-not-terminal',
      'codex.review-timeout',
    ],
    bindings: ['app', 'base', 'change-request', 'head', 'observation-time', 'repository', 'review'],
  },
  ci: {
    states: [
      'action-required',
      'cancelled',
      'failed',
      'in-progress',
      'inconclusive',
      'passed',
      'queued',
      'stale',
      'timed-out',
    ],
    reasons: [
      'ci.action-required',
      'ci.binding-stale',
      'ci.cancelled',
      'ci.failed',
      'ci.in-progress',
      'ci.observation-incomplete',
      'ci.passed',
      'ci.provider-inconclusive',
      'ci.provider-stale',
      'ci.queued',
      'ci.timed-out',
    ],
    bindings: [
      'app',
      'base',
      'check-suite',
      'head',
      'observation-time',
      'repository',
      'run',
      'run-attempt',
      'workflow',
    ],
  },
  githubForge: {
    states: ['closed-unmerged', 'inconclusive', 'merged', 'open-blocked', 'open-ready', 'stale'],
    reasons: [
      'github.binding-stale',
      'github.change-request-closed-unmerged',
      'github.change-request-merged',
      'github.change-request-open-blocked',
      'github.change-request-open-ready',
      'github.mergeability-unknown',
      'github.snapshot-incomplete',
      'github.state-unknown',
    ],
    bindings: ['app', 'base', 'change-request', 'head', 'observation-time', 'repository'],
  },
  gitlabForge: {
    states: ['closed-unmerged', 'inconclusive', 'merged', 'open-blocked', 'open-ready', 'stale'],
    reasons: [
      'gitlab.binding-stale',
      'gitlab.merge-request-closed-unmerged',
      'gitlab.merge-request-locked',
      'gitlab.merge-request-merged',
      'gitlab.merge-request-open-blocked',
      'gitlab.merge-request-open-ready',
      'gitlab.merge-status-unsettled',
      'gitlab.snapshot-incomplete',
      'gitlab.state-unknown',
    ],
    bindings: ['base', 'bot-user', 'head', 'merge-request', 'observation-time', 'project'],
  },
} as const;

const all = (key: 'states' | 'reasons' | 'bindings'): ReadonlySet<string> =>
  new Set(Object.values(words).flatMap((own): readonly string[] => own[key]));

/** States, reasons and compared bindings of all adapters together. */
export const normalizerStates = all('states');
export const normalizerReasons = all('reasons');
export const staleBindings = all('bindings');
