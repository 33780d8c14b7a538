// One shape for both kinds of command, pure and effect, so that parsing, help, completion, the reference page and `batch`
// are each written once over one list.
import {
  type Argument,
  argumentName,
  type Context,
  type EffectCommand,
  folderSource,
  type Host,
  type Option,
  type Outcome,
  placeOf,
  runPure,
} from '#command';
import type { FolderSlot, PureCommand } from '#contract';
import { inputSources } from './input-sources.ts';

export type AnyCommand = PureCommand | EffectCommand;

/** A command as the command line sees it. `pure` is set for one that `batch` can run. */
export type Entry = {
  readonly name: string;
  readonly summary: string;
  readonly details?: readonly string[];
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  readonly codes: readonly string[];
  /** Exit statuses of its own, by token. */
  readonly statuses?: Readonly<Record<string, number>>;
  readonly pure?: PureCommand;
  readonly run: (given: Given, host: Host) => Outcome | Promise<Outcome>;
};

/** The words of one call: one value (or list) for each argument in order, and the options. */
export type Given = {
  readonly values: readonly (string | readonly string[] | undefined)[];
  readonly options: Context['options'];
  readonly lists?: Context['lists'];
};

const output: Option = { flag: '--output', value: 'FILE', describe: 'write to FILE by one rename instead of stdout' };

const folderOption = ({ option, describe }: FolderSlot): Option => ({ flag: `--${option}`, value: 'DIR', describe });

/** What the shell itself can refuse before and after a pure command runs. */
const shellCodes = ['E_USAGE', 'E_RUNTIME', 'E_LIMIT'] as const;

/** Describes a command for the command line. */
export const entryOf = (command: AnyCommand): Entry =>
  'inputs' in command ? pureEntry(command) : effectEntry(command);

const pureEntry = (command: PureCommand): Entry => ({
  name: command.name,
  summary: command.summary,
  arguments: command.inputs.map(({ name, describe, variadic }) => ({
    name: argumentName(name),
    describe,
    ...(variadic === undefined ? {} : { variadic }),
  })),
  options: [
    ...(command.folder === undefined ? [] : [folderOption(command.folder)]),
    ...(command.output === undefined ? [] : [output]),
  ],
  codes: [...new Set([...shellCodes, ...command.codes])],
  pure: command,
  run: async ({ values, options }, host) => {
    const words = values.flat().filter((word) => word !== undefined);
    const bytesMax = Math.max(...command.inputs.map((slot) => slot.bytesMax));
    const sources = await inputSources(words, host, bytesMax);
    if (!sources.ok) return sources.refusal;
    const named = command.folder && options[command.folder.option];
    const place = (path: string) => placeOf(host.start, path);
    return runPure(command, sources.value, typeof named === 'string' ? folderSource(named, place) : undefined);
  },
});

const effectEntry = (command: EffectCommand): Entry => ({
  ...command,
  run: ({ values, options, lists = {} }, host) =>
    command.run({
      arguments: Object.fromEntries(command.arguments.map(({ name }, index) => [name, values[index]])),
      options,
      lists,
      place: (path) => placeOf(host.start, path),
      progress: (line) => {
        // Nobody waits for a progress line, and a closed terminal is no reason to stop.
        if (host.watched) void host.stderr(`${host.paint('dim', line)}\n`).catch(() => undefined);
      },
      write: host.stdout,
      stdin: host.stdin,
    }),
});

/** `install MANIFEST PROFILE_ID TARGET [--from DIR]`, the way help and refusals print it. */
export const usageLine = (entry: Entry): string =>
  [
    entry.name,
    ...entry.arguments.map((argument) => {
      const name = `${argument.name}${argument.variadic === undefined ? '' : '…'}`;
      return argument.optional === true ? `[${name}]` : name;
    }),
    ...entry.options.map(
      ({ flag, value, many }) => `[${flag}${value === undefined ? '' : ` ${value}`}]${many === true ? '…' : ''}`,
    ),
  ].join(' ');
