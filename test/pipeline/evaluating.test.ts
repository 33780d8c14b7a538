// The gate `evaluate` in the whole pipeline: what it leaves stands in the manifest and is installed, what it refuses stops
// the release and is not cached, and it says the same whichever way it is asked.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { programSha256 } from '../../libs/evals/src/generated/program.ts';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';

let house: Clone;
let base: string;
let built: ReturnType<Clone['build']>;
beforeAll(() => {
  house = cloneHouse();
  base = house.head;
  built = house.build();
  if (built.status !== 0) throw new Error(built.all);
}, 300_000);
afterAll(() => house?.remove());
beforeEach(() => house.reset(base));

const seeds = 'libs/evals/seeds';
const stageRoles = ['forge', 'producer', 'reviewer', 'verifier'];
const evaluated = (name: string, profile = 'default') =>
  JSON.parse(house.read(`dist/gates/${profile}/evaluate/${name}.json`).toString());

describe('what it leaves', () => {
  test.each(['alternative', 'default'])(
    '%s: the stages, the claims, the evaluations, the runs, the dashboard',
    (profile) => {
      const names = readdirSync(join(house.root, 'dist/gates', profile, 'evaluate')).toSorted();
      const sets = readdirSync(join(house.root, seeds)).map((file) => `run.${file}`);
      const stage = ['credential-claim', 'credential-policy', 'duty-separation', 'request', 'result'];
      expect(names).toEqual(
        [
          ...stageRoles.flatMap((role) => stage.map((name) => `${role}.${name}.json`)),
          ...['environment-claim', 'sandbox'].map((name) => `verifier.${name}.json`),
          ...sets,
          ...['dashboard.json', 'evaluator.json', 'gate-record.json'],
        ].toSorted(),
      );
      const { gate_documents } = JSON.parse(house.read(`dist/releases/${built.id}/manifest.json`).toString()).body;
      const listed = (gate_documents as { path: string }[])
        .map(({ path }) => path)
        .filter((path) => path.startsWith(`gates/${profile}/evaluate/`));
      expect(listed.map((path) => path.split('/').at(-1)).toSorted()).toEqual(names);
    },
  );

  test('the verdicts are the best that each policy can give', () => {
    for (const role of stageRoles) {
      const { verdict, reason_ids } = evaluated(`${role}.credential-policy`).body;
      expect([verdict, reason_ids]).toEqual(['inconclusive', ['claim.provenance-unqualified']]);
      expect(evaluated(`${role}.duty-separation`).body.verdict).toBe('satisfied');
    }
    expect(evaluated('verifier.sandbox').body.verdict).toBe('satisfied');
  });

  test('everything is of the time of the source commit', () => {
    const { source } = evaluated('gate-record').body;
    const seconds = Number(house.git('show', '--no-patch', '--format=%ct', source.commit_id));
    const time = new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
    expect(evaluated('dashboard').body.observed_at).toBe(time);
    expect(evaluated('run.control-duty').body.observed_at).toBe(time);
    expect(evaluated('producer.result').body.recorded_at).toBe(time);
  });

  test('the program that graded is the one that the commands name', () => {
    expect(evaluated('evaluator').body.program_sha256).toBe(programSha256);
  });

  test('a stage, its claims and evaluations are what the commands make of them', () => {
    const at = (name: string): string => `dist/gates/default/evaluate/${name}.json`;
    const resolved = 'dist/gates/default/resolve/resolved-profile.json';
    const run = [at('verifier.request'), resolved, at('verifier.result')];
    const set = 'libs/control/policies/control-policy-set.json';
    const duty = at('verifier.duty-separation');
    expect(house.ystack(['validate-stage-run', ...run])).toMatchObject({ status: 0 });
    const asked = [
      [['control', 'evaluate-duty', set, ...run], duty],
      [
        ['control', 'evaluate-credential-policy', set, ...run, duty, at('verifier.credential-claim')],
        at('verifier.credential-policy'),
      ],
      [['control', 'evaluate-sandbox', set, duty, at('verifier.environment-claim')], at('verifier.sandbox')],
      [['evals', 'run', `${seeds}/control-duty.json`, evaluated('dashboard').body.observed_at], at('run.control-duty')],
    ] as const;
    for (const [words, path] of asked) {
      const printed = house.ystack(words);
      expect(printed.stdout, printed.all).toBe(house.read(path).toString());
    }
  });

  test('an installed tree holds it', () => {
    const target = join(house.root, '..', 'installed');
    mkdirSync(target);
    const done = house.ystack(['install', `dist/releases/${built.id}/manifest.json`, 'profile.default.v1', target]);
    expect(done.status, done.all).toBe(0);
    const place = join(target, '.ystack/gates/default/evaluate');
    expect(readdirSync(place)).toContain('dashboard.json');
  });
});

