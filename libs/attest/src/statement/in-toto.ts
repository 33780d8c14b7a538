// in-toto Statement v1: which bytes (subjects, by digest) what is said of (a predicate of a named type). Canonical JSON, so a
// statement has one spelling, and no time: none of the documents it is made of has one.
import { encodeCanonical, type JsonObject } from '#canonical';
import type { GitObject } from '#contract';
import type { AttestedRelease } from './attested-release.ts';

/** A resource descriptor of in-toto: something by name or URI, held to a digest. */
export type Resource = {
  readonly name?: string;
  readonly uri?: string;
  readonly digest: Readonly<Record<string, string>>;
  readonly annotations?: JsonObject;
};

export const encodeStatement = (
  subject: readonly Resource[],
  predicateType: string,
  predicate: JsonObject,
): Uint8Array =>
  encodeCanonical({ _type: 'https://in-toto.io/Statement/v1', subject, predicateType, predicate } as JsonObject);

/** What people have in hand of a release. */
export const subjectsOf = ({ manifest, archiveSha256 }: AttestedRelease): readonly Resource[] => [
  { name: 'install.mjs', digest: { sha256: manifest.content.body.installer.sha256 } },
  { name: 'manifest.json', digest: { sha256: manifest.sha256 } },
  { name: 'release.tar', digest: { sha256: archiveSha256 } },
];

/** The names that in-toto's digest sets have for objects of Git. */
export const gitDigest = ({ object_type, object_id }: Pick<GitObject, 'object_type' | 'object_id'>) => ({
  [object_type === 'blob' ? 'gitBlob' : 'gitTree']: object_id,
});
