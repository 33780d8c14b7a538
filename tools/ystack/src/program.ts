// The command line proper: commander told about the entries. Commander parses and prints help; its complaints become
// refusals, so that a usage error looks like any other and has the same first line.
import { Command, CommanderError, Option as Flag, Argument as Positional } from 'commander';
import { conclude, type Host, statusIn } from '#command';
import { type Entry, type Given, usageLine } from './entry.ts';

const about = 'A reproducible build-and-release pipeline for teams of coding agents.';

type Act = (entry: Entry, given: Given) => Promise<void>;

/** Parses `args` (without node and script), runs the command named and gives the exit status. */
export async function runProgram(host: Host, entries: readonly Entry[], args: readonly string[]): Promise<number> {
  let status = 0;
  let help = '';
  const act: Act = async (entry, given) => {
    const { output } = given.options;
    const file = typeof output === 'string' ? output : undefined;
    status = await conclude(host, () => checkedRun(entry, given, host), file, statusIn(entry.statuses));
  };
  const print = (text: string): void => {
    help += text;
  };
  try {
    await programOf(entries, act, print).parseAsync([...args], { from: 'user' });
    return status;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return conclude(host, () => ({ stdout: Buffer.from(help) }));
    const entry = entryNamedBy(entries, args);
    return conclude(host, () => usageRefusal(error, entry), undefined, statusIn(entry?.statuses));
  }
}

/** A commander program with one (nested) command for each entry; it says nothing but the help that is asked for. */
function programOf(entries: readonly Entry[], act: Act, print: (text: string) => void): Command {
  const program = new Command('ystack').description(about).exitOverride().helpCommand(true).showSuggestionAfterError();
  // Before any command is added: commands take these settings over when they are made.
  program.configureOutput({ writeOut: print, writeErr: () => undefined });
  for (const entry of entries) addEntry(program, entry, act);
  return program;
}

function addEntry(program: Command, entry: Entry, act: Act): void {
  const words = entry.name.split(' ');
  const parent = words.slice(0, -1).reduce(groupOf, program);
  const command = parent
    .command(words.at(-1) as string)
    .summary(entry.summary)
    .description([entry.summary, ...(entry.details ?? [])].join('\n\n'));
  for (const { name, describe, variadic, optional, choices } of entry.arguments) {
    const word = `${name}${variadic === undefined ? '' : '...'}`;
    const required = optional !== true && variadic?.min !== 0;
    const argument = new Positional(required ? `<${word}>` : `[${word}]`, describe);
    command.addArgument(choices === undefined ? argument : argument.choices([...choices]));
  }
  for (const { flag, value, describe, choices, many } of entry.options) {
    const option = new Flag(value === undefined ? flag : `${flag} <${value}>`, describe);
    if (many === true) option.default([]).argParser((word: string, before: readonly string[]) => [...before, word]);
    command.addOption(choices === undefined ? option : option.choices([...choices]));
  }
  command.action(async () => {
    const read = (isMany: boolean) =>
      Object.fromEntries(
        entry.options
          .filter(({ many = false }) => many === isMany)
          .map(({ flag }) => [flag.slice(2), optionValue(command, flag)]),
      );
    const lists = read(true) as unknown as NonNullable<Given['lists']>;
    await act(entry, { values: command.processedArgs, options: read(false), lists });
  });
}

const groupOf = (parent: Command, word: string): Command =>
  parent.commands.find((command) => command.name() === word) ?? parent.command(word).summary(`commands below ${word}`);

const optionValue = (command: Command, flag: string): string | true | undefined =>
  command.getOptionValue(new Flag(flag).attributeName()) as string | true | undefined;

function checkedRun(entry: Entry, given: Given, host: Host): ReturnType<Entry['run']> {
  for (const [index, { name, variadic }] of entry.arguments.entries()) {
    const count = variadic === undefined ? 0 : (given.values[index] ?? []).length;
    if (variadic !== undefined && (count < variadic.min || count > variadic.max)) {
      const expected = `${variadic.min} to ${variadic.max} ${name}, not ${count}`;
      return { code: 'E_USAGE', expected, mend: `npm run -s ystack -- ${usageLine(entry)}` };
    }
  }
  return entry.run(given, host);
}

const entryNamedBy = (entries: readonly Entry[], args: readonly string[]): Entry | undefined =>
  // Of a command and one below it, such as `a` and `a b`, the one below stands later.
  entries.findLast(({ name }) => name.split(' ').every((word, index) => args[index] === word));

function usageRefusal(error: CommanderError, entry: Entry | undefined) {
  const complaint = error.code === 'commander.help' ? 'a command is missing' : error.message.replace(/^error: /, '');
  const expected = `a command line that fits: ${complaint.replaceAll('\n', ' ')}`;
  return {
    code: 'E_USAGE',
    expected,
    mend: `npm run -s ystack -- ${entry === undefined ? '--help' : usageLine(entry)}`,
  };
}
