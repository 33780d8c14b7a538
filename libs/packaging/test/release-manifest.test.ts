// The kind `release_manifest`: what its door takes, and every rule beyond the schema with one way to break it. Each bent
// body is sealed again, so that it is the rule that refuses and not the id.
import { describe, expect, test } from 'vitest';
import { canonicalText, type Json } from '#canonical';
import {
  bracketsMax,
  encodeReleaseManifest,
  fileCountMax,
  type ReleaseBody,
  type ReleaseManifest,
  releaseId,
  releaseManifestKind,
  sealManifest,
} from '#packaging';
import { sampleBody, sampleRelease } from './support/sample-release.ts';

const parse = (manifest: ReleaseManifest) => releaseManifestKind.parse(encodeReleaseManifest(manifest));
const detailOf = (result: ReturnType<typeof parse>): readonly (string | undefined)[] =>
  result.ok ? ['accepted'] : [result.refusal.code, (result.refusal as { detail?: string }).detail, result.refusal.at];

/** A sample body of two profiles, bent and sealed. */
const bent = (change: (body: ReleaseBody) => void) => {
  const { body } = sampleBody(['sample', 'second'], { 'profiles/shared/prompts/p.md': 'Read.\n' });
  change(body);
  return detailOf(parse(sealManifest(body)));
};

describe('a good manifest', () => {
  test('is taken, and comes out as it went in', () => {
    const { manifest } = sampleRelease(['sample', 'second']);
    const bytes = encodeReleaseManifest(manifest);
    const parsed = releaseManifestKind.parse(bytes);
    expect(parsed).toMatchObject({ ok: true, value: { content: manifest, bytes } });
  });

  test('has an id that covers its body', () => {
    const { body } = sampleBody();
    expect(releaseId(body)).toBe('release.84b86374416288cc277187c77b02864a6821847e2bd1dc97609b9dd1e1601c97');
    expect(sealManifest(body).id).toBe(releaseId(body));
  });

  test('may be of a SHA-256 repository', () => {
    const { body } = sampleBody();
    for (const file of [...body.files, body.installer]) file.object_id = 'a'.repeat(64);
    body.source = { commit_id: 'b'.repeat(64), hash_algorithm: 'sha256', repository_id: 'repo.sample' };
    expect(detailOf(parse(sealManifest(body)))).toEqual(['accepted']);
  });
});

describe('the door', () => {
  const text = canonicalText(sampleRelease().manifest as unknown as Json);
  const utf8 = (value: string) => new TextEncoder().encode(value);
  // biome-ignore format: an aligned table
  test.each([
    // what                     bytes                                                        expected
    ['no JSON',            utf8('{'),                                                             ['E_PARSE',     undefined]],
    ['no final line feed', utf8(text),                                                            ['E_CANONICAL', undefined]],
    ['other spelling',     utf8(`${text.replace('{', '{ ')}\n`),                                  ['E_CANONICAL', undefined]],
    ['a byte order mark',  utf8(`\ufeff${text}\n`),                                               ['E_PARSE',     undefined]],
    ['another kind',       utf8(`${text.replace('release_manifest', 'release_notes')}\n`),        ['E_SHAPE',  undefined]],
    ['version 1',          utf8(`${text.replace('"schema_version":2', '"schema_version":1')}\n`), ['E_SHAPE', undefined]],
    ['an open object',     utf8(`${text.replace('{"activation"', '{"a":1,"activation"')}\n`),     ['E_SHAPE', undefined]],
    ['an edited body',     utf8(`${text.replace('"size_bytes":2', '"size_bytes":1')}\n`),         ['E_SHAPE',   'manifest.id']],
    ['brackets at the bound', utf8(`${'[{'.repeat(bracketsMax / 2)}\n`),                             ['E_PARSE',     undefined]],
    ['a bracket more',     utf8(`[${'{['.repeat(bracketsMax / 2)}\n`),                             ['E_LIMIT',     undefined]],
    ['more than 64 MiB',   new Uint8Array(64 * 1024 * 1024 + 1),                                  ['E_LIMIT',     undefined]],
  ])('%s', (_what, bytes, expected) => {
    expect(detailOf(releaseManifestKind.parse(bytes)).slice(0, 2)).toEqual(expected);
  });
});

