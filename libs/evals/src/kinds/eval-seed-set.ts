// `eval_seed_set`: cases for one judge, each with what it must come to. Version 1 is the wire's; version 2 is for the
// sources that only this repository has.
import type { Refusal } from '#canonical';
import { byText, checkSorted, type DocumentKind, defineKind, firstAmong, firstOf, isId, misshapen } from '#contract';
import { evalBounds } from '../bounds.ts';
import { type EvalSeedSet, validate } from '../generated/eval-seed-set.js';
import { checkCarried } from '../seed-set/carried.ts';
import { sourceOf } from '../sources/sources.ts';
import { ownSources } from './own-sources.ts';

export type SeedCase = EvalSeedSet['body']['cases'][number];

/** The id of the result of a seed set. */
export const runIdOf = ({ id }: Pick<EvalSeedSet, 'id'>): string => `evals.run.${id}`;

export const evalSeedSetKind: DocumentKind<EvalSeedSet> = defineKind<EvalSeedSet>({
  kind: 'eval_seed_set',
  schemaVersion: 2,
  bounds: evalBounds,
  validate,
  shapes: [
    (seeds) => (isId(runIdOf(seeds)) ? undefined : misshapen(['id'], 'an id short enough for `evals.run.` before it')),
    ({ schema_version, body }) =>
      ownSources.includes(body.seed_source) === (schema_version === 2)
        ? undefined
        : misshapen(['schema_version'], 'version 2 for sources of this repository, version 1 for those of the wire'),
    ({ body }) =>
      checkSorted<SeedCase>(
        body.cases,
        byText(({ case_id }) => case_id),
        ['body', 'cases'],
        'case_id',
      ),
    checkCases,
  ],
});

function checkCases({ body }: EvalSeedSet): Refusal | undefined {
  const source = sourceOf(body.seed_source);
  return firstOf([
    () => firstAmong(source.shared?.(body) ?? [], checkCarried),
    () =>
      firstAmong<SeedCase, Refusal>(body.cases, (item, index) => {
        const at = ['body', 'cases', index];
        return (
          source.checkCase?.(item, at, body) ?? firstAmong(Object.values(source.carried(item, at, body)), checkCarried)
        );
      }),
  ]);
}
