// SLSA provenance v1: from what a release was built. It names no machine and no time, because the bytes depend on neither.
// The builder is whoever signs the statement; no level of SLSA is claimed, since anybody can build the same bytes.
import type { Json } from '#canonical';
import { type AttestedRelease, gateRecordPath } from './attested-release.ts';
import { encodeStatement, gitDigest, type Resource, subjectsOf } from './in-toto.ts';
import { type Pin, pathOf } from './pins.ts';

const predicateType = 'https://slsa.dev/provenance/v1';
const buildType = 'urn:ystack:build-type:release:2';
const builder = 'urn:ystack:builder:release-package';

/** The statement's bytes. `sbom` is the bill of materials beside it, by its name and digest. */
export function buildProvenance(release: AttestedRelease, sbom: Resource): Uint8Array {
  const { source, profiles, core_contract } = release.manifest.content.body;
  const dependencies = [
    { uri: `urn:ystack:repository:${source.repository_id}`, digest: { gitCommit: source.commit_id } },
    ...release.pins.map(dependencyOf),
  ];
  const records = release.gates.map(({ verdict }) => ({
    name: gateRecordPath(verdict),
    digest: { sha256: verdict.record_sha256 },
  }));
  return encodeStatement(subjectsOf(release), predicateType, {
    buildDefinition: {
      buildType,
      externalParameters: { source, profiles: profiles.map(({ profile_id }) => profile_id) } as unknown as Json,
      internalParameters: { core_contract },
      resolvedDependencies: dependencies as Json,
    },
    runDetails: { builder: { id: builder }, byproducts: [...records, sbom] as Json },
  });
}

const dependencyOf = ({ profileId, role, part, object, sha256 }: Pin): Resource => ({
  name: pathOf(object),
  digest: { ...gitDigest(object), sha256 },
  annotations: { commit_id: object.revision.commit_id, part, profile_id: profileId, role },
});
