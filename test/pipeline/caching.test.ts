// What runs again after a change, and what `affected` says: exactly the gates of the profiles that the change can move.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Clone, cloneHouse } from '../support/clone.ts';
import { isFull } from '../support/scale.ts';

let house: Clone;
let base: string;
let documents: Record<string, string>;

/** A second profile: the default one under another name. */
function addProfile(name: string): void {
  const folder = join(house.root, 'profiles', name);
  cpSync(join(house.root, 'profiles/default'), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = join(entry.parentPath, entry.name);
    const text = readFileSync(place, 'utf8');
    writeFileSync(
      place,
      text
        .replaceAll('profiles/default', `profiles/${name}`)
        .replaceAll('profile.default.v1', `profile.${name}.v1`)
        .replaceAll('.default', `.${name}`),
    );
  }
}

beforeAll(() => {
  house = cloneHouse();
  addProfile('second');
  const definition = JSON.parse(house.read('releases/release.json').toString());
  definition.body.profiles = ['default', 'second'];
  house.write('releases/release.json', `${JSON.stringify(definition)}\n`);
  // A skill that nobody binds.
  house.write('profiles/shared/skills/unbound/SKILL.md', 'Nothing yet.\n');
  base = house.commitPinned('a second profile');
  const built = house.build();
  if (built.status !== 0) throw new Error(built.all);
  documents = outputs();
}, 300_000);
afterAll(() => house?.remove());
beforeEach(() => house.reset(base));

function outputs(): Record<string, string> {
  const root = join(house.root, 'dist/gates');
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const place = join(entry.parentPath, entry.name);
      return [place.slice(root.length + 1), readFileSync(place, 'base64')];
    }),
  );
}

/** The gates that a build ran, by its output: what came from the cache says so. */
function ran(stdout: string): string[] {
  const tasks = stdout.matchAll(/(?:nx run )(profile-(?:default|second):(?:resolve|validate|evaluate|shadow))(.*)/g);
  return [...tasks]
    .filter(([, , rest]) => !rest?.includes('cache'))
    .map(([, task]) => task ?? '')
    .sort();
}

const build = () => {
  const built = house.nx(['run', 'release:build', '--outputStyle=static']);
  expect(built.status, built.all).toBe(0);
  return built;
};

const affected = (): string[] => {
  const shown = house.nx([
    'show',
    'projects',
    '--affected',
    '--with-target=gate',
    `--base=${base}`,
    '--head=HEAD',
    '--json',
  ]);
  expect(shown.status, shown.all).toBe(0);
  return (JSON.parse(shown.stdout.slice(shown.stdout.indexOf('['))) as string[])
    .filter((name) => /-(default|second)$/.test(name))
    .sort();
};

const both = ['profile-default', 'profile-second'];
/** The tasks of these gates, for both profiles, sorted. */
const of = (...gates: readonly string[]): string[] => both.flatMap((name) => gates.map((gate) => `${name}:${gate}`));

/** Edits the body of a canonical document; keys keep their order, so it stays one. */
function editJson(path: string, edit: (body: Readonly<Record<string, unknown[]>>) => unknown): void {
  const document = JSON.parse(house.read(path).toString());
  edit(document.body);
  house.write(path, `${JSON.stringify(document)}\n`);
}

