// A published manifest against what was found: every field that a stranger could be lied to about, and every way of not knowing.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { ReleaseBody } from '#packaging';
import { edited } from '../../../test/support/edit.ts';
import { buildChallenge, challengeWords, type Fields, type Found, releaseChallengeKind } from '../src/index.ts';
import { admitted, bodyOf, contentsOf, good } from './support/sample.ts';

const body = bodyOf(contentsOf({}));
const derived = admitted(body);
const other = '9'.repeat(64);
const found: Found = { state: 'derived', code: 'own-clone', manifest: derived };

const challenge = (published: ReleaseBody, what: Found = found) =>
  good(buildChallenge(admitted(published), what, [])).content;

type Lists = 'facts' | 'files' | 'gates' | 'gate_documents';
const notMatching = (content: ReturnType<typeof challenge>, name: Lists) =>
  content.body[name].filter(({ outcome }) => outcome !== 'match');

test('the same manifest matches, line by line', () => {
  const content = challenge(body);
  expect(content.body.outcome).toBe('match');
  expect(content.body.files.map(({ name }) => name).toSorted()).toEqual(body.files.map(({ path }) => path));
  expect(content.body.gates.map(({ name }) => name)).toEqual([
    'profile.default.v1 evaluate',
    'profile.default.v1 shadow',
  ]);
  expect(challengeWords(content).at(-1)).toMatch(/^match: /);
});

describe('a lie is found where it was told', () => {
  // biome-ignore format: an aligned table
  test.each([
    // pointer                                 to                 list        name                            field
    ['/files/0/sha256',                        other,             'files',    'libs/adapters/src/x/closure.json', 'sha256'],
    ['/files/0/mode',                          '100755',          'files',    'libs/adapters/src/x/closure.json', 'mode'],
    ['/files/1/object_id',                     '9'.repeat(40),    'files',    'libs/canonical/src/s.ts',         'object_id'],
    ['/files/1/size_bytes',                    77,                'files',    'libs/canonical/src/s.ts',         'size_bytes'],
    ['/gate_documents/0/sha256',               other,             'gates',    'profile.default.v1 evaluate',  'dashboard.json'],
    ['/gate_documents/0/size_bytes',           7,                 'gate_documents', 'gates/default/evaluate/dashboard.json', 'size_bytes'],
    ['/installer/sha256',                      other,             'facts',    'release',                      'installer.sha256'],
    ['/installer/object_id',                   '9'.repeat(40),    'facts',    'release',                      'installer.object_id'],
    ['/source/repository_id',                  'repo.other',      'facts',    'release',                      'source.repository_id'],
    ['/core_contract/generation_id',           `g-${other}`,      'facts',    'release',                      'core_contract.generation_id'],
  ] as const)('%s', (pointer, value, list, name, field) => {
    const content = challenge(edited(body, [[pointer, value]]));
    expect(content.body.outcome).toBe('differ');
    expect(notMatching(content, list)).toMatchObject([{ name, outcome: 'differ', fields: [{ at: field }] }]);
    expect(challengeWords(content).join('\n')).toContain(`differs ${name}: ${field} `);
  });

  test('a record of a gate', () => {
    const content = challenge(
      edited(body, [
        ['/gates/1/record_sha256', other],
        ['/gate_documents/3/sha256', other],
      ]),
    );
    expect(notMatching(content, 'gates')).toMatchObject([
      { name: 'profile.default.v1 shadow', fields: [{ at: 'record', from: other }] },
    ]);
  });

  test('a file that was left out', () => {
    const content = challenge(
      edited(body, [
        ['/files/1', undefined],
        ['/profiles/0/files/1', undefined],
      ]),
    );
    expect(notMatching(content, 'files')).toMatchObject([{ name: 'libs/canonical/src/s.ts', outcome: 'differ' }]);
  });

  test('a file that was added', () => {
    const added = { ...body.files[1], path: 'libs/canonical/src/t.ts' };
    const content = challenge({
      ...body,
      files: [...body.files.slice(0, 2), added as ReleaseBody['files'][number], ...body.files.slice(2)],
      profiles: body.profiles.map((profile) => ({ ...profile, files: [...profile.files, added.path].toSorted() })),
    });
    expect(notMatching(content, 'files')).toMatchObject([{ name: added.path, outcome: 'differ' }]);
  });
});

