// What an upgrade makes of each thing that an owner may have done to a tree, and that the tree from before is kept whole and
// comes back exactly.
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseManifestKind } from '#packaging';
import { rollback, type UpgradePlan, verify } from '#store';
import { type Living, livingTarget, newRelease, upgraded, writeReleases } from '../support/living-target.ts';
import { scratchFolder } from '../support/scratch.ts';
import { snapshotOf } from '../support/snapshot.ts';

const scratch = scratchFolder('upgrade-owner');
const releases = writeReleases(scratch);

const manifest = releaseManifestKind.parse(newRelease.manifestBytes);
if (!manifest.ok) throw new Error('no manifest');

/** What the plan says of paths in question: those that are not simply kept as installed. */
const told = ({ body }: UpgradePlan): string[] =>
  body.entries
    .filter(({ action, standing }) => action !== 'keep' || standing !== 'installed')
    .filter(({ path }) => /^(libs\/(tool|gone|new|apart)|mine)/.test(path))
    .map(({ action, standing, path }) => `${action} ${standing} ${path}`);

// What happens in every upgrade of these releases, whoever edited what.
const always = [
  'remove installed libs/gone',
  'remove installed libs/gone/deep',
  'remove installed libs/gone/deep/only.txt',
  'add new libs/new',
  'add new libs/new/deep',
  'add new libs/new/deep/only.txt',
  'remove installed libs/tool/gone.txt',
  'mode installed libs/tool/mode.sh',
  'add new libs/tool/new.txt',
  'replace installed libs/tool/text.txt',
];

type Row = readonly [
  what: string,
  edit: (living: Living) => void,
  /** Lines of the plan instead of those that always come, each for the path it ends with; an empty line takes one away. */
  planned: readonly string[],
  /** What `verify` says afterwards. */
  differences: readonly string[],
];

const gone = 'libs/tool/gone.txt';
const text = 'libs/tool/text.txt';
const same = 'libs/tool/same.txt';
// biome-ignore format: an aligned table
const rows: readonly Row[] = [
  // what                                edit                                                                              planned                                                                              verify
  ['nothing',                            () => undefined,                                                                  [],                                                                                  []],
  ['the north star',                     ({ write }) => write('north-star.md', '# Ship it\n'),                             [],                                                                                  []],
  ['an edit of what stays',              ({ write }) => write(same, 'mine\n', 0o400),                                      [`keep edited ${same}`],                                                             [`bytes ${same}`]],
  ['a mode of what stays',               ({ at }) => chmodSync(at(same), 0o644),                                           [`keep edited ${same}`],                                                             [`mode ${same}`]],
  ['a removal of what stays',            ({ at }) => rmSync(at(same)),                                                     [`keep removed ${same}`],                                                            [`missing ${same}`]],
  ['an edit of what changes',            ({ write }) => write(text, 'mine\n'),                                             [`keep edited ${text}`, `add new ${text}.ystack-new`],                               [`bytes ${text}`, `mode ${text}`, `extra ${text}.ystack-new`]],
  ['the edit that the release makes',    ({ write }) => write(text, 'two\n', 0o400),                                       [`keep edited ${text}`],                                                             []],
  ['a mode of what changes',             ({ at }) => chmodSync(at(text), 0o640),                                           [`replace edited ${text}`],                                                          [`mode ${text}`]],
  ['a removal of what changes',          ({ at }) => rmSync(at(text)),                                                     [`keep removed ${text}`, `add new ${text}.ystack-new`],                              [`missing ${text}`, `extra ${text}.ystack-new`]],
  ['a link in place of what changes',    ({ at }) => { rmSync(at(text)); symlinkSync('same.txt', at(text)); },             [`keep edited ${text}`, `add new ${text}.ystack-new`],                               [`kind ${text}`, `extra ${text}.ystack-new`]],
  ['a folder in place of what changes',  ({ at }) => { rmSync(at(text)); mkdirSync(at(text)); },                           [`keep edited ${text}`, `add new ${text}.ystack-new`],                               [`kind ${text}`, `extra ${text}.ystack-new`]],
  ['a mode of what has another mode',    ({ at }) => chmodSync(at('libs/tool/mode.sh'), 0o700),                            ['keep edited libs/tool/mode.sh'],                                                   ['mode libs/tool/mode.sh']],
  ['an edit of what has another mode',   ({ write }) => write('libs/tool/mode.sh', 'mine\n', 0o400),                       ['keep edited libs/tool/mode.sh'],                                                   ['bytes libs/tool/mode.sh', 'mode libs/tool/mode.sh']],
  ['an edit of what goes',               ({ write }) => write(gone, 'mine\n'),                                             [`keep edited ${gone}`],                                                             [`extra ${gone}`]],
  ['a mode of what goes',                ({ at }) => chmodSync(at(gone), 0o600),                                           [`keep edited ${gone}`],                                                             [`extra ${gone}`]],
  ['a removal of what goes',             ({ at }) => rmSync(at(gone)),                                                     [` ${gone}`],                                                                        []],
  ['a file where one comes',             ({ write }) => write('libs/tool/new.txt', 'mine\n'),                              ['keep added libs/tool/new.txt', 'add new libs/tool/new.txt.ystack-new'],            ['bytes libs/tool/new.txt', 'mode libs/tool/new.txt', 'extra libs/tool/new.txt.ystack-new']],
  ['the file that comes',                ({ write }) => write('libs/tool/new.txt', 'new\n', 0o400),                        ['keep added libs/tool/new.txt'],                                                    []],
  ['a folder where a file comes',        ({ at }) => mkdirSync(at('libs/tool/new.txt')),                                   ['keep added libs/tool/new.txt', 'add new libs/tool/new.txt.ystack-new'],            ['kind libs/tool/new.txt', 'extra libs/tool/new.txt.ystack-new']],
  ['a file at the name beside',          ({ write }) => { write(text, 'mine\n', 0o400); write(`${text}.ystack-new`, 'x'); }, [`keep edited ${text}`, `keep added ${text}.ystack-new`, `add new ${text}.ystack-new-2`], [`bytes ${text}`, `extra ${text}.ystack-new`, `extra ${text}.ystack-new-2`]],
  ['a file of their own',                ({ write }) => write('mine.txt', 'mine\n', 0o4755),                               ['keep added mine.txt'],                                                             ['extra mine.txt']],
  ['an empty folder of their own',       ({ at }) => mkdirSync(at('mine'), { mode: 0o750 }),                               ['keep added mine'],                                                                 ['extra mine']],
  ['a folder closed to writing',         ({ at, write }) => { mkdirSync(at('mine')); write('mine/x', 'x'); chmodSync(at('mine'), 0o500); }, ['keep added mine', 'keep added mine/x'],                          ['extra mine', 'extra mine/x']],
  ['a link that leads nowhere',          ({ at }) => symlinkSync('no/where', at('mine')),                                  ['keep added mine'],                                                                 ['extra mine']],
  ['a name in other bytes',              ({ at }) => writeFileSync(Buffer.concat([Buffer.from(at('mine')), Buffer.from([0xff])]), 'x'), ['keep added mine\\xff'],                                           ['extra mine\\xff']],
  ['a file in a folder that goes',       ({ write }) => write('libs/gone/deep/mine', 'x'),                                 [' libs/gone', ' libs/gone/deep', 'keep added libs/gone/deep/mine'],                 ['extra libs/gone', 'extra libs/gone/deep', 'extra libs/gone/deep/mine']],
  ['the mode of a folder that stays',    ({ at }) => chmodSync(at('libs/apart/deep'), 0o755),                              ['keep edited libs/apart/deep'],                                                     ['mode libs/apart/deep']],
  ['the mode of a folder that goes',     ({ at }) => chmodSync(at('libs/gone/deep'), 0o755),                               [],                                                                                  []],
  ['a removal of a whole folder',        ({ at }) => rmSync(at('libs/apart'), { recursive: true }),                        ['keep removed libs/apart/deep/kept.txt'],                                           ['missing libs/apart/deep/kept.txt']],
  ['the mode of the tree',               ({ at }) => chmodSync(at('.'), 0o755),                                            [],                                                                                  ['mode ']],
  ['a rename of what changes',           ({ at }) => renameSync(at(text), at('libs/tool/text.old')),                       ['keep added libs/tool/text.old', `keep removed ${text}`, `add new ${text}.ystack-new`], ['extra libs/tool/text.old', `missing ${text}`, `extra ${text}.ystack-new`]],
];

