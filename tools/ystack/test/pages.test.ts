import { expect, test } from 'vitest';
import { accept, coreBounds } from '#canonical';
import { defineCommand } from '#contract';
import { entryOf } from '../src/entry.ts';
import { commandsPage } from '../src/pages/commands-page.ts';
import { kindsPage, readKinds } from '../src/pages/kinds-page.ts';
import { pages } from '../src/pages/pages.ts';
import { tokensPage } from '../src/pages/tokens-page.ts';
import { tokens } from '../src/tokens.ts';
import { root } from './support/run-ystack.ts';

const made = await pages.generate(root, () => true);
const pageText = (path: string) => Buffer.from(made.get(path) ?? []).toString('utf8');

test('one command, the whole section', () => {
  const command = defineCommand({
    name: 'look at',
    summary: 'Look at a|thing',
    inputs: [{ name: 'big-thing', describe: 'the thing', bytesMax: 1, variadic: { min: 1, max: 3 } }],
    output: 'view',
    codes: ['E_SHAPE'],
    run: () => accept(undefined),
  });
  const page = commandsPage([entryOf(command)]);
  expect(page.slice(page.indexOf('## '))).toBe(
    [
      '## look at',
      'Look at a|thing.',
      '    look at BIG_THING… [--output FILE]',
      '| input | count | what |\n| --- | --- | --- |\n| `BIG_THING` | 1 to 3 | the thing |',
      '| option | what |\n| --- | --- |\n| `--output FILE` | write to FILE by one rename instead of stdout |',
      'Prints `view`.',
      [
        '| status | tokens |',
        '| --- | --- |',
        '| 0 |  |',
        '| 64 | [`E_USAGE`](tokens.md#e_usage) |',
        '| 65 | [`E_LIMIT`](tokens.md#e_limit), [`E_SHAPE`](tokens.md#e_shape) |',
        '| 66 | [`E_RUNTIME`](tokens.md#e_runtime) |',
        '| 70 | [`E_FAULT`](tokens.md#e_fault) |',
        '| 74 | [`E_IO`](tokens.md#e_io) |',
        '',
      ].join('\n'),
    ].join('\n\n'),
  );
});

test('the generator makes the three pages', () => {
  expect([...made.keys()]).toEqual(['docs/commands.md', 'docs/kinds.md', 'docs/tokens.md']);
  expect(pageText('docs/commands.md')).toContain('## validate-profile-set');
  expect(pageText('docs/kinds.md')).toContain(
    '| [`resolved_profile`](../libs/contract/schemas/resolved-profile.schema.json) | 2 |',
  );
  expect(pageText('docs/tokens.md')).toBe(tokensPage());
});

test('a run for another folder makes none', async () => {
  expect((await pages.generate(root, (path) => path.startsWith('libs/'))).size).toBe(0);
});

test('every link to a token leads to a heading', () => {
  const headings = new Set(
    [...pageText('docs/tokens.md').matchAll(/^## (.*)$/gm)].map(([, title]) => (title as string).toLowerCase()),
  );
  const links = [...pageText('docs/commands.md').matchAll(/tokens\.md#([^)]*)\)/g)].map(
    ([, anchor]) => anchor as string,
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((anchor) => !headings.has(anchor))).toEqual([]);
  expect(headings.size).toBeGreaterThanOrEqual(Object.keys(tokens).length);
});

test('every kind that is read within bounds says them', async () => {
  const rows = await readKinds(root, new Map([['profile', coreBounds]]));
  expect(rows.length).toBeGreaterThan(4);
  expect(kindsPage(rows)).toContain('1048576 bytes, depth 32, 256 entries, 8192 string bytes, int32');
  expect(rows.filter(({ description }) => description === '').map(({ kind }) => kind)).toEqual([]);
});
