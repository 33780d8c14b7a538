// Puts one case to its judge and writes down what the judge said, in the one form that results carry.
import type { EvalContext } from './context.ts';
import type { Observation } from './generated/eval-run-result.d.ts';
import { absent, present } from './present.ts';
import type { OpenedCase } from './seed-set/read-seed-set.ts';
import type { Source } from './sources/source.ts';

/** What the judge of `source` says of one case. A judge that throws is our fault and is not caught here. */
export function observe(context: EvalContext, source: Source, { item, opened }: OpenedCase): Observation {
  const judged = source.judge(opened, item, context);
  const said = judged.ok ? judged.value : source.refusalValue?.(judged.refusal);
  return {
    case_id: item.case_id,
    disposition: judged.ok ? source.disposition : 'rejected',
    error_token: judged.ok ? absent : present(judged.refusal.code),
    [source.valueKey]: said === undefined ? absent : present(said),
  };
}