describe('what it refuses stops the release', () => {
  const expectRefused = (run: Run, words: readonly (string | RegExp)[]): void => {
    expect(run.status, run.all).not.toBe(0);
    expect(run.all).toMatch(/^(?: NX +)?E_EVALUATION$/m);
    for (const word of [...words, /mend: +\S/]) expect(run.all).toMatch(word);
  };
  // biome-ignore format: an aligned table
  const cases = [
    // what                      how                                                                                                            said
    ['a seed set is removed',    () => rmSync(join(house.root, seeds, 'review-fix.json')),                                                      [/loop\.review-fix\.v1/, /reviewer-severity-false-positive-negative/]],
    ['a page lies among them',   () => house.write(`${seeds}/README.md`, '# Seeds\n'),                                                          [/libs\/evals\/seeds\/README\.md/]],
    ['the policy set is empty',  () => house.edit('libs/control/policies/control-policy-set.json', (text) => text.replace(/"sections":\[.*\]/, '"sections":[]')), [/control-policy-set\.json/]],
    ['an answer is not met',     () => house.edit(`${seeds}/control-duty.json`, (text) => text.replace('"verdict":"satisfied"', '"verdict":"violated"')), [/actor-rerun-identity, case /, /evals\.verdict-mismatch/]],
    ['the release demands more', () => house.edit('releases/release.json', (text) => text.replace(/"cases_min":400/, '"cases_min":1024')),      [/at least 1024 graded cases/]],
  ] as const;
  test.each(cases)('%s', (_what, how, said) => {
    rmSync(join(house.root, 'dist'), { recursive: true, force: true });
    how();
    house.commitPinned('a change');
    expectRefused(house.build(), said);
    expect(house.releases).toEqual([]);
    expect(existsSync(join(house.root, 'dist/gates/default/evaluate'))).toBe(false);
    const printed = house.ystack(['build-release', house.head, 'profile.default.v1']);
    expectRefused(printed, said);
    expect(printed).toMatchObject({ status: 65, stdout: '' });
  });

  test('a definition that would lower the floor is no definition', () => {
    house.edit('releases/release.json', (text) => text.replace(/"cases_min":25/, '"cases_min":0'));
    house.commit('easier');
    const refused = house.build();
    expect(refused.status).not.toBe(0);
    expect(refused.all).toMatch(
      /E_RELATION[\s\S]*releases\/release\.json[\s\S]*requirements raise the floor, they never lower it/,
    );
  });
});

test('a result that is altered in the cache is found by packaging', () => {
  expect(house.build().id).toBe(built.id);
  const copies = house
    .run('find', ['.nx/cache', '-path', '*dist/gates/default/evaluate/run.control-duty.json'])
    .stdout.trim()
    .split('\n')
    .filter(Boolean);
  expect(copies.length).toBeGreaterThan(0);
  const kept = copies.map((path) => [path, house.read(path)] as const);
  for (const [path, bytes] of kept) house.write(path, bytes.toString().replaceAll('"failed":0', '"failed":1'));
  const refused = house.build();
  for (const [path, bytes] of kept) house.write(path, bytes);
  expect(refused.status).not.toBe(0);
  expect(refused.all).toMatch(/E_CACHE|E_GATE/);
  expect(refused.all).toContain('evaluate/run.control-duty.json');
  expect(house.build(['--skip-nx-cache']).id).toBe(built.id);
});
