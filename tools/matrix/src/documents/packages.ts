// The repository that the manifests pin: the verified programs, the producers' configurations and their prompt.
import { encodeCanonical } from '#canonical';
import type { GitObject } from '#contract';
import { models, prompt } from '../fixture/texts.ts';
import { fileOf, type ProducerName, type ProgramName, producers } from '../names.ts';
import { blobOf, type NamedRepository } from './refs.ts';

export const configBytes = (producer: ProducerName): Uint8Array =>
  encodeCanonical({ schema_version: 1, ...models[producer] });

const programPath = (name: ProgramName): string => `fakes/${fileOf(name)}`;
const configPath = (name: ProducerName): string => `config/${name}.json`;
const promptPath = 'prompts/producer.md';

/** The files of the repository, by path. */
export const packageFiles = (programs: ReadonlyMap<string, Uint8Array>): { [path: string]: string | Uint8Array } =>
  Object.fromEntries<string | Uint8Array>([
    ...[...programs].map(([name, bytes]) => [`fakes/${name}`, bytes] as const),
    ...producers.map((name) => [configPath(name), configBytes(name)] as const),
    [promptPath, prompt],
  ]);

/** Pins of what the repository holds. */
export type Packages = {
  readonly program: (name: ProgramName) => GitObject;
  readonly config: (name: ProducerName) => GitObject;
  readonly prompt: GitObject;
};

/** Throws when a program is missing: an inventory was checked that lacks it. */
export const packagesOf = (repository: NamedRepository, programs: ReadonlyMap<string, Uint8Array>): Packages => ({
  program: (name) => {
    const bytes = programs.get(fileOf(name));
    if (bytes === undefined) throw new Error(`no program \`${fileOf(name)}\``);
    return blobOf(repository, programPath(name), bytes);
  },
  config: (name) => blobOf(repository, configPath(name), configBytes(name)),
  prompt: blobOf(repository, promptPath, prompt),
});
