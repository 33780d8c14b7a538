import { describe, expect, test } from 'vitest';
import { normalize } from '../src/github-actions-ci/normalize.ts';
import { at, type Edits, edited } from './support/edit.ts';
import {
  asInProgress,
  asQueued,
  concluded,
  githubActionsCi,
  incomplete,
  skippedAll,
  unfinished,
} from './support/inputs/github-actions-ci.ts';
import { contentRows, envelopeRows, providerIdRows, revisionRows, timeRows } from './support/shared-rows.ts';
import { rowsOf, testRows } from './support/tables.ts';

const badEnvelope = 'github-actions-ci.invalid-envelope';
const badTrust = 'github-actions-ci.invalid-trust-context';
const badSnapshot = 'github-actions-ci.invalid-snapshot';
const contradiction = 'github-actions-ci.provider-contradiction';

const conclusions = (run: string, ...jobs: string[]): Edits => ({
  '/snapshot/conclusion': run,
  ...Object.fromEntries(jobs.map((conclusion, index) => [`/snapshot/jobs/${index}/conclusion`, conclusion])),
});

describe('states', () => {
  testRows(
    githubActionsCi,
    githubActionsCi.states.map(([edits, outcome], index) => [`${index}: ${outcome}`, edits, outcome]),
  );
  testRows(githubActionsCi, [
    ...['queued', 'pending', 'requested', 'waiting'].map(
      (status) => [`a run that is ${status}`, { ...asQueued, '/snapshot/status': status }, 'queued ci.queued'] as const,
    ),
    ['stale before incomplete', { ...incomplete, '/snapshot/run_id': '7' }, 'stale ci.binding-stale run'],
    ['incomplete before failed', { ...incomplete, ...concluded('failure') }, 'inconclusive ci.observation-incomplete'],
    [
      'incomplete before queued',
      { ...asQueued, '/snapshot/complete': false },
      'inconclusive ci.observation-incomplete',
    ],
    [
      "a stale binding before the provider's own stale",
      { ...concluded('stale'), '/snapshot/run_id': '7' },
      'stale ci.binding-stale run',
    ],
    ['passed with a neutral job', conclusions('success', 'success', 'neutral'), 'passed ci.passed'],
    [
      'in progress with a finished job',
      {
        ...asInProgress,
        ...{
          '/snapshot/jobs/0/status': 'completed',
          '/snapshot/jobs/0/conclusion': 'success',
          '/snapshot/jobs/0/completed_at': '2026-03-03T09:04:00Z',
        },
      },
      'in-progress ci.in-progress',
    ],
    [
      'in progress with a failed job',
      {
        ...asInProgress,
        ...{
          '/snapshot/jobs/0/status': 'completed',
          '/snapshot/jobs/0/conclusion': 'failure',
          '/snapshot/jobs/0/completed_at': '2026-03-03T09:04:00Z',
        },
      },
      'in-progress ci.in-progress',
    ],
  ]);
});

describe('stale bindings', () => {
  const stale = (names: string) => `stale ci.binding-stale ${names}`;
  const each: readonly (readonly [name: string, edits: Edits])[] = [
    ['app', { '/snapshot/github_app_id': '7' }],
    ['base', { '/snapshot/base/commit_id': 'd4'.repeat(20) }],
    ['check-suite', { '/snapshot/check_suite_id': '7' }],
    ['head', { '/snapshot/head/commit_id': 'd4'.repeat(20) }],
    ['observation-time', { '/trust_context/observation_time': '2026-03-03T10:00:01Z' }],
    ['repository', { '/snapshot/repository_id': '7' }],
    ['run', { '/snapshot/run_id': '7' }],
    ['run-attempt', { '/snapshot/run_attempt': 1 }],
    ['workflow', { '/snapshot/workflow_id': '7' }],
  ];
  testRows(
    githubActionsCi,
    each.map(([name, edits]) => [name, edits, stale(name)]),
  );
  testRows(githubActionsCi, [
    [
      'all of them, sorted',
      Object.assign({}, ...each.map(([, edits]) => edits)),
      stale(each.map(([name]) => name).join(' ')),
    ],
  ]);
});