describe('what a change moves', () => {
  const edits = [
    // what changes                          how                                                                                             affected             gates that run
    ['the README', () => house.edit('README.md', (text) => `${text}\nMore.\n`), [], []],
    ['a page', () => house.write('docs/more.md', '# More\n'), [], []],
    [
      'a test and the page of a lib',
      () => {
        house.write('libs/gate/test/more.test.ts', '// More.\n');
        house.write('libs/gate/README.md', '# More\n');
      },
      [],
      [],
    ],
    [
      'a skill that nobody binds',
      () => house.edit('profiles/shared/skills/unbound/SKILL.md', () => 'Something.\n'),
      [],
      [],
    ],
    [
      'a file of one profile',
      () => house.edit('profiles/second/authority/context.json', (text) => text.replace('second', 'other')),
      ['profile-second'],
      ['evaluate', 'resolve', 'shadow', 'validate'].map((gate) => `profile-second:${gate}`),
    ],
    [
      'code of one gate, and so its record',
      () => house.edit('tools/gates/src/gates/validate.ts', (text) => `${text}// More.\n`),
      both,
      of('evaluate', 'shadow', 'validate'),
    ],
    [
      'code of the gate that evaluates',
      () => house.edit('tools/gates/src/gates/evaluate.ts', (text) => `${text}// More.\n`),
      both,
      of('evaluate', 'shadow'),
    ],
    [
      'code of the last gate',
      () => house.edit('tools/gates/src/gates/shadow.ts', (text) => `${text}// More.\n`),
      both,
      of('shadow'),
    ],
    [
      'a command that incidents may name',
      () => house.edit('libs/shadow/registers/shadow-commands.json', (text) => text.replace('10000', '20000')),
      both,
      of('shadow'),
    ],
    [
      'what runs the commands, and no gate',
      () => house.edit('tools/gates/src/sandboxed/run-claim.ts', (text) => `${text}// More.\n`),
      both,
      [],
    ],
    [
      'a case of a seed set',
      () => editJson('libs/evals/seeds/control-duty.json', ({ cases }) => cases?.pop()),
      both,
      of('evaluate', 'shadow'),
    ],
    [
      'an example of a policy',
      () => editJson('libs/control/policies/sandbox-policy.examples.json', ({ examples }) => examples?.pop()),
      both,
      of('evaluate', 'shadow'),
    ],
    [
      'what the release demands',
      () =>
        house.edit('releases/release.json', (text) => text.replace(/("requirements":\{"cases_min":)[0-9]+/, '$1410')),
      both,
      of('evaluate', 'shadow'),
    ],
    [
      'the page and a test of what judges',
      () => {
        house.write('libs/evals/README.md', '# More\n');
        house.write('libs/control/test/more.test.ts', '// More.\n');
      },
      [],
      [],
    ],
    [
      'code of every gate',
      () => house.edit('libs/gate/src/gate-record.ts', (text) => `${text}// More.\n`),
      both,
      of('evaluate', 'resolve', 'shadow', 'validate'),
    ],
    ['a lib that no gate reaches', () => house.write('libs/unrelated/src/index.ts', 'export const one = 1;\n'), [], []],
  ] as const;
  // Each row is a build or two: without the whole counts, one of each kind.
  const slice: readonly string[] = [
    'the README',
    'a skill that nobody binds',
    'a file of one profile',
    'code of one gate, and so its record',
    'a command that incidents may name',
    'what runs the commands, and no gate',
    'a case of a seed set',
    'what the release demands',
  ];
  test.each(isFull ? edits : edits.filter(([what]) => slice.includes(what)))(
    '%s',
    (_what, edit, expectedProjects, expectedRuns) => {
      edit();
      house.commit('a change');
      expect(affected()).toEqual(expectedProjects);
      expect(ran(build().stdout)).toEqual(expectedRuns);
      if (expectedRuns.length === 0) expect(outputs()).toEqual(documents);
    },
  );

  test('a skill that both bind moves both, and its pin has to follow', () => {
    const skill = 'profiles/shared/skills/weigh-severity/SKILL.md';
    house.edit(skill, (text) => `${text}\nMore.\n`);
    house.commit('a change');
    expect(affected()).toEqual(both);
    const drifted = house.build();
    expect(drifted.status).not.toBe(0);
    expect(drifted.all).toContain('E_PIN');
    house.commitPinned('pins');
    expect(build().status).toBe(0);
  });

  test('an uncommitted edit of a profile changes nothing, and is said', () => {
    house.edit('profiles/second/authority/context.json', (text) => text.replace('second', 'other'));
    const built = build();
    expect(ran(built.stdout)).toEqual([]);
    expect(built.all).toContain('profiles/second/authority/context.json');
    expect(outputs()).toEqual(documents);
  });

  test('RELEASE_COMMIT names the commit that is released', () => {
    house.edit('README.md', (text) => `${text}\nMore.\n`);
    house.commit('a change');
    const built = house.build([], { env: { RELEASE_COMMIT: base } });
    expect(built.stdout).toContain(`commit     ${base}`);
  });
});
