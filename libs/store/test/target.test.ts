import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { isPersonal, isWithin } from '../src/places.ts';
import { openTarget } from '../src/target.ts';
import { runAsOther } from './support/other-user.ts';
import { scratchFolder } from './support/scratch.ts';

const scratch = scratchFolder('target');
const home = scratch.folder('home');
const repository = scratch.folder('repository');

/** Makes a folder below the scratch folder, or below another. */
const make = (path: string, root = scratch.path): string => {
  mkdirSync(join(root, path), { recursive: true });
  return join(root, path);
};
/** Makes a link beside whatever it is called after, and gives the link with `rest` behind. */
const link = (name: string, to: string, rest = ''): string => {
  symlinkSync(to, join(scratch.path, name));
  return join(scratch.path, name) + rest;
};
const file = (name: string, rest = ''): string => {
  writeFileSync(join(scratch.path, name), '');
  return join(scratch.path, name) + rest;
};

// biome-ignore format: an aligned table
const cases: readonly (readonly [string, () => string, string])[] = [
  // what                           target                                                    expected
  ['the repository',                () => repository,                                         'apart from'],
  ['home',                          () => home,                                               'not home'],
  ['an empty folder',               () => make('e1'),                                         'accepted'],
  ['an empty folder, slash behind', () => `${make('e2')}/`,                                   'accepted'],
  ['below a linked folder',         () => link('l1', dirname(make('a/b')), '/b'),             'accepted'],
  ['below home',                    () => make('projects/one', home),                         'accepted'],
  ['below a dot folder elsewhere',  () => make('.dot/one'),                                   'accepted'],
  ['a name like the repository',    () => make(`${basename(repository)}x`),                   'accepted'],
  ['a name of odd characters',      () => make('ö \'"$(x)\n\u{1f600}'),                       'accepted'],
  ['a name of 255 bytes',           () => make('n'.repeat(255)),                              'accepted'],
  ['nothing there',                 () => join(scratch.path, 'nothing'),                      'it is not there'],
  ['a link to an empty folder',     () => link('l2', make('e3')),                             'not a symbolic link'],
  ['that link, slash behind',       () => link('l3', make('e3'), '/'),                        'not a symbolic link'],
  ['that link, slash dot behind',   () => link('l4', make('e3'), '/.'),                       'not a symbolic link'],
  ['a dangling link',               () => link('l5', join(scratch.path, 'nothing')),          'not a symbolic link'],
  ['a file',                        () => file('f1'),                                         'a folder'],
  ['below a file',                  () => file('f2', '/x'),                                   'not a folder'],
  ['a folder with a dot file',      () => dirname(make('full/.hidden')),                      'an empty folder'],
  ['inside the repository',         () => make('inside', repository),                         'apart from'],
  ['in the repository, by a link',  () => link('l6', dirname(make('x/y', repository)), '/y'), 'apart from'],
  ['a dot folder of home',          () => make('.config', home),                              'not home'],
  ['deep in a dot folder of home',  () => make('.cache/tool/deep', home),                     'not home'],
  ['a dot folder of home, by link', () => link('l7', dirname(make('.local/z', home)), '/z'),  'not home'],
  ['a mount point',                 () => '/dev/shm',                                         'mount point'],
  ['below node_modules',            () => make('node_modules/one'),                           '`node_modules`'],
  ['node_modules itself',           () => make('x/node_modules'),                             '`node_modules`'],
];

test.each(cases)('%s', (_, target, expected) => {
  expect(judge(target())).toContain(expected);
});

function judge(path: string): string {
  const result = openTarget(path, { home, apartFrom: [repository] });
  if (!result.ok) {
    expect(result.refusal).toMatchObject({ code: 'E_TARGET', input: resolve(path) });
    return result.refusal.expected;
  }
  result.value.close();
  return 'accepted';
}

test('a target around the repository is refused', () => {
  const outer = scratch.folder('outer');
  // Only a mount can put something below an empty folder; the rule is asked of the path, so it need not exist.
  const result = openTarget(outer, { apartFrom: [join(outer, 'repository')] });
  expect(result.ok ? undefined : result.refusal.expected).toContain('apart from');
});

// biome-ignore format: an aligned table
test.for([
  // what                 parent target expected
  ['nothing',             0o777,                 0o777, 'accepted'],
  ['parent not writable', 0o555,                 0o777, 'parent folder'],
  ['target not writable', 0o777,                 0o555, 'target folder'],
  ['target not readable', 0o777,                 0o333, 'permission denied'],
  ['parent not listable', 0o333,                 0o777, 'parent folder'],
] as const)('an ordinary user: %s', async ([, parentMode, targetMode, expected], context) => {
  await needs('ordinary-user')(context);
  const parent = scratch.folder('parent');
  const path = make('target', parent);
  chmodSync(scratch.path, 0o755);
  chmodSync(path, targetMode);
  chmodSync(parent, parentMode);
  expect(runAsOther([probe, path]).stdout).toContain(expected);
});

test('a bind mount of the same file system is a mount point', async (context) => {
  await needs('user-namespaces')(context);
  const target = scratch.folder('bound');
  const script = `mount --bind ${target} ${target} && ${process.execPath} ${probe} ${target}`;
  const run = spawnSync('unshare', ['--mount', '--map-root-user', 'sh', '-c', script], { encoding: 'utf8' });
  expect(run.stdout).toContain('mount point');
});

const probe = join(import.meta.dirname, 'support/probe-target.ts');

// biome-ignore format: an aligned table
test.each([
  // folder path within
  ['/a',              '/a',     true],
  ['/a',              '/a/b',   true],
  ['/a',              '/ab',    false],
  ['/a/b',            '/a',     false],
  ['/a',              '/a/..b', true],
  ['/',               '/a',     true],
] as const)('isWithin(%j, %j) is %s', (folder, path, within) => {
  expect(isWithin(folder, path)).toBe(within);
});

// biome-ignore format: an aligned table
test.each([
  // home path personal
  ['/h',              '/h',      true],
  ['/h',              '/h/.x',   true],
  ['/h',              '/h/.x/y', true],
  ['/h',              '/h/x',    false],
  ['/h',              '/h/x/.y', false],
  ['/h',              '/g/.x',   false],
  ['/h',              '/',       false],
] as const)('isPersonal(%j, %j) is %s', (homeFolder, path, personal) => {
  expect(isPersonal(homeFolder, path)).toBe(personal);
});

test('the scratch folder is no dot folder of home, or these tests would say nothing', () => {
  expect(relative(home, realpathSync(scratch.path))).toMatch(/^\.\./);
});