describe('refusals in order', () => {
  testRows(githubActionsCi, [
    ...envelopeRows(badEnvelope, 'snapshot'),
    ['a bad envelope before a bad trust context', { '/extra': 1, '/trust_context': 1 }, badEnvelope],
    ['a bad trust context before a bad snapshot', { '/trust_context': 1, '/snapshot': 1 }, badTrust],
    ['a bad snapshot before a contradiction', { '/snapshot/status': 'x', '/snapshot/jobs/0/job_id': '8' }, badSnapshot],
    [
      'a contradiction before a stale binding',
      { '/snapshot/run_id': '7', '/snapshot/jobs/0/job_id': '8' },
      contradiction,
    ],
    ...['repository', 'check_suite', 'workflow', 'run', 'github_app'].flatMap((name) => [
      ...providerIdRows(badTrust, `/trust_context/expected_${name}_id`),
      ...providerIdRows(badSnapshot, `/snapshot/${name}_id`),
    ]),
    ...revisionRows(badTrust, '/trust_context/expected_head'),
    ...revisionRows(badTrust, '/trust_context/expected_base'),
    ...revisionRows(badSnapshot, '/snapshot/head'),
    ...revisionRows(badSnapshot, '/snapshot/base'),
    ...contentRows(badTrust, '/trust_context/instruction_ref'),
    ...contentRows(badTrust, '/trust_context/config_ref'),
    ...timeRows(badTrust, '/trust_context/observation_time'),
    ...timeRows(badSnapshot, '/snapshot/created_at'),
    ...timeRows(badSnapshot, '/snapshot/jobs/1/started_at'),
    ...rowsOf(badTrust, [
      ['a trust context with a member too many', { '/trust_context/expected_conclusion': 'success' }],
      ['a boundary that is no id', { '/trust_context/execution_boundary_id': 'Boundary' }],
      ['attempt 0', { '/trust_context/expected_run_attempt': 0 }],
      ['attempt 1000001', { '/trust_context/expected_run_attempt': 1_000_001 }],
      ['an attempt as text', { '/trust_context/expected_run_attempt': '2' }],
      ['no expected job', { '/trust_context/expected_jobs': [] }],
      ['an expected job with a name', { '/trust_context/expected_jobs/0/name': 'build' }],
    ]),
    ...rowsOf(badSnapshot, [
      ['a snapshot with a member too many', { '/snapshot/event': 'push' }],
      ['a job with a member too many', { '/snapshot/jobs/0/runner': 'big' }],
      ['a status of no vocabulary', { '/snapshot/status': 'mystery' }],
      ['a conclusion of no vocabulary', { '/snapshot/conclusion': 'startup_failure' }],
      ['a digest in upper case', { '/snapshot/payload_sha256': 'A'.repeat(64) }],
      ['129 reported jobs', { ...incomplete, '/snapshot/reported_job_count': 129, '/snapshot/hidden_job_count': 127 }],
      ['provider data with a member too many', { '/snapshot/provider_data/conclusion': 'success' }],
      ['provider text that is a number', { '/snapshot/provider_data/name': 7 }],
      ['provider text of 8193 bytes', { '/snapshot/jobs/0/provider_data/text': `${'é'.repeat(4096)}x` }],
    ]),
    ['provider text of 8192 bytes', { '/snapshot/jobs/0/provider_data/text': 'é'.repeat(4096) }, 'passed ci.passed'],
    ['empty provider text', { '/snapshot/jobs/0/provider_data/text': '' }, 'passed ci.passed'],
    [
      'attempt 1000000',
      { '/trust_context/expected_run_attempt': 1_000_000, '/snapshot/run_attempt': 1_000_000 },
      'passed ci.passed',
    ],
  ]);
});

