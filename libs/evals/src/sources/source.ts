// What a seed source is: one judge, and how the cases of its seed sets are put to it. The runner knows nothing else about
// a judge, so another one is a module here and a line in `sources.ts`.
import type { Json, Refusal, Result } from '#canonical';
import type { Place } from '#contract';
import type { EvalContext } from '../context.ts';
import type { Expectation } from '../generated/common.d.ts';
import type { SubjectRef } from '../generated/eval-run-result.d.ts';
import type { EvalSeedSetBody } from '../generated/eval-seed-set.d.ts';
import type { Carried, Opened } from '../seed-set/carried.ts';

/** The key under which an observation carries what the judge said. */
export type ValueKey = 'classification' | 'decision' | 'detail' | 'evaluation' | 'normalization' | 'plan' | 'status';

type CaseOf<Body extends EvalSeedSetBody> = Body['cases'][number];

export type SourceDefinition<Body extends EvalSeedSetBody, Name extends string> = {
  readonly source: Body['seed_source'];
  /** What an expectation says of a case that the judge did not refuse. */
  readonly disposition: Exclude<Expectation['disposition'], 'rejected'>;
  readonly valueKey: ValueKey;
  /** Documents that cases share. */
  readonly shared?: (body: Body) => readonly Carried[];
  /** What the schema cannot know of one case, such as the words of its expectation (E_SHAPE); its place is `at`. */
  readonly checkCase?: (item: CaseOf<Body>, at: Place, body: Body) => Refusal | undefined;
  /** The documents of one case by name; asked after `checkCase`. */
  readonly carried: (item: CaseOf<Body>, at: Place, body: Body) => Readonly<Record<Name, Carried>>;
  /** Puts one case to the judge: what it said, as it stands under `valueKey` (undefined: nothing), or its refusal. */
  readonly judge: (
    opened: Readonly<Record<Name, Opened>>,
    item: CaseOf<Body>,
    context: EvalContext,
  ) => Result<Json | undefined>;
  /** What of a refusal stands under `valueKey`; missing, nothing. */
  readonly refusalValue?: (refusal: Refusal) => Json | undefined;
  /** What the case is about. */
  readonly subject: (opened: Readonly<Record<Name, Opened>>) => SubjectRef;
  /** The name of the judge in a trace. */
  readonly tool: (item: CaseOf<Body>) => string;
};

/** A source for whoever does not know its cases. */
export type Source = SourceDefinition<EvalSeedSetBody, string>;

/** The seed sets that name a source. */
type SeedsOf<Word extends EvalSeedSetBody['seed_source']> = Extract<EvalSeedSetBody, { readonly seed_source: Word }>;

/** Forgets which cases a source has: whoever looks it up by a seed set's own word has the right ones. */
export const defineSource = <Word extends EvalSeedSetBody['seed_source'], Name extends string>(
  source: Word,
  definition: Omit<SourceDefinition<SeedsOf<Word>, Name>, 'source'>,
): Source => ({ source, ...definition }) as unknown as Source;
