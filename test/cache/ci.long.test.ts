// The workflow of docs/ci, as far as it can be tried without GitHub: every command that it runs is run, with what GitHub
// would set in the environment, on machines that are folders. What stands in for GitHub is the order of the jobs, the few
// expressions below, and stubs of the programs that would change a machine or publish.
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';
import { needs } from '../support/needs.ts';

type Words = Readonly<Record<string, string>>;
type Step = { readonly id?: string; readonly name: string; readonly env?: Words; readonly run: string };
type Job = {
  readonly if?: string;
  readonly needs?: string | readonly string[];
  readonly environment?: string;
  readonly permissions?: Words;
  readonly strategy?: { readonly matrix: Words };
  readonly outputs?: Words;
  readonly steps: readonly Step[];
};
type Workflow = { readonly env: Words; readonly permissions: Words; readonly jobs: Readonly<Record<string, Job>> };

const page = join(import.meta.dirname, '../../docs/ci/workflow.yml');
const text = readFileSync(page, 'utf8');
const workflow = parse(text) as Workflow;

let house: Clone;
let base: string;
let stubs: string;
let machines = 0;

beforeAll(() => {
  house = cloneHouse();
  base = house.head;
  // The branch stays where it is; what a pull request adds lies beside it.
  house.git('checkout', '--quiet', '-B', 'main');
  house.git('checkout', '--quiet', '--detach');
  house.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  stubs = `${house.root}.stubs`;
  mkdirSync(stubs);
  stub('npm', `[ "$1" = ci ] && cp -al '${house.root}/node_modules' .`);
  stub('sudo', `echo "$@" >> '${stubs}/sudo.log'`);
  stub('gh', `printf '%s\\n' "$@" > '${stubs}/gh.log'`);
}, 600_000);
afterAll(() => house?.remove());
beforeEach(() => house.reset(base));

function stub(name: string, script: string): void {
  writeFileSync(join(stubs, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(stubs, name), 0o755);
}

/** What GitHub would put in the place of an expression; one that is not known here is a fault of the test. */
function fill(value: string, known: Words): string {
  return value.replaceAll(/\$\{\{ (.*?) \}\}/g, (_found, expression: string) => {
    const word = known[expression];
    if (word === undefined) throw new Error(`nothing is known of \`${expression}\``);
    return word;
  });
}

type Done = { readonly folder: string; readonly runs: readonly Run[]; readonly outputs: Words; readonly ok: boolean };

/** Runs the steps of a job in a folder of its own, as GitHub does: `bash -e`, to the first that fails. */
function runJob(name: string, known: Words, variables: Words): Done {
  machines += 1;
  const folder = `${house.root}.machine-${machines}`;
  mkdirSync(folder);
  const job = workflow.jobs[name];
  if (job === undefined) throw new Error(`no job ${name}`);
  const outputs: Record<string, string> = {};
  const words = { 'github.token': 'token', 'vars.CACHE_SERVER': '', 'secrets.CACHE_READ_TOKEN': '', ...known };
  const runs: Run[] = [];
  for (const { id, env = {}, run } of job.steps) {
    const output = `${folder}.output`;
    writeFileSync(output, '');
    const own = Object.entries({ ...workflow.env, ...env }).map(
      ([key, value]) => [key, fill(value, { ...words, ...outputs })] as const,
    );
    const done = house.run('bash', ['-e', '-c', `cd "$0"; ${run}`, folder], {
      env: {
        ...variables,
        ...Object.fromEntries(own),
        PATH: `${stubs}:${house.env.PATH?.split(':').slice(1).join(':')}`,
        CI: 'true',
        GITHUB_SERVER_URL: `file://${dirname(house.root)}`,
        GITHUB_REPOSITORY: 'house',
        GITHUB_OUTPUT: output,
      },
    });
    runs.push(done);
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
      outputs[`steps.${id}.outputs.${line.slice(0, line.indexOf('='))}`] = line.slice(line.indexOf('=') + 1);
    }
    if (done.status !== 0) return { folder, runs, outputs, ok: false };
  }
  return { folder, runs, outputs, ok: true };
}

const said = ({ runs }: Done): string => runs.map(({ all }) => all).join('\n');
const revision = 'github.event.pull_request.head.sha || github.sha';

/** A pull request: `affected`, a `gate` for each project that it names, and `gates`. */
function pullRequest(): {
  readonly projects: readonly string[];
  readonly machines: readonly Done[];
  readonly verdict: Done;
} {
  const known = { [revision]: house.head };
  const affected = runJob('affected', known, { GITHUB_BASE_REF: 'main' });
  expect(affected.ok, said(affected)).toBe(true);
  const list = affected.outputs['steps.affected.outputs.projects'] ?? '';
  const projects = JSON.parse(list) as readonly string[];
  const ran = projects.map((project) => runJob('gate', { ...known, 'matrix.project': project }, {}));
  const gate = projects.length === 0 ? 'skipped' : ran.every(({ ok }) => ok) ? 'success' : 'failure';
  const verdict = runJob('gates', verdictWords('success', gate, list, house.head), {});
  return { projects, machines: ran, verdict };
}

const verdictWords = (affected: string, gate: string, projects: string, head: string): Words => ({
  [revision]: head,
  'needs.affected.result': affected,
  'needs.gate.result': gate,
  'needs.affected.outputs.projects': projects,
});

