// A recorded version: what makes it whole, what makes it complete, and how versions hang together.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json, parseCanonical, sha256Hex } from '#canonical';
import { type Edit, edited } from '../../../test/support/edit.ts';
import {
  admitVersion,
  checkChain,
  checkComplete,
  checkEvidence,
  entryBounds,
  keptDocument,
  pathOfKept,
  releaseEntryKind,
  type SandboxedEvidence,
  sandboxedEvidenceKind,
} from '../src/index.ts';
import { admitted, bodyOf, bytesOf, contentsOf, evidenceOf, good, profileId, recordedFiles } from './support/sample.ts';

const files = recordedFiles('1.0.0');
const manifest = admitted(bodyOf(contentsOf({})));
const withFile = (name: string, bytes: Uint8Array | undefined) => {
  const changed = new Map(files);
  if (bytes === undefined) changed.delete(name);
  else changed.set(name, bytes);
  return changed;
};
const documentAt = (name: string): Json => good(parseCanonical(files.get(name) ?? new Uint8Array(), entryBounds));
const entryWith = (...edits: Edit[]) => withFile('entry.json', bytesOf(edited(documentAt('entry.json'), edits)));

describe('whole', () => {
  test('a version as it was recorded', () => {
    expect(admitVersion({ version: '1.0.0', files })).toMatchObject({ ok: true, value: { version: '1.0.0' } });
  });

  test('a signature of the manifest may lie beside it, sooner or later', () => {
    const signed = withFile('manifest.json.sig', new TextEncoder().encode('-----BEGIN SSH SIGNATURE-----'));
    expect(admitVersion({ version: '1.0.0', files: signed }).ok).toBe(true);
  });

  const dashboard = 'gates.default.evaluate.dashboard.json';
  // biome-ignore format: an aligned table
  test.each([
    // what                                    files                                                                 token          file
    ['no entry',                               withFile('entry.json', undefined),                                    'E_PARSE',     'entry.json'],
    ['no manifest',                            withFile('manifest.json', undefined),                                 'E_PARSE',     'manifest.json'],
    ['another version in the entry',           entryWith(['/body/version', '1.0.1'], ['/id', 'release-entry.1.0.1']), 'E_LEDGER',   'entry.json'],
    ['an id that is not the version\'s',       entryWith(['/id', 'release-entry.1.0.1']),                            'E_SHAPE',     'entry.json'],
    ['another manifest of good form',          withFile('manifest.json', admitted(bodyOf(contentsOf({ passed: 9 }))).bytes), 'E_LEDGER', 'manifest.json'],
    ['another commit in the entry',            entryWith(['/body/release/commit_id', '3'.repeat(40)]),               'E_LEDGER',    'entry.json'],
    ['another repository in the entry',        entryWith(['/body/repository_id', 'repo.other']),                     'E_LEDGER',    'entry.json'],
    ['a kept document that was edited',        withFile(dashboard, bytesOf({ all: 'well' })),                        'E_LEDGER',    dashboard],
    ['a kept document that is gone',           withFile(dashboard, undefined),                                       'E_LEDGER',    dashboard],
    ['evidence that was edited',               withFile('evidence.default.json', bytesOf({})),                       'E_LEDGER',    'evidence.default.json'],
    ['a file that the entry does not name',    withFile('notes.txt', bytesOf({})),                                   'E_LEDGER',    'notes.txt'],
    ['a document that is not the release\'s',  new Map([...withFile(dashboard, bytesOf({})), ...entryWith(['/body/kept/1/sha256', sha256Hex(bytesOf({}))])].filter(([name]) => name !== dashboard)).set(dashboard, bytesOf({})), 'E_LEDGER', dashboard],
  ] as const)('%s', (_what, changed, code, name) => {
    const refused = admitVersion({ version: '1.0.0', files: changed });
    expect(refused).toMatchObject({ ok: false, refusal: { code, input: `releases/1.0.0/${name}` } });
  });

  test('the folder says which version it is', () => {
    expect(admitVersion({ version: '1.0.1', files })).toMatchObject({ refusal: { code: 'E_LEDGER' } });
  });

  test('names of kept documents can be read back', () => {
    for (const path of ['gates/default/evaluate/dashboard.json', 'gates/a-b/x/a.b-c.d.json']) {
      expect(pathOfKept(keptDocument(path))).toBe(path);
    }
  });
});

describe('complete', () => {
  const whole = admitVersion({ version: '1.0.0', files });
  if (!whole.ok) throw new Error(whole.refusal.expected);
  const demanded = { profiles: [profileId], gates: ['evaluate', 'shadow'] };

  test('every profile and every gate that its commit asks for, and the evidence', () => {
    expect(checkComplete(whole.value, demanded)).toBeUndefined();
  });

  // biome-ignore format: an aligned table
  test.each([
    // asked for                                                                  said
    [{ ...demanded, profiles: [profileId, 'profile.other.v1'] },                  /profile `profile\.other\.v1`: this was recorded before it was complete/],
    [{ ...demanded, gates: ['evaluate', 'shadow', 'validate'] },                  /the verdict of gate `validate` on `profile\.default\.v1`: this was recorded/],
    [{ ...demanded, gates: [] },                                                  /gates to ask for/],
    [{ ...demanded, profiles: [] },                                               /gates to ask for/],
  ] as const)('%j', (asked, said) => {
    expect(checkComplete(whole.value, asked)).toMatchObject({ code: 'E_LEDGER', expected: expect.stringMatching(said) });
  });

  test('evidence that is missing', () => {
    const bare = { ...whole.value, files: withFile('evidence.default.json', undefined) };
    expect(checkComplete(bare, demanded)).toMatchObject({ code: 'E_EVIDENCE', input: 'releases/1.0.0/evidence' });
  });
});

