// What providers were seen to say about one change to the ferry's timetable: the two forges, the checks and the native
// reviewer, each with the trust context that says which change was meant. All are in order; cases edit them.
import { shapes } from '../../../../test/support/builders.ts';
import { renamed } from './run.ts';

export const head = renamed(shapes.revision('a'));
export const base = renamed(shapes.revision('b'));

export const opened = '2030-02-01T06:00:00Z';
export const finished = '2030-02-01T07:00:00Z';
export const observedAt = '2030-02-01T08:00:00Z';
export const later = '2030-02-01T08:00:01Z';

const expectedRevisions = { expected_head: head, expected_base: base };
const asked = (what: string) => ({
  ...expectedRevisions,
  instruction_ref: shapes.content(`${what}.instruction`, '1'),
  observation_time: observedAt,
});

const change = {
  head,
  base,
  observed_at: observedAt,
  complete: true,
  reported_file_count: 2,
  closed: false,
  merged: false,
  created_at: opened,
  updated_at: finished,
  closed_at: null,
  merged_at: null,
  files: [
    { path: 'routes/north.csv', status: 'modified', patch_sha256: shapes.sha('5') },
    { path: 'routes/winter.csv', status: 'added', patch_sha256: shapes.sha('6') },
  ],
  provider_metadata: { title: 'Sail an hour later in winter' },
};

export const githubChange = {
  trust_context: {
    ...asked('forge'),
    expected_repository_id: '410022',
    expected_change_request_id: '77',
    expected_github_app_id: '9001',
    config_ref: shapes.content('forge.config', '2'),
  },
  snapshot: {
    ...change,
    repository_id: '410022',
    change_request_id: '77',
    github_app_id: '9001',
    state: 'OPEN',
    mergeability: 'MERGEABLE',
  },
};

export const gitlabChange = {
  trust_context: {
    ...asked('forge'),
    expected_project_id: '5503',
    expected_merge_request_iid: '31',
    expected_bot_user_id: '640',
    config_ref: shapes.content('forge.config', '2'),
  },
  snapshot: {
    ...change,
    project_id: '5503',
    merge_request_iid: '31',
    bot_user_id: '640',
    state: 'opened',
    detailed_merge_status: 'mergeable',
  },
};

const done = {
  status: 'completed',
  conclusion: 'success',
  created_at: opened,
  started_at: opened,
  completed_at: finished,
};

const job = (job_id: string, check_run_id: string, name: string) => ({
  ...done,
  job_id,
  check_run_id,
  payload_sha256: shapes.sha('5'),
  provider_data: { name, text: null, details_url: null },
});

export const checksRun = {
  trust_context: {
    ...asked('ci'),
    expected_repository_id: '410022',
    expected_check_suite_id: '880',
    expected_workflow_id: '12',
    expected_run_id: '33001',
    expected_github_app_id: '9001',
    expected_run_attempt: 1,
    expected_jobs: [
      { job_id: '7', check_run_id: '70' },
      { job_id: '12', check_run_id: '71' },
    ],
    config_ref: shapes.content('ci.config', '2'),
    execution_boundary_id: 'boundary.ci',
  },
  snapshot: {
    ...done,
    repository_id: '410022',
    check_suite_id: '880',
    workflow_id: '12',
    run_id: '33001',
    run_attempt: 1,
    github_app_id: '9001',
    head,
    base,
    observed_at: observedAt,
    complete: true,
    reported_job_count: 2,
    hidden_job_count: 0,
    updated_at: finished,
    jobs: [job('7', '70', 'timetable lint'), job('12', '71', 'tide table')],
    payload_sha256: shapes.sha('6'),
    provider_data: { name: 'checks', text: null, details_url: null },
  },
};

const unavailable = { state: 'unavailable', reason_id: 'provider.hidden' };

/** A finding about a line of the change. */
export const inlineFinding = (finding_id: string, path: string, line: number, severity: string, body: string) => ({
  finding_id,
  path,
  line,
  side: 'RIGHT',
  commit_id: head.commit_id,
  body,
  provider_severity: severity,
  provider_metadata: {},
});

/** A finding about the change as a whole. */
export const topLevelFinding = (finding_id: string, severity: string, body: string) => ({
  finding_id,
  body,
  provider_severity: severity,
  provider_metadata: {},
});

export const nativeReview = {
  trust_context: {
    ...asked('review'),
    expected_repository_id: '410022',
    expected_change_request_id: '77',
    expected_review_id: '5150',
    expected_github_app_id: '9001',
    review_policy_ref: shapes.content('review.policy', '2'),
    execution_boundary_id: 'boundary.reviewer',
    invocation_kind: 'native-review',
  },
  snapshot: {
    repository_id: '410022',
    change_request_id: '77',
    review_id: '5150',
    github_app_id: '9001',
    head,
    base,
    observed_at: observedAt,
    status: 'COMPLETED',
    complete: true,
    started_at: opened,
    updated_at: finished,
    terminal_at: finished,
    dismissed_at: null,
    reported_top_level_count: 0,
    reported_inline_count: 1,
    top_level_findings: [],
    inline_findings: [
      inlineFinding('F1', 'routes/winter.csv', 4, 'major', 'The last boat leaves before the train arrives.'),
    ],
    hidden_execution: { model: unavailable, effort: unavailable, tools: unavailable, cost: unavailable },
    provider_metadata: {},
  },
};
