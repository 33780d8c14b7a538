// The stage runs that the seeds are about: a ferry line's timetable, worked on by the five protected roles and nobody else.
// They are the sample runs of the tests under names of our own, without whatever a case does not need, because every case
// carries its documents whole.
import {
  type BuiltStageRun,
  buildExecution,
  buildStageRun,
  refreshStageRun,
  type StageRunChoice,
} from '../../../../test/support/builders.ts';
import { projectExecution, type ResolvedProfile } from '#contract';

export type { BuiltStageRun, StageRunChoice };

/** A fresh, valid run whose digests agree: no CI binding, and no skills, tools or configuration. */
export function ferryRun(choice: StageRunChoice): BuiltStageRun {
  const run = renamed(buildStageRun(choice));
  strip(run.resolved);
  const { execution } = run.result.body;
  if (execution !== undefined) run.result.body.execution = expectedExecution(run);
  refreshStageRun(run);
  return run;
}

/** The execution that the run's request asks for, every fact recorded. */
export function expectedExecution({ request, resolved }: Omit<BuiltStageRun, 'result'>) {
  const projection = projectExecution(request, resolved);
  if (projection === undefined) throw new Error('the request names no binding');
  return buildExecution(projection);
}

/** The names of the samples, `repo.sample` and the like, become ours. */
export const renamed = <T>(document: T): T => JSON.parse(JSON.stringify(document).replaceAll('.sample', '.ferry'));

function strip(resolved: ResolvedProfile): void {
  resolved.body.bindings = resolved.body.bindings.filter(({ binding }) => binding.role !== 'ci');
  for (const bound of resolved.body.bindings) {
    bound.binding.skill_refs = [];
    bound.binding.requested_tools = [];
    delete bound.binding.config_ref;
    bound.config_source = { state: 'absent' };
    bound.skill_sources = [];
    bound.tool_sources = [];
  }
}
