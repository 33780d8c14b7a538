// docs/tokens.md: the registry of tokens, written out.
import { statusOf } from '#command';
import { adapterTokens, captureTokens, type TokenEntry, tokens } from '../tokens.ts';
import { page, table } from './markdown.ts';

const intro = [
  'A refusal is an expected answer about data from outside. Its token is the first line of stderr, alone, for programs; the exit',
  'status says the class of the trouble, after sysexits(3). The same token always has the same status, but for the few commands',
  'that have statuses of their own, which [commands.md](commands.md) tells.',
].join('\n');

const adapterIntro = [
  'An adapter refuses its input under its own name, such as `github-forge.invalid-snapshot`. What follows the dot means the same',
  'for each.',
].join('\n');

const captureIntro = [
  'A capture refuses under `capture.`, such as `capture.missing-part`, whatever provider it reads. What is merely unknown is',
  'refused by none: it is captured as unknown or incomplete.',
].join('\n');

/** The page for every token, by code point. */
export const tokensPage = (): string =>
  page('Refusal tokens', [
    intro,
    table(['status', 'class'], statusRows),
    ...sectionsOf(tokens),
    '# Tokens of adapters',
    adapterIntro,
    ...sectionsOf(adapterTokens),
    '# Tokens of captures',
    captureIntro,
    ...sectionsOf(captureTokens),
  ]);

const sectionsOf = (registry: { readonly [token: string]: TokenEntry }): string[] =>
  Object.entries(registry)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([token, { meaning, mend }]) => [
      `## ${token}`,
      `${meaning}. Status ${statusOf(token)}.`,
      `Mend: ${mend}.`,
    ]);

const statusRows = [
  ['0', 'done; for a verdict also when the verdict is not the one hoped for'],
  ['64', 'the command was called wrongly'],
  ['65', 'the data is not what it must be'],
  ['66', 'an input cannot be read'],
  ['70', 'a fault of this program'],
  ['73', 'the target cannot be written to'],
  ['74', 'the machine failed while reading or writing'],
  ['75', 'somebody else is at work; try again'],
  ['78', 'the machine or the repository is set up in a way that does not work'],
];
