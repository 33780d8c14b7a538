// `core.stage-run.v2`: a stage result with the request of its role and the profile that all cases share.
import { accept } from '#canonical';
import { misshapen, validateStageRun } from '#contract';
import type { SeedDocument, StageRunSeeds } from '../generated/eval-seed-set.d.ts';
import type { Carried } from '../seed-set/carried.ts';
import { defineSource } from './source.ts';
import { documentSubject } from './subject.ts';

const shared = ['body', 'shared'];
const profile = ({ resolved_profile }: StageRunSeeds['shared']): Carried => ({
  document: resolved_profile,
  at: [...shared, 'resolved_profile'],
  kind: 'resolved_profile',
});
const request = (role: string, document: SeedDocument): Carried => ({
  document,
  at: [...shared, 'requests', role],
  kind: 'stage_request',
});

export const coreStageRun = defineSource('core.stage-run.v2', {
  disposition: 'accepted',
  valueKey: 'status',
  shared: (body) => [
    ...Object.entries(body.shared.requests).map(([role, document]) => request(role, document)),
    profile(body.shared),
  ],
  checkCase: ({ request_role }, at, body) =>
    body.shared.requests[request_role] === undefined
      ? misshapen([...at, 'request_role'], 'a role that has a shared request')
      : undefined,
  carried: ({ request_role, result }, at, body) => ({
    request: request(request_role, body.shared.requests[request_role] as SeedDocument),
    resolved: profile(body.shared),
    result: { document: result, at: [...at, 'result'], kind: 'stage_result', isSubject: true },
  }),
  judge: ({ request: asked, resolved, result }) => {
    const run = validateStageRun(asked.bytes, resolved.bytes, result.bytes);
    return run.ok ? accept(run.value.result.content.body.status) : run;
  },
  subject: ({ result }) => documentSubject(result, 2),
  tool: () => 'core-contract-front-door.v2',
});