describe('job lists', () => {
  const ids = (...pairs: [string, string][]) => pairs.map(([job_id, check_run_id]) => ({ job_id, check_run_id }));
  const expected = (...pairs: [string, string][]): Edits => ({ '/trust_context/expected_jobs': ids(...pairs) });
  const numbered = (count: number) =>
    ids(...Array.from({ length: count }, (_, index): [string, string] => [`${1000 + index}`, `${2000 + index}`]));
  testRows(githubActionsCi, [
    ...rowsOf(badTrust, [
      ['ordered as text', expected(['10', '9002'], ['11', '9003'], ['9', '9001'])],
      ['a job twice', expected(['9', '9001'], ['9', '9002'])],
      ['a check run twice', expected(['9', '9001'], ['10', '9001'])],
      ['129 jobs', { '/trust_context/expected_jobs': numbered(129) }],
    ]),
    [
      'one job',
      {
        ...expected(['9', '9001']),
        '/snapshot/jobs': [at(githubActionsCi.valid, '/snapshot/jobs/0')],
        '/snapshot/reported_job_count': 1,
      },
      'passed ci.passed',
    ],
    [
      'a snapshot of no job at all',
      { '/snapshot/complete': false, '/snapshot/jobs': [], '/snapshot/reported_job_count': 0 },
      'inconclusive ci.observation-incomplete',
    ],
    ['128 expected jobs', { '/trust_context/expected_jobs': numbered(128) }, contradiction],
    ...rowsOf(badSnapshot, [
      ['snapshot jobs out of order', { '/snapshot/jobs/0/job_id': '12' }],
      ['a check run twice', { '/snapshot/jobs/0/check_run_id': '9002' }],
      ['a job twice', { '/snapshot/jobs/1/job_id': '9' }],
      ['fewer jobs than reported', { '/snapshot/reported_job_count': 4 }],
      ['more jobs than reported', { '/snapshot/reported_job_count': 2 }],
      ['a hidden job in a complete snapshot', { ...incomplete, '/snapshot/complete': true }],
      ['hidden jobs that are not counted', { ...incomplete, '/snapshot/hidden_job_count': 0 }],
    ]),
  ]);
});

describe('progress and times', () => {
  const job = '/snapshot/jobs/0';
  testRows(
    githubActionsCi,
    rowsOf(badSnapshot, [
      ['completed without a conclusion', { '/snapshot/conclusion': null }],
      ['completed without a start', { '/snapshot/started_at': null }],
      ['completed without an end', { '/snapshot/completed_at': null }],
      ['in progress with a conclusion', { ...asInProgress, '/snapshot/conclusion': 'success' }],
      ['in progress without a start', { ...asInProgress, '/snapshot/started_at': null }],
      ['in progress with an end', { ...asInProgress, '/snapshot/completed_at': '2026-03-03T09:05:00Z' }],
      ['queued with a conclusion', { ...asQueued, '/snapshot/conclusion': 'cancelled' }],
      ['queued with a start', { ...asQueued, '/snapshot/started_at': '2026-03-03T09:01:00Z' }],
      ['queued with an end', { ...asQueued, '/snapshot/completed_at': '2026-03-03T09:05:00Z' }],
      ['a job completed without a conclusion', { [`${job}/conclusion`]: null }],
      ['a queued job with a start', { ...asQueued, [`${job}/started_at`]: '2026-03-03T09:01:30Z' }],
      ['started before it was created', { '/snapshot/created_at': '2026-03-03T09:01:01Z' }],
      ['completed before it started', { '/snapshot/started_at': '2026-03-03T09:05:01Z' }],
      ['updated before it was completed', { '/snapshot/updated_at': '2026-03-03T09:04:59Z' }],
      ['observed before it was updated', { '/snapshot/updated_at': '2026-03-03T10:00:01Z' }],
      ['a job started before it was created', { [`${job}/created_at`]: '2026-03-03T09:02:00Z' }],
      ['a job completed before it started', { [`${job}/completed_at`]: '2026-03-03T09:01:29Z' }],
      ['a job created before its run', { [`${job}/created_at`]: '2026-03-03T08:59:59Z' }],
      ['a job started before its run', { [`${job}/started_at`]: '2026-03-03T09:00:59Z' }],
      ['a job completed after its run', { [`${job}/completed_at`]: '2026-03-03T09:05:01Z' }],
      ['a job started after it was observed', { ...asInProgress, [`${job}/started_at`]: '2026-03-03T10:00:01Z' }],
    ]),
  );
  testRows(githubActionsCi, [
    [
      'a job as long as its run',
      {
        [`${job}/created_at`]: '2026-03-03T09:00:00Z',
        [`${job}/started_at`]: '2026-03-03T09:01:00Z',
        [`${job}/completed_at`]: '2026-03-03T09:05:00Z',
      },
      'passed ci.passed',
    ],
    [
      'a job started when it was observed',
      { ...asInProgress, [`${job}/started_at`]: '2026-03-03T10:00:00Z' },
      'in-progress ci.in-progress',
    ],
  ]);
});

