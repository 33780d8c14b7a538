// The flat documents at their bounds: resolver-request, its resolver-locator, and resolver-map.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { parseRepositoryMap, parseResolverRequest } from '#resolver';

const codeOf = (result: { ok: boolean; refusal?: { code: string; detail?: string } }): string =>
  result.ok ? 'accepted' : `${result.refusal?.code} ${result.refusal?.detail ?? ''}`.trim();

const digest = 'a'.repeat(64);
const content = (contentId: string) => ({ content_id: contentId, media_type: 'application/json', sha256: digest });
const scope = (purpose: string) => ({
  purpose,
  decision_record_ref: content('decision'),
  scope_sha256: digest,
  subject_ref: { type: 'artifact', value: { type: 'content', value: content(purpose) } },
});
const locator = (path: string, more: Record<string, Json> = {}): Json => ({
  commit_id: 'c'.repeat(40),
  hash_algorithm: 'sha1',
  object_id: 'd'.repeat(40),
  path,
  repository_id: 'repo.house',
  ...more,
});
const manifests = (count: number): Json => Array.from({ length: count }, (_, index) => locator(`m/${index}.json`));
const request = (manifestSources: Json, profile: Json = locator('profile.json')): Uint8Array =>
  encodeCanonical({
    manifest_sources: manifestSources,
    profile_source: profile,
    repository_context_ref: scope('repository-context'),
    selection_ref: scope('selection'),
    version: 1,
  });

describe('resolver-request and resolver-locator', () => {
  const sha256 = { hash_algorithm: 'sha256', commit_id: 'c'.repeat(64), object_id: 'd'.repeat(64) };
  // biome-ignore format: an aligned table
  const cases = [
    // what                             request                                                               expected
    ['one manifest',                    request(manifests(1)),                                                'accepted'],
    ['eight manifests',                 request(manifests(8)),                                                'accepted'],
    ['nine manifests',                  request(manifests(9)),                                                'E_INPUT manifest-count'],
    ['no manifest',                     request([]),                                                          'E_INPUT manifest-count'],
    ['a locator of SHA-256',            request(manifests(1), locator('p', sha256)),                          'accepted'],
    ['a short commit',                  request(manifests(1), locator('p', { commit_id: 'c'.repeat(39) })),   'E_INPUT locator-shape'],
    ['a long object id',                request(manifests(1), locator('p', { object_id: 'd'.repeat(64) })),   'E_INPUT locator-shape'],
    ['an id in capitals',               request(manifests(1), locator('p', { object_id: 'D'.repeat(40) })),   'E_INPUT locator-shape'],
    ['another hash',                    request(manifests(1), locator('p', { hash_algorithm: 'md5' })),       'E_INPUT locator-shape'],
    ['an absolute path',                request(manifests(1), locator('/p')),                                 'E_INPUT locator-shape'],
    ['a member too many',               request(manifests(1), locator('p', { mode: '100644' })),              'E_INPUT locator-shape'],
    ['a locator that is a text',        request(['m.json']),                                                  'E_INPUT locator-shape'],
    ['a profile that is a text',        request(manifests(1), 'profile.json'),                                'E_INPUT request-shape'],
    ['the profile among the manifests', request([locator('p')], locator('p')),                                'E_INPUT locator-duplicate'],
    ['one path at two commits',         request([locator('p', { commit_id: 'e'.repeat(40) })], locator('p')), 'accepted'],
  ] as const;
  test.each(cases)('%s', (_what, bytes, expected) => {
    expect(codeOf(parseResolverRequest(bytes))).toBe(expected);
  });
});

describe('resolver-map', () => {
  const map = (...repositories: readonly (readonly [string, string])[]): Uint8Array =>
    encodeCanonical({
      repositories: repositories.map(([repository_id, root]) => ({ repository_id, root })),
      version: 1,
    });
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => [`repo.r${index}`, `/srv/${index}`] as const);
  // biome-ignore format: an aligned table
  const cases = [
    // what                          map                                              expected
    ['one repository',               map(['repo.a', '/srv/a.git']),                   'accepted'],
    ['1024 repositories',            map(...many(1024)),                              'accepted'],
    ['1025 repositories',            map(...many(1025)),                              'E_INPUT map-shape'],
    ['a root of 4096 bytes',         map(['repo.a', `/${'a'.repeat(4095)}`]),         'accepted'],
    ['a root of 4097 bytes',         map(['repo.a', `/${'\u00e9'.repeat(2048)}`]),    'E_INPUT map-shape'],
    ['the root folder itself',       map(['repo.a', '/']),                            'E_INPUT map-shape'],
    ['an empty component',           map(['repo.a', '/srv//a']),                      'E_INPUT map-shape'],
    ['a dot',                        map(['repo.a', '/srv/./a']),                     'E_INPUT map-shape'],
    ['a control character',          map(['repo.a', '/srv/a\u007f']),                 'E_INPUT map-shape'],
    ['a name that begins with dots', map(['repo.a', '/srv/...a']),                    'accepted'],
    ['two ids, one root',            map(['repo.a', '/srv/a'], ['repo.b', '/srv/a']), 'accepted'],
    ['one id twice',                 map(['repo.a', '/srv/a'], ['repo.a', '/srv/b']), 'E_INPUT map-duplicate'],
  ] as const;
  test.each(cases)('%s', (_what, bytes, expected) => {
    expect(codeOf(parseRepositoryMap(bytes))).toBe(expected);
  });
});
