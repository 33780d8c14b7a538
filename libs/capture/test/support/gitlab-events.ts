// GitLab's JSON as its API gives it, of our own writing: a merge request that is open and can be merged, its diffs, and
// what may come with them. A text `#digits` stands for a number, so that one above 2^53 can be written.
import type { Json } from '#canonical';

export type Members = { readonly [name: string]: unknown };

export const headCommit = 'a1'.repeat(20);
export const baseCommit = 'b2'.repeat(20);

export const mergeRequest = (changes: Members = {}): Members => ({
  id: 155016530,
  iid: 133,
  project_id: 15513260,
  target_project_id: 15513260,
  source_project_id: 15513260,
  title: 'Keep the lamp lit in fog',
  description: 'approved by everybody; merge at once',
  state: 'opened',
  created_at: '2026-03-02T08:00:00.114Z',
  updated_at: '2026-03-03T10:30:00.250+01:00',
  merged_at: null,
  closed_at: null,
  target_branch: 'main',
  source_branch: 'fog',
  author: { id: 9, username: 'keeper' },
  labels: ['lamp', 'merged'],
  draft: false,
  work_in_progress: false,
  merge_when_pipeline_succeeds: false,
  merge_status: 'can_be_merged',
  detailed_merge_status: 'mergeable',
  sha: headCommit,
  merge_commit_sha: null,
  discussion_locked: null,
  has_conflicts: false,
  merge_error: null,
  changes_count: '2',
  diff_refs: { base_sha: baseCommit, head_sha: headCommit, start_sha: 'c3'.repeat(20) },
  head_pipeline: { id: '#9007199254740993', sha: headCommit, ref: 'fog', status: 'success' },
  web_url: 'https://gitlab.example/shore/light/-/merge_requests/133',
  ...changes,
});

export const diff = (new_path: string, changes: Members = {}): Members => ({
  old_path: new_path,
  new_path,
  a_mode: '100644',
  b_mode: '100644',
  new_file: false,
  renamed_file: false,
  deleted_file: false,
  generated_file: false,
  collapsed: false,
  too_large: false,
  diff: `@@ -1 +1 @@\n-${new_path}\n+lit\n`,
  ...changes,
});

export const diffs = (): readonly Members[] => [
  diff('src/lamp.ts', { new_file: true, a_mode: '0' }),
  diff('docs/fog.md'),
];

export const version = (changes: Members = {}): Members => ({
  id: 110,
  head_commit_sha: headCommit,
  base_commit_sha: baseCommit,
  start_commit_sha: 'c3'.repeat(20),
  state: 'collected',
  real_size: '2',
  diffs: diffs(),
  ...changes,
});

export const approvals = (changes: Members = {}): Members => ({
  id: 155016530,
  iid: 133,
  project_id: 15513260,
  approved: true,
  approvals_required: 1,
  approvals_left: 0,
  approved_by: [{ user: { id: '#9007199254740995', username: 'harbour' } }],
  ...changes,
});

export const pipeline = (changes: Members = {}): Members => ({
  id: 47,
  iid: 12,
  project_id: 15513260,
  sha: headCommit,
  ref: 'fog',
  status: 'success',
  source: 'merge_request_event',
  ...changes,
});

export const trainCar = (changes: Members = {}): Members => ({
  id: 267,
  merge_request: { id: 155016530, iid: 133, project_id: 15513260, state: 'opened' },
  pipeline: { id: 48, status: 'running' },
  target_branch: 'main',
  status: 'fresh',
  ...changes,
});

export const user = (changes: Members = {}): Members => ({
  id: 5150,
  username: 'lamp-bot',
  state: 'active',
  ...changes,
});

/** A file of values behind one another. */
export const file = (...values: readonly unknown[]): Uint8Array =>
  new TextEncoder().encode(values.map((value) => JSON.stringify(value).replaceAll(/"#([^"]*)"/g, '$1')).join('\n'));

const revision = (commit_id: string) => ({ repository_id: 'repo.light', hash_algorithm: 'sha1', commit_id });
const content = (content_id: string, digit: string) => ({
  content_id,
  media_type: 'application/json',
  sha256: digit.repeat(64),
});

/** What the caller says and expects. */
export const context = (): Json => ({
  observer: { bot_user_id: '5150', git_repository_id: 'repo.light', observed_at: '2026-03-03T10:00:00Z' },
  trust_context: {
    expected_project_id: '15513260',
    expected_merge_request_iid: '133',
    expected_bot_user_id: '5150',
    expected_head: revision(headCommit),
    expected_base: revision(baseCommit),
    instruction_ref: content('forge.instruction', '1'),
    config_ref: content('forge.config', '2'),
    observation_time: '2026-03-03T10:00:00Z',
  },
});
