// What moves a pin, and what does not. A pin that stays where a gate's result would change makes a cache lie; one that
// moves for nothing makes every commit run every gate.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '#canonical';
import type { TestRepository } from '../../../libs/git/test/support/repositories.ts';
import type { PinName } from '../src/chain.ts';
import { profileAt, sourceCommitOf, takePin } from '../src/pins.ts';
import { openSession, type Session } from '../src/session.ts';
import { definition, profilePath, smallWorkspace } from './support/small-workspace.ts';

let repository: TestRepository;
let base: string;
let before: Readonly<Record<PinName, string>>;

beforeAll(async () => {
  repository = smallWorkspace();
  base = repository.git('rev-parse', 'HEAD');
  before = await pinsAt(base);
  // The profile reads; a draft would make most of the table vacuous.
  expect(await inSession(base, (session) => profileAt(session, 'sample'))).toBeDefined();
});

async function inSession<T>(commit: string, use: (session: Session) => Promise<T>): Promise<T> {
  const session = await openSession(repository.root, commit);
  if (!session.ok) throw new Error(session.refusal.code);
  try {
    return await use(session.value);
  } finally {
    await session.value.repository.close();
  }
}

const pinsAt = (commit: string): Promise<Record<PinName, string>> =>
  inSession(commit, async (session) => {
    const taken = async (pin: PinName): Promise<string> => {
      const answer = await takePin(session, 'sample', pin);
      if (!answer.ok) throw new Error(answer.refusal.code);
      return answer.value;
    };
    return {
      profile: await taken('profile'),
      closed: await taken('closed'),
      policies: await taken('policies'),
      incidents: await taken('incidents'),
    };
  });

const commitOn = (start: string, files: Readonly<Record<string, string | Uint8Array>>): string => {
  repository.git('reset', '--quiet', '--hard', start);
  return repository.commit(files);
};

describe('a commit that changes one file moves', () => {
  // biome-ignore format: an aligned table
  const cases = [
    // file                                     pins that move
    ['README.md',                               []],
    ['profiles/other/profile.json',             []],
    ['profiles/shared/prompts/unbound.md',      []],
    ['libs/one/src/unreached.ts',               []],
    ['libs/one/test/two.test.ts',               []],
    ['tools/gates/src/main.ts',                 []],
    ['profiles/sample/notes.md',                ['profile']],
    ['profiles/shared/authority/decision.md',   ['profile']],
    ['profiles/shared/authority/other.json',    ['profile']],
    ['profiles/shared/manifests/ci.json',       ['profile']],
    ['profiles/shared/producer-config.json',    ['profile']],
    ['config/producer.json',                    ['profile']],
    ['prompts/producer.md',                     ['profile']],
    ['skills/plan.md',                          ['profile']],
    ['adapters/ci/README.md',                   ['profile']],
    ['adapters/ci/main.ts',                     ['profile', 'closed']],
    ['tools/tool.lint.mjs',                     ['profile', 'closed']],
    ['profiles/sample/tool.mjs',                ['profile', 'closed']],
    ['tools/helper.mjs',                        ['closed']],
    ['libs/command/src/installed.ts',           ['closed']],
    ['libs/one/src/index.ts',                   ['closed']],
    ['libs/one/src/two.ts',                     ['closed']],
    ['libs/package.json',                       ['closed']],
    ['libs/control/README.md',                  []],
    ['libs/evals/test/more.json',               []],
    ['libs/control/policies/sandbox-policy.json', ['policies']],
    ['libs/control/policies/more.json',         ['policies']],
    ['libs/evals/catalog/eval-catalog.json',    ['policies']],
    ['libs/evals/seeds/one.json',               ['policies']],
    ['libs/loop/policies/more.json',            ['policies']],
    ['profiles/sample/incidents/one.json',      ['profile']],
    ['profiles/sample/incidents/records/one.json', ['profile']],
    ['libs/control/registers/shadow-environments.json', ['incidents']],
    ['libs/shadow/registers/shadow-commands.json', ['incidents']],
    ['libs/control/registers/accepted-identities.json', []],
    ['libs/shadow/README.md',                   []],
  ] as const;
  test.each(cases)('%s: %j', async (path, expected) => {
    const more = /\.(ts|mjs)$/.test(path) ? '// Edited.\n' : 'Edited.\n';
    const after = await pinsAt(commitOn(base, { [path]: `${existingText(path)}${more}` }));
    expect(moved(after)).toEqual(expected);
  });

  test('the name of the repository, which stands in every record', async () => {
    const after = await pinsAt(commitOn(base, { 'releases/release.json': definition('repo.renamed') }));
    expect(moved(after)).toEqual(['profile']);
  });

  test('what the release demands, and however it is spelled', async () => {
    const demanding = (requirements: Json) => ({
      'releases/release.json': definition(undefined, undefined, requirements),
    });
    const family = { family_id: 'stale-moved-artifacts', cases_min: 26 };
    const movedBy = async (requirements: Json) => moved(await pinsAt(commitOn(base, demanding(requirements))));
    expect(await movedBy({ cases_min: 391, families: [] })).toEqual(['policies']);
    expect(await movedBy({ cases_min: 391, families: [family] })).toEqual(['policies']);
    // The floor spelled out demands what the floor does.
    expect(await movedBy({ cases_min: 390, families: [{ ...family, cases_min: 25 }] })).toEqual([]);
    const incidents = { profile: 'sample', incidents_min: 1 };
    expect(await movedBy({ cases_min: 390, families: [], shadow: [incidents] })).toEqual(['incidents']);
  });

  test('an executable bit', async () => {
    const after = await pinsAt(commitOn(base, { 'skills/plan.md*': 'Plan.\n' }));
    expect(moved(after)).toEqual(['profile']);
  });
});