describe('evidence of exactly this release', () => {
  type Change = (body: SandboxedEvidence['body']) => SandboxedEvidence['body'];
  const claim =
    (change: Partial<SandboxedEvidence['body']['claims'][number]>): Change =>
    (body) => ({
      ...body,
      claims: body.claims.map((one) => ({ ...one, ...change })),
    });
  const source: (change: Partial<SandboxedEvidence['body']['source']>) => Change = (change) => (body) => ({
    ...body,
    source: { ...body.source, ...change },
  });
  // biome-ignore format: an aligned table
  const cases: readonly (readonly [string, Change, string | undefined])[] = [
    // what                            change                                                                said
    ['as it was left',                 (body) => body,                                                       undefined],
    ['of another profile',             (body) => ({ ...body, profile_id: 'profile.other.v1' }),              'evidence of this profile'],
    ['of another commit',              source({ commit_id: '3'.repeat(40) }),                                'evidence of commit'],
    ['of another repository',          source({ repository_id: 'repo.other' }),                              'evidence of commit'],
    ['of another gate',                (body) => ({ ...body, shadow_record_sha256: '3'.repeat(64) }),        'the claims in this release'],
    ['of another claim',               claim({ claim_sha256: '3'.repeat(64) }),                              'every claim of the release and of no other'],
    ['of a claim by another name',     claim({ name: 'other' }),                                             'every claim of the release and of no other'],
    ['of no claim',                    (body) => ({ ...body, claims: [] }),                                  'every claim of the release and of no other'],
    ['another outcome',                claim({ outcome: 'no-change' }),                                      'not `no-change`'],
    ['inconclusive',                   claim({ outcome: 'inconclusive' }),                                   'not `inconclusive`'],
  ];
  test.each(cases)('%s', (_what, change, said) => {
    const evidence = evidenceOf(manifest.content, change).content;
    const refusal = checkEvidence(manifest.content, new Map([[profileId, evidence]]));
    if (said === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toMatchObject({ code: 'E_EVIDENCE', at: profileId, expected: expect.stringContaining(said) });
  });

  test('a release without any command incident shows nothing', () => {
    const contents = new Map([...contentsOf({})].filter(([path]) => !path.endsWith('command-claim.json')));
    const bare = admitted(bodyOf(contents));
    const evidence = evidenceOf(bare.content, (body) => ({ ...body, claims: [] })).content;
    const refusal = checkEvidence(bare.content, new Map([[profileId, evidence]]));
    expect(refusal).toMatchObject({ code: 'E_EVIDENCE', expected: expect.stringContaining('an empty set of checks') });
  });

  test('the kind sandboxed_evidence: what never started is inconclusive', () => {
    const { content } = evidenceOf(manifest.content);
    const unstarted = edited(content, [['/body/claims/0/receipt', { reason_id: 'run.not-started', state: 'absent' }]]);
    const refused = sandboxedEvidenceKind.parse(encodeCanonical(unstarted as unknown as Json));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE', at: '/body/claims/0/outcome' } });
    expect(sha256Hex(evidenceOf(manifest.content).bytes)).toBe(
      '062c751e1f936385ef2de378807d50faf16f212cfaf6d3335086c768ca161ddf',
    );
  });
});

describe('the chain', () => {
  const version = (name: string, previous?: string, digest?: string) => {
    const before = previous === undefined ? undefined : recordedFiles(previous).get('entry.json');
    const link = before && {
      state: 'present' as const,
      value: { entry_sha256: digest ?? sha256Hex(before), version: previous ?? '' },
    };
    return good(admitVersion({ version: name, files: recordedFiles(name, link) }));
  };

  test('each names one before it, whatever lies between', () => {
    expect(checkChain([version('1.0.0'), version('1.0.1', '1.0.0'), version('2.0.0', '1.0.0')])).toBeUndefined();
    expect(checkChain([])).toBeUndefined();
  });

  // biome-ignore format: an aligned table
  test.each([
    // versions                                                             broken at
    [[version('1.0.0'), version('1.1.0', '1.0.0', '3'.repeat(64))],         '1.1.0'],
    [[version('1.1.0', '1.0.0')],                                           '1.1.0'],
    [[version('1.0.0'), version('1.1.0')],                                  '1.1.0'],
  ] as const)('broken: %#', (versions, at) => {
    expect(checkChain(versions)).toMatchObject({ code: 'E_LEDGER', input: `releases/${at}/entry.json` });
  });

  test('the kind release_entry: no version goes backwards, and its bytes are frozen', () => {
    const { entry } = version('1.1.0', '1.0.0');
    const turned = edited(entry.content, [['/body/previous/value/version', '1.1.0']]);
    const refused = releaseEntryKind.parse(encodeCanonical(turned as unknown as Json));
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'E_RELATION', at: '/body/previous/value/version' } });
    expect(sha256Hex(entry.bytes)).toBe('a3cd4539ceb34b6ad8288141d2db6ae802413bd959dabe93dfbcdcbb0d6e192e');
  });
});
