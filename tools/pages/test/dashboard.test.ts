// What stands on the page of a dashboard.
import { describe, expect, test } from 'vitest';
import { dashboardPage } from '../src/index.ts';
import { hrefsOf, idsOf, textOf } from './support/markup.ts';
import { clean, hostile, mixed } from './support/sample-dashboard.ts';

const page = dashboardPage(mixed.dashboard, mixed.pairs);

test('the same documents give the same bytes', () => {
  expect(dashboardPage(structuredClone(mixed.dashboard), structuredClone(mixed.pairs))).toBe(page);
});

test('nothing runs and nothing is fetched', () => {
  const tags = page.match(/<[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(200);
  expect(
    tags.filter((tag) => /^<(script|img|link|iframe|object|embed|form|base)|\s(on[a-z]+|style|src)=/i.test(tag)),
  ).toEqual([]);
  expect(page.match(/<style>.*<\/style>/s)?.[0]).not.toMatch(/url\(|@import/);
  expect(page).toMatch(
    /Content-Security-Policy" content="default-src &#39;none&#39;; style-src &#39;sha256-[A-Za-z0-9+/]{43}=&#39;;/,
  );
});

test('text of a document is text', () => {
  expect(hostile).toContain('<script>');
  expect(textOf(page)).toContain(`owned&#39;`.replaceAll('&#39;', "'"));
  expect(page).toContain('&lt;script&gt;');
  expect(page).not.toContain('\u202e');
  expect(page).toContain('\\u202e');
});

test('every link leads to a place on the page, and every id is one', () => {
  const ids = idsOf(page);
  expect(hrefsOf(page).length).toBeGreaterThan(8);
  expect(hrefsOf(page).filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

describe('headline and matrix', () => {
  // biome-ignore format: an aligned table
  test.each([
    // page                                              headline
    [page,                                               '2 failed and 1 inconclusive of 5 cases'],
    [dashboardPage(clean.dashboard, clean.pairs),        'All 2 cases passed'],
  ] as const)('page %#', (text, headline) => {
    expect(textOf(text)).toContain(headline);
    expect(text).toContain(`<title>Evals: ${headline}</title>`);
  });

  test('a dashboard without a graded case does not say that all passed', () => {
    const empty = structuredClone(clean.dashboard);
    empty.content.body.quality = { total: 0, passed: 0, failed: 0, inconclusive: 0 };
    expect(dashboardPage(empty, [])).toContain('No case was graded');
  });

  test('a row for each family, and one for all', () => {
    for (const { family_id } of mixed.dashboard.content.body.families) expect(textOf(page)).toContain(family_id);
    const rows = [...page.matchAll(/<tr class="upper">(.*?)<\/tr>/gs)].map(([, row = '']) =>
      textOf(row).trim().split(/\s+/),
    );
    expect(rows).toHaveLength(9);
    expect(rows.find(([family]) => family === 'stale-moved-artifacts')).toEqual([
      'stale-moved-artifacts',
      '0',
      '1',
      '0',
      '1',
    ]);
    expect(rows.find(([family]) => family === 'malicious-instructions')).toEqual([
      'malicious-instructions',
      '0',
      '0',
      '0',
      'none',
    ]);
    expect(textOf(page)).toContain('Declared only: no seeds');
  });
});

describe('cases', () => {
  test('one that did not pass says why, what was expected and what was seen, and holds its documents', () => {
    const [, article = ''] =
      page.match(/<article class="case failed" id="[^"]*moved-target-refreshed">(.*?)<\/article>/s) ?? [];
    const text = textOf(article);
    expect(text).toContain('The scanner put the stage into another class');
    expect(text).toContain('evals.classification-mismatch');
    expect(text).toMatch(/Expected.*scanner\.stage-completed.*Observed.*scanner\.no-attempt/s);
    expect(text).toMatch(/Documents of the case.*expected_revision.*snapshot.*"kind": "given"/s);
  });

  test('one that was not observed shows that', () => {
    const [, article = ''] = page.match(/<article class="case inconclusive"[^>]*>(.*?)<\/article>/s) ?? [];
    expect(textOf(article)).toMatch(/Observed\s*\{\s*"state": "absent"/);
  });

  test('one of a stage run holds what its seed set shares', () => {
    const [, article = ''] =
      page.match(/<article class="case failed" id="[^"]*fake-pass-refused">(.*?)<\/article>/s) ?? [];
    expect(textOf(article)).toMatch(/request_role.*"reviewer".*request .*a request.*resolved_profile .*a profile/s);
  });

  test('those that passed stand in closed lists, without their documents', () => {
    expect(textOf(page)).toContain('review.independent-pass-accepted');
    expect(page).not.toMatch(/<details[^>]* open/);
  });

  test('a result with a case that its seed set lacks is our fault', () => {
    const [first, second] = mixed.pairs;
    if (first === undefined || second === undefined) throw new Error('two pairs');
    expect(() => dashboardPage(mixed.dashboard, [{ seed: first.seed, result: second.result }])).toThrow(
      'is in no seed set',
    );
  });
});

test('recovery counts, and every figure that nobody has', () => {
  const text = textOf(page);
  for (const [word, count] of Object.entries(mixed.dashboard.content.body.recovery))
    expect(text).toMatch(new RegExp(`${word}\\s+${count}\\b`));
  const { telemetry, flow } = mixed.dashboard.content.body;
  for (const figure of [...Object.keys(telemetry), ...Object.keys(flow)])
    expect(text).toMatch(new RegExp(`absent\\s+${figure}\\b`));
  expect(text).toContain('no live run has been made');
});
