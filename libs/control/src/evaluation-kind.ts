// What every kind of evaluation has beside its form: reasons of its own vocabulary, sorted, each once, and the verdict that
// their classes imply. So an evaluation whose verdict was edited by hand is refused wherever one is read.
import { type Bounds, coreBounds, type Refusal } from '#canonical';
import { checkWordSet, type DocumentKind, defineKind, type Rule, unrelated, type Validator } from '#contract';
import { impliedVerdict, type KeepsAll, type ReasonTable, type Verdict } from './verdict.ts';

/** What the frame reads of an evaluation. */
export type Evaluation = {
  readonly kind: string;
  readonly id: string;
  readonly body: { readonly reason_ids: readonly string[]; readonly verdict: Verdict };
};

export type EvaluationDefinition<T extends Evaluation> = {
  readonly kind: string;
  readonly validate: Validator<T>;
  readonly reasons: ReasonTable;
  /** A violation beside which lower reasons stay in the list; see `decide`. */
  readonly keepsAll?: KeepsAll;
  /** Rules of form beyond the schema and the order of the reasons. */
  readonly shapes?: readonly Rule<T>[];
  /** Relations beside that of reasons and verdict. */
  readonly relations?: readonly Rule<T>[];
  /** The bounds of a core document unless told. */
  readonly bounds?: Bounds;
};

/**
 * Makes a kind of evaluation, schema version 1. Beyond the schema it refuses reasons out of order (E_SHAPE), reasons that
 * are none of this kind, and a verdict that does not follow from them (E_RELATION).
 */
export function defineEvaluation<T extends Evaluation>(definition: EvaluationDefinition<T>): DocumentKind<T> {
  const { kind, validate, reasons, keepsAll, shapes = [], relations = [], bounds = coreBounds } = definition;
  return defineKind<T>({
    kind,
    schemaVersion: 1,
    bounds,
    validate,
    shapes: [({ body }) => checkWordSet(body.reason_ids, ['body', 'reason_ids']), ...shapes],
    relations: [
      ({ body }) => checkReasons(reasons, body),
      (document) => checkVerdict(reasons, keepsAll, document),
      ...relations,
    ],
  });
}

function checkReasons(table: ReasonTable, { reason_ids }: Evaluation['body']): Refusal | undefined {
  const odd = reason_ids.findIndex((reason) => !Object.hasOwn(table, reason));
  return odd < 0 ? undefined : unrelated(['body', 'reason_ids', odd], 'a reason of this kind of evaluation');
}

function checkVerdict(table: ReasonTable, keepsAll: KeepsAll | undefined, { body }: Evaluation): Refusal | undefined {
  const implied = impliedVerdict(table, body.reason_ids, keepsAll);
  if (implied === body.verdict) return undefined;
  return implied === undefined
    ? unrelated(['body', 'reason_ids'], 'reasons of one class, and one reason alone when all is well')
    : unrelated(['body', 'verdict'], `\`${implied}\`, which is what the reasons imply`);
}
