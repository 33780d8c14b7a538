import { describe, expect, test } from 'vitest';
import { chain } from '../src/chain.ts';
import { inferProjects, type WorkspaceFacts } from '../src/projects.ts';

const facts: WorkspaceFacts = {
  chain,
  committed: [
    {
      name: 'default',
      bound: ['libs/adapters/src/one', 'profiles/shared/prompts/p.md', 'profiles/shared/skills/weigh'],
    },
    { name: 'plain', bound: ['libs/adapters/src/two'] },
  ],
  named: ['default', 'promised'],
  onDisk: ['default', 'fresh'],
  bindable: [
    'libs/adapters/src/one',
    'libs/adapters/src/shared',
    'libs/adapters/src/two',
    'profiles/shared/skills/weigh',
  ],
};
const projects = inferProjects(facts);

test('profiles come from the commit and the disk; every project has its own name', () => {
  const profiles = Object.keys(projects).filter((root) => /^profiles\/[^/]+$/.test(root));
  expect(profiles.sort()).toEqual(['default', 'fresh', 'plain', 'shared'].map((name) => `profiles/${name}`));
  const names = Object.values(projects).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe('what a profile depends on', () => {
  const cases = [
    // profile       depends on
    ['default', ['adapter-one', 'command', 'gates', 'profile-shared', 'release', 'skill-weigh']],
    ['plain', ['adapter-two', 'command', 'gates', 'profile-shared', 'release']],
    ['fresh', ['command', 'gates', 'profile-shared', 'release']],
  ] as const;
  test.each(cases)('%s', (name, expected) => {
    expect(projects[`profiles/${name}`]?.implicitDependencies?.toSorted()).toEqual(expected);
  });
});

test('a gate is a plain cached command whose key is its pins, its code and what it is handed', () => {
  const { resolve, validate, evaluate, shadow, gate } = projects['profiles/default']?.targets ?? {};
  expect(resolve?.command).toBe('node tools/gates/src/main.ts resolve default');
  expect(resolve?.cache).toBe(true);
  expect(resolve?.inputs).toEqual(['toolchain', { env: 'GATE_CODE_RESOLVE' }, { env: 'GATE_PROFILE_DEFAULT' }]);
  expect(validate?.dependsOn).toEqual(['resolve']);
  expect(validate?.inputs).toContainEqual({ env: 'GATE_CLOSED_DEFAULT' });
  expect(validate?.inputs).toContainEqual({ dependentTasksOutputFiles: '**/*', transitive: true });
  expect(validate?.outputs).toEqual(['{workspaceRoot}/dist/gates/default/validate']);
  expect(evaluate?.dependsOn).toEqual(['resolve', 'validate']);
  expect(evaluate?.inputs).toContainEqual({ env: 'GATE_POLICIES_DEFAULT' });
  expect(shadow?.dependsOn).toEqual(['resolve', 'validate', 'evaluate']);
  expect(shadow?.inputs).toContainEqual({ env: 'GATE_INCIDENTS_DEFAULT' });
  expect(gate?.dependsOn).toEqual(chain.map(({ name }) => name));
});

test('the release is never cached, and waits for the gates of the profiles it names, as far as there are such, and of no other', () => {
  const { build, package: packaging, sign } = projects.releases?.targets ?? {};
  expect([build?.cache, packaging?.cache, sign?.cache]).toEqual([false, false, false]);
  expect([build?.dependsOn, sign?.dependsOn]).toEqual([['package'], ['package']]);
  expect(packaging?.dependsOn).toEqual([{ projects: ['profile-default'], target: 'gate' }]);
});

test('what runs in a sandbox is never cached and nothing that a release waits for', () => {
  const { gate, 'shadow-sandboxed': sandboxed } = projects['profiles/default']?.targets ?? {};
  expect(sandboxed).toMatchObject({ command: 'node tools/gates/src/shadow-sandboxed.ts default', cache: false });
  expect(gate?.dependsOn).not.toContain('shadow-sandboxed');
  const { package: packaging, build, 'shadow-sandboxed': all } = projects.releases?.targets ?? {};
  expect(JSON.stringify([packaging?.dependsOn, build?.dependsOn])).not.toContain('sandboxed');
  expect(all?.dependsOn).toEqual([{ projects: ['profile-default'], target: 'shadow-sandboxed' }]);
});

test('no key holds the release commit: a commit that moves nothing misses nothing', () => {
  expect(JSON.stringify(projects)).not.toContain('RELEASE_COMMIT');
});
