// The trace of a run: an event a case. Nothing is measured offline, so what a live run would have is absent.
import type { EvalContext } from './context.ts';
import type { GradedCase, TraceEvent } from './generated/eval-run-result.d.ts';
import { absent } from './present.ts';

/** A program by the digest of the list of its files. */
export const programMediaType = 'application/vnd.ystack.program-closure+json';
const evaluatorMediaType = 'application/vnd.ystack.eval-framework-evaluator+json';

/** The event of one graded case; `tool` is the name of its judge. */
export const traceEvent = (
  { evaluator }: EvalContext,
  { case_id, family_id, grader_kind }: GradedCase,
  tool: string,
): TraceEvent => ({
  event_kind: 'eval-case',
  case_id,
  family_id,
  grader_kind,
  tool_ref: { content_id: tool, media_type: programMediaType, sha256: evaluator.content.body.program_sha256 },
  adapter: absent,
  gate: absent,
  latency: absent,
  cost: absent,
  identity: {
    evaluator_ref: { content_id: evaluator.content.id, media_type: evaluatorMediaType, sha256: evaluator.sha256 },
  },
});
