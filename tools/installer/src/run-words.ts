// The command line of `install.mjs`: a few commands, described as data, told apart by their first word. Small on purpose:
// it is bundled into a file that people read before they trust it.
import { parseArgs } from 'node:util';
import { accept, type Result, refuse } from '#canonical';
import { type Context, type EffectCommand, type Host, type Outcome, placeOf } from '#command';

type Words = Pick<Context, 'arguments' | 'options'>;

/** Runs the command that `words` begin with. `home` is the folder of the program, where `install` and `upgrade` look by default. */
export async function runWords(
  host: Host,
  commands: readonly EffectCommand[],
  words: readonly string[],
  home: string,
): Promise<Outcome> {
  const [name, ...rest] = words;
  if (name === '--help' || name === '-h' || rest.includes('--help')) return { stdout: encode(helpText(commands)) };
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) {
    const known = commands.map((candidate) => `\`${candidate.name}\``).join(', ');
    return { code: 'E_USAGE', expected: `one of ${known}`, mend: 'node install.mjs --help' };
  }
  const read = readWords(command, rest);
  if (!read.ok) return { ...read.refusal, mend: usageOf(command) };
  const { options } = read.value;
  return command.run({
    arguments: read.value.arguments,
    options: ['install', 'upgrade'].includes(command.name) ? { from: home, ...options } : options,
    place: (path) => placeOf(host.start, path),
    progress: (line) => (host.watched ? void host.stderr(`${line}\n`).catch(() => undefined) : undefined),
    write: (bytes) => host.stdout(bytes),
    stdin: host.stdin,
  });
}

function readWords(command: EffectCommand, words: readonly string[]): Result<Words, 'E_USAGE'> {
  const known = command.options.map(({ flag, value }) => [
    flag.slice(2),
    { type: value === undefined ? ('boolean' as const) : ('string' as const) },
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      options: Object.fromEntries(known),
      allowPositionals: true,
    });
    if (positionals.length !== command.arguments.length || positionals.includes('')) {
      return refuse({ code: 'E_USAGE', expected: `${command.arguments.length} words, not ${positionals.length}` });
    }
    const named = command.arguments.map(({ name }, index) => [name, positionals[index]]);
    return accept({ arguments: Object.fromEntries(named), options: values as Words['options'] });
  } catch (error) {
    return refuse({ code: 'E_USAGE', expected: `known options: ${(error as Error).message}` });
  }
}

const usageOf = ({ name, arguments: words, options }: EffectCommand): string =>
  [
    `node install.mjs ${name}`,
    ...options.map(({ flag, value }) => `[${flag} ${value ?? ''}]`),
    ...words.map((word) => word.name),
  ].join(' ');

const helpText = (commands: readonly EffectCommand[]): string =>
  [
    'Installs, verifies, upgrades and uninstalls a release, offline and without a repository.',
    'It checks bytes, digests and contract. It does not run the gates again: their verdicts are as the release states them.',
    '',
    ...commands.flatMap((command) => [usageOf(command), `    ${command.summary}`]),
    '',
    '`install` and `upgrade` take the release directory that this file lies in unless --from names another. `install` prints',
    'the record id; `upgrade` prints a plan and carries it out only when its digest is given back with --plan.',
    '`verify --record ID` or `verify --from DIR` compares with something that does not lie in the tree itself.',
    '',
  ].join('\n');

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
