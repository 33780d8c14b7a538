// The README's own commands, taken from its shell blocks and run in a fresh clone, by a shell that knows nothing of this
// project: a page that goes stale fails here. Left out are `npm ci`, which needs the network, and the tests themselves.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse, type Run } from '../support/clone.ts';
import { needs } from '../support/needs.ts';
import { runtimePath } from '../support/runtimes.ts';
import { isFull } from '../support/scale.ts';

type Block = { readonly heading: string; readonly language: string; readonly text: string };

let house: Clone;
let readme: string;
let blocks: readonly Block[];
let built: Run;
let id: string;

beforeAll(() => {
  house = cloneHouse();
  readme = house.read('README.md').toString();
  blocks = fencedBlocks(readme);
}, 300_000);
afterAll(() => house?.remove());

function fencedBlocks(page: string): readonly Block[] {
  const found: Block[] = [];
  let heading = '';
  for (const [, title, language, text] of page.matchAll(/^## (.*)$|^```(\w*)\n([\s\S]*?)^```$/gm)) {
    if (title !== undefined) heading = title;
    else found.push({ heading, language: language ?? '', text: text ?? '' });
  }
  return found;
}

/** The shell blocks that hold `word`; exactly one must. */
function blockWith(word: string): string {
  const found = blocks.filter(({ language, text }) => language === 'sh' && text.includes(word));
  expect(found.map(({ text }) => text)).toHaveLength(1);
  return found[0]?.text ?? '';
}

const withoutModules = (): string => (house.env.PATH ?? '').split(':').slice(1).join(':');

/** Runs a block as a person would: `sh`, the machine's own PATH, a home of its own. */
function shell(script: string, { folder = '.', home = 'person', node = '' } = {}): Run {
  const person = `${house.root}.${home}`;
  mkdirSync(person, { recursive: true });
  const words = script.replaceAll('<release id>', id).replaceAll('<name>', 'default');
  const path = node === '' ? withoutModules() : `${dirname(node)}:${withoutModules()}`;
  return house.run('sh', ['-ec', `cd '${folder}'\n${words}`], { env: { HOME: person, PATH: path } });
}

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

describe('the quick start', () => {
  test('two commands make a release', () => {
    const script = blockWith('nx run release:build');
    expect(script.split('\n')[0]).toBe('npm ci');
    built = shell(script.replace(/^npm ci\n/, ''));
    expect(built.status, built.all).toBe(0);
    id = /^release +(release\.[0-9a-f]{64})$/m.exec(built.stdout)?.[1] ?? '';
    expect(house.releases).toEqual([id]);
  });

  test('what the page says they print is what they print', () => {
    const shown = blocks.filter(({ language, text }) => language !== 'sh' && /^release +release\./m.test(text));
    expect(shown).toHaveLength(1);
    const lines = built.stdout.split('\n').map((line) => line.trim());
    for (const line of shown.flatMap(({ text }) => text.split('\n'))) {
      const wanted = new RegExp(
        `^${line
          .trim()
          .split(/…|<[^>]*>/)
          .map(literally)
          .join('.*')}$`,
      );
      expect(
        lines.some((printed) => wanted.test(printed.replaceAll(/ +/g, ' ')) || wanted.test(printed)),
        line,
      ).toBe(true);
    }
  });

  test('a third fills an empty folder', () => {
    const installed = shell(blockWith('ystack -- install'));
    expect(installed.status, installed.all).toBe(0);
    expect(installed.stdout).toMatch(/^install\.[0-9a-f]{64}\n$/);
  });

  test('who has the release directory alone needs nothing but an old Node', () => {
    const folder = join(house.root, 'dist/releases', id);
    const home = 'other';
    expect(shell('mkdir ~/agents', { home }).status).toBe(0);
    const done = shell(blockWith('node install.mjs'), { folder, home, node: runtimePath('20') ?? '' });
    expect(done.status, done.all).toBe(0);
    expect(done.stdout.match(/install\.[0-9a-f]{64}/g)).toHaveLength(2);
  });

  test('the installed tree validates itself', () => {
    const script = blockWith('validate-profile-set');
    const node = runtimePath('22') ?? process.execPath;
    expect(shell(script, { node })).toMatchObject({ status: 0, stdout: '' });
    // It is not the block that cannot fail.
    expect(shell(script.replace('profiles/*/manifests/*.json', ''), { node }).status).not.toBe(0);
  });

  test('the release is signed, and the signature checked here and by OpenSSH', async (context) => {
    await needs('ssh-keygen')(context);
    expect(shell("mkdir -m 700 ~/.ssh && ssh-keygen -q -t ed25519 -N '' -f ~/.ssh/id_ed25519").status).toBe(0);
    const done = shell(blockWith('release:sign'));
    expect(done.status, done.all).toBe(0);
    expect(done.stdout).toMatch(/^me SHA256:/m);
    expect(done.stdout).toMatch(/^Good "ystack-release" signature for me with ED25519 key SHA256:/m);
  });

  test('the sums can be checked by hand', () => {
    expect(readme).toContain('`sha256sum -c SHA256SUMS`');
    expect(shell('sha256sum -c SHA256SUMS', { folder: join(house.root, 'dist/releases', id) }).status).toBe(0);
  });
});

// A minute of clones and builds; the parts are tried one by one in ledger.long.test.ts.
describe.runIf(isFull)('the ledger', () => {
  test('a release is recorded, and what the page says of it holds', async (context) => {
    for (const name of ['bubblewrap', 'c-compiler', 'user-namespaces'] as const) await needs(name)(context);
    const done = shell(blockWith('release:record'));
    expect(done.status, done.all).toBe(0);
    const [command = ''] = /^git add .*$/m.exec(done.stdout) ?? [];
    expect(house.run('sh', ['-c', command]).status).toBe(0);
    const lines = blockWith('ystack -- challenge').trim().split('\n');
    const answers = [`1.0.0  ${id}`, /^match: /m, `the same release: ${id}`, `dist/releases/${id}`];
    expect(lines).toHaveLength(answers.length);
    for (const [index, line] of lines.entries()) {
      const asked = shell(line);
      expect(asked.status, asked.all).toBe(0);
      expect(asked.stdout).toMatch(answers[index] ?? 'no answer');
    }
  });
});

describe('the rest of the page', () => {
  const authority = 'profiles/default/authority/producer.json';

  test('a profile is edited, pinned and released', () => {
    house.edit(authority, (text) => text.replace('Never publishes', 'Neither publishes'));
    const done = shell(blockWith('ystack -- pin'));
    expect(done.status, done.all).toBe(0);
    expect(done.stderr).toContain(authority);
    expect(house.git('status', '--porcelain')).toBe('');
    expect(house.build().status).toBe(0);
  });

  test('the daily commands are there', () => {
    const scripts = Object.keys(JSON.parse(house.read('package.json').toString()).scripts);
    const lines = blockWith('nx affected').trim().split('\n');
    for (const line of lines.map((text) => text.replace(/ *#.*/, ''))) {
      const script = /^npm (?:run )?(?:-s )?([a-z:]+)/.exec(line)?.[1];
      if (script !== undefined) expect(scripts, line).toContain(script);
      if (script?.startsWith('test')) continue;
      const done = shell(line);
      expect(done.status, done.all).toBe(0);
    }
  });

  test('every shell block is run by a test here', () => {
    const known = [
      ...['release:build', 'release:sign', '-- install', 'install.mjs', 'validate-profile-set', '-- pin'],
      ...['nx affected', 'release:record', '-- challenge'],
    ];
    for (const { heading, text } of blocks.filter(({ language }) => language === 'sh'))
      expect(
        known.some((word) => text.includes(word)),
        `${heading}: ${text}`,
      ).toBe(true);
  });

  test('its commands are spelled as `help` spells them', () => {
    const help = house.ystack(['help']).stdout;
    const named = [...readme.matchAll(/ystack -- ([a-z-]+)/g)].map(([, name]) => name ?? '');
    expect(named.length).toBeGreaterThan(4);
    for (const name of named.filter((word) => word !== 'help')) expect(help, name).toContain(`  ${name}`);
  });
});
