// The stage runs that the seeds are about: a ferry line's timetable, worked on by the five protected roles and nobody else.
// They are the sample runs of the tests under names of our own, without whatever a case does not need, because every case
// carries its documents whole.

import { grantOf, projectExecution, type ResolvedBinding, type ResolvedProfile, type StageRequest } from '#contract';
import {
  buildExecution,
  buildStageRun,
  refreshStageRun,
  type StageRunChoice,
} from '../../../../test/support/builders.ts';

export type RunChoice = StageRunChoice & {
  /** Whether who works has the configuration that its sample has; no unless told. */
  readonly configured?: boolean;
};

/** A fresh, valid run whose digests agree: no CI binding, no skills or tools, and models only in the role that works. */
export function ferryRun({ configured = false, ...choice }: RunChoice): ReturnType<typeof buildStageRun> {
  const run = renamed(buildStageRun(choice));
  strip(run.resolved, choice.role ?? 'producer', configured);
  const { execution } = run.result.body;
  if (execution !== undefined) run.result.body.execution = expectedExecution(run.request, run.resolved);
  refreshStageRun(run);
  return run;
}

/** The execution that the request asks for, every fact recorded. */
export function expectedExecution(request: StageRequest, resolved: ResolvedProfile) {
  const projection = projectExecution(request, resolved);
  if (projection === undefined) throw new Error('the request names no binding');
  return buildExecution(projection);
}

/** The names of the samples, `repo.sample` and the like, become ours. */
export const renamed = <T>(document: T): T => JSON.parse(JSON.stringify(document).replaceAll('.sample', '.ferry'));

function strip(resolved: ResolvedProfile, worker: string, configured: boolean): void {
  resolved.body.bindings = resolved.body.bindings.filter(({ binding }) => binding.role !== 'ci');
  for (const bound of resolved.body.bindings) {
    bound.binding.skill_refs = [];
    bound.binding.requested_tools = [];
    if (!configured) {
      delete bound.binding.config_ref;
      bound.config_source = { state: 'absent' };
    }
    bound.skill_sources = [];
    bound.tool_sources = [];
    if (bound.binding.role !== worker) makeDeterministic(bound);
  }
}

function makeDeterministic(bound: ResolvedBinding): void {
  const { binding } = bound;
  binding.execution_kind = 'deterministic';
  binding.requested_permissions = [...grantOf(binding.role, 'deterministic').permissions];
  delete binding.prompt_ref;
  delete binding.model_request;
  bound.prompt_source = { state: 'absent' };
}
