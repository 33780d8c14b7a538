// docs/commands.md: the list of commands, written out.
import { statuses, statusIn } from '#command';
import { type Entry, usageLine } from '../entry.ts';
import { code, page, table } from './markdown.ts';

const intro = [
  'Every command runs as `npm run -s ystack -- COMMAND …`; relative paths are taken from the folder you stand in. A command either',
  'does what it says and ends with 0, or refuses: stdout stays empty, nothing is written, the first line of stderr is a bare',
  'token and the lines below say which file, which place in it, what was expected and what mends it. The tokens are explained in',
  '[tokens.md](tokens.md), the documents in [kinds.md](kinds.md). Where a command prints a document, `-` as an input is stdin.',
].join('\n');

/** The page for these commands, in their order. */
export const commandsPage = (entries: readonly Entry[]): string =>
  page('Commands', [
    intro,
    entries.map(({ name, summary }) => `- [${code(name)}](#${name.replaceAll(' ', '-')}): ${summary}`).join('\n'),
    ...entries.flatMap(sectionOf),
  ]);

function sectionOf(entry: Entry): string[] {
  const { name, summary, details = [], pure } = entry;
  const inputs = entry.arguments.map(({ name: argument, describe, variadic, optional, choices }) => {
    const count = variadic === undefined ? (optional === true ? '0 or 1' : '1') : `${variadic.min} to ${variadic.max}`;
    return [code(argument), count, choices === undefined ? describe : `${describe}: ${choices.map(code).join(', ')}`];
  });
  const options = entry.options.map(({ flag, value, describe, choices, many }) => [
    `${code(value === undefined ? flag : `${flag} ${value}`)}${many === true ? '…' : ''}`,
    choices === undefined ? describe : `${describe}: ${choices.map(code).join(', ')}`,
  ]);
  return [
    `## ${name}`,
    `${summary}.`,
    `    ${usageLine(entry)}`,
    ...details,
    ...(inputs.length === 0 ? [] : [table(['input', 'count', 'what'], inputs)]),
    ...(options.length === 0 ? [] : [table(['option', 'what'], options)]),
    `Prints ${pure === undefined ? 'what the summary says' : pure.output === undefined ? 'nothing' : code(pure.output)}.`,
    endings(entry),
  ];
}

// Any command can be called wrongly, fail by our fault, or meet a machine that fails.
const always = ['E_USAGE', 'E_IO', 'E_FAULT'];

function endings({ codes, statuses: own }: Entry): string {
  const statusOf = statusIn(own);
  const listed = [...new Set([...codes, ...always])];
  const found = [...new Set(listed.map(statusOf))].toSorted((left, right) => left - right);
  const rows = found.map((status) => [
    String(status),
    listed
      .filter((token) => statusOf(token) === status)
      .map(tokenLink)
      .join(', '),
  ]);
  return table(['status', 'tokens'], [[String(statuses.ok), ''], ...rows]);
}

const tokenLink = (token: string): string =>
  `[${code(token)}](tokens.md#${(token.split('.').at(-1) as string).toLowerCase()})`;
