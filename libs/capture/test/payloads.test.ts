// GitHub's examples of its REST API: the files against their index, and what comes of each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Json, sha256Hex } from '#canonical';
import { edited } from '../../../test/support/edit.ts';
import { examples, source } from '../../../tools/payloads/src/examples.ts';
import type { Capture } from '../src/define-capture.ts';
import { githubActionsCi } from '../src/github/actions-ci.ts';
import { githubForge } from '../src/github/forge.ts';
import { codexNativeReviewer } from '../src/github/native-reviewer.ts';
import { ciContext, fileOf, forgeContext, payload, payloadFolder, reviewContext } from './support/github.ts';
import { shortOf } from './support/short.ts';

describe('the files', () => {
  const { files, ...said } = payload('index.json') as {
    readonly files: readonly { readonly file: string; readonly pointer: string; readonly sha256: string }[];
  };

  test('come from one version of one package, under a licence that lies beside them', () => {
    expect(said).toEqual(source);
    expect(readFileSync(join(payloadFolder, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
  });

  test('are those that are taken, and no others', () => {
    const taken = examples.map(([file, name]) => [file, `/components/examples/${name}/value`]);
    expect(files.map(({ file, pointer }) => [file, pointer])).toEqual(taken);
    expect(readdirSync(payloadFolder).toSorted()).toEqual(
      ['LICENSE', ...taken.map(([file]) => file), 'index.json'].toSorted(),
    );
  });

  test.each(files)('$file has the digest it is said to have', ({ file, sha256 }) => {
    expect(sha256Hex(readFileSync(join(payloadFolder, file)))).toBe(sha256);
  });
});

const pull = payload('pull-request.json');
const run = payload('workflow-run.json');
const [review] = payload('reviews.json');
const [comment] = payload('review-comments.json');
const suite = payload('check-suite.json');
const open = edited(pull, [
  ['/closed_at', null],
  ['/merged_at', null],
]);
const asReviewed = edited(open, [
  ['/number', 12],
  ['/review_comments', 0],
]);
const theirRun = edited(run, [
  ['/check_suite_id', suite.id],
  ['/head_sha', suite.head_sha],
]);

// biome-ignore format: a table
const rows: readonly (readonly [string, Capture, readonly unknown[], Json, string])[] = [
  ['open, closed and merged at once',             githubForge,         [pull, payload('files.json')],                    forgeContext(pull),  'github-forge.invalid-snapshot'],
  ['open, one file of five',                      githubForge,         [open, payload('files.json')],                    forgeContext(open),  'inconclusive github.snapshot-incomplete'],
  ['a list of one',                               githubForge,         [payload('pull-requests.json')],                  forgeContext(pull),  'github-forge.invalid-snapshot'],
  ['an approval of another pull request',         codexNativeReviewer, [open, [review]],                                 reviewContext(open, review), 'capture.mismatch'],
  ['an approval',                                 codexNativeReviewer, [asReviewed, [review]],                           reviewContext(asReviewed, review), 'clean codex.review-clean'],
  ['a dismissal before the last change',          codexNativeReviewer, [asReviewed, payload('dismissed-review.json')],   reviewContext(asReviewed, review), 'codex-reviewer.invalid-snapshot'],
  ['a comment without a review',                  codexNativeReviewer, [open, [comment]],                                reviewContext(open, review), 'capture.missing-part'],
  ['a run with the suite of another',             githubActionsCi,     [run, suite, open],                               ciContext(run, open.base.sha, [['1', '1']], '1'), 'capture.missing-part'],
  ['a run and its suite',                         githubActionsCi,     [theirRun, suite, open],                          ciContext(theirRun, open.base.sha, [['1', '1']], '1'), 'inconclusive ci.observation-incomplete'],
  ['a run and a check run of another commit',     githubActionsCi,     [theirRun, payload('check-run.json'), open],      ciContext(theirRun, open.base.sha, [['1', '1']], '1'), 'capture.mismatch'],
  ['a run and a page of check runs of another',   githubActionsCi,     [theirRun, payload('check-runs-page.json'), open], ciContext(theirRun, open.base.sha, [['1', '1']], '1'), 'capture.mismatch'],
  ['a run and a page of jobs of another',         githubActionsCi,     [theirRun, suite, open, payload('jobs-page.json')], ciContext(theirRun, open.base.sha, [['1', '1']], '1'), 'capture.mismatch'],
  ['a run and a job of another',                  githubActionsCi,     [theirRun, suite, open, payload('job.json')],     ciContext(theirRun, open.base.sha, [['1', '1']], '1'), 'capture.mismatch'],
];
test.each(rows)('%s', (_what, capture, values, context, expected) => {
  expect(
    shortOf(
      capture,
      values.map((value) => fileOf(value)),
      context,
    ),
  ).toBe(expected);
});