test.each(rows)('%s', async (_what, edit, planned, differences) => {
  const living = await livingTarget(scratch, releases);
  edit(living);
  const before = snapshotOf(living.at(''));
  const done = await upgraded(living);

  const pathOf = (line: string): string => line.split(' ').slice(1).at(-1) ?? '';
  const others = always.filter((line) => !planned.some((mine) => pathOf(mine) === pathOf(line)));
  expect(told(done.plan.content)).toEqual([...others, ...planned.filter((line) => !line.startsWith(' '))].sort(byPath));
  const verified = verify(living.target, { manifest: manifest.value });
  expect(verified.ok && verified.value.differences.map(({ problem, path }) => `${problem} ${path}`)).toEqual(
    differences,
  );
  // What the owner had stands byte for byte where it stood, unless the plan says that only its mode is theirs.
  const after = snapshotOf(living.at(''));
  for (const { path, standing, action } of done.plan.content.body.entries) {
    if (action !== 'keep' || !['added', 'edited'].includes(standing)) continue;
    const line = before.find((each) => nameOf(each) === path.replace('\\xff', '\u00ff'));
    expect(after).toContain(line);
  }
  expect(snapshotOf(join(living.target, done.keptAs ?? '', 'tree'))).toEqual(before);

  const back = rollback(living.target);
  expect(back).toMatchObject({ ok: true, value: { changedSince: [], keptAs: '.ystack-undone-1' } });
  expect(snapshotOf(living.at(''))).toEqual(before);
  expect(snapshotOf(join(living.target, '.ystack-undone-1/undone'))).toEqual(after);
});

const byPath = (left: string, right: string): number => {
  const key = (line: string): string => line.split(' ').at(-1) ?? '';
  return key(left) < key(right) ? -1 : 1;
};
const nameOf = (line: string): string => line.replace(/( ->.*|\/? [0-7]+( [0-9a-f]+)?)$/, '');

test('links lead where they led, and what lies beside is the new content', async () => {
  const living = await livingTarget(scratch, releases);
  symlinkSync('../../outside', living.at('mine'));
  living.write(text, 'mine\n');
  await upgraded(living);
  expect(readlinkSync(living.at('mine'))).toBe('../../outside');
  expect(readFileSync(living.at(text), 'utf8')).toBe('mine\n');
  expect(readFileSync(living.at(`${text}.ystack-new`), 'utf8')).toBe('two\n');
});
