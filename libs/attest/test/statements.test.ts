// The statements about a release, held against what in-toto and SLSA ask for, member by member, and against frozen digests.
import { describe, expect, test } from 'vitest';
import { admitRelease, attestedPaths, buildStatements, envelopeName } from '#attest';
import { compareCodePoints, parseCanonical, sha256Hex } from '#canonical';
import { releaseManifestBounds, releaseManifestKind } from '#packaging';
import { archiveOf, sampleRelease } from '../../store/test/support/sample-release.ts';
import { fixedRelease } from './support/fixed-release.ts';

const sample = sampleRelease({ profiles: ['first', 'second'] });
const archiveSha256 = sha256Hex(archiveOf(sample));
const sbomSha256 = 'b'.repeat(64);

function admitted(contents: ReadonlyMap<string, Uint8Array> = sample.contents) {
  const manifest = releaseManifestKind.parse(sample.manifestBytes);
  if (!manifest.ok) throw new Error(JSON.stringify(manifest.refusal));
  return admitRelease(manifest.value, archiveSha256, contents);
}

function release() {
  const done = admitted();
  if (!done.ok) throw new Error(JSON.stringify(done.refusal));
  return done.value;
}

const statements = buildStatements(release(), sbomSha256);
const read = (name: string) => JSON.parse(Buffer.from(statements.get(name) ?? '').toString());

test('there is the provenance and one statement for each verdict, each with a name of its own', () => {
  const verdicts = sample.manifest.body.gates.map(
    ({ gate, profile_id }) => `gate.${profile_id.split('.')[1]}.${gate}.json`,
  );
  expect(verdicts).toContain('gate.second.validate.json');
  expect([...statements.keys()]).toEqual(['provenance.json', ...verdicts]);
  expect([...statements.keys()].map(envelopeName)[1]).toBe('gate.first.resolve.intoto.jsonl');
});

test('each is canonical, a Statement v1 about manifest, archive and installer, and says no time', () => {
  for (const [name, bytes] of statements) {
    expect(parseCanonical(bytes, { ...releaseManifestBounds, depthMax: 12 }).ok, name).toBe(true);
    const { _type, subject, ...rest } = read(name);
    expect(_type).toBe('https://in-toto.io/Statement/v1');
    expect(subject).toEqual([
      { name: 'install.mjs', digest: { sha256: sha256Hex(sample.installer) } },
      { name: 'manifest.json', digest: { sha256: sha256Hex(sample.manifestBytes) } },
      { name: 'release.tar', digest: { sha256: archiveSha256 } },
    ]);
    expect(Object.keys(rest).toSorted(compareCodePoints)).toEqual(['predicate', 'predicateType']);
    expect(Buffer.from(bytes).toString()).not.toMatch(/[0-9]{4}-[0-9]{2}-[0-9]{2}T/);
  }
});

test('the provenance names commit, profiles, every pin, every record and the bill of materials', () => {
  const { predicateType, predicate } = read('provenance.json');
  expect(predicateType).toBe('https://slsa.dev/provenance/v1');
  const { buildDefinition, runDetails } = predicate;
  expect(buildDefinition).toMatchObject({
    buildType: 'urn:ystack:build-type:release:2',
    externalParameters: {
      profiles: ['profile.first.v1', 'profile.second.v1'],
      source: sample.manifest.body.source,
    },
    internalParameters: { core_contract: sample.manifest.body.core_contract },
  });
  const [source, ...pins] = buildDefinition.resolvedDependencies;
  expect(source).toEqual({ uri: 'urn:ystack:repository:repo.sample', digest: { gitCommit: '3'.repeat(40) } });
  // Six bindings of a profile, each a manifest and a package.
  expect(pins).toHaveLength(24);
  expect(pins[0]).toEqual({
    name: 'manifests/ci.json',
    digest: { gitBlob: expect.stringMatching(/^[0-9a-f]{40}$/), sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    annotations: { commit_id: '3'.repeat(40), part: 'manifest', profile_id: 'profile.first.v1', role: 'ci' },
  });
  expect(pins[1]).toMatchObject({ name: 'libs/adapters/src/ci', digest: { gitTree: expect.any(String) } });
  const records = sample.manifest.body.gates.map(({ gate, profile_id, record_sha256 }) => ({
    name: `gates/${profile_id.split('.')[1]}/${gate}/gate-record.json`,
    digest: { sha256: record_sha256 },
  }));
  expect(runDetails).toEqual({
    builder: { id: 'urn:ystack:builder:release-package' },
    byproducts: [...records, { name: 'attestations/sbom.cdx.json', digest: { sha256: sbomSha256 } }],
  });
});

test('a verdict is a test result with record, program and the gates before it', () => {
  const record = (gate: string) => ({
    name: `gates/first/${gate}/gate-record.json`,
    digest: { sha256: sha256Hex(sample.contents.get(`gates/first/${gate}/gate-record.json`) ?? '') },
  });
  const { predicateType, predicate } = read('gate.first.validate.json');
  expect(predicateType).toBe('https://in-toto.io/attestation/test-result/v0.1');
  expect(predicate).toEqual({
    result: 'PASSED',
    configuration: [record('validate'), { name: 'program', digest: { sha256: '6'.repeat(64) } }, record('resolve')],
    passedTests: ['first/validate'],
  });
});

test('the bytes never change', () => {
  const fixed = buildStatements(fixedRelease, sbomSha256);
  const digests = [...fixed].map(([name, bytes]) => `${name} ${sha256Hex(bytes)}\n`).join('');
  expect(sha256Hex(digests)).toBe('bf5a7e9179ad83b4325b9143dc6259f76063cc6372bfa8818dbd634b409c8397');
  expect([...buildStatements(release(), sbomSha256)]).toEqual([...statements]);
});

describe('a release whose gate documents are not what their names say', () => {
  const paths = [...attestedPaths(sample.manifest)];
  test('a record for each verdict is read, and a resolved profile for each profile', () => {
    expect(paths).toHaveLength(sample.manifest.body.gates.length + 2);
  });
  test.each(paths)('%s', (path) => {
    const without = new Map([...sample.contents].filter(([name]) => name !== path));
    expect(admitted(without)).toMatchObject({ ok: false, refusal: { code: 'E_PROFILE', at: path } });
    const bent = new Map([...sample.contents, [path, Buffer.from('{}\n')]]);
    expect(admitted(bent)).toMatchObject({ ok: false, refusal: { code: 'E_PROFILE', at: path } });
  });
});
