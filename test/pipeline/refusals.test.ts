// What a release refuses: each with its own token, the place and a mend, and with nothing written.
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';

let house: Clone;
let base: string;

beforeAll(() => {
  house = cloneHouse();
  base = house.head;
}, 300_000);
afterAll(() => house?.remove());
beforeEach(() => house.reset(base));

const prompt = 'profiles/shared/prompts/producer.md';
const own = 'profiles/default';
const buildRelease = (commit = house.head): Run => house.ystack(['build-release', commit, 'profile.default.v1']);

function expectRefusal(run: Run, code: string, words: readonly string[]): void {
  expect(run.status, run.all).not.toBe(0);
  expect(run.stderr.split('\n')[0], run.all).toBe(code);
  expect(run.stdout).toBe('');
  for (const word of words) expect(run.stderr).toContain(word);
  expect(existsSync(join(house.root, 'dist/releases'))).toBe(false);
}

/** Commits an entry that no working tree needs to hold. */
function commitEntry(path: string, mode: string, oid: string): void {
  house.git('update-index', '--add', '--cacheinfo', `${mode},${oid},${path}`);
  house.git('commit', '--quiet', '--message', 'an odd entry');
}

const blob = (text: string): string => {
  house.write('.git/the-blob', text);
  return house.git('hash-object', '-w', '.git/the-blob');
};

test('as it stands it is not refused', () => {
  const printed = buildRelease();
  expect(printed.status, printed.all).toBe(0);
  expect(JSON.parse(printed.stdout).kind).toBe('release_manifest');
});

describe('a document that the program is made with', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // what                 file                                               how
    ['a policy, emptied',   'libs/control/policies/sandbox-policy.json',       (path: string) => house.write(path, '')],
    ['a catalog, cut',      'libs/evals/catalog/eval-catalog.json',            (path: string) => house.edit(path, (text) => text.slice(0, 40))],
    ['a policy, deleted',   'libs/loop/policies/review-fix-policy.json',       (path: string) => unlinkSync(join(house.root, path))],
  ] as const;
  test.each(cases)('%s', (_what, path, how) => {
    how(path);
    house.commit('a change');
    const mend = ['mend: ', `-- ${path}`];
    const gate = house.run('node', ['tools/gates/src/main.ts', 'evaluate', 'default']);
    expectRefusal(gate, 'E_GATE', [path, ...mend]);
    expectRefusal(buildRelease(), 'E_GATE', [path, ...mend]);
    const run = house.ystack(['evals', 'run', path, '2026-01-01T00:00:00Z']);
    expectRefusal(run, 'E_EVALUATION', [path, ...mend]);
    expect([gate.status, run.status]).toEqual([65, 65]);
  });
});

describe('code on disk that is not the code of the commit', () => {
  const cases = [
    // what                       how                                                                                      named
    [
      'an edited file',
      () => house.edit('libs/gate/src/program.ts', (text) => `${text}// More.\n`),
      'libs/gate/src/program.ts',
    ],
    ['an untracked file', () => house.write('tools/gates/src/more.ts', 'export {};\n'), 'tools/gates/src/more.ts'],
    ['an ignored file', () => house.write('libs/gate/src/more.log', 'log\n'), 'libs/gate/src/more.log'],
    ['a deleted file', () => unlinkSync(join(house.root, 'libs/gate/README.md')), 'libs/gate/README.md'],
    [
      'an executable bit',
      () => chmodSync(join(house.root, 'libs/gate/src/program.ts'), 0o755),
      'libs/gate/src/program.ts',
    ],
    ['a link', () => symlinkSync('/etc/hostname', join(house.root, 'tools/gates/link')), 'tools/gates/link'],
    ['carriage returns', () => house.edit('nx.json', (text) => text.replaceAll('\n', '\r\n')), 'nx.json'],
    ['a changed .env', () => house.edit('.env', (text) => `${text}NX_MORE=1\n`), '.env'],
  ] as const;
  test.each(cases)('%s', (_what, edit, named) => {
    edit();
    expectRefusal(buildRelease(), 'E_DIRTY', [named, 'git worktree add']);
  });

  test('another commit of other code', () => {
    house.edit('libs/gate/src/program.ts', (text) => `${text}// More.\n`);
    house.commit('other code');
    expectRefusal(buildRelease(base), 'E_DIRTY', ['libs/gate/src/program.ts', `git worktree add ../at-commit ${base}`]);
  });

  test('under Nx the release stops too', () => {
    house.write('sandbox/more.txt', 'more\n');
    const built = house.build();
    expect(built.status).not.toBe(0);
    expect(built.all).toContain('E_DIRTY');
    expect(built.all).toContain('sandbox/more.txt');
    expect(existsSync(join(house.root, 'dist/releases'))).toBe(false);
  });
});