describe('contradictions', () => {
  const [first, second, third] = ['/snapshot/jobs/0', '/snapshot/jobs/1', '/snapshot/jobs/2'];
  const oneQueued = unfinished(second, 'queued');
  testRows(githubActionsCi, [
    ...rowsOf(contradiction, [
      ['a job that nobody expects', { '/snapshot/jobs/2/job_id': '12' }],
      ['an expected job with another check run', { '/snapshot/jobs/2/check_run_id': '9004' }],
      ['an unexpected job in an incomplete snapshot', { ...incomplete, '/snapshot/jobs/1/job_id': '12' }],
      [
        'a complete snapshot without an expected job',
        {
          ...incomplete,
          '/snapshot/complete': true,
          '/snapshot/hidden_job_count': 0,
          '/snapshot/reported_job_count': 2,
        },
      ],
      [
        'a queued run with a job in progress',
        { ...asQueued, ...unfinished(first, 'in_progress'), '/snapshot/jobs/0/started_at': '2026-03-03T09:01:30Z' },
      ],
      ['a run in progress whose jobs are all completed', unfinished('/snapshot', 'in_progress')],
      ['a completed run with a queued job', oneQueued],
      ['an incomplete completed run with a queued job', { ...incomplete, ...oneQueued }],
      ['success with a failed job', conclusions('success', 'success', 'failure')],
      ['success with a cancelled job', conclusions('success', 'success', 'cancelled')],
      ['success without a job that succeeded', conclusions('success', 'neutral', 'skipped', 'skipped')],
      ['skipped with a job that succeeded', conclusions('skipped', 'success', 'skipped', 'skipped')],
      ...['failure', 'cancelled', 'timed_out', 'action_required', 'stale', 'neutral'].map(
        (conclusion) => [`${conclusion} without such a job`, { '/snapshot/conclusion': conclusion }] as const,
      ),
    ]),
    ['failure with a job of every kind', conclusions('failure', 'failure', 'success', 'cancelled'), 'failed ci.failed'],
    [
      'an incomplete success whose visible jobs do not bear it out',
      { ...incomplete, ...conclusions('success', 'failure', 'neutral') },
      'inconclusive ci.observation-incomplete',
    ],
    [
      'an incomplete run in progress whose visible jobs are completed',
      { ...incomplete, ...unfinished('/snapshot', 'in_progress') },
      'inconclusive ci.observation-incomplete',
    ],
    [
      'an incomplete snapshot without a job',
      { ...incomplete, '/snapshot/jobs': [], '/snapshot/hidden_job_count': 3 },
      'inconclusive ci.observation-incomplete',
    ],
    ['all skipped', skippedAll, 'inconclusive ci.provider-inconclusive'],
    [
      'the third job queued in a run in progress',
      { ...asInProgress, [`${third}/status`]: 'queued', [`${third}/started_at`]: null },
      'in-progress ci.in-progress',
    ],
  ]);
});

describe('result', () => {
  const result = (edits: Edits) => {
    const answer = normalize(edited(githubActionsCi.valid, edits));
    if (!answer.ok) throw new Error(answer.refusal.code);
    return at(answer.value, '/result');
  };
  const factStates = [
    // conclusion         state
    ['success', 'passed'],
    ['failure', 'failed'],
    ['cancelled', 'cancelled'],
    ['timed_out', 'timed-out'],
    ['action_required', 'action-required'],
    ['stale', 'stale'],
    ['neutral', 'inconclusive'],
    ['skipped', 'inconclusive'],
  ] as const;
  test.each(factStates)('a job that ended in %s is %s', (conclusion, state) => {
    const facts = at(result(conclusions('failure', 'failure', conclusion)), '/facts');
    expect(at(facts, '/1')).toMatchObject({ fact_id: 'ci.job.10.check.9002', state });
  });
  test('unfinished jobs', () => {
    const facts = at(
      result({ ...asInProgress, '/snapshot/jobs/2/status': 'waiting', '/snapshot/jobs/2/started_at': null }),
      '/facts',
    );
    expect([at(facts, '/1/state'), at(facts, '/2/state')]).toEqual(['in-progress', 'queued']);
  });
  test('a stale binding is the state of the result too', () => {
    expect(at(result({ '/snapshot/run_attempt': 3 }), '/state')).toBe('stale');
  });
});
