// A release put together from derived sets and what gates left: the manifest, its archive, and the checksums beside them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sha256Hex } from '#canonical';
import {
  buildReleaseManifest,
  deriveClosedSet,
  driveSync,
  type PassedGate,
  type ReleasedProfile,
  type ReleaseInput,
  releaseManifestKind,
  renderChecksums,
} from '#packaging';
import { sampleRepository } from './support/sample-repository.ts';

const gates: readonly PassedGate[] = ['resolve', 'validate'].map((gate) => ({
  gate,
  documents: [`${gate}.json`, 'gate-record.json'].map((name) => ({
    name,
    sha256: sha256Hex(`${gate} ${name}`),
    size_bytes: 3,
  })),
}));

function sampleInput(change: Partial<ReleaseInput> = {}): ReleaseInput {
  const { repository, place } = sampleRepository();
  const set = driveSync(deriveClosedSet(place), repository.answer);
  if (!set.ok) throw new Error(set.refusal.detail);
  return {
    source: { commit_id: place.commit, hash_algorithm: place.algorithm, repository_id: place.repositoryId },
    generationId: `g-${'0'.repeat(64)}`,
    installer: { object_id: '1'.repeat(40), sha256: '2'.repeat(64) },
    profiles: [{ profileId: set.value.profileId, files: set.value.files, gates }],
    ...change,
  };
}

/** The same profile under another name. */
const asSecond = (profile: ReleasedProfile): ReleasedProfile => ({
  ...profile,
  profileId: 'profile.second.v1',
  files: profile.files.map((file) => ({ ...file, path: file.path.replace('profiles/sample/', 'profiles/second/') })),
});

test('the manifest holds what was derived and what the gates left, sorted', () => {
  const input = sampleInput();
  const built = buildReleaseManifest(input);
  if (!built.ok) throw new Error(JSON.stringify(built.refusal));
  const { body } = built.value.content;
  expect(body.files).toEqual(input.profiles[0]?.files);
  expect(body.gates.map(({ gate, record_sha256 }) => [gate, record_sha256])).toEqual([
    ['resolve', sha256Hex('resolve gate-record.json')],
    ['validate', sha256Hex('validate gate-record.json')],
  ]);
  expect(body.gate_documents.map(({ path }) => path)).toEqual([
    'gates/sample/resolve/gate-record.json',
    'gates/sample/resolve/resolve.json',
    'gates/sample/validate/gate-record.json',
    'gates/sample/validate/validate.json',
  ]);
  expect(releaseManifestKind.parse(built.value.bytes)).toEqual(built);
  expect(built.value.sha256).toBe(sha256Hex(built.value.bytes));
});

test('the order of profiles and files makes no difference; shared files are listed once', () => {
  const [sample] = sampleInput().profiles;
  if (sample === undefined) throw new Error('no profile');
  const second = asSecond(sample);
  const built = buildReleaseManifest(sampleInput({ profiles: [sample, second] }));
  const reordered = [second, { ...sample, files: sample.files.toReversed() }];
  expect(buildReleaseManifest(sampleInput({ profiles: reordered }))).toEqual(built);
  expect(built).toMatchObject({
    ok: true,
    value: {
      content: { body: { profiles: [{ profile_id: 'profile.sample.v1' }, { profile_id: 'profile.second.v1' }] } },
    },
  });
  const paths = built.ok ? built.value.content.body.files.map(({ path }) => path) : [];
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path === 'libs/package.json')).toHaveLength(1);
});

test('a gate without its record, and a profile without gates, are refused at the same door', () => {
  const [sample] = sampleInput().profiles;
  const withGates = (list: readonly PassedGate[]) =>
    buildReleaseManifest(sampleInput({ profiles: [{ ...(sample as ReleasedProfile), gates: list }] }));
  const bare = gates.map(({ gate, documents }) => ({ gate, documents: documents.slice(0, 1) }));
  expect(withGates(bare)).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE' } });
  expect(withGates([])).toMatchObject({ ok: false, refusal: { code: 'E_SHAPE' } });
  expect(withGates(gates).ok).toBe(true);
});

test('profiles of different trees are a fault of ours', () => {
  const [sample] = sampleInput().profiles;
  if (sample === undefined) throw new Error('no profile');
  const other = {
    ...asSecond(sample),
    files: asSecond(sample).files.map((file) => ({ ...file, object_id: 'f'.repeat(40) })),
  };
  expect(() => buildReleaseManifest(sampleInput({ profiles: [sample, other] }))).toThrow('different trees');
});

test('sha256sum takes the checksums', () => {
  const folder = mkdtempSync(join(tmpdir(), 'checksums-'));
  try {
    const files = ['release.tar', 'manifest.json', 'install.mjs'];
    for (const name of files) writeFileSync(join(folder, name), name);
    const sums = renderChecksums(files.map((name) => ({ name, sha256: sha256Hex(name) })));
    writeFileSync(join(folder, 'SHA256SUMS'), sums);
    const told = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder }).toString();
    expect(told).toBe('install.mjs: OK\nmanifest.json: OK\nrelease.tar: OK\n');
    expect(sha256Hex(sums)).toBe('88b1e9b6615b5bba96b0fe91772f0655459c939ba60a2eee087a18a9562dc20b');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(['a b', '../a', 'a/b', '-a', '', 'a\n', '\\a'])('no checksum for the name %j', (name) => {
  expect(() => renderChecksums([{ name, sha256: '0'.repeat(64) }])).toThrow('SHA256SUMS');
});
