// Which Nx projects and targets there are. Profiles are those of the release commit's tree and, so that a newcomer is told
// to commit, those that so far only lie on disk. Pure: facts in, projects out.
import type { ProjectConfiguration, TargetConfiguration } from '@nx/devkit';
import type { ChainLink } from './chain.ts';
import { pinVariable } from './variables.ts';

export type WorkspaceFacts = {
  readonly chain: readonly ChainLink[];
  /** Profile names: in the release commit, named by its release definition, and on disk. */
  readonly committed: readonly ProfileFacts[];
  readonly named: readonly string[];
  readonly onDisk: readonly string[];
  /** Folders that profiles can bind whole, as repository paths: each is a project, so that a change finds who binds it. */
  readonly bindable: readonly string[];
};

/** What a change must touch to move the profile, beside its own folder: the paths that it binds. */
export type ProfileFacts = { readonly name: string; readonly bound: readonly string[] };

export type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/** Projects by root. */
export function inferProjects(facts: WorkspaceFacts): Projects {
  const known = new Map(facts.committed.map((profile) => [profile.name, profile]));
  const names = [...new Set([...known.keys(), ...facts.onDisk])].toSorted();
  return Object.fromEntries([
    ...names.map((name) => [`profiles/${name}`, profileProject(name, known.get(name), facts)] as const),
    ...facts.bindable.map((path) => [path, { name: folderProject(path) }] as const),
    ['profiles/shared', { name: sharedProject }],
    // One that is named and is nowhere has no project to wait for: `package` refuses it.
    ['releases', releaseProject(facts.named.filter((name) => names.includes(name)))],
  ]);
}

const sharedProject = 'profile-shared';
const releaseProjectName = 'release';
export const profileProjectName = (name: string): string => `profile-${name}`;
/** `libs/adapters/src/x` is `adapter-x`, `profiles/shared/skills/y` is `skill-y`. */
const folderProject = (path: string): string => {
  const kind = path.startsWith('libs/adapters/') ? 'adapter' : 'skill';
  return `${kind}-${path.slice(path.lastIndexOf('/') + 1)}`;
};

function profileProject(
  name: string,
  profile: ProfileFacts | undefined,
  { chain, bindable }: WorkspaceFacts,
): Omit<ProjectConfiguration, 'root'> {
  const bound = new Set(profile?.bound);
  return {
    name: profileProjectName(name),
    projectType: 'application',
    tags: ['profile'],
    // `affected` follows these: the gates' own code with the policies and cases it judges by, what an installed tree runs,
    // what the release demands, and what the profile binds.
    implicitDependencies: [
      'gates',
      'command',
      releaseProjectName,
      sharedProject,
      ...bindable.filter((path) => bound.has(path)).map(folderProject),
    ],
    targets: Object.fromEntries([
      ...chain.map((link) => [link.name, gateTarget(name, link)] as const),
      [
        'gate',
        { executor: 'nx:noop', dependsOn: chain.map((link) => link.name), metadata: { description: 'All gates' } },
      ],
      ['shadow-sandboxed', sandboxedTarget(name)],
    ]),
  };
}

// Warnings of Node name the process; what a task prints is kept in the cache and must be the same everywhere.
const environment = { NODE_COMPILE_CACHE: '.nx/compile-cache', NODE_NO_WARNINGS: '1' };

/** One gate as a plain command: cached by its pins, its code, the runtime and the documents it is handed. */
function gateTarget(profile: string, link: ChainLink): TargetConfiguration {
  return {
    command: `node tools/gates/src/main.ts ${link.name} ${profile}`,
    options: { cwd: '{workspaceRoot}', env: environment },
    cache: true,
    dependsOn: [...link.after],
    inputs: [
      'toolchain',
      { env: pinVariable.code(link.name) },
      ...link.pins.map((pin) => ({ env: pinVariable[pin](profile) })),
      ...(link.after.length === 0 ? [] : [{ dependentTasksOutputFiles: '**/*', transitive: true }]),
    ],
    outputs: [`{workspaceRoot}/dist/gates/${profile}/${link.name}`],
  };
}

/** Beside the gates and never cached: what a command did on this machine is evidence, and no content of a release. */
const sandboxedTarget = (profile: string): TargetConfiguration => ({
  command: `node tools/gates/src/shadow-sandboxed.ts ${profile}`,
  options: { cwd: '{workspaceRoot}', env: environment },
  cache: false,
  metadata: { description: 'Runs the command incidents in a sandbox' },
});

// Left to itself, Node sizes the space for new objects by the machine, and a release of 20,000 files peaks above 300 MB.
const smallYoungSpace = '--max-semi-space-size=8';

/** None of the targets is cached: a release is derived again each time, and what was made is said each time. */
function releaseProject(profiles: readonly string[]): Omit<ProjectConfiguration, 'root'> {
  const command = (program: string, dependsOn: TargetConfiguration['dependsOn'] = []): TargetConfiguration => ({
    command: `node ${smallYoungSpace} ${program}`,
    options: { cwd: '{workspaceRoot}', env: environment },
    cache: false,
    dependsOn,
  });
  return {
    name: releaseProjectName,
    targets: {
      package: command('tools/gates/src/package.ts', [{ projects: profiles.map(profileProjectName), target: 'gate' }]),
      build: command('tools/gates/src/build.ts', ['package']),
      // The words behind these (`--only NAME,…`, `--key FILE`) are handed on to the programs.
      reproduce: command('tools/reproduce/src/main.ts', ['build']),
      sign: command('tools/attest/src/main.ts', ['package']),
      'shadow-sandboxed': {
        executor: 'nx:noop',
        cache: false,
        dependsOn: [{ projects: profiles.map(profileProjectName), target: 'shadow-sandboxed' }],
        metadata: { description: 'Runs the command incidents of every profile in a sandbox' },
      },
    },
  };
}