const moved = (after: Readonly<Record<PinName, string>>): string[] =>
  (['profile', 'closed', 'policies', 'incidents'] as const).filter((pin) => after[pin] !== before[pin]);

function existingText(path: string): string {
  const listed = repository.git('ls-tree', '--name-only', base, path);
  return listed === '' ? '' : repository.run(['show', `${base}:${path}`]).toString();
}

describe('the source commit', () => {
  const sourceAt = (commit: string, profile = 'sample') =>
    inSession(commit, (session) => sourceCommitOf(session, profile));

  test('is the commit that changed the folder, however many came after', async () => {
    expect(await sourceAt(commitOn(base, { 'README.md': 'Later.\n' }))).toEqual({ ok: true, value: base });
    const edited = commitOn(base, { 'profiles/sample/notes.md': 'More.\n' });
    expect(await sourceAt(commitOn(edited, { 'README.md': 'Later.\n' }))).toEqual({ ok: true, value: edited });
  });

  test('is the merge that brought a change in from a branch: only the first-parent line counts', async () => {
    const branch = commitOn(base, { 'profiles/sample/notes.md': 'From a branch.\n' });
    const line = commitOn(base, { 'README.md': 'Meanwhile.\n' });
    repository.git('reset', '--quiet', '--hard', line);
    repository.git('merge', '--quiet', '--no-ff', '--message', 'merge', branch);
    const merge = repository.git('rev-parse', 'HEAD');
    expect(await sourceAt(merge)).toEqual({ ok: true, value: merge });
  });

  test('is refused for a folder that the commit does not hold', async () => {
    expect(await sourceAt(base, 'nobody')).toMatchObject({
      ok: false,
      refusal: { code: 'E_PROFILE', input: 'profiles/nobody', mend: 'git add and commit the profile' },
    });
    repository.git('reset', '--quiet', '--hard', base);
    repository.git('rm', '-r', '--quiet', 'profiles/sample');
    expect(await sourceAt(repository.commit())).toMatchObject({ ok: false, refusal: { code: 'E_PROFILE' } });
  });
});

test('a profile that does not parse has pins all the same: it is for `resolve` to refuse it', async () => {
  const broken = await pinsAt(commitOn(base, { [profilePath]: '{' }));
  expect(moved(broken)).toEqual(['profile', 'closed']);
});
