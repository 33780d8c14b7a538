// Which examples are taken, by the name the description has for them, and the files they become.

export const source = {
  package: '@octokit/openapi',
  version: '23.0.2',
  licence: 'MIT',
  file: 'generated/api.github.com.json',
} as const;

/** File below `test/payloads/github/` and name below `/components/examples/`. */
export const examples = [
  ['check-run.json', 'check-run'],
  ['check-runs-page.json', 'check-run-paginated'],
  ['check-suite.json', 'check-suite'],
  ['dismissed-review.json', 'pull-request-review-3'],
  ['files.json', 'diff-entry-items'],
  ['job.json', 'job'],
  ['jobs-page.json', 'job-paginated'],
  ['pull-request.json', 'pull-request'],
  ['pull-requests.json', 'pull-request-simple-items'],
  ['review-comments.json', 'pull-request-review-comment-items'],
  ['reviews.json', 'pull-request-review-items'],
  ['workflow-run.json', 'workflow-run'],
] as const;
