// A request, the resolved profile it names and the result of one attempt, judged together: they name one another, the
// result's times, evidence and outcome follow from the request, and it was executed as asked, or says that it was not.
import type { Refusal } from '#canonical';
import { capabilityById } from '../capabilities.ts';
import type { ResolvedProfile } from '../generated/resolved-profile.d.ts';
import type { StageRequest } from '../generated/stage-request.d.ts';
import type { StageResult } from '../generated/stage-result.d.ts';
import { resolvedProfileKind } from '../kinds/resolved-profile.ts';
import { stageRequestKind } from '../kinds/stage-request.ts';
import { stageResultKind } from '../kinds/stage-result.ts';
import { firstAmong, firstOf, misreferred, unrelated } from '../refusals.ts';
import { listed } from '../relations/capability-grant.ts';
import { checkCompletedOutcome } from './completed-outcome.ts';
import { type Digested, inInput, refersTo } from './digested.ts';
import { checkProjected, projectExecution } from './projection.ts';
import { checkRequestTerms, checkResolvedProfileRef } from './request-resolution.ts';
import { checkStaleObservations } from './stale-observations.ts';

export type StageRun = {
  readonly request: Digested<StageRequest>;
  readonly resolved: Digested<ResolvedProfile>;
  readonly result: Digested<StageResult>;
};

const [requestAt, resolvedAt, resultAt] = [0, 1, 2] as const;

/**
 * Judges a stage run of documents of good form. Refuses with E_REF when the documents do not name one another, then with
 * E_RELATION; a refusal's `input` is 0 for the request, 1 for the resolved profile, 2 for the result.
 */
export const checkStageRun = (run: StageRun): Refusal | undefined =>
  firstOf<Refusal>([
    () => checkRefs(run),
    () => inInput(requestAt, stageRequestKind.checkRelations(run.request.content)),
    () => inInput(resolvedAt, resolvedProfileKind.checkRelations(run.resolved.content)),
    () => inInput(resultAt, stageResultKind.checkRelations(run.result.content)),
    () => inInput(requestAt, checkRequestTerms(run.request.content, run.resolved.content)),
    () => inInput(resultAt, checkResult(run)),
  ]);

const checkRefs = ({ request, resolved, result }: StageRun): Refusal | undefined =>
  firstOf<Refusal>([
    () =>
      refersTo(result.content.body.request_ref, request)
        ? undefined
        : inInput(
            resultAt,
            misreferred(['body', 'request_ref'], `\`${request.content.id}\` with digest ${request.sha256}`),
          ),
    () =>
      refersTo(result.content.body.resolved_profile_ref, resolved)
        ? undefined
        : inInput(
            resultAt,
            misreferred(['body', 'resolved_profile_ref'], `\`${resolved.content.id}\` with digest ${resolved.sha256}`),
          ),
    () => inInput(requestAt, checkResolvedProfileRef(request.content, resolved)),
  ]);

function checkResult({ request, resolved, result }: StageRun): Refusal | undefined {
  const { status } = result.content.body;
  return firstOf([
    () => checkRequestedFirst(request.content, result.content),
    () => checkEvidenceKinds(request.content, result.content),
    () => (status === 'stale' ? checkStaleObservations(request.content, result.content) : undefined),
    () => (status === 'completed' ? checkCompletedOutcome(request.content, result.content) : undefined),
    () =>
      status === 'failed' || status === 'cancelled' ? checkBrokenFamily(request.content, result.content) : undefined,
    () => checkExecuted(request.content, resolved.content, result.content),
  ]);
}

function checkRequestedFirst({ body: { requested_at } }: StageRequest, { body }: StageResult): Refusal | undefined {
  const [key, time] =
    body.execution === undefined || body.started_at === undefined
      ? (['recorded_at', body.recorded_at] as const)
      : (['started_at', body.started_at] as const);
  return requested_at <= time
    ? undefined
    : unrelated(['body', key], `not before the request's requested_at ${requested_at}`);
}

const checkEvidenceKinds = (request: StageRequest, { body }: StageResult): Refusal | undefined =>
  firstAmong(body.evidence, ({ kind }, index) =>
    request.body.required_evidence_kinds.includes(kind)
      ? undefined
      : unrelated(['body', 'evidence', index, 'kind'], `one of ${listed(request.body.required_evidence_kinds)}`),
  );

function checkBrokenFamily(request: StageRequest, { body }: StageResult): Refusal | undefined {
  const family = capabilityById(request.body.operation.capability_id)?.family;
  return body.outcome === undefined || body.outcome.family === family
    ? undefined
    : unrelated(['body', 'outcome', 'family'], `\`${family}\``);
}

// Something went wrong, or nothing was settled: such a result may report an execution other than the one asked for.
const isIncident = ({ body }: StageResult): boolean =>
  body.status === 'failed' ||
  body.status === 'cancelled' ||
  (body.status === 'completed' && body.outcome?.value === 'inconclusive');

function checkExecuted(request: StageRequest, resolved: ResolvedProfile, result: StageResult): Refusal | undefined {
  const { evidence, execution } = result.body;
  // Without execution there is no passed evidence either: the result's own relations see to that.
  if (execution === undefined) return undefined;
  const projection = projectExecution(request, resolved);
  if (projection === undefined) return unrelated(['body', 'execution'], 'a binding of the resolved profile to execute');
  const claimsPass = evidence.some(({ verdict }) => verdict === 'passed');
  if (isIncident(result) && !claimsPass) return undefined;
  return checkProjected(execution, projection);
}
