// What the seed sets take from the rest of the repository: our policy set, the core that it names, and the policy of the
// review-fix planner. Read from the files, because a generator that runs before this one may just have rewritten them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentDigest, type JsonObject } from '#canonical';
import { type ContentRef, type CoreContractBlock, coreContractBlock, type Digested } from '#contract';

export type Section = {
  readonly section_id: string;
  readonly policy_ref: ContentRef;
  readonly decision_ref: ContentRef;
};

export type PolicySet = {
  readonly schema_version: 1;
  readonly kind: 'control_policy_set';
  readonly id: string;
  readonly body: {
    readonly activation_state: string;
    readonly core_contract: CoreContractBlock['named'];
    readonly fail_mode: string;
    readonly policy_version: string;
    readonly sections: readonly Section[];
  };
};

export type House = {
  readonly core: CoreContractBlock;
  readonly policySet: Digested<PolicySet>;
  /** The policy of the review-fix planner. */
  readonly reviewFixPolicy: Digested<JsonObject>;
};

/** Reads the house from a working tree. Throws when a file is missing. */
export function readHouse(root: string): House {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const policySet: PolicySet = read('libs/control/policies/control-policy-set.json');
  const reviewFixPolicy: JsonObject = read('libs/loop/policies/review-fix-policy.json');
  const { generation_id, package_ref } = policySet.body.core_contract;
  return {
    core: coreContractBlock(generation_id, package_ref.sha256),
    policySet: { content: policySet, sha256: documentDigest(policySet) },
    reviewFixPolicy: { content: reviewFixPolicy, sha256: documentDigest(reviewFixPolicy) },
  };
}

/** A section of the policy set by its id. Throws when there is none. */
export function sectionOf({ policySet }: House, id: string): Section {
  const found = policySet.content.body.sections.find(({ section_id }) => section_id === id);
  if (found === undefined) throw new Error(`the policy set has no section \`${id}\``);
  return found;
}
