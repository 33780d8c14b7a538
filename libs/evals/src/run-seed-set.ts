// Puts every case of a seed set to its judge and writes down what became of it. Pure and offline: the same seed set, time,
// catalog, policies and program give the same bytes.
import { accept, encodeCanonical, type Json, type Result, refuse, sha256Hex } from '#canonical';
import { type Admitted, isTime } from '#contract';
import { outputBytesMax } from './bounds.ts';
import { catalogRefOf, checkContext, type EvalContext } from './context.ts';
import { countVerdicts } from './count-verdicts.ts';
import type { Expectation } from './generated/common.d.ts';
import type { EvalFamily } from './generated/eval-catalog.d.ts';
import type { EvalRunResult, GradedCase } from './generated/eval-run-result.d.ts';
import { gradeCase } from './grade.ts';
import { runIdOf } from './kinds/eval-seed-set.ts';
import { observe } from './observe.ts';
import { absent, present } from './present.ts';
import { type OpenedCase, type OpenedSeedSet, readSeedSet } from './seed-set/read-seed-set.ts';
import type { Source } from './sources/source.ts';
import { traceEvent } from './trace.ts';

/**
 * Runs the cases of one seed set, canonical or not. `observedAt` is `YYYY-MM-DDTHH:MM:SSZ` and is only written down.
 * Refuses another form of time (E_USAGE), a context whose parts do not fit (E_STALE), then whatever the seed set breaks:
 * E_LIMIT, E_PARSE, E_SHAPE, E_RELATION, and E_LIMIT for a result of more than a megabyte.
 */
export function runSeedSet(
  context: EvalContext,
  seedBytes: Uint8Array,
  observedAt: string,
): Result<Admitted<EvalRunResult>> {
  const badTime = checkObservedAt(observedAt);
  if (badTime !== undefined) return refuse(badTime);
  const stale = checkContext(context);
  if (stale !== undefined) return refuse(stale);
  const seeds = readSeedSet(seedBytes, context.catalog);
  if (!seeds.ok) return seeds;
  const content = resultOf(context, seeds.value, observedAt);
  const bytes = encodeCanonical(content as Json);
  if (bytes.length > outputBytesMax) {
    return refuse({ code: 'E_LIMIT', expected: `a result of at most ${outputBytesMax} bytes, not ${bytes.length}` });
  }
  return accept({ content, sha256: sha256Hex(bytes), bytes });
}

/** E_USAGE for what is no second in UTC. */
export const checkObservedAt = (observedAt: string) =>
  isTime(observedAt)
    ? undefined
    : ({ code: 'E_USAGE', expected: 'a time such as `2026-01-31T09:00:00Z` as the moment of observation' } as const);

function resultOf(context: EvalContext, seeds: OpenedSeedSet, observedAt: string): EvalRunResult {
  const { catalog, evaluator } = context;
  const { content, sha256, source } = seeds;
  const graders = new Map(catalog.content.body.families.map((family) => [family.family_id, graderOf(family)]));
  const cases = seeds.cases.map((one) => gradeOne(context, source, one, graders.get(one.item.family_id) ?? 'none'));
  return {
    schema_version: 1,
    kind: 'eval_run_result',
    id: runIdOf(content),
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      mode: 'deterministic-offline',
      core_contract: content.body.core_contract,
      catalog_ref: catalogRefOf(catalog),
      seed_set_ref: { schema_version: content.schema_version, kind: content.kind, id: content.id, sha256 },
      evaluator: { content: evaluator.content, sha256: evaluator.sha256 },
      seed_source: source.source,
      observed_at: observedAt,
      summary: countVerdicts(cases),
      cases,
      trace: seeds.cases.map(({ item }, index) => traceEvent(context, cases[index] as GradedCase, source.tool(item))),
    },
  };
}

type Grader = GradedCase['grader_kind'];

const graderOf = ({ grader_kinds }: EvalFamily): Grader =>
  grader_kinds.includes('deterministic') ? 'deterministic' : 'none';

function gradeOne(context: EvalContext, source: Source, { item, opened }: OpenedCase, grader: Grader): GradedCase {
  const { case_id, family_id } = item;
  const expectation: Expectation = item.expectation;
  // Where no program may grade, no program is asked either.
  const observation = grader === 'none' ? undefined : observe(context, source, { item, opened });
  return {
    case_id,
    family_id,
    grader_kind: grader,
    expectation,
    observation: observation === undefined ? absent : present(observation),
    ...gradeCase(expectation, observation, grader === 'deterministic'),
    subject_ref: source.subject(opened),
  };
}
