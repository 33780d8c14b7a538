// A dashboard knows counts only. What a case is, what was expected of it and what was seen stand in its seed set and its
// result; here they are put together again, by the ids that the dashboard names.
import type { Json, JsonObject } from '#canonical';
import type { EvalRunResult, EvalSeedSet } from '#evals';
import { objectOf } from '../../../explain/src/at.ts';

/** A seed set and what became of it. */
export type Pair = { readonly seed: EvalSeedSet; readonly result: EvalRunResult };

type GradedCase = EvalRunResult['body']['cases'][number];

/** A document that a case hands to its judge. */
export type CaseDocument = { readonly name: string; readonly sha256: string; readonly content: Json };

export type Case = GradedCase & {
  readonly run: string;
  readonly source: string;
  /** What was handed to the judge: the documents of the case, and those that its seed set shares. */
  readonly documents: readonly CaseDocument[];
  /** What else the seed says about the case, such as the adapter it is for. */
  readonly settings: readonly (readonly [name: string, value: Json])[];
};

/** Every case of every pair, in the order of the pairs. Throws when a result has a case that its seed set lacks. */
export const casesOf = (pairs: readonly Pair[]): readonly Case[] =>
  pairs.flatMap(({ seed, result }) => {
    const seeds = new Map(
      seed.body.cases.map((each): [string, JsonObject] => [each.case_id, each as unknown as JsonObject]),
    );
    return result.body.cases.map((graded): Case => {
      const seeded = seeds.get(graded.case_id);
      if (seeded === undefined) throw new Error(`\`${graded.case_id}\` is in no seed set`);
      const { case_id: _, family_id: __, expectation: ___, ...given } = seeded;
      const shared = sharedOf(seed.body.shared as unknown as JsonObject, given);
      return {
        ...graded,
        run: result.id,
        source: seed.body.seed_source,
        documents: documentsOf({ ...given, ...shared }),
        settings: Object.entries(given).filter(([, value]) => documentsOf({ value }).length === 0),
      };
    });
  });

/** What the judge said, spelled as an expectation is, so that the two can be read side by side. */
export const observedOf = ({ observation }: GradedCase): Json => {
  if (observation.state === 'absent') return { state: 'absent' };
  const { case_id: _, ...said } = observation.value as unknown as JsonObject;
  return Object.fromEntries(Object.entries(said).flatMap(([key, value]) => spelledOut(key, value)));
};

function spelledOut(key: string, value: Json): readonly (readonly [string, Json])[] {
  const { state, value: held } = objectOf(value);
  if (state === 'absent') return [];
  if (state !== 'present' || held === undefined) return [[key, value]];
  const members = Object.entries(objectOf(held));
  return members.length === 0 ? [[key, held]] : members;
}

// A stage run takes the request of its role and the resolved profile from what the set shares.
function sharedOf(shared: JsonObject, { request_role: role }: JsonObject): JsonObject {
  const request = typeof role === 'string' ? objectOf(shared.requests)[role] : undefined;
  return {
    ...(request === undefined ? {} : { request }),
    ...(shared.resolved_profile === undefined ? {} : { resolved_profile: shared.resolved_profile }),
  };
}

function documentsOf(given: JsonObject): readonly CaseDocument[] {
  return Object.entries(given).flatMap(([name, value]): readonly CaseDocument[] => {
    const object = objectOf(value);
    const { content, sha256 } = object;
    if (content !== undefined && typeof sha256 === 'string') return [{ name, sha256, content }];
    return name === 'inputs' ? documentsOf(object) : [];
  });
}
