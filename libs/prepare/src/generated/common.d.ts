// Generated from libs/prepare/schemas/common.schema.json by tools/generate (npm run generate). Do not edit.
import type { HashAlgorithm, Id, Sha256 } from '#contract';
export type Count = number;

/** The id of a Git object; its length is that of the algorithm beside it. */
export type ObjectId = string;

export type Attempt = {
  attempt_id: Id;
  attempt_number: number;
};

/** The revision that the candidate was made of. */
export type Source = {
  commit_id: ObjectId;
  hash_algorithm: HashAlgorithm;
  repository_id: Id;
  tree_id: ObjectId;
};

/** The candidate whose tree is exported. */
export type Candidate = {
  commit_id: ObjectId;
  hash_algorithm: HashAlgorithm;
  outcome: 'changed' | 'no-change';
  parent_commit_id: ObjectId;
  tree_id: ObjectId;
};

/** The program that prepared, by digest of its modules, and the two things beside it that decide what it does: the Git that reads, and the Unicode by which names are compared. */
export type Producer = {
  component_id: 'candidate-content-preparation.v2';
  git: {
    version: Version;
  };
  program_sha256: Sha256;
  unicode_version: Version;
};

export type Version = string;

/** What a bundle is not: nobody has signed it, and its owner can change it. A supervisor takes its own copy. */
export type Ownership = {
  authenticated_receipt: false;
  immutable: false;
  state: 'local-preparation-complete';
  supervisor_handoff: 'required';
};