describe('content that cannot be released', () => {
  const repinned = (edit: () => void) => () => {
    edit();
    house.commitPinned('a change');
  };
  const cases = [
    // what                              how                                                                                                            token           words
    [
      'a prompt that moved under its pin',
      () => {
        house.edit(prompt, (text) => `${text}\nMore.\n`);
        house.commit('a change');
      },
      'E_PIN',
      [prompt, 'pin profiles/default'],
    ],
    [
      'a home path in a prompt',
      repinned(() => house.edit(prompt, (text) => `${text}\nSee /home/someone/notes.\n`)),
      'E_DENYLIST',
      [prompt],
    ],
    [
      'a credential in a prompt',
      repinned(() => house.edit(prompt, (text) => `${text}\nghp_${'a1B2'.repeat(9)}\n`)),
      'E_DENYLIST',
      [prompt],
    ],
    [
      'a link in the folder',
      () => commitEntry(`${own}/link.md`, '120000', blob('/etc/passwd')),
      'E_PATH',
      [`${own}/link.md`],
    ],
    ['a submodule in the folder', () => commitEntry(`${own}/module`, '160000', base), 'E_PATH', [`${own}/module`]],
    [
      'names alike but for case',
      () => {
        commitEntry(`${own}/Notes.md`, '100644', blob('a\n'));
        commitEntry(`${own}/notes.md`, '100644', blob('b\n'));
      },
      'E_PATH',
      ['otes.md'],
    ],
    [
      'names alike under NFC',
      () => {
        commitEntry(`${own}/caf\u00e9.md`, '100644', blob('a\n'));
        commitEntry(`${own}/cafe\u0301.md`, '100644', blob('b\n'));
      },
      'E_PATH',
      ['caf'],
    ],
    [
      'a name that is too long',
      () => commitEntry(`${own}/${'n'.repeat(300)}.md`, '100644', blob('a\n')),
      'E_PATH',
      ['nnn'],
    ],
    [
      'a profile that is no JSON',
      () => {
        house.write(`${own}/profile.json`, '{');
        house.commit('broken');
      },
      'E_PARSE',
      [`${own}/profile.json`],
    ],
    [
      'a profile in another spelling',
      () => {
        house.edit(`${own}/profile.json`, (text) => ` ${text}`);
        house.commit('spelling');
      },
      'E_CANONICAL',
      [`${own}/profile.json`],
    ],
    [
      'a folder without its decision',
      () => {
        rmSync(join(house.root, 'profiles/shared/authority/decision.md'));
        house.edit(`${own}/authority/context.json`, (text) => text.replace('{', '{ '));
        house.commit('gone');
      },
      'E_PROFILE',
      ['authority/decision.md'],
    ],
  ] as const;
  test.each(cases)('%s', (_what, edit, code, words) => {
    edit();
    expectRefusal(buildRelease(), code, words);
  });

  test('a mode that Git writes no more', () => {
    const tree = house.git('ls-tree', `HEAD:${own}`).split('\n');
    const bytes = Buffer.concat(
      tree.map((line) => {
        const [, mode = '', oid = '', name = ''] = /^(\d+) \w+ ([0-9a-f]+)\t(.*)$/.exec(line) ?? [];
        const odd = name === 'producer-config.json' ? '100664' : mode.replace(/^0/, '');
        return Buffer.concat([Buffer.from(`${odd} ${name}\0`), Buffer.from(oid, 'hex')]);
      }),
    );
    house.write('.git/the-tree', bytes);
    const oid = house.git('hash-object', '-t', 'tree', '-w', '--literally', '.git/the-tree');
    expect(oid).toMatch(/^[0-9a-f]{40}$/);
    const folder = house.git('ls-tree', 'HEAD:profiles').split('\n');
    const mktree = folder.map((line) => (line.endsWith('\tdefault') ? `040000 tree ${oid}\tdefault` : line)).join('\n');
    house.write('.git/profiles', `${mktree}\n`);
    const profiles = house.run('sh', ['-c', 'git mktree < .git/profiles']).stdout.trim();
    const root = house.git('ls-tree', 'HEAD').split('\n');
    house.write(
      '.git/root',
      `${root.map((line) => (line.endsWith('\tprofiles') ? `040000 tree ${profiles}\tprofiles` : line)).join('\n')}\n`,
    );
    const rootTree = house.run('sh', ['-c', 'git mktree < .git/root']).stdout.trim();
    const commit = house.git('commit-tree', rootTree, '-p', base, '-m', 'odd mode');
    const refused = buildRelease(commit);
    expectRefusal(refused, 'E_OBJECT', ['100644']);
  });
});

