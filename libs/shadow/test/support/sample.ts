// A small incident with its identity and the findings of each way a reproduction can end.
import { encodeCanonical, type Json, sha256Hex } from '#canonical';
import type { Admitted, StageResult } from '#contract';
import {
  concludeReproduction,
  type Findings,
  identityKind,
  incidentKind,
  type Outcome,
  type QualifiedIdentity,
  type ReasonId,
  type Reproduction,
  type ShadowIncidentRecord,
  type Subject,
} from '#shadow';

const commit = '1a'.repeat(20);
const tree = '2b'.repeat(20);
export const digest = (name: string): string => sha256Hex(name);
const revision = { repository_id: 'repo.bakery', hash_algorithm: 'sha1', commit_id: commit };

export const incident = {
  schema_version: 1,
  kind: 'shadow_incident_record',
  id: 'incident.burnt-crust',
  body: {
    deploy_authority: 'none',
    failing_check: { kind: 'file-digest', path: 'oven/timer.md', expected_sha256: digest('golden') },
    git_revision_ref: revision,
    observed_at: '2026-04-05T06:07:08Z',
    observed_symptom: 'The crust is black after the time that the recipe gives.',
    reporter_actor_ref: 'actor.baker',
    target_repository_id: 'repo.bakery',
  },
} as const;

const content = (name: string) => ({ content_id: name, media_type: 'application/json', sha256: digest(name) });
const blob = (path: string) => ({
  revision,
  location: { kind: 'path', value: path },
  object_type: 'blob',
  object_id: '3c'.repeat(20),
  mode: '100644',
});

export const identity = {
  schema_version: 1,
  kind: 'qualified_identity',
  id: 'identity.burnt-crust',
  body: {
    adapter_config_refs: [content('config-a'), content('config-b')],
    model_request: { provider_id: 'provider.one', model_id: 'model.one', effort_id: 'high' },
    prompt_refs: [content('prompt'), blob('prompts/bake.md')],
    resolved_profile_ref: {
      schema_version: 2,
      kind: 'resolved_profile',
      id: 'resolved.bakery',
      sha256: digest('resolved'),
    },
    skill_refs: [],
    stage_request_ref: { schema_version: 2, kind: 'stage_request', id: 'request.bake', sha256: digest('request') },
    target_revision: revision,
    verification_instructions_ref: content('instructions'),
  },
};

export const bytesOf = (value: unknown): Uint8Array => encodeCanonical(value as Json);

export function admitted<T>(read: { ok: true; value: T } | { ok: false; refusal: unknown }): T {
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export const subjectOf = (incidentDocument: unknown = incident): Subject => ({
  incident: admitted<Admitted<ShadowIncidentRecord>>(incidentKind.parse(bytesOf(incidentDocument))),
  identity: admitted<Admitted<QualifiedIdentity>>(identityKind.parse(bytesOf(identity))),
  claim: { id: 'env.kitchen', sha256: digest('claim') },
  registrySha256: digest('registry'),
});

export const named = {
  ...incident,
  body: { ...incident.body, failing_check: { kind: 'named-check', check_id: 'check.taste' } },
};

const satisfied = {
  sha256: digest('evaluation'),
  reasonIds: ['sandbox.declaration-satisfied'],
  verdict: 'satisfied',
} as const;
const unsatisfied = {
  ...satisfied,
  reasonIds: ['effects.unknown', 'network.unknown'],
  verdict: 'inconclusive',
} as const;
const objects = { commit_id: commit, hash_algorithm: 'sha1', tree_id: tree } as const;
const materialization = {
  candidate: { ...objects, parent_commit_id: commit, repository_kind: 'bare' as const },
  source: { ...objects, repository_id: 'repo.bakery' },
  stageResult: {
    content: { kind: 'stage_result', id: 'result.bake' } as StageResult,
    sha256: digest('result'),
    bytes: new Uint8Array(),
  },
};

/** Every way to end, in the order of the guards: reason, outcome, findings and the incident they are about. */
// biome-ignore format: an aligned table
export const endings: readonly (readonly [ReasonId, Outcome, Omit<Findings, 'reason'>, unknown])[] = [
  ['environment.unlisted',           'inconclusive', {},                                                                       incident],
  ['environment.evaluation-refused', 'inconclusive', {},                                                                       incident],
  ['environment.not-satisfied',      'inconclusive', { evaluation: unsatisfied },                                              incident],
  ['check.not-runnable',             'inconclusive', { evaluation: satisfied },                                                named],
  ['materialization.refused',        'inconclusive', { evaluation: satisfied },                                                incident],
  ['check.unreadable',               'inconclusive', { evaluation: satisfied, materialization },                               incident],
  ['check.passed-at-revision',       'no-change',    { evaluation: satisfied, materialization, observedSha256: digest('golden') }, incident],
  ['check.failed-at-revision',       'reproduced',   { evaluation: satisfied, materialization, observedSha256: digest('black') },  incident],
];

/** The documents of one ending. */
export function concluded(reason: ReasonId): Reproduction {
  const ending = endings.find(([name]) => name === reason);
  if (ending === undefined) throw new Error(reason);
  return admitted(concludeReproduction(subjectOf(ending[3]), { reason, ...ending[2] }));
}