describe('where nothing is derived', () => {
  const held = new Map(
    body.files.map(({ path, ...file }): [string, Fields] => [
      path,
      new Map(Object.entries(file).map(([at, v]) => [at, String(v)])),
    ]),
  );
  // biome-ignore format: an aligned table
  test.each([
    // reason                    outcome     said
    ['code.failed',              'unknown',  /did not run here/],
    ['commit.missing',           'unknown',  /does not hold the commit/],
    ['commit.unreachable',       'unknown',  /no branch or tag/],
    ['gates.refused',            'differ',   /refuse what the manifest says they passed/],
    ['history.shallow',          'unknown',  /cut short/],
    ['packages.unavailable',     'unknown',  /could not be installed/],
    ['repository.unfit',         'unknown',  /cannot be read/],
  ] as const)('%s: %s', (reason, outcome, said) => {
    const content = challenge(body, { state: 'underived', reason });
    expect(content.body.outcome).toBe(outcome);
    expect(content.body.files.every((line) => line.outcome === 'unknown')).toBe(true);
    expect(challengeWords(content).join('\n')).toMatch(said);
  });

  test('files are held against the objects of the commit all the same', () => {
    const content = challenge(body, { state: 'underived', reason: 'packages.unavailable', held });
    expect(content.body.outcome).toBe('unknown');
    expect(notMatching(content, 'files')).toEqual([]);
    expect(notMatching(content, 'gates')).toHaveLength(2);
  });

  test('and one that differs, or is not there, is enough', () => {
    for (const lie of [
      edited(body, [['/files/1/sha256', other]]),
      {
        ...body,
        files: body.files.map((file, index) => (index === 1 ? { ...file, path: 'libs/canonical/src/s2.ts' } : file)),
        profiles: edited(body.profiles, [['/0/files/1', 'libs/canonical/src/s2.ts']]),
      },
    ]) {
      const content = challenge(lie, { state: 'underived', reason: 'packages.unavailable', held });
      expect(content.body.outcome).toBe('differ');
      expect(notMatching(content, 'files')[0]).toMatchObject({ outcome: 'differ' });
    }
  });
});

describe('the kind release_challenge', () => {
  const document = good(
    buildChallenge(derived, found, [
      { fields: [{ at: 'content', from: 'x' }], name: 'release.tar', outcome: 'differ' },
    ]),
  );

  test('its bytes are frozen; a file of the release directory counts', () => {
    expect(document.content.body.outcome).toBe('differ');
    expect(sha256Hex(document.bytes)).toBe('25a0452e426156969d2dae67a4031b7e75e5f036995684f3c4e885487fd6c7d3');
  });

  // biome-ignore format: an aligned table
  test.each([
    // edits                                                                            place
    [[['/body/outcome', 'match']],                                                      '/body/outcome'],
    [[['/body/outcome', 'unknown']],                                                    '/body/outcome'],
    [[['/body/directory', []]],                                                         '/body/outcome'],
    [[['/body/directory', []], ['/body/outcome', 'match'], ['/body/derivation', { reason_id: 'code.failed', state: 'underived' }]], '/body/outcome'],
    [[['/body/facts', []], ['/body/files', []], ['/body/gates', []], ['/body/gate_documents', []], ['/body/directory', []], ['/body/outcome', 'match']], '/body/outcome'],
  ] as const)('an outcome that does not follow is refused: %j', (edits, at) => {
    const refused = releaseChallengeKind.parse(encodeCanonical(edited(document.content, edits) as unknown as Json));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'E_RELATION', at } });
  });
});
