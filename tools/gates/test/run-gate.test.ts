// What a gate task refuses before it judges anything, in the order in which it looks.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestRepository, temporaryFolder } from '../../../libs/git/test/support/repositories.ts';
import type { PinName } from '../src/chain.ts';
import { takePin } from '../src/pins.ts';
import { programAtCommit, programOnDisk } from '../src/program.ts';
import { runGate } from '../src/run-gate.ts';
import { openSession } from '../src/session.ts';
import { smallWorkspace } from './support/small-workspace.ts';

let repository: TestRepository;
let commit: string;
let pins: Readonly<Record<string, string>>;

beforeAll(async () => {
  repository = smallWorkspace();
  commit = repository.git('rev-parse', 'HEAD');
  repository.write({ 'profiles/fresh/profile.json': '{}\n' });
  const session = await openSession(repository.root, commit);
  if (!session.ok) throw new Error(session.refusal.code);
  const taken = async (pin: PinName): Promise<string> => {
    const answer = await takePin(session.value, 'sample', pin);
    if (!answer.ok) throw new Error(answer.refusal.code);
    return answer.value;
  };
  pins = {
    RELEASE_COMMIT: commit,
    GATE_CODE_RESOLVE: programOf('resolve'),
    GATE_CODE_VALIDATE: programOf('validate'),
    GATE_PROFILE_SAMPLE: await taken('profile'),
    GATE_CLOSED_SAMPLE: await taken('closed'),
    GATE_CODE_EVALUATE: programOf('evaluate'),
    GATE_POLICIES_SAMPLE: await taken('policies'),
  };
  await session.value.repository.close();
});

function programOf(gate: string): string {
  const program = programOnDisk(repository.root, gate);
  if (!program.ok) throw new Error(program.refusal.expected);
  return program.value;
}

const wrong = 'f'.repeat(64);
const without = (name: string) => ({ ...pins, [name]: undefined });
const underNx = (environment: Readonly<Record<string, string | undefined>>, target = 'resolve') => ({
  ...environment,
  NX_TASK_TARGET_TARGET: target,
});

// biome-ignore format: an aligned table
const cases = [
  // what                             gate        profile   environment                                                   refusal
  ['no such gate',                    'ponder',   'sample', () => ({}),                                                   { code: 'E_USAGE', at: 'ponder', expected: expect.stringMatching(/^the name of a gate: resolve, /) }],
  ['no such commit',                  'resolve',  'sample', () => ({ RELEASE_COMMIT: 'e'.repeat(40) }),                   { code: 'E_COMMIT' }],
  ['an abbreviated commit',           'resolve',  'sample', () => ({ RELEASE_COMMIT: commit.slice(0, 12) }),              { code: 'E_COMMIT', at: expect.any(String) }],
  ['no such profile',                 'resolve',  'nobody', () => underNx(pins),                                          { code: 'E_PROFILE', input: 'profiles/nobody' }],
  ['a profile that is not committed', 'resolve',  'fresh',  () => underNx(pins),                                          { code: 'E_PROFILE', mend: 'git add and commit the profile' }],
  ['no release commit from Nx',       'resolve',  'sample', () => underNx(without('RELEASE_COMMIT')),                     { code: 'E_PINS', at: 'RELEASE_COMMIT' }],
  ['no code pin from Nx',             'resolve',  'sample', () => underNx(without('GATE_CODE_RESOLVE')),                  { code: 'E_PINS', at: 'GATE_CODE_RESOLVE' }],
  ['an empty profile pin from Nx',    'resolve',  'sample', () => underNx({ ...pins, GATE_PROFILE_SAMPLE: '' }),          { code: 'E_PINS', at: 'GATE_PROFILE_SAMPLE' }],
  ['no closed pin from Nx',           'validate', 'sample', () => underNx(without('GATE_CLOSED_SAMPLE'), 'validate'),     { code: 'E_PINS', at: 'GATE_CLOSED_SAMPLE' }],
  ['another profile pin',             'resolve',  'sample', () => ({ ...pins, GATE_PROFILE_SAMPLE: wrong }),              { code: 'E_PINS', at: 'GATE_PROFILE_SAMPLE' }],
  ['another closed pin',              'validate', 'sample', () => ({ ...pins, GATE_CLOSED_SAMPLE: wrong }),               { code: 'E_PINS', at: 'GATE_CLOSED_SAMPLE' }],
  ['no policies pin from Nx',         'evaluate', 'sample', () => underNx(without('GATE_POLICIES_SAMPLE'), 'evaluate'),   { code: 'E_PINS', at: 'GATE_POLICIES_SAMPLE' }],
  ['another policies pin',            'evaluate', 'sample', () => ({ ...pins, GATE_POLICIES_SAMPLE: wrong }),             { code: 'E_PINS', at: 'GATE_POLICIES_SAMPLE' }],
  ['another code pin',                'resolve',  'sample', () => ({ ...pins, GATE_CODE_RESOLVE: wrong }),                { code: 'E_PINS', at: 'GATE_CODE_RESOLVE' }],
  ['nothing from the gate before',    'validate', 'sample', () => underNx(pins, 'validate'),                              { code: 'E_GATE', mend: 'npx nx run profile-sample:resolve --fresh' }],
] as const;