describe('commits and repositories', () => {
  test.each([
    // what              commit            token
    ['unknown', 'f'.repeat(40), 'E_COMMIT'],
    ['abbreviated', 'HEAD~0', 'E_COMMIT'],
    ['a branch name', 'main', 'E_COMMIT'],
  ] as const)('%s', (_what, commit, code) => {
    expectRefusal(buildRelease(commit), code, []);
  });

  test('a folder that a tree lists as a file', () => {
    const clone = house.clone('mistyped');
    const folder = clone.git('hash-object', '-w', '-t', 'tree', '/dev/null').trim();
    clone.git('update-index', '--add', '--cacheinfo', `100644,${folder},profiles/default/twisted`);
    clone.git('commit', '-qm', 'Twist');
    const refused = clone.ystack(['build-release', clone.head, 'profile.default.v1']);
    expect(refused.stderr.split('\n')[0], refused.all).toBe('E_OBJECT');
    expect(refused.stderr).toContain('profiles/default/twisted');
  });

  test('a tampered object', () => {
    const oid = house.git('rev-parse', `HEAD:${prompt}`);
    const clone = house.clone('tampered');
    clone.run('sh', [
      '-c',
      'mv .git/objects/pack/*.pack . && for pack in *.pack; do git unpack-objects -q < $pack; done; rm -f *.pack .git/objects/pack/*',
    ]);
    const place = join('.git/objects', oid.slice(0, 2), oid.slice(2));
    expect(existsSync(join(clone.root, place))).toBe(true);
    rmSync(join(clone.root, place));
    writeFileSync(join(clone.root, place), deflateSync(Buffer.from('blob 7\0forged\n')));
    const refused = clone.ystack(['build-release', clone.head, 'profile.default.v1']);
    expect(refused.status).not.toBe(0);
    expect(refused.stderr.split('\n')[0]).toBe('E_OBJECT');
    expect(refused.stdout).toBe('');
  });

  test('a shallow clone', () => {
    const shallow = house.clone('shallow', ['--no-local', '--depth', '1']);
    const built = shallow.build();
    expect(built.status).not.toBe(0);
    expect(built.all).toContain('E_SHALLOW');
    expect(built.all).toContain('git fetch --unshallow');
    expect(existsSync(join(shallow.root, 'dist/releases'))).toBe(false);
  });

  test('a profile that is not committed', () => {
    mkdirSync(join(house.root, 'profiles/fresh'), { recursive: true });
    house.write('profiles/fresh/profile.json', '{}\n');
    const run = house.nx(['run', 'profile-fresh:gate']);
    expect(run.status).not.toBe(0);
    expect(run.all).toContain('E_PROFILE');
    expect(run.all).toContain('commit');
  });

  test('pins that would move, and --check', () => {
    house.edit(prompt, (text) => `${text}\nMore.\n`);
    house.commit('a change');
    const before = house.read(`${own}/profile.json`);
    const checked = house.ystack(['pin', own, '--check']);
    expectRefusal(checked, 'E_PIN', [prompt, 'pin profiles/default']);
    expect(house.read(`${own}/profile.json`).equals(before)).toBe(true);
    expect(house.ystack(['pin', own]).status).toBe(0);
    house.commit('pins');
    expect(house.ystack(['pin', own, '--check']).status).toBe(0);
  });
});

