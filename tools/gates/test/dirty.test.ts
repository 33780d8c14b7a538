// Which difference between disk and commit makes code dirty, and what is only said of content.
import { chmodSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { TestRepository } from '../../../libs/git/test/support/repositories.ts';
import { findDirtyCode } from '../src/dirty.ts';
import { openSession, type Session } from '../src/session.ts';
import { findUncommitted } from '../src/uncommitted.ts';
import { smallWorkspace } from './support/small-workspace.ts';

let workspace: TestRepository;
beforeEach(() => {
  workspace = smallWorkspace();
});

async function inSession<T>(use: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(workspace.root, undefined);
  if (!session.ok) throw new Error(session.refusal.code);
  try {
    return await use(session.value);
  } finally {
    await session.value.repository.close();
  }
}

const at = (path: string): string => join(workspace.root, path);
const two = 'libs/one/src/two.ts';
const replaceBy = (make: (place: string) => void) => () => {
  rmSync(at(two));
  make(at(two));
};

// biome-ignore format: an aligned table
const cases = [
  // what                        how                                                                      named as dirty                 said of content
  ['nothing',                    () => undefined,                                                         undefined,                     []],
  ['an edited file',             () => workspace.write({ [two]: 'export const one = 2;\n' }),             two,                           []],
  ['another line end',           () => workspace.write({ [two]: 'export const one = 1;\r\n' }),           two,                           []],
  ['a deleted file',             () => rmSync(at(two)),                                                   two,                           []],
  ['an executable bit',          () => chmodSync(at(two), 0o755),                                         two,                           []],
  ['other bits of a mode',       () => chmodSync(at(two), 0o600),                                         undefined,                     []],
  ['a link to the same bytes',   replaceBy((place) => symlinkSync('unreached.ts', place)),                two,                           []],
  ['a folder in its place',      replaceBy((place) => mkdirSync(place)),                                  two,                           []],
  ['an untracked file',          () => workspace.write({ 'sandbox/new.ts': '' }),                         'sandbox/new.ts',              []],
  ['an ignored file',            () => workspace.write({ '.git/info/exclude': '*.log\n', 'libs/a.log': '' }), 'libs/a.log',              []],
  ['an empty folder',            () => mkdirSync(at('libs/empty')),                                       undefined,                     []],
  ['a new .npmrc',               () => workspace.write({ '.npmrc': 'x=1\n' }),                            '.npmrc',                      []],
  ['a page',                     () => workspace.write({ 'README.md': 'Other.\n' }),                      undefined,                     []],
  ['a test beside the house',    () => workspace.write({ 'test/new.test.ts': '' }),                       undefined,                     []],
  ['an edited profile',          () => workspace.write({ 'profiles/sample/notes.md': 'x\n' }),            undefined,                     ['profiles/sample/notes.md']],
  ['a new profile file',         () => workspace.write({ 'profiles/new.md': '' }),                        undefined,                     ['profiles/new.md']],
  ['a deleted profile file',     () => rmSync(at('profiles/sample/notes.md')),                            undefined,                     ['profiles/sample/notes.md']],
  ['an executable profile file', () => chmodSync(at('profiles/sample/notes.md'), 0o755),                  undefined,                     ['profiles/sample/notes.md']],
] as const;

test.each(cases)('%s', async (_what, change, dirty, said) => {
  change();
  const refusal = await inSession(findDirtyCode);
  expect(refusal?.at).toBe(dirty);
  expect(refusal?.code).toBe(dirty === undefined ? undefined : 'E_DIRTY');
  expect(await inSession(findUncommitted)).toEqual(said);
});

test('twenty files are named, the rest counted', async () => {
  for (let index = 10; index < 33; index += 1) workspace.write({ [`tools/new-${index}.ts`]: '' });
  const refusal = await inSession(findDirtyCode);
  expect(refusal?.at?.split(', ')).toHaveLength(20);
  expect(refusal?.at).toMatch(/^tools\/new-10\.ts, .*tools\/new-29\.ts and 3 more$/);
});

test('a link is what it names: the committed one is clean, another one dirty', async () => {
  symlinkSync('two.ts', at('libs/one/src/link.ts'));
  workspace.commit();
  expect(await inSession(findDirtyCode)).toBeUndefined();
  rmSync(at('libs/one/src/link.ts'));
  symlinkSync('./two.ts', at('libs/one/src/link.ts'));
  expect((await inSession(findDirtyCode))?.at).toBe('libs/one/src/link.ts');
});