test.each(cases)('%s', async (_what, gate, profile, environment, refusal) => {
  expect(await runGate(repository.root, gate, profile, environment())).toMatchObject({ ok: false, refusal });
});

test('a folder that is no repository', async () => {
  const refused = await runGate(temporaryFolder(), 'resolve', 'sample', {});
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'E_REPOSITORY' } });
});

test('a commit without a release definition', async () => {
  const bare = repository.copy();
  bare.git('rm', '--quiet', 'releases/release.json');
  const without = await runGate(bare.root, 'resolve', 'sample', { RELEASE_COMMIT: bare.commit() });
  expect(without).toMatchObject({ ok: false, refusal: { code: 'E_PROFILE', input: 'releases/release.json' } });
});

test('code that is gone from the disk is our fault and no refusal', async () => {
  const gutted = repository.copy();
  rmSync(join(gutted.root, 'tools/gates/src/gates/resolve.ts'));
  await expect(runGate(gutted.root, 'resolve', 'sample', {})).rejects.toThrow('tools/gates/src/gates/resolve.ts');
});

describe('a document of the program', () => {
  const document = 'libs/one/policies/rules.json';
  const withDocument = (): TestRepository => {
    const own = repository.copy();
    own.commit({
      [document]: '{}\n',
      'libs/one/src/two.ts': `import rules from '../policies/rules.json' with { type: 'json' };\nexport const one = rules;\n`,
    });
    return own;
  };
  // biome-ignore format: an aligned table
  const broken = [
    // what            how                                                         refusal
    ['is emptied',     (own: TestRepository) => own.write({ [document]: '' }),          /^a JSON document, which the program is made with: Unexpected end/],
    ['is cut',         (own: TestRepository) => own.write({ [document]: '{"body":[' }), /^a JSON document, which/],
    ['is no JSON',     (own: TestRepository) => own.write({ [document]: 'rules\n' }),   /^a JSON document, which/],
    ['is deleted',     (own: TestRepository) => rmSync(join(own.root, document)),       /^this document, which the program is made with/],
  ] as const;
  test.each(broken)('%s: E_GATE by its path and a mend, on disk and in the commit', async (_what, how, expected) => {
    const own = withDocument();
    how(own);
    const refusal = {
      code: 'E_GATE',
      input: document,
      expected: expect.stringMatching(expected),
      mend: expect.stringContaining(`git checkout COMMIT -- ${document}`),
    };
    expect(await runGate(own.root, 'resolve', 'sample', {})).toMatchObject({ ok: false, refusal });
    const session = await openSession(own.root, own.commit());
    if (!session.ok) throw new Error(session.refusal.code);
    expect(await programAtCommit(session.value, 'resolve')).toMatchObject({ ok: false, refusal });
    await session.value.repository.close();
  });
});