describe('runs that would poison a cache', () => {
  const gate = (env: Record<string, string>): Run =>
    house.run('node', ['tools/gates/src/main.ts', 'resolve', 'default'], { env });

  test('by hand a gate takes its own pins', () => {
    expect(gate({}).status).toBe(0);
  });

  test('a task without its pins', () => {
    expectRefusal(gate({ NX_TASK_TARGET_TARGET: 'resolve' }), 'E_PINS', ['RELEASE_COMMIT']);
  });

  test.each(['GATE_CODE_RESOLVE', 'GATE_PROFILE_DEFAULT'])('%s that is not what is there', (name) => {
    expectRefusal(gate({ [name]: 'f'.repeat(64) }), 'E_PINS', [name]);
  });

  test('documents of another source commit', () => {
    expect(gate({}).status).toBe(0);
    house.edit(`${own}/authority/context.json`, (text) => text.replace('{', '{ '));
    house.commitPinned('a change');
    const refused = house.run('node', ['tools/gates/src/main.ts', 'validate', 'default']);
    expectRefusal(refused, 'E_GATE', ['resolve']);
  });

  test('code edited while a gate runs leaves nothing behind', async () => {
    rmSync(join(house.root, 'dist/gates'), { recursive: true, force: true });
    rmSync(join(house.root, '.nx/cache'), { recursive: true, force: true });
    const running = house.start('nx', ['run', 'profile-default:validate']);
    const place = join(house.root, '.nx/ystack-run.lock');
    while (!existsSync(place)) await new Promise((wake) => setTimeout(wake, 2));
    house.edit('tools/gates/src/gates/validate.ts', (text) => `${text}// More.\n`);
    const done = await running;
    house.git('checkout', '--quiet', '--', 'tools');
    expect(done.status, done.all).not.toBe(0);
    expect(done.all).toMatch(/E_PINS|E_DIRTY/);
    expect(house.nx(['run', 'profile-default:validate']).all).not.toMatch(/validate +\[local cache\]/);
  });

  test('a second run in a workspace where one is at work', () => {
    mkdirSync(join(house.root, '.nx'), { recursive: true });
    writeFileSync(join(house.root, '.nx/ystack-run.lock'), `${process.pid} \n`);
    const run = house.nx(['run', 'profile-default:gate']);
    expect(run.status).not.toBe(0);
    expect(run.all).toContain('E_LOCK');
    expect(run.all).toContain(String(process.pid));
    rmSync(join(house.root, '.nx/ystack-run.lock'));
  });

  test('a lock whose run is gone is swept, and none is left behind', () => {
    writeFileSync(join(house.root, '.nx/ystack-run.lock'), `${2 ** 22 + 1} 1\n`);
    expect(house.nx(['run', 'profile-default:gate']).status).toBe(0);
    expect(readdirSync(join(house.root, '.nx')).filter((name) => name.startsWith('ystack-run'))).toEqual([]);
  });
});
