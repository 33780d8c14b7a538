// The configuration parser against Git's own: the same settings, and the same texts refused.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { seeded } from '../../../test/support/scale.ts';
import { parseConfigText } from '../src/config-file.ts';
import { gitTestEnvironment, temporaryFolder } from './support/repositories.ts';

beforeEach(needs('git'));

/** What `git config --list` makes of a text: `name\nvalue` of each setting, or undefined when it fails. */
function listedByGit(folder: string, text: string): readonly string[] | undefined {
  const file = join(folder, 'config');
  writeFileSync(file, text, 'latin1');
  try {
    const args = ['config', '--file', file, '--no-includes', '--null', '--list'];
    const listed = execFileSync('git', args, { cwd: folder, env: gitTestEnvironment(0), stdio: 'pipe' });
    return listed.toString('latin1').split('\0').slice(0, -1);
  } catch {
    return undefined;
  }
}

function listedByUs(text: string): readonly string[] | undefined {
  const parsed = parseConfigText(Buffer.from(text, 'latin1'));
  if (!parsed.ok) return undefined;
  return parsed.entries.map(({ section, subsection, key, value }) => {
    return `${[section, ...(subsection === undefined ? [] : [subsection]), key].join('.')}\n${value}`;
  });
}

// Git lists a key without `=` as a bare name; we give it the value it stands for.
const withValue = (line: string): string => (line.includes('\n') ? line : `${line}\ntrue`);

// Older Gits make a tab inside a value a blank, newer ones leave it.
const withBlanks = (line: string): string => line.replaceAll('\t', ' ');

const texts = [
  '',
  '\n\n',
  '# only a comment',
  '; another\n',
  '[core]\n\tbare = false\n',
  '[core] bare = false\n',
  '[core]\nbare\n',
  '[core]\nbare',
  '[core]\nbare ; comment\n',
  '[core]\nbare # comment\n',
  '[Core]\n\tBare = False\n',
  '[core]\r\n\tbare = false\r\n',
  '\u00ef\u00bb\u00bf[core]\nbare = true\n',
  '[remote "Origin"]\n\turl = a b  c \n',
  '[remote   "Origin"]\nurl=x\n',
  '[remote "a\\"b\\\\c"]\nurl=x\n',
  '[remote "a]b"]\nurl=x\n',
  '[remote ""]\nurl=x\n',
  '[remote.Origin]\nurl=x\n',
  '[remote.a.b]\nurl=x\n',
  '[a-b.c-d]\nx=1\n',
  '[core]\nx = a # comment\ny = b ; comment\n',
  '[core]\nx = "a # no comment"\n',
  '[core]\nx = a"b c"d\n',
  '[core]\nx = "  kept  "  \n',
  '[core]\nx = a \\\n  b\n',
  '[core]\nx = a\\tb\\nc\\\\d\\"e\n',
  '[core]\nx = a\\b\n',
  '[core]\nx =\n',
  '[core]\nx = \n',
  '[core]\nx = ""\n',
  '[core]\nx = a=b\n',
  '[core]\nx-1 = a\n',
  '[core]\nx = \u00e9\n',
  '[core] # comment\nx = 1\n',
  '[core];comment\nx=1\n',
  '[a]\nx=1\n[b]\ny=2\n[a]\nx=3\n',
  '[a]x=1\n',
  '[a][b]x=1\n',
  '[include]\npath = x\n',
  // Refused.
  '[core\n',
  '[core]\n1x = a\n',
  '[core]\nx_y = a\n',
  '[core]\n-x = a\n',
  '[core]\nx = "a\n',
  '[core]\nx = a\\q\n',
  '[core "a]\nx=1\n',
  '[core "a\n"]\nx=1\n',
  '[core "a" ]\nx=1\n',
  '[core "a"b]\nx=1\n',
  '[co re]\nx=1\n',
  '[core ]\nx=1\n',
  '[]\nx=1\n',
  '[core]\nx y = 1\n',
  '[core]\n= 1\n',
  '[core]\n"x" = 1\n',
];

test('the same settings and the same refusals', () => {
  const folder = temporaryFolder();
  const outcomes = texts.map((text) => [text, listedByUs(text), listedByGit(folder, text)?.map(withValue)] as const);
  for (const [text, ours, gits] of outcomes) expect([text, ours]).toEqual([text, gits]);
  expect(outcomes.filter(([, , gits]) => gits === undefined).length).toBeGreaterThan(10);
});

test('a key before any section: Git takes it, and nothing can come of it', () => {
  expect(listedByUs('x = 1\n')).toBeUndefined();
});

test('made-up texts', () => {
  const folder = temporaryFolder();
  const piece = fc.constantFrom(
    ...'[a]|[b "c"]|[b "\\|"]|x|=| = |1|true|"|\\|\\n|\n|\n\t| |\t|#|;|\r\n|y-z|.|é|\u00a0|_'.split('|'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = `[core]\n${pieces.join('')}`;
      const gits = listedByGit(folder, text)?.map(withValue);
      const ours = listedByUs(text);
      // What we take must mean the same to Git; to refuse more than Git does is safe.
      if (ours !== undefined) expect(ours.map(withBlanks)).toEqual(gits?.map(withBlanks));
    }),
    seeded(100, 2000),
  );
});

test.each([
  // text                          line
  ['[core]\n\n!', 3],
  ['[core]\nx = "a\n', 2],
  ['[core\n', 1],
  ['[core]\nx = \0\n', 1],
])('where %j breaks', (text, line) => {
  expect(parseConfigText(Buffer.from(text))).toEqual({ ok: false, line });
});
