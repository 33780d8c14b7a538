// A seed set as its table tells it, and the document made of it. Tables give inputs and what is expected of them; digests
// and the core contract are filled in here. Nothing here runs an evaluator: an expectation is typed by hand or it is none.
import { compareCodePoints, documentDigest, encodeCanonical, type JsonObject } from '#canonical';
import type { Digested } from '#contract';
import type { Expectation } from './expectations.ts';
import type { House } from './house.ts';

export type SeedCase = JsonObject & {
  readonly case_id: string;
  readonly family_id: string;
  readonly expectation: Expectation;
};

export type SeedParts = {
  /** In any order; the document has them sorted by `case_id`. */
  readonly cases: readonly SeedCase[];
  /** What several cases refer to; nothing unless given. */
  readonly shared?: JsonObject;
};

export type SeedSet = {
  /** The file's name without its ending, and the middle of the document's id. */
  readonly name: string;
  readonly source: string;
  /** 1 for the seven sources that the first catalog knows, 2 for ours. */
  readonly schemaVersion: 1 | 2;
  readonly build: (house: House) => SeedParts;
};

const casesMax = 64;

/** The bytes of a seed set. Throws when a case id stands twice or there are more cases than a set may hold. */
export function encodeSeedSet({ name, source, schemaVersion, build }: SeedSet, house: House): Uint8Array {
  const { cases, shared = {} } = build(house);
  const sorted = cases.toSorted((a, b) => compareCodePoints(a.case_id, b.case_id));
  const twice = sorted.find(({ case_id }, index) => case_id === sorted[index + 1]?.case_id);
  if (twice !== undefined) throw new Error(`${name}: two cases are called \`${twice.case_id}\``);
  if (sorted.length > casesMax) throw new Error(`${name}: ${sorted.length} cases, a set holds ${casesMax}`);
  return encodeCanonical({
    schema_version: schemaVersion,
    kind: 'eval_seed_set',
    id: `evals.seed.${name}.v1`,
    body: { cases: sorted, core_contract: house.core.hashed, seed_source: source, shared },
  });
}

/** A document as seed sets embed it. */
export const digested = <T extends JsonObject>(content: T): Digested<T> => ({
  content,
  sha256: documentDigest(content),
});