describe('a pull request', () => {
  test('that changes one profile runs the gates of that profile and no other', () => {
    house.edit('profiles/alternative/authority/context.json', (old) => old.replace('"id":"', '"id":"x-'));
    house.commit('one profile');
    const { projects, machines: ran } = pullRequest();
    expect(projects).toEqual(['profile-alternative']);
    const [machine] = ran;
    expect(readdirSync(join(machine?.folder ?? '', 'dist/gates'))).toEqual(['alternative']);
  });

  test('that changes nothing that a gate reads starts no machine, and passes', () => {
    house.edit('README.md', (old) => `${old}\nMore.\n`);
    house.commit('a page');
    const { projects, verdict } = pullRequest();
    expect(projects).toEqual([]);
    expect(verdict.ok).toBe(true);
  });

  test('that changes code of the gates runs them all, and the check that is required passes', () => {
    house.edit('tools/gates/src/gates/shadow.ts', (old) => `${old}// More.\n`);
    house.commit('code');
    const { projects, machines: ran, verdict } = pullRequest();
    expect([...projects].sort()).toEqual(house.profiles.map((name) => `profile-${name}`));
    for (const machine of ran) expect(machine.ok, said(machine)).toBe(true);
    expect(verdict.ok).toBe(true);
  });

  test('with a gate that fails does not pass', () => {
    house.edit('profiles/shared/prompts/producer.md', (old) => `${old}\nMore.\n`);
    house.commit('a prompt that moved under its pin');
    const { machines: ran, verdict } = pullRequest();
    expect(ran.length).toBeGreaterThan(0);
    expect(said(ran[0] as Done)).toContain('E_PIN');
    expect(verdict.ok).toBe(false);
  });

  // biome-ignore format: an aligned table
  const verdicts = [
    // affected   gate         projects   passes
    ['success',   'success',   '["a"]',   true],
    ['success',   'skipped',   '[]',      true],
    ['success',   'skipped',   '["a"]',   false],
    ['success',   'failure',   '["a"]',   false],
    ['success',   'cancelled', '["a"]',   false],
    ['failure',   'skipped',   '',        false],
    ['cancelled', 'skipped',   '',        false],
  ] as const;
  test.each(verdicts)('the required check, when affected is %s, gate %s and projects %s: %s', (...row) => {
    const [affected, gate, projects, passes] = row;
    expect(runJob('gates', verdictWords(affected, gate, projects, base), {}).ok).toBe(passes);
  });
});

test('the protected branch builds the release', () => {
  const done = runJob('main', { [revision]: base, 'secrets.CACHE_WRITE_TOKEN': '' }, {});
  expect(done.ok, said(done)).toBe(true);
  expect(said(done)).toMatch(/release {4}release\.[0-9a-f]{64}/);
});

test('a tag is released when two machines agree, and not otherwise', async (context) => {
  for (const name of ['bubblewrap', 'c-compiler', 'user-namespaces'] as const) await needs(name)(context);
  const known = { [revision]: base };
  const released = runJob('release', known, {});
  expect(released.ok, said(released)).toBe(true);
  expect(readFileSync(join(stubs, 'sudo.log'), 'utf8')).toContain('bubblewrap');
  const id = released.outputs['steps.build.outputs.id'] ?? '';
  expect(id).toMatch(/^release\.[0-9a-f]{64}$/);
  expect(said(released)).toContain('no cache was asked');

  const variables = { GITHUB_REF_NAME: 'v1' };
  const differing = runJob('publish', { ...known, 'needs.release.outputs.id': `${id}x` }, variables);
  expect(differing.ok).toBe(false);
  expect(existsSync(join(stubs, 'gh.log'))).toBe(false);

  const published = runJob('publish', { ...known, 'needs.release.outputs.id': id }, variables);
  expect(published.ok, said(published)).toBe(true);
  const words = readFileSync(join(stubs, 'gh.log'), 'utf8').trim().split('\n');
  expect(words.slice(0, 3)).toEqual(['release', 'create', 'v1']);
  expect(words).toContain(`dist/releases/${id}/manifest.json`);
});

describe('who holds which token', () => {
  const jobs = Object.entries(workflow.jobs);
  const holding = (word: string): string[] =>
    jobs.filter(([, job]) => JSON.stringify(job).includes(word)).map(([name]) => name);

  test('the one that writes to the cache is named by the protected branch alone, in an environment of its own', () => {
    expect(holding('CACHE_WRITE_TOKEN')).toEqual(['main']);
    expect(workflow.jobs.main).toMatchObject({ if: "github.ref == 'refs/heads/main'", environment: 'main' });
  });

  test('a pull request holds the one that reads; a release holds none', () => {
    expect(holding('CACHE_READ_TOKEN')).toEqual(['gate']);
    for (const name of ['release', 'publish']) expect(JSON.stringify(workflow.jobs[name])).toContain('--fresh');
  });

  test('only publishing may write to the repository', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(jobs.filter(([, job]) => job.permissions !== undefined).map(([name]) => name)).toEqual(['publish']);
  });

  test('nothing from outside stands inside a command, and no action is used', () => {
    for (const [name, job] of jobs) {
      for (const step of job.steps) {
        expect(step.run, `${name}: ${step.name}`).toBeTypeOf('string');
        expect(step.run, `${name}: ${step.name}`).not.toContain('${{');
      }
    }
  });
});
