// What the programs are given: a task for a producer, a materialization input for a forge.
import { type Json, sha256Hex } from '#canonical';
import type { Digested, ResolvedProfile, StageRequest } from '#contract';
import { scopeTexts } from '../fixture/texts.ts';
import { materializeTimes, produceTimes } from '../times.ts';
import type { ProfileSet } from './profile-set.ts';
import { allowedDeltaText, contractText, inputIds } from './terms.ts';

export type Attempt = {
  readonly attempt_id: string;
  readonly attempt_number: number;
  readonly result_id: string;
  readonly started_at: string;
  readonly finished_at: string;
  readonly recorded_at: string;
};

const attemptOf = (
  step: string,
  { started_at, finished_at, recorded_at }: Omit<Attempt, `${string}_id` | 'attempt_number'>,
) => ({
  attempt_id: `attempt.matrix.${step}`,
  attempt_number: 1,
  result_id: `result.matrix.${step}`,
  started_at,
  finished_at,
  recorded_at,
});

export const produceAttempt: Attempt = attemptOf('produce', produceTimes);
export const materializeAttempt: Attempt = attemptOf('materialize', materializeTimes);

type Payload = { readonly input_id: string; readonly media_type: string; readonly data: string };

export const buildProduceTask = (request: Digested<StageRequest>, resolved: Digested<ResolvedProfile>): Json => ({
  schema_version: 1,
  kind: 'adapter_matrix_task',
  attempt: produceAttempt,
  payloads: [
    { input_id: inputIds.delta, media_type: 'application/json', data: allowedDeltaText },
    { input_id: inputIds.finish, media_type: 'text/plain', data: scopeTexts.finish },
    { input_id: inputIds.verify, media_type: 'text/plain', data: scopeTexts.verify },
  ],
  resolved_profile: resolved,
  stage_request: request,
});

export function buildMaterializeTask(
  set: ProfileSet,
  resolved: Digested<ResolvedProfile>,
  request: Digested<StageRequest>,
  patch: string,
): Json {
  const payloads: readonly Payload[] = [
    { input_id: inputIds.contract, media_type: 'application/json', data: contractText },
    { input_id: inputIds.patch, media_type: 'text/x-diff', data: patch },
  ];
  return {
    schema_version: 1,
    kind: 'local_git_materialization_input',
    attempt: materializeAttempt,
    profile: set.profile,
    resolved_profile: resolved,
    manifests: set.manifests,
    stage_request: request,
    payloads,
    trust_context: {
      verified_payloads: payloads.map(({ input_id, ...content }) => ({
        input_id,
        content,
        sha256: sha256Hex(content.data),
      })),
    },
  };
}
