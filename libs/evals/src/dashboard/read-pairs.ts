// The results on their way into a dashboard. A result counts only if its seed set, run again at the result's own moment,
// gives the same bytes: what was edited, forged or made by another program does not get in.
import { accept, type Refusal, type Result, refuse, sha256Hex } from '#canonical';
import { type Admitted, firstAmong } from '#contract';
import { pairsMax } from '../bounds.ts';
import type { EvalContext } from '../context.ts';
import type { EvalRunResult } from '../generated/eval-run-result.d.ts';
import { evalRunResultKind } from '../kinds/eval-run-result.ts';
import { runSeedSet } from '../run-seed-set.ts';

/** A seed set and the result that is said to come of it, as bytes. */
export type EvalPair = { readonly seed: Uint8Array; readonly result: Uint8Array };

/**
 * Reads and replays pairs, in their order. Refuses none or more than 16 (E_USAGE), a result that stands twice (E_RUNTIME),
 * then what a result breaks as a document (E_LIMIT, E_PARSE, E_CANONICAL, E_SHAPE, E_RELATION), then what its seed set
 * breaks, and a result that replaying does not give (E_RELATION). `input` counts seed sets and results together, from 0.
 */
export function readPairs(
  context: EvalContext,
  pairs: readonly EvalPair[],
): Result<readonly Admitted<EvalRunResult>[]> {
  if (pairs.length < 1 || pairs.length > pairsMax) {
    return refuse({ code: 'E_USAGE', expected: `1 to ${pairsMax} pairs of a seed set and its result` });
  }
  const twice = findTwice(pairs);
  if (twice !== undefined) return refuse(twice);
  const results: Admitted<EvalRunResult>[] = [];
  for (const [index, { result }] of pairs.entries()) {
    const read = evalRunResultKind.parse(result);
    if (!read.ok) return refuse({ ...read.refusal, input: resultInput(index) });
    results.push(read.value);
  }
  const refusal = firstAmong(results, (result, index) => checkReplay(context, pairs[index] as EvalPair, result, index));
  return refusal === undefined ? accept(results) : refuse(refusal);
}

const seedInput = (index: number): string => String(2 * index);
const resultInput = (index: number): string => String(2 * index + 1);

function findTwice(pairs: readonly EvalPair[]): Refusal | undefined {
  const seen = new Set<string>();
  return firstAmong(pairs, ({ result }, index) => {
    const digest = sha256Hex(result);
    if (seen.has(digest)) return { code: 'E_RUNTIME', input: resultInput(index), expected: 'each result once' };
    seen.add(digest);
    return undefined;
  });
}

function checkReplay(
  context: EvalContext,
  { seed }: EvalPair,
  given: Admitted<EvalRunResult>,
  index: number,
): Refusal | undefined {
  const replayed = runSeedSet(context, seed, given.content.body.observed_at);
  if (!replayed.ok) return { ...replayed.refusal, input: seedInput(index) };
  return replayed.value.sha256 === given.sha256
    ? undefined
    : {
        code: 'E_RELATION',
        input: resultInput(index),
        expected: 'the bytes that running its seed set again gives',
        mend: 'npm run -s ystack -- evals run SEED OBSERVED_AT, and take what it prints',
      };
}
