// Inputs as bytes: the largest that the rules allow are read, and what is past an adapter's bounds or no canonical JSON is
// refused before the adapter sees it.
import { describe, expect, test } from 'vitest';
import { encodeCanonical, type Json } from '#canonical';
import { adapterCommands, adapters, findAdapter, materializationInputBounds, normalizeBytes } from '../src/index.ts';
import { at, type Edits, edited } from './support/edit.ts';
import { incomplete } from './support/inputs/github-actions-ci.ts';
import { samples } from './support/samples.ts';

const sampleOf = (name: string) => {
  const [adapter, sample] = [findAdapter(name), samples.find((candidate) => candidate.name === name)];
  if (adapter === undefined || sample === undefined) throw new Error(`no adapter is named ${name}`);
  return { adapter, sample };
};

function answer(name: string, input: Uint8Array): string {
  const result = normalizeBytes(sampleOf(name).adapter, input);
  return result.ok ? 'observed' : result.refusal.code;
}

const bytesOf = (name: string, edits: Edits = {}): Uint8Array =>
  encodeCanonical(edited(sampleOf(name).sample.valid, edits));

const numbered = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const longPath = (index: number): string => `${String(1000 + index)}${'/p'.repeat(2046)}`;

const files = numbered(256, (index) => ({ path: longPath(index), status: 'added', patch_sha256: '5'.repeat(64) }));

const longData = { name: 'n'.repeat(8192), text: 't'.repeat(8192), details_url: 'u'.repeat(8192) };
const job = at(sampleOf('github-actions-ci').sample.valid, '/snapshot/jobs/0');
const jobs = numbered(128, (index) =>
  edited(job, { '/job_id': `${1000 + index}`, '/check_run_id': `${2000 + index}`, '/provider_data': longData }),
);

const longMetadata = { list: ['x'.repeat(4090), 'x'.repeat(4090), 'x'.repeat(4090), 'x'.repeat(4090)] };
const finding = (place: string, index: number): Json =>
  edited(at(sampleOf('codex-native-reviewer').sample.valid, place), {
    '/finding_id': `${place.slice(10, 11)}${1000 + index}`,
    '/body': 'b'.repeat(8192),
    '/provider_severity': 's'.repeat(8192),
    '/provider_metadata': longMetadata,
  });

const paths = numbered(64, longPath);

const largest: readonly (readonly [name: string, edits: Edits])[] = [
  ['github-forge', { '/snapshot/files': files, '/snapshot/reported_file_count': 256 }],
  ['gitlab-forge', { '/snapshot/files': files, '/snapshot/reported_file_count': 256 }],
  [
    'github-actions-ci',
    {
      '/snapshot/jobs': jobs,
      '/snapshot/reported_job_count': 128,
      '/trust_context/expected_jobs': jobs.map((entry) => ({
        job_id: at(entry, '/job_id'),
        check_run_id: at(entry, '/check_run_id'),
      })),
    },
  ],
  [
    'codex-native-reviewer',
    {
      '/snapshot/top_level_findings': numbered(256, (index) => finding('/snapshot/top_level_findings/0', index)),
      '/snapshot/inline_findings': numbered(256, (index) => finding('/snapshot/inline_findings/0', index)),
      '/snapshot/reported_top_level_count': 256,
      '/snapshot/reported_inline_count': 256,
    },
  ],
  [
    'dormant-publisher',
    {
      '/claim/allowed_paths': paths,
      '/trust_context/verified_claim/content/allowed_paths': paths,
      '/trust_context/expected_allowed_paths': paths,
    },
  ],
];

// biome-ignore format: a table
const bounds = [
  // adapter                 bytes       depth entries string bytes
  ['claude-code-producer',   8_388_608,  40,   256,    8192],
  ['codex-cli-producer',     8_388_608,  40,   256,    8192],
  ['codex-native-reviewer',  33_554_432, 12,   256,    8192],
  ['deterministic-verifier', 8_388_608,  42,   256,    8192],
  ['dormant-publisher',      4_194_304,  12,   64,     8192],
  ['github-actions-ci',      8_388_608,  8,    128,    8192],
  ['github-forge',           4_194_304,  32,   1024,   65_536],
  ['gitlab-forge',           4_194_304,  32,   1024,   65_536],
  ['local-git-materializer', 8_388_608,  36,   256,    2_097_152],
] as const;

test('what may come at most', () => {
  const materializer = { name: 'local-git-materializer', inputBounds: materializationInputBounds };
  const found = [...adapters, materializer].map(({ name, inputBounds }) => {
    const { bytesMax, depthMax, entriesMax, stringBytesMax } = inputBounds;
    return [name, bytesMax, depthMax, entriesMax, stringBytesMax];
  });
  expect(found).toEqual(bounds);
});

describe('the largest input', () => {
  test.each(largest)('of %s is observed', (name, edits) => {
    const input = bytesOf(name, edits);
    expect(input.length).toBeGreaterThan(256 * 1024);
    expect(answer(name, input)).toBe('observed');
  });
});

