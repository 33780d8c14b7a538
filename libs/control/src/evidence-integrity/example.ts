// An example of evidence integrity: a stage run that the core accepts, and a presentation of its evidence.
import { accept, type JsonObject, type Result } from '#canonical';
import type { Policies } from '../bundle/types.ts';
import { admitStageRun } from '../frame/admitting.ts';
import { admitEnvelope } from '../frame/envelope.ts';
import { readValue } from '../frame/reading.ts';
import type { Decision } from '../verdict.ts';
import { decideEvidence } from './judge.ts';
import { presentationKind } from './presentation.ts';

/** Members `request`, `resolved_profile`, `result` and `presentation`, each a document. */
export function judgeEvidenceExample(_: Policies['evidence-integrity'], input: JsonObject): Result<Decision> {
  const { request, resolved_profile, result } = input;
  const run = admitStageRun([readValue(request), readValue(resolved_profile), readValue(result)], 0);
  if (!run.ok) return run;
  const presented = admitEnvelope(presentationKind, readValue(input.presentation), 3);
  return presented.ok ? accept(decideEvidence({ ...run.value, presentation: presented.value.document })) : presented;
}