type Bend = (body: ReleaseBody) => void;
const profile = (body: ReleaseBody, index = 0) => {
  const found = body.profiles[index];
  if (found === undefined) throw new Error('no such profile');
  return found;
};
const file = (body: ReleaseBody, path: string) => {
  const found = body.files.find((candidate) => candidate.path === path);
  if (found === undefined) throw new Error(`no ${path}`);
  return found;
};
const without = (paths: string[], path: string): string[] => paths.filter((candidate) => candidate !== path);
/** Renames a file wherever the manifest names it; order is kept by sorting again. */
const rename =
  (from: string, to: string): Bend =>
  (body) => {
    file(body, from).path = to;
    body.files.sort((a, b) => Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)));
    for (const each of body.profiles) {
      if (!each.files.includes(from)) continue;
      each.files = [...without(each.files, from), to].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    }
  };
const prompt = 'profiles/shared/prompts/p.md';
const addTo = (body: ReleaseBody, index: number, path: string): void => {
  profile(body, index).files = [...profile(body, index).files, path].sort();
};

// biome-ignore format: an aligned table
const rules: readonly (readonly [string, Bend, string, string])[] = [
  // what                                change                                                                                    detail                              place
  ['files out of order',                (body) => void body.files.reverse(),                                                      'manifest.order',                   '/body/files/1'],
  ['a file twice',                      (body) => void body.files.push(...body.files.slice(-1)),                                  'manifest.order',                   '/body/files/16'],
  ['documents out of order',            (body) => void body.gate_documents.reverse(),                                             'manifest.order',                   '/body/gate_documents/1'],
  ['a path out of the tree',            rename(prompt, 'profiles/shared/../p.md'),                                                'manifest.path',                    '/body/files/12/path'],
  ['an absolute path',                  rename(prompt, '/etc/passwd'),                                                            'manifest.path',                    '/body/files/0/path'],
  ['a drive path',                      rename(prompt, 'C:../x'),                                                                 'manifest.path',                    '/body/files/0/path'],
  ['a reserved name',                   rename(prompt, 'profiles/shared/nul.md'),                                                 'manifest.path',                    '/body/files/15/path'],
  ['a dot file',                        rename(prompt, 'profiles/shared/.claude/p.md'),                                           'manifest.path',                    '/body/files/12/path'],
  ['names that fold to one',            rename(prompt, 'profiles/shared/Manifests/p.md'),                                         'manifest.path',                    '/body/files'],
  ['a file of the gates',               rename(prompt, 'gates/sample/resolve/x.json'),                                            'manifest.root',                    '/body/files/0/path'],
  ['a file of the tools',               rename(prompt, 'tools/x.ts'),                                                             'manifest.root',                    '/body/files/15/path'],
  ['a file at the top',                 rename(prompt, 'north-star.md'),                                                          'manifest.root',                    '/body/files/2/path'],
  ['an id of another algorithm',        (body) => { file(body, prompt).object_id = 'a'.repeat(64); },                             'manifest.object-id',               '/body/files/15/object_id'],
  ['an installer of another algorithm', (body) => { body.installer.object_id = 'a'.repeat(64); },                                 'manifest.object-id',               '/body/installer/object_id'],
  ['profiles out of order',             (body) => void body.profiles.reverse(),                                                   'manifest.order',                   '/body/profiles'],
  ['a profile named like the shared',   (body) => { profile(body, 1).profile_id = 'profile.shared.v1'; },                         'manifest.profile-name',            '/body/profiles/1/profile_id'],
  ['a list out of order',               (body) => void profile(body).files.reverse(),                                             'manifest.order',                   '/body/profiles/0/files'],
  ['a file that is not listed above',   (body) => addTo(body, 0, 'profiles/sample/x.md'),                                         'manifest.profile-file-unknown',    '/body/profiles/0/files/7'],
  ['a file of another profile',         (body) => addTo(body, 0, 'profiles/second/profile.json'),                                 'manifest.profile-file-foreign',    '/body/profiles/0/files/7'],
  ['no profile document',               (body) => { profile(body).files = without(profile(body).files, 'profiles/sample/profile.json'); }, 'manifest.profile-file-missing',    '/body/profiles/0/files'],
  ['no producer configuration',         (body) => { profile(body).files = without(profile(body).files, 'profiles/sample/producer-config.json'); }, 'manifest.profile-file-missing',    '/body/profiles/0/files'],
  ['no installed program',              (body) => { profile(body).files = without(profile(body).files, 'libs/command/src/installed.ts'); }, 'manifest.profile-file-missing',    '/body/profiles/0/files'],
  ['no import map',                     (body) => { profile(body).files = without(profile(body).files, 'libs/package.json'); },   'manifest.profile-file-missing',    '/body/profiles/0/files'],
  ['five manifests',                    (body) => { profile(body).files = without(profile(body).files, 'profiles/shared/manifests/verifier.json'); }, 'manifest.profile-manifests',       '/body/profiles/0/files'],
  ['seven manifests',                   rename(prompt, 'profiles/shared/manifests/x.json'),                                       'manifest.profile-manifests',       '/body/profiles/0/files'],
  ['a file that nobody lists',          (body) => { for (const each of body.profiles) each.files = without(each.files, prompt); }, 'manifest.file-unclaimed',          '/body/files/15'],
  ['verdicts out of order',             (body) => void body.gates.reverse(),                                                      'manifest.order',                   '/body/gates/2'],
  ['a verdict on no profile',           (body) => { for (const each of body.gates) each.profile_id = 'profile.third.v1'; },       'manifest.order',                   '/body/gates/0'],
  ['two verdicts of one gate',          (body) => { for (const each of body.gates) each.gate = 'resolve'; },                      'manifest.gate-twice',              '/body/gates/1'],
  ['a profile that no gate judged',     (body) => { body.gates = body.gates.slice(0, 2); },                                       'manifest.gate-missing',            '/body/profiles/1'],
  ['a digest of another record',        (body) => { for (const each of body.gates) each.record_sha256 = '0'.repeat(64); },        'manifest.gate-record',             '/body/gates/0/record_sha256'],
  ['a verdict without its record',      (body) => { for (const each of body.gates) if (each.gate === 'validate') each.gate = 'shadow'; }, 'manifest.gate-record',             '/body/gates/1/record_sha256'],
  ['documents out of order in a list',  (body) => void profile(body).gate_documents.reverse(),                                    'manifest.order',                   '/body/profiles/0/gate_documents'],
  ['a document of another profile',     (body) => { profile(body).gate_documents = ['gates/second/resolve/resolve.json']; },      'manifest.gate-document-foreign',   '/body/profiles/0/gate_documents/0'],
  ['a document of no gate',             (body) => { profile(body).gate_documents = ['gates/sample/shadow/x.json']; },             'manifest.gate-document-foreign',   '/body/profiles/0/gate_documents/0'],
  ['a document that is not listed',     (body) => { profile(body).gate_documents = ['gates/sample/resolve/x.json']; },            'manifest.gate-document-unknown',   '/body/profiles/0/gate_documents/0'],
  ['a document that nobody lists',      (body) => { profile(body).gate_documents = profile(body).gate_documents.slice(1); },      'manifest.gate-document-unclaimed', '/body/gate_documents/0'],
];

