// The core's form of an execution, which it has as a part of a stage result only. So an execution is checked inside a result
// whose other parts are fixed and good: one schema says what an execution is, and it is the core's.
import type { Json } from '#canonical';
import { checkParsedLimits, coreBounds } from '#canonical';
import type { Execution } from '#contract';
import { stageResultKind } from '#contract';
import type { Shape } from './shape.ts';

const digest = '0'.repeat(64);
const time = '1970-01-01T00:00:00Z';
const place = '/body/execution';

const ref = (kind: string) => ({ schema_version: 2, kind, id: 'x', sha256: digest });

const resultAround = (execution: Json): Json => ({
  schema_version: 2,
  kind: 'stage_result',
  id: 'x',
  body: {
    request_ref: ref('stage_request'),
    resolved_profile_ref: ref('resolved_profile'),
    attempt_id: 'x',
    attempt_number: 1,
    reported_by: {
      role: 'observer',
      implementation_id: 'x',
      implementation_version: 'x',
      adapter_instance_id: 'x',
      principal_id: 'x',
      execution_boundary_id: 'x',
    },
    status: 'completed',
    outputs: [],
    diagnostics: [],
    evidence: [],
    recorded_at: time,
    execution,
  },
});

/** An execution as a stage result reports it: its form and order rules, not what it must equal. */
export const execution: Shape<Execution> = {
  check: (value) => {
    const beyond = checkParsedLimits(value, coreBounds);
    if (beyond !== undefined) return { at: beyond.at ?? '', expected: beyond.expected };
    const checked = stageResultKind.checkShape(resultAround(value));
    if (checked.ok) return undefined;
    const { at = '', expected } = checked.refusal;
    return { at: at.startsWith(place) ? at.slice(place.length) : '', expected };
  },
};
