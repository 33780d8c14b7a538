// GitLab's detailed merge statuses and what each says about an open merge request. The vocabulary is closed: a word GitLab
// adds later is refused here until somebody has judged it, and the legacy `merge_status` is no word of it.

/** Every known `detailed_merge_status` by what it means. */
export const mergeStatuses = {
  mergeable: 'ready',

  blocked_status: 'blocking',
  broken_status: 'blocking',
  ci_must_pass: 'blocking',
  commits_status: 'blocking',
  conflict: 'blocking',
  discussions_not_resolved: 'blocking',
  draft_status: 'blocking',
  external_status_checks: 'blocking',
  jira_association_missing: 'blocking',
  locked_lfs_files: 'blocking',
  locked_paths: 'blocking',
  merge_request_blocked: 'blocking',
  merge_time: 'blocking',
  need_rebase: 'blocking',
  not_approved: 'blocking',
  policies_denied: 'blocking',
  requested_changes: 'blocking',
  security_policy_violations: 'blocking',
  status_checks_must_pass: 'blocking',

  approvals_syncing: 'transitional',
  checking: 'transitional',
  ci_still_running: 'transitional',
  preparing: 'transitional',
  unchecked: 'transitional',

  not_open: 'not-open',
} as const;
