// Who ran a workflow run: only its check suite, and the check runs in it, name the app. That a run has the right name is
// nothing, any app can choose one.
import type { Json, JsonObject } from '#canonical';
import { depart } from '../define-capture.ts';
import type { Place } from '../place.ts';
import { ofKind, type Part } from './parts.ts';

/** The id of the app behind the check suite of a run. What belongs to other suites of the commit is passed over. */
export function appOf(parts: readonly Part[], suiteId: string, head: string): string {
  const suites = ofKind(parts, 'check suite').filter(({ place }) => place.get('id').id() === suiteId);
  const runs = checkRunsOf(parts, suiteId);
  const witnesses = [...suites.map(({ place }) => place), ...runs];
  const [first] = witnesses;
  if (first === undefined)
    depart('capture.missing-part', `check suite ${suiteId} or a check run of it in one of the files`);
  const app = first.at('app', 'id').id();
  for (const witness of witnesses) {
    const [id, sha] = [witness.at('app', 'id'), witness.get('head_sha')];
    if (id.id() !== app) id.fail('capture.mismatch', `app ${app}, as another check of the suite says`);
    if (sha.text() !== head) sha.fail('capture.mismatch', `the run's commit ${head}`);
  }
  return app;
}

/** Ends the capture when a finished job and its finished check run do not say the same. */
export function checkConclusions(parts: readonly Part[], suiteId: string, jobs: readonly JsonObject[]): void {
  const byId = new Map(checkRunsOf(parts, suiteId).map((place) => [place.get('id').id(), place]));
  for (const { check_run_id, conclusion } of jobs) {
    const check = byId.get(check_run_id as string);
    const said = check?.get('conclusion');
    if (said === undefined || conclusion === null || said.isNothing || said.value === conclusion) continue;
    said.fail('capture.mismatch', `\`${conclusion as string & Json}\`, as its job says`);
  }
}

const checkRunsOf = (parts: readonly Part[], suiteId: string): readonly Place[] =>
  ofKind(parts, 'check run')
    .map(({ place }) => place)
    .filter((place) => place.at('check_suite', 'id').id() === suiteId);
