// Which core a document was judged by. The generation is the digest of the code and schemas that are the contract, at one
// commit, so it is computed from the files and never typed. All three digests are text digests: no final LF.
import { compareCodePoints, isStrictlySorted, sha256Hex, textDigest } from '#canonical';
import type { ContentRef } from './generated/common.d.ts';
import { isPath, isSha256 } from './grammar.ts';
import { semanticIdentity } from './vocabulary.ts';

/** One file of the closure of the contract: what `libs/contract/src/index.ts` reaches by import. */
export type ClosureMember = { readonly path: string; readonly sha256: string };

/**
 * `g-` and 64 hex digits: the text digest of `{kind: "core_contract_generation", members, schema_version: 1,
 * semantic_identity}`. `members` are the files of the closure, strictly sorted by path; throws when they are not.
 */
export function generationId(members: readonly ClosureMember[]): string {
  requireMembers(members);
  return `g-${textDigest({
    kind: 'core_contract_generation',
    members: plain(members),
    schema_version: 1,
    semantic_identity: semanticIdentity,
  })}`;
}

/** The digest by which documents name a generation where they do not spell it: SHA-256 of its text. */
export const generationIdSha256 = (generation: string): string => sha256Hex(generation);

/**
 * The digest of the contract as a package: the text digest of `{kind: "core_contract_package_closure", members,
 * schema_version: 1, selected_generation_id_sha256, semantic_identity}`. `members` keep the order they are given in.
 */
export const corePackageDigest = (generation: string, members: readonly ClosureMember[]): string =>
  textDigest({
    kind: 'core_contract_package_closure',
    members: plain(members),
    schema_version: 1,
    selected_generation_id_sha256: generationIdSha256(generation),
    semantic_identity: semanticIdentity,
  });

/** How documents say which core they were judged by. */
export type CoreContractBlock = {
  /** The form of control documents and releases. */
  readonly named: { generation_id: string; package_ref: ContentRef; semantic_identity: string };
  /** The form of scanner, reconciliation and eval documents. */
  readonly hashed: { generation_id_sha256: string; package_ref: ContentRef; semantic_identity: string };
};

/** Both forms of the block for a generation and the package digest of the same core. */
export function coreContractBlock(generation: string, packageDigest: string): CoreContractBlock {
  const shared = {
    package_ref: {
      content_id: 'core-contract-package.v2',
      media_type: 'application/vnd.ystack.core-contract+json',
      sha256: packageDigest,
    },
    semantic_identity: semanticIdentity,
  };
  return {
    named: { generation_id: generation, ...shared },
    hashed: { generation_id_sha256: generationIdSha256(generation), ...shared },
  };
}

const plain = (members: readonly ClosureMember[]) => members.map(({ path, sha256 }) => ({ path, sha256 }));

function requireMembers(members: readonly ClosureMember[]): void {
  const isGood = members.length > 0 && members.every(({ path, sha256 }) => isPath(path) && isSha256(sha256));
  if (!isGood || !isStrictlySorted(members, (a, b) => compareCodePoints(a.path, b.path))) {
    throw new TypeError('a generation is made of at least one file, each once, sorted by path');
  }
}
