// The facets that a manifest has by itself.
import type { ReleaseManifest } from '#packaging';
import type { ReleaseName } from '../generated/common.d.ts';
import type { Facet, Fields } from './facets.ts';

type Body = ReleaseManifest['body'];

const fieldsOf = (pairs: Readonly<Record<string, string | number>>): Fields =>
  new Map(Object.entries(pairs).map(([at, value]) => [at, String(value)]));

/** What holds of the release as a whole. */
export const releaseFacts = ({ core_contract, installer, source }: Body): Fields =>
  fieldsOf({
    'core_contract.generation_id': core_contract.generation_id,
    'installer.object_id': installer.object_id,
    'installer.sha256': installer.sha256,
    'source.commit_id': source.commit_id,
    'source.hash_algorithm': source.hash_algorithm,
    'source.repository_id': source.repository_id,
  });

/** By path: mode, object id, digest, size. */
export const filesFacet = ({ files }: Body): Facet => new Map(files.map(({ path, ...file }) => [path, fieldsOf(file)]));

/** By path: digest and size. */
export const documentsFacet = ({ gate_documents }: Body): Facet =>
  new Map(gate_documents.map(({ path, ...document }) => [path, fieldsOf(document)]));

/** By profile: the files and gate documents that it takes, each present or not. */
export const profilesFacet = ({ profiles }: Body): Facet =>
  new Map(
    profiles.map(({ profile_id, files, gate_documents }) => [
      profile_id,
      new Map([...files, ...gate_documents].map((path) => [path, 'taken'])),
    ]),
  );

/** By profile and gate: the verdict, the digest of the record, and of each document that the gate left. */
export const gatesFacet = ({ gates, gate_documents }: Body): Facet =>
  new Map(
    gates.map(({ gate, profile_id, record_sha256, verdict }) => {
      const folder = `gates/${profile_id.split('.')[1] ?? ''}/${gate}/`;
      const left = gate_documents.filter(({ path }) => path.startsWith(folder) && !path.endsWith('/gate-record.json'));
      const documents = left.map(({ path, sha256 }) => [path.slice(folder.length), sha256]);
      return [`${profile_id} ${gate}`, fieldsOf({ verdict, record: record_sha256, ...Object.fromEntries(documents) })];
    }),
  );

/** How documents of the ledger name a release. */
export const releaseNameOf = ({ id, body }: ReleaseManifest, manifestSha256: string): ReleaseName => ({
  commit_id: body.source.commit_id,
  manifest_sha256: manifestSha256,
  release_id: id,
});
