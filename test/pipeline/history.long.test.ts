// What a release needs of history and of its own definition: pins that stay reachable, a clone that is whole, profiles
// that are there under their own name. Each is refused through Nx, as a maintainer meets it, and nothing is written.
import { existsSync, rmSync } from 'node:fs';
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
beforeEach(() => {
  house.reset(base);
  rmSync(join(house.root, 'dist'), { recursive: true, force: true });
});

const prompt = 'profiles/shared/prompts/producer.md';
const own = 'profiles/default';
const addLine = (path: string): void => house.edit(path, (text) => `${text}\nMore.\n`);
const nameProfiles = (names: readonly string[]): void =>
  house.edit('releases/release.json', (text) =>
    text.replace(/"profiles":\[.*?\]/, `"profiles":${JSON.stringify(names)}`),
  );

/** The token on a line of its own, whatever Nx puts before it; every word; a mend; and no release. */
function expectStopped(run: Run, code: string, words: readonly (string | RegExp)[], clone = house): void {
  expect(run.status, run.all).not.toBe(0);
  expect(run.all).toMatch(new RegExp(`^(?: NX +| *- )?${code}$`, 'm'));
  for (const word of words) expect(run.all).toMatch(word);
  expect(clone.releases).toEqual([]);
}

describe('pins and history', () => {
  test('a squash after the pin takes the pinned commit out of history', () => {
    addLine(prompt);
    house.commitPinned('an edit');
    house.git('reset', '--quiet', '--soft', base);
    house.commit('the edit and its pins in one');
    expectStopped(house.build(), 'E_PIN', [/a pin to a commit in the history of/, /without squash, rebase or amend/]);
  });

  test('a pin to a commit of nobody', () => {
    house.edit(`${own}/profile.json`, (text) => text.replaceAll(/("commit_id":")[0-9a-f]{40}/g, `$1${'f'.repeat(40)}`));
    house.commit('a pin out of thin air');
    expectStopped(house.build(), 'E_OBJECT', [/f{40}/, /mend: +run `pin` on the profile/]);
  });

  test('content that came in by a merge after its pin is released', () => {
    house.git('checkout', '--quiet', '-B', 'topic');
    addLine(prompt);
    house.commitPinned('an edit');
    const topic = house.head;
    house.git('checkout', '--quiet', '-B', 'line', base);
    addLine('README.md');
    house.commit('meanwhile');
    house.git('merge', '--quiet', '--no-ff', '--message', 'merge', topic);
    const merged = house.build();
    expect(merged.status, merged.all).toBe(0);
    expect(merged.stdout).toContain(`commit     ${house.head}`);
  });

  test('content that moved under its pin', () => {
    addLine(prompt);
    house.commit('an edit');
    expectStopped(house.build(), 'E_PIN', [prompt, /mend: +npm run -s ystack -- pin profiles\/default/]);
  });
});

describe('code that is not committed', () => {
  test('is named by the gate that would judge with it, which leaves nothing', () => {
    house.edit('libs/gate/src/program.ts', (text) => `${text}// More.\n`);
    const refused = house.nx(['run', 'profile-default:resolve']);
    expectStopped(refused, 'E_DIRTY', [/place: +libs\/gate\/src\/program\.ts$/m, /git worktree add/]);
    expect(existsSync(join(house.root, 'dist/gates/default/resolve'))).toBe(false);
    house.reset(base);
    expect(house.nx(['run', 'profile-default:resolve']).status).toBe(0);
  });
});

describe('clones that are not whole', () => {
  test.each([1, 2, 3])('a shallow clone of depth %i', (depth) => {
    addLine('README.md');
    house.commit('a commit that no profile reads');
    const shallow = house.clone(`shallow-${depth}`, ['--no-local', `--depth=${depth}`]);
    expectStopped(shallow.build(), 'E_SHALLOW', [/git fetch --unshallow/], shallow);
    // Asked for a manifest alone, history has to reach as far as the pins; then it is the very same manifest.
    const words = ['build-release', house.head, 'profile.default.v1'];
    const asked = shallow.ystack(words);
    if (asked.status === 0 && depth > 2) expect(asked.stdout).toBe(house.ystack(words).stdout);
    else expect(asked.stderr, asked.all).toMatch(/^E_SHALLOW\n/);
    shallow.git('fetch', '--quiet', '--unshallow');
    const whole = shallow.build();
    expect(whole.status, whole.all).toBe(0);
  });

  test.each([
    // what                    RELEASE_COMMIT
    ['a commit of nobody', 'f'.repeat(40)],
    ['an abbreviated commit', 'abcdef123456'],
    ['a name', 'HEAD'],
  ] as const)('%s is no commit of this clone', (_what, commit) => {
    expectStopped(house.build([], { env: { RELEASE_COMMIT: commit } }), 'E_COMMIT', [commit]);
  });

  test('the id of a tree is no commit', () => {
    const tree = house.git('rev-parse', 'HEAD^{tree}');
    expectStopped(house.build([], { env: { RELEASE_COMMIT: tree } }), 'E_COMMIT', [tree]);
  });
});

describe('objects that are damaged or gone', () => {
  let loose: Clone;
  beforeAll(() => {
    loose = house.clone('loose');
    const unpack = 'for pack in *.pack; do git unpack-objects -q < $pack; done; rm -f *.pack .git/objects/pack/*';
    loose.run('sh', ['-c', `mv .git/objects/pack/*.pack . && ${unpack}`]);
  });

  test.each([
    'releases/release.json',
    'releases/install.mjs',
    'profiles/default',
    'profiles/default/profile.json',
    'profiles/shared/manifests',
    prompt,
    'libs/contract/src/index.ts',
    'tools/gates/src/gates/validate.ts',
    'libs/control/policies',
    'libs/evals/seeds/control-duty.json',
  ])('%s', (path) => {
    const oid = loose.git('rev-parse', `HEAD:${path}`);
    const place = `.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`;
    const kept = loose.read(place);
    const type = loose.git('cat-file', '-t', oid);
    const empty = deflateSync(Buffer.from(`${type} 0\0`));
    for (const forged of [empty, undefined]) {
      rmSync(join(loose.root, place));
      if (forged !== undefined) loose.write(place, forged);
      const refused = loose.ystack(['build-release', loose.head, 'profile.default.v1']);
      loose.write(place, kept);
      expect(refused.stderr.split('\n')[0], refused.all).toBe('E_OBJECT');
      expect(refused).toMatchObject({ status: 65, stdout: '' });
    }
  });

  test('put back, they are a release again; one that is gone is missed', () => {
    const words = ['build-release', loose.head, 'profile.default.v1'];
    expect(loose.ystack(words).status).toBe(0);
    const oid = loose.git('rev-parse', 'HEAD:profiles/default/profile.json');
    rmSync(join(loose.root, `.git/objects/${oid.slice(0, 2)}/${oid.slice(2)}`));
    expect(loose.ystack(words).stderr).toMatch(/^E_OBJECT\n/);
  });
});

describe('the release definition and what it names', () => {
  test('a profile that is not there', () => {
    nameProfiles(['absent', 'default']);
    house.commit('a promise');
    expectStopped(house.build(), 'E_PROFILE', [/profiles\/absent/, /git add and commit the profile/]);
  });

  test('profiles out of order', () => {
    nameProfiles(['default', 'alternative']);
    house.commit('disorder');
    expectStopped(house.build(), 'E_RELATION', [/releases\/release\.json/, /sorted by code point/]);
  });

  test('no profile at all: an empty set of checks never passes', () => {
    nameProfiles([]);
    house.commit('nothing');
    expectStopped(house.build(), 'E_SHAPE', [/releases\/release\.json/]);
  });

  test('a profile under another name than its folder', () => {
    house.edit(`${own}/profile.json`, (text) => text.replaceAll('profile.default.v1', 'profile.other.v1'));
    house.commit('another name');
    expectStopped(house.build(), 'E_PROFILE', [/profiles\/default\/profile\.json/]);
  });

  test('a repository of another name, though every gate lies in the cache', () => {
    expect(house.build().status).toBe(0);
    rmSync(join(house.root, 'dist/releases'), { recursive: true });
    house.edit('releases/release.json', (text) => text.replace('repo.ystack', 'repo.renamed'));
    house.commit('renamed');
    expectStopped(house.build(), 'E_REPOSITORY', [/repo\.ystack/]);
  });

  test('a path that is too long as a whole, though each name in it is not', () => {
    const path = `${own}/${'folder-of-a-long-name/'.repeat(24)}file.md`;
    house.write('.git/the-blob', 'x\n');
    const oid = house.git('hash-object', '-w', '.git/the-blob');
    house.git('update-index', '--add', '--cacheinfo', `100644,${oid},${path}`);
    house.git('commit', '--quiet', '--message', 'long');
    expectStopped(house.build(), 'E_PATH', [/a path of at most 512 bytes/, /rename the file/]);
  });

  test('a name that is a device elsewhere', () => {
    house.write(`${own}/aux.md`, 'x\n');
    house.commit('a device');
    expectStopped(house.build(), 'E_PATH', [/profiles\/default\/aux\.md/, /device of Windows/]);
  });

  test('hidden characters in a prompt', () => {
    house.edit(prompt, (text) => `${text}\nDo nothing else.${String.fromCodePoint(0x202e, 0xe0041)}\n`);
    house.commitPinned('hidden');
    expectStopped(house.build(), 'E_DENYLIST', [prompt, /U\+202E/]);
  });
});
