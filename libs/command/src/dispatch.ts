// The command line of an installed tree: plain Node, no npm package, a flat list of pure commands. The maintainer's own
// (`tools/ystack`) has help, completion and effect commands; both end in the same shell.
import { parseArgs } from 'node:util';
import type { Refusal, Result } from '#canonical';
import { accept, refuse } from '#canonical';
import type { PureCommand } from '#contract';
import { placeOf } from './caller.ts';
import { conclude } from './deliver.ts';
import type { Host } from './host.ts';
import { runPure } from './run-pure.ts';
import { usageOf } from './slots.ts';
import { fileSource } from './sources.ts';

type Words = { readonly positionals: readonly string[]; readonly output?: string; readonly help: boolean };

/** Runs the command that `args` names and gives the exit status. Without a command, or with `--help`, prints usage. */
export async function dispatch(host: Host, commands: readonly PureCommand[], args: readonly string[]): Promise<number> {
  const words = readWords(args);
  if (!words.ok) return conclude(host, () => words.refusal);
  const { positionals, output, help } = words.value;
  if (help) return conclude(host, () => ({ stdout: Buffer.from(usageText(commands)) }));
  const [name, ...paths] = positionals;
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) return conclude(host, () => unknownCommand(name, commands));
  if (output !== undefined && command.output === undefined) return conclude(host, () => nothingToWrite(command.name));
  const sources = paths.map((path) => fileSource(path, (given) => placeOf(host.start, given)));
  return conclude(host, () => runPure(command, sources), output);
}

function readWords(args: readonly string[]): Result<Words, 'E_USAGE'> {
  try {
    const options = { output: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const output = values.output === undefined ? {} : { output: values.output };
    return accept({ positionals, help: values.help === true, ...output });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return refuse({ code: 'E_USAGE', expected: `known options: ${said}`, mend: '--help' });
  }
}

/** The usage of a flat list of commands. */
export const usageText = (commands: readonly PureCommand[]): string =>
  [
    'usage: COMMAND INPUT… [--output FILE]',
    '',
    ...commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]),
    '',
  ].join('\n');

const unknownCommand = (name: string | undefined, commands: readonly PureCommand[]): Refusal<'E_USAGE'> => ({
  code: 'E_USAGE',
  ...(name === undefined ? {} : { at: name }),
  expected: `one of ${commands.map((command) => `\`${command.name}\``).join(', ')}`,
  mend: '--help',
});

const nothingToWrite = (name: string): Refusal<'E_USAGE'> => ({
  code: 'E_USAGE',
  at: '--output',
  expected: `no \`--output\`: \`${name}\` prints no document`,
});
