// What a policy means, as a table: an id, an input, and the verdict and reasons it must have, typed and never computed.
import { documentDigest, type JsonObject } from '#canonical';
import type { ContentRef, CoreContractBlock } from '#contract';
import type { House, PolicySet } from '../../../seeds/src/house.ts';

/** The documents that examples may have to name, as they are now. */
export type ExampleContext = {
  readonly policyRef: ContentRef;
  readonly core: CoreContractBlock;
  /** The set in which the policy stands. */
  readonly policySet: JsonObject;
};

export type ExampleRow = readonly [
  id: string,
  input: JsonObject,
  verdict: 'inconclusive' | 'satisfied' | 'violated',
  ...reasons: string[],
];

/** `rows` are sorted by id; members of `shared` belong to every input that has none of that name. */
export type ExampleTable = (context: ExampleContext) => {
  readonly shared: JsonObject;
  readonly rows: readonly ExampleRow[];
};

/** The documents as the builders of the seeds take them. They read no policy of the review-fix planner here. */
export function houseOf({ core, policySet }: ExampleContext): House {
  const set = policySet as unknown as PolicySet;
  return {
    core,
    policySet: { content: set, sha256: documentDigest(policySet) },
    reviewFixPolicy: { content: {}, sha256: documentDigest({}) },
  };
}
