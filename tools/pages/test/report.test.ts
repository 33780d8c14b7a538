// What stands in the report of a release.
import { describe, expect, test } from 'vitest';
import { releaseReport, type Since } from '../src/index.ts';
import { hrefsOf, idsOf, textOf } from './support/markup.ts';
import { sampleRelease } from './support/sample-release.ts';

const release = sampleRelease();
const page = releaseReport(release);
const text = textOf(page);

test('the same release gives the same bytes, in whatever order its documents come', () => {
  const turned = { ...release, contents: new Map([...release.contents].reverse()) };
  expect(releaseReport(turned)).toBe(page);
  expect(releaseReport(sampleRelease())).toBe(page);
});

test('every link leads to a place on the page, and every id is one', () => {
  const ids = idsOf(page);
  expect(hrefsOf(page).filter((href) => !ids.includes(href.slice(1)))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('it says what it is, and names commit, id and digests in full', () => {
  expect(text).toContain('8 gates passed, 2 profiles released');
  expect(text).toContain(release.manifest.id);
  expect(text).toContain(release.manifest.body.source.commit_id);
  for (const { record_sha256 } of release.manifest.body.gates) expect(text).toContain(record_sha256);
  expect(text).toContain('neither the release id nor SHA256SUMS covers it');
});

test('no date, host or path of a machine', () => {
  expect(page).not.toMatch(/\b20\d\d-\d\d-\d\dT|\/home\/|\/tmp\/|\/root\/|file:|https?:/);
});

describe('what changed since the version that was recorded last', () => {
  const sectionOf = (since: Since) =>
    textOf(/<section id="changes"(.*?)<\/section>/s.exec(releaseReport(sampleRelease(since)))?.[1] ?? '').replace(
      /\s+/g,
      ' ',
    );
  const since = release.since.state === 'recorded' ? release.since : undefined;

  test('by name and field, with what is unchanged and what nobody can tell', () => {
    const [, section = ''] = page.match(/<section id="changes"(.*?)<\/section>/s) ?? [];
    const words = textOf(section).replace(/\s+/g, ' ');
    expect(words).toContain('Changes since 1.2.0');
    expect(words).toContain(since?.difference.body.from.release_id.split('.')[1]);
    expect(words).toMatch(/files 1 added, 1 changed/);
    expect(words).toMatch(/changed libs\/ ?package\. ?json sha256/);
    expect(words).toContain('Unchanged: profiles, pins, prompts, skills, gates, evals, adapters.');
    expect(words).toContain('Not told, because the content is not at hand: policies.');
  });

  // biome-ignore format: an aligned table
  test.each([
    // since                                                                     said
    [{ state: 'first' },                                                         'No version was recorded before this commit'],
    [{ state: 'unusable', why: 'E_LEDGER: <b>' },                                'not in order, and nothing is compared with it. E_LEDGER: <b>'],
  ] as const)('%j', (state, said) => {
    expect(sectionOf(state)).toContain(said);
  });
});

describe('the graph', () => {
  const [, wide = ''] = page.match(/<svg class="graph wide"(.*?)<\/svg>\n/s) ?? [];

  test('says in words what it draws', () => {
    expect(wide).toContain(
      'aria-label="Gates of profile.alternative.v1: resolve, passed; validate after resolve, passed; evaluate after resolve and validate, passed; shadow after resolve and evaluate, passed."',
    );
  });

  test('has a node for each gate, one to start from and one to end in, and a line for each that comes after another', () => {
    expect([...page.matchAll(/<svg class="graph/g)]).toHaveLength(4);
    const [, both = ''] = page.match(/(<svg class="graph wide".*?)<svg class="graph narrow"/s) ?? [];
    expect([...both.matchAll(/class="name"[^>]*>([a-z]+)</g)].map(([, name]) => name)).toEqual([
      ...['source', 'resolve', 'validate', 'evaluate', 'shadow', 'release'],
    ]);
    // One from the start, five between gates, one to the release.
    expect([...both.matchAll(/class="edge"/g)]).toHaveLength(7);
  });

  test('has no node over another', () => {
    for (const direction of ['wide', 'narrow']) {
      const [, drawing = ''] = page.match(new RegExp(`(<svg class="graph ${direction}".*?</g>\\n</svg>)`, 's')) ?? [];
      const places = [...drawing.matchAll(/class="box" x="([\d.]+)" y="([\d.]+)"/g)].map(([, x, y]) => `${x} ${y}`);
      expect(places).toHaveLength(6);
      expect(new Set(places).size).toBe(6);
    }
  });
});

describe('files by origin', () => {
  const [, section = ''] = page.match(/<section id="files"(.*?)<\/section>/s) ?? [];
  const groups = [
    ...section.matchAll(
      /<details.*?<summary><span>(.*?)<\/span><span class="count">(.*?)<\/span>.*?<ul[^>]*>(.*?)<\/ul>/gs,
    ),
  ].map(
    ([, title = '', count = '', list = '']) =>
      [
        textOf(title),
        count,
        [...list.matchAll(/<li>(.*?) <span/g)].map(([, path = '']) => textOf(path).replaceAll(' ', '')),
      ] as const,
  );

  test('each file once, under the first origin that holds', () => {
    // biome-ignore format: an aligned table
    expect(groups).toEqual([
      ['Own files of profile.alternative.v1', '1 file, 3 bytes',   ['profiles/alternative/profile.json']],
      ['Own files of profile.default.v1',     '1 file, 3 bytes',   ['profiles/default/profile.json']],
      ['Pinned: adapters/example',            '2 files, 113 bytes', ['adapters/example/closure.json', 'adapters/example/normalize.ts']],
      ['Shared manifests and authority',      '1 file, 9 bytes',   ['profiles/shared/authority/decision.md']],
      ['Code that the adapters reach',        '1 file, 28 bytes',  ['libs/canonical/src/index.ts']],
      ['The installed program',               '2 files, 31 bytes', ['libs/command/src/installed.ts', 'libs/package.json']],
      ['Other files',                         '1 file, 13 bytes',  ['stray/file.txt']],
    ]);
    const listed = groups.flatMap(([, , paths]) => paths).sort();
    expect(listed).toEqual(release.manifest.body.files.map(({ path }) => path).sort());
  });

  test('a payload says which roles pin it', () => {
    expect(textOf(section)).toContain('profile.alternative.v1 as forge');
    expect(textOf(section)).toContain('profile.default.v1 as verifier');
  });
});

describe('verdicts', () => {
  // biome-ignore format: an aligned table
  test.each([
    // document                          verdict         why
    ['duty-separation.producer.json',    'satisfied',    'No rule of the duty separation policy is broken'],
    ['duty-separation.reviewer.json',    'violated',     'The operation is asked of the publisher'],
    ['credential-policy.producer.json',  'inconclusive', 'a claim is only a claim'],
  ] as const)('%s', (file, verdict, why) => {
    expect(text).toMatch(new RegExp(`${file}\\s+[a-z ]+\\s+${verdict}\\s+.*${why}`));
  });

  test('eval families of one profile, and a word where another says the same', () => {
    expect(page.match(/<caption>/g)).toHaveLength(1);
    expect(text).toMatch(/The same figures as for\s+profile\.alternative\.v1/);
  });

  test('an incident', () => {
    expect(text).toMatch(
      /incident\.example\s+incident\.example\.json\s+reproduced\s+At the revision of the incident the check fails, as was reported\.\s+\(\s*check\.failed-at-revision/,
    );
  });
});

test('a release whose record is not among the documents is our fault', () => {
  const contents = new Map([...release.contents].filter(([path]) => !path.endsWith('default/shadow/gate-record.json')));
  expect(() => releaseReport({ ...release, contents })).toThrow(
    'lacks the record of gate `shadow` of profile.default.v1',
  );
});
