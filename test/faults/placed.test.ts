// Where and by whom: every umask, root and an ordinary user, names that a shell or a careless program trips over. What is
// installed is the same bytes and modes each time, or the place is refused with its cause.
import { chmodSync, chownSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratchFolder } from '../../libs/store/test/support/scratch.ts';
import { snapshotOf } from '../../libs/store/test/support/snapshot.ts';
import { nobodyId } from '../../tools/ystack/src/doctor/machine.ts';
import { needs } from '../support/needs.ts';
import { isFull } from '../support/scale.ts';
import { run } from './support/run.ts';
import { openStage } from './support/scene.ts';

const scratch = scratchFolder('placed');
const stage = await openStage(scratch);
const install = (target: string, cwd = '/') =>
  run(
    process.execPath,
    [stage.program, 'install', 'profile.sample.v1', ...(target.startsWith('-') ? ['--'] : []), target],
    { cwd },
  );

/** Makes folders below a fresh one, one by one: the whole path may be longer than a call takes. */
async function make(path: string): Promise<string> {
  const root = scratch.folder('names');
  await run(
    'sh',
    ['-c', 'for name; do mkdir -p -- "$name" && cd -P -- "$name" || exit 1; done', 'sh', ...path.split('/')],
    { cwd: root },
  );
  return root;
}

/** A path of folders, so long that the target's own path has so many bytes. */
function deep(bytes: number): string {
  const rest = bytes - scratch.path.length - '/names-0/'.length;
  return `${'d'.repeat(199)}/`
    .repeat(Math.ceil(rest / 200))
    .slice(0, rest - 1)
    .concat('d');
}

// biome-ignore format: an aligned table
const names = [
  // folder                          target as it is named        status said
  ['plain',                          'plain',                     0,     'installed'],
  ['plain',                          './plain/',                  0,     'installed'],
  ['a/b',                            'a/../a/b/.',                0,     'installed'],
  ['line\nbreak',                    'line\nbreak',               0,     'line\\u000abreak'],
  ['tab\tquote\'"$(x)`',             'tab\tquote\'"$(x)`',        0,     'installed'],
  ['-leading',                       '-leading',                  0,     'installed'],
  ['\u{1f600} \u00f6 o\u0308',       '\u{1f600} \u00f6 o\u0308',  0,     'installed'],
  ['n'.repeat(255),                  'n'.repeat(255),             0,     'installed'],
  [deep(4000),                       deep(4000),                  0,     'installed'],
  [deep(4085),                       deep(4085),                  65,    'E_PATH'],
  [deep(4200),                       deep(4200),                  73,    'the name or path is too long (ENAMETOOLONG)'],
  ['plain',                          'n'.repeat(256),             73,    'the name or path is too long (ENAMETOOLONG)'],
  ['plain',                          "it's",                      73,    "it'\\''s'\n"],
  ['node_modules/x',                 'node_modules/x',            73,    'outside `node_modules`'],
] as const;

test.for(names.filter((_, index) => isFull || index % 4 === 3))(
  'into %j, named %j',
  async ([folder, target, status, said]) => {
    const root = await make(folder);
    const done = await install(target, root);
    expect(done).toMatchObject({ status, stderr: expect.stringContaining(said) });
    if (status !== 0) expect(done.stderr).toMatch(/^E_\w+\n[\s\S]*\nmend: +\S/);
    else
      expect(
        await run(process.execPath, [stage.program, 'verify', '--from', stage.dir, '--', target], { cwd: root }),
      ).toMatchObject({ status });
  },
);
// biome-ignore format: an aligned table
const people = [
  // user      umask  parent's owner and mode  target's owner and mode  status said
  ['root',     '000', 'root',     0o755,       'root',     0o755,       0,     'installed'],
  ['root',     '077', 'root',     0o755,       'root',     0o755,       0,     'installed'],
  ['root',     '777', 'root',     0o755,       'root',     0o755,       0,     'installed'],
  ['root',     '022', 'root',     0o2775,      'root',     0o2775,      0,     'installed'],
  ['root',     '022', 'ordinary', 0o700,       'ordinary', 0o500,       0,     'installed'],
  ['ordinary', '000', 'ordinary', 0o755,       'ordinary', 0o755,       0,     'installed'],
  ['ordinary', '077', 'ordinary', 0o700,       'ordinary', 0o700,       0,     'installed'],
  ['ordinary', '777', 'ordinary', 0o755,       'ordinary', 0o755,       0,     'installed'],
  ['ordinary', '022', 'root',     0o1777,      'ordinary', 0o755,       0,     'installed'],
  ['ordinary', '022', 'root',     0o1777,      'root',     0o777,       0,     'installed'],
  ['ordinary', '022', 'root',     0o755,       'ordinary', 0o755,       73,    'parent folder'],
  ['ordinary', '022', 'ordinary', 0o755,       'root',     0o755,       73,    'target folder'],
] as const;

test.for(people.filter((_, index) => isFull || index % 6 === 1))(
  '%s with umask %s, parent of %s (%o), target of %s (%o)',
  async (row, context) => {
    await needs('root', 'ordinary-user')(context);
    const [user, umask, parentOwner, parentMode, targetOwner, targetMode, status, said] = row;
    const scene = stage.fresh();
    chmodSync(scratch.path, 0o755);
    const give = (path: string, owner: string, mode: number) => {
      if (owner === 'ordinary') chownSync(path, nobodyId, nobodyId);
      chmodSync(path, mode);
    };
    give(scene.target, targetOwner, targetMode);
    give(scene.parent, parentOwner, parentMode);
    const become = user === 'root' ? [] : ['setpriv', `--reuid=${nobodyId}`, `--regid=${nobodyId}`, '--clear-groups'];
    const words = [...become, process.execPath, ...stage.install(scene)];
    const done = await run('sh', ['-c', 'umask "$1"; shift; exec "$@"', 'sh', umask, ...words], {
      env: { PATH: process.env.PATH },
    });
    expect(done).toMatchObject({ status, stderr: expect.stringContaining(said) });
    if (status !== 0) expect(done.stderr).toMatch(/^E_TARGET\n[\s\S]*permission denied \(EACCES\)\nmend: +\S/);
    expect(snapshotOf(scene.target)).toEqual(status === 0 ? stage.complete : []);
    expect(readdirSync(scene.parent)).toEqual(['target']);
  },
);

test('the modes that a complete tree has are the ones that are promised, or the comparison would say little', () => {
  const modes = new Set(stage.complete.map((line) => / ([0-7]+)( [0-9a-f]{64})?$/.exec(line)?.[1]));
  expect([...modes].sort()).toEqual(['400', '500', '600', '700']);
});