describe.each(adapters)('bytes for $name', ({ name, inputBounds }) => {
  const text = Buffer.from(bytesOf(name)).toString('utf8');
  const rows: readonly (readonly [rule: string, input: () => Uint8Array, outcome: string])[] = [
    ['canonical bytes', () => bytesOf(name), 'observed'],
    ['more bytes than may come', () => new Uint8Array(inputBounds.bytesMax + 1), 'E_LIMIT'],
    ['no bytes', () => new Uint8Array(), 'E_PARSE'],
    ['text behind it', () => Buffer.from(`${text}{}`), 'E_PARSE'],
    ['no final LF', () => Buffer.from(text.trimEnd()), 'E_CANONICAL'],
    ['a blank', () => Buffer.from(text.replace(':', ': ')), 'E_CANONICAL'],
    [
      'nesting past the bound',
      () => Buffer.from(`${'['.repeat(inputBounds.depthMax + 1)}${']'.repeat(inputBounds.depthMax + 1)}\n`),
      'E_LIMIT',
    ],
    ['another envelope', () => Buffer.from('{}\n'), sampleOf(name).sample.errorCodes[0] ?? ''],
  ];
  test.each(rows)('%s', (_rule, input, outcome) => {
    expect(answer(name, input())).toBe(outcome);
  });
});

describe('commands', () => {
  test('one for each adapter, under its name', () => {
    expect(adapterCommands.map(({ name }) => name)).toEqual(adapters.map(({ name }) => `adapter normalize ${name}`));
  });

  test.each(adapterCommands)('$name', ({ name, run, codes, inputs, output }) => {
    const { sample } = sampleOf(name.replace('adapter normalize ', ''));
    const result = run({ input: encodeCanonical(sample.valid) });
    expect(result.ok && result.value).toBeInstanceOf(Uint8Array);
    expect(codes).toEqual(['E_LIMIT', 'E_PARSE', 'E_CANONICAL', ...sample.errorCodes]);
    expect(inputs.map(({ bytesMax }) => bytesMax)).toEqual([sample.inputBounds.bytesMax]);
    expect(output).toBe('adapter_observation');
  });

  test('the materializer is no normalizer', () => {
    expect(findAdapter('local-git-materializer')).toBeUndefined();
  });
});

test('a list far too long is refused without a look at its items', () => {
  const { sample } = sampleOf('github-actions-ci');
  const input = edited(sample.valid, incomplete) as { snapshot: { jobs: Json } };
  input.snapshot.jobs = new Array<Json>(5_000_000).fill(null);
  expect(sample.normalize(input)).toMatchObject({
    refusal: { at: '/snapshot/jobs', expected: 'an array of 0 to 128 items' },
  });
});

const places: readonly (readonly [name: string, edits: Edits, at: string, expected: string])[] = [
  ['github-forge', { '/snapshot/files/1/path': 'a//b' }, '/snapshot/files/1/path', 'a repository path'],
  ['github-forge', { '/snapshot/closed': true }, '/snapshot', 'closed and merged marks that go with `state`'],
  ['github-forge', { '/snapshot/a~b': 1 }, '/snapshot', 'an object with exactly the members'],
  ['github-actions-ci', { '/snapshot/jobs/0/job_id': '8' }, '/snapshot', 'no job beyond the expected ones'],
  ['dormant-publisher', { '/claim/decision': 'deny' }, '/claim', 'the claim that was verified'],
  [
    'claude-code-producer',
    { '/snapshot/body/execution/performer/principal_id': 'x'.repeat(8193) },
    '/snapshot/body/execution/performer/principal_id',
    'at most 8192 bytes',
  ],
  ['codex-cli-producer', { '/snapshot/id': 'snapshot.other' }, '/snapshot', 'the snapshot that was verified'],
  [
    'claude-code-producer',
    { '/snapshot/body/provider_metadata/message/value': '' },
    '/snapshot/body/provider_metadata/message/value',
    'text of 1 to 1024 bytes',
  ],
  ['deterministic-verifier', { '/snapshot/id': 'snapshot.other' }, '/snapshot', 'the snapshot that was verified'],
  [
    'claude-code-producer',
    { '/snapshot/body/execution/metadata/model/value': 7 },
    '/snapshot/body/execution/metadata/model/value',
    'text',
  ],
  [
    'claude-code-producer',
    { '/trust_context/body/manifest/content/id': 'adapter.x.v1' },
    '/trust_context/body',
    'the manifest `adapter.claude-code-producer.v1`',
  ],
  [
    'deterministic-verifier',
    { '/trust_context/body/expected_attempt_id': 'x' },
    '/snapshot/body/result/content',
    'the expected attempt',
  ],
];

describe('a refusal says where and what', () => {
  test.each(places)('%s %j', (name, edits, place, expected) => {
    const { sample } = sampleOf(name);
    const result = sample.normalize(edited(sample.valid, edits));
    expect(result).toMatchObject({ ok: false, refusal: { at: place, expected: expect.stringContaining(expected) } });
  });
});