describe('rules beyond the schema', () => {
  test.each(rules)('%s', (_what, change, detail, place) => {
    expect(bent(change)).toEqual(['E_SHAPE', detail, place]);
  });

  test('an id that is not that of the body', () => {
    const { manifest } = sampleRelease();
    expect(detailOf(parse({ ...manifest, id: `release.${'0'.repeat(64)}` }))).toEqual([
      'E_SHAPE',
      'manifest.id',
      '/id',
    ]);
  });

  test('the bytes of all files have an edge', () => {
    const sized = (last: number) =>
      bent((body) => {
        const large = Array.from({ length: 63 }, (_, index) => ({
          ...file(body, prompt),
          path: `profiles/shared/z/${String(index).padStart(2, '0')}`,
          size_bytes: 64 * 1024 * 1024,
        }));
        const used = body.gate_documents
          .concat(body.files as never)
          .reduce((sum, { size_bytes }) => sum + size_bytes, 0);
        const rest = {
          ...file(body, prompt),
          path: 'profiles/shared/z/99',
          size_bytes: 64 * 1024 * 1024 - used + last,
        };
        body.files.push(...large, rest);
        profile(body).files.push(...large.map(({ path }) => path), rest.path);
      });
    expect(sized(0)).toEqual(['accepted']);
    expect(sized(1)).toEqual(['E_SHAPE', 'manifest.total-bytes', '/body/files']);
  });

  test('the number of files has an edge', () => {
    const counted = (count: number) =>
      bent((body) => {
        const more = Array.from({ length: count - body.files.length }, (_, index) => ({
          ...file(body, prompt),
          path: `profiles/shared/z/${String(index).padStart(6, '0')}`,
          size_bytes: 0,
        }));
        body.files.push(...more);
        profile(body).files.push(...more.map(({ path }) => path));
      });
    expect(counted(fileCountMax)).toEqual(['accepted']);
    expect(counted(fileCountMax + 1).slice(0, 1)).toEqual(['E_LIMIT']);
  });
});
