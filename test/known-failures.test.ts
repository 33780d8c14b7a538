// `docs/known-failures.md` says where each failure is tried. Every file that it cites is there and holds the words as a
// title or a cell of a table: in quotes of their own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/known-failures.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| --- ') && !line.startsWith('| failure '))
  .map((line) => line.slice(2, -2).split(' | '));

/** Each file of a cell with the words that it is cited for. */
const citedIn = (cell: string) =>
  [...cell.matchAll(/\[`([^`]+)`\]\([^)]+\)((?:,? "[^"]+")+)/g)].map(([, path = '', words = '']) => ({
    path,
    titles: [...words.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
  }));

test('each row says what went wrong, what is done, and where it is tried', () => {
  expect(rows.length).toBeGreaterThanOrEqual(18);
  expect(rows.filter((cells) => cells.length !== 4 || cells.some((cell) => cell.length < 4))).toEqual([]);
  expect(new Set(rows.map(([failure]) => failure)).size).toBe(rows.length);
});

test.each(rows)('%s', (_failure, _what, _done, where = '') => {
  const cited = citedIn(where);
  expect(cited.length).toBeGreaterThan(0);
  // Nothing of the cell is left over, so nothing that is cited was read past.
  expect(where.replaceAll(/\[`[^`]+`\]\([^)]+\)(?:,? "[^"]+")+/g, '').replaceAll(/[, ]/g, '')).toBe('');
  for (const { path, titles } of cited) {
    expect([path, existsSync(join(root, path))]).toEqual([path, true]);
    const text = readFileSync(join(root, path), 'utf8');
    const isThere = (title: string) => ["'", '"', '`'].some((quote) => text.includes(quote + title + quote));
    expect(titles.filter((title) => !isThere(title))).toEqual([]);
  }
});
