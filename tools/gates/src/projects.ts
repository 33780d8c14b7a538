// Which Nx projects and targets there are. Profiles are those of the release commit's tree, the ones that its release
// definition names, and, so that a newcomer is told to commit, those that so far only lie on disk. Pure: facts in,
// projects out.
import type { ProjectConfiguration, TargetConfiguration } from '@nx/devkit';
import type { ChainLink } from './chain.ts';
import { pinVariable } from './variables.ts';

export type WorkspaceFacts = {
  readonly chain: readonly ChainLink[];
  /** Profile names: in the release commit, named by its release definition, and on disk. */
  readonly committed: readonly ProfileFacts[];
  readonly named: readonly string[];
  readonly onDisk: readonly string[];
  /** Names of folders below libs/adapters/src. */
  readonly adapters: readonly string[];
};

/** What a change must touch to move the profile: adapters by folder name, and whether it binds shared content. */
export type ProfileFacts = {
  readonly name: string;
  readonly adapters: readonly string[];
  readonly usesShared: boolean;
};

export type Projects = Record<string, Omit<ProjectConfiguration, 'root'>>;

/** Projects by root. */
export function inferProjects(facts: WorkspaceFacts): Projects {
  const known = new Map(facts.committed.map((profile) => [profile.name, profile]));
  const names = [...new Set([...known.keys(), ...facts.named, ...facts.onDisk])].toSorted();
  const adapters = new Set(facts.adapters);
  return Object.fromEntries([
    ...names.map((name) => [`profiles/${name}`, profileProject(name, known.get(name), facts.chain, adapters)] as const),
    ...facts.adapters.map((name) => [`libs/adapters/src/${name}`, { name: adapterProject(name) }] as const),
    ['profiles/shared', { name: sharedProject }],
    ['releases', releaseProject(facts.named)],
  ]);
}

const sharedProject = 'profile-shared';
export const profileProjectName = (name: string): string => `profile-${name}`;
const adapterProject = (name: string): string => `adapter-${name}`;

function profileProject(
  name: string,
  profile: ProfileFacts | undefined,
  chain: readonly ChainLink[],
  adapters: ReadonlySet<string>,
): Omit<ProjectConfiguration, 'root'> {
  const bound = (profile?.adapters ?? []).filter((adapter) => adapters.has(adapter)).map(adapterProject);
  return {
    name: profileProjectName(name),
    projectType: 'application',
    tags: ['profile'],
    // `affected` follows these: the gates' own code, what an installed tree runs, and what the profile binds.
    implicitDependencies: ['gates', 'command', ...bound, ...(profile?.usesShared ? [sharedProject] : [])],
    targets: Object.fromEntries([
      ...chain.map((link) => [link.name, gateTarget(name, link)] as const),
      [
        'gate',
        { executor: 'nx:noop', dependsOn: chain.map((link) => link.name), metadata: { description: 'All gates' } },
      ],
    ]),
  };
}

/** One gate as a plain command: cached by its pins, its code, the runtime and the documents it is handed. */
function gateTarget(profile: string, link: ChainLink): TargetConfiguration {
  return {
    command: `node tools/gates/src/main.ts ${link.name} ${profile}`,
    options: { cwd: '{workspaceRoot}', env: { NODE_COMPILE_CACHE: '.nx/compile-cache' } },
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

/** Neither target is cached: a release is derived again each time, and what was made is said each time. */
function releaseProject(profiles: readonly string[]): Omit<ProjectConfiguration, 'root'> {
  const command = (target: string, dependsOn: TargetConfiguration['dependsOn'] = []): TargetConfiguration => ({
    command: `node tools/gates/src/${target}.ts`,
    options: { cwd: '{workspaceRoot}', env: { NODE_COMPILE_CACHE: '.nx/compile-cache' } },
    cache: false,
    dependsOn,
  });
  return {
    name: 'release',
    targets: {
      package: command('package', [{ projects: profiles.map(profileProjectName), target: 'gate' }]),
      build: command('build', ['package']),
    },
  };
}
