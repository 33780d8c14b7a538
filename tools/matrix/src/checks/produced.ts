// A producer's answer: its result and payloads, the observation that its normalizer makes of its snapshot, and the patch held
// against what the request allows. Pure.

import { findAdapter } from '#adapters';
import { documentDigest, equalJson, type Json, type JsonObject } from '#canonical';
import { type ContentRef, documentRefOf, type StageResult } from '#contract';
import { allowedPaths } from '../fixture/texts.ts';
import type { ProducerName } from '../names.ts';
import { refusedAs, type Violation, violated } from '../violations.ts';
import { pathsOfPatch } from './patch-paths.ts';
import { checkPayloads, type Payload, readPayloads } from './payloads.ts';
import { type Asked, checkResult } from './stage-run.ts';

export type ProducedCheck = {
  readonly violations: readonly Violation[];
  /** There when nothing is wrong. */
  readonly produced?: {
    readonly patch: Payload;
    readonly result: StageResult;
    readonly observation: JsonObject;
  };
};

const members = ['kind', 'payloads', 'schema_version', 'snapshot', 'stage_result'];

export function checkProduced(asked: Asked, producer: ProducerName, answer: Json): ProducedCheck {
  const form = readAnswer(answer);
  if (form === undefined) return { violations: [violated('answer', `an object of exactly ${members.join(', ')}`)] };
  const { result, violations } = checkResult(asked, form.stage_result);
  if (result === undefined) return { violations };
  violations.push(...checkPayloads(form.payloads, result));
  const seen = observe(asked, producer, form.snapshot, result);
  violations.push(...seen.violations);
  const patch = form.payloads.find(({ sha256 }) => sha256 === result.body.delta_ref?.sha256);
  if (patch !== undefined) violations.push(...checkPatch(patch.data));
  if (patch === undefined || seen.observation === undefined || violations.length > 0) return { violations };
  return { violations: [], produced: { patch, result, observation: seen.observation } };
}

type Answer = { readonly payloads: readonly Payload[]; readonly snapshot: Json; readonly stage_result: Json };

function readAnswer(answer: Json): Answer | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined;
  const { kind, schema_version, snapshot = null, stage_result = null, ...rest } = answer as JsonObject;
  const payloads = readPayloads(rest.payloads);
  const isForm = Object.keys(answer).sort().join() === members.join() && kind === 'adapter_matrix_answer';
  return isForm && schema_version === 1 && payloads !== undefined ? { payloads, snapshot, stage_result } : undefined;
}

type Seen = { readonly observation?: JsonObject; readonly violations: readonly Violation[] };

/** What the producer's own normalizer makes of the snapshot, told what was expected. */
function observe(asked: Asked, producer: ProducerName, snapshot: Json, result: StageResult): Seen {
  const target = asked.request.content.body.target_revision;
  const manifest = asked.manifests.find(({ content }) => content.id === `adapter.${producer}.v1`);
  const normalize = findAdapter(producer)?.normalize;
  if (target.state !== 'present' || manifest === undefined || normalize === undefined) {
    return { violations: [violated('observation', `an adapter \`${producer}\` with a manifest and a target`)] };
  }
  const observed = normalize({
    snapshot,
    trust_context: {
      schema_version: 1,
      kind: 'adapter_trust_context',
      id: 'trust.matrix',
      body: {
        binding_id: asked.request.content.body.operation.binding_id,
        expected_attempt_id: asked.attempt.attempt_id,
        expected_attempt_number: asked.attempt.attempt_number,
        manifest,
        request: asked.request,
        resolved_profile: asked.resolved,
        target_revision: target.value,
        verified_snapshot: { content: snapshot, sha256: documentDigest(snapshot) },
      },
    },
  });
  const revision = (snapshot as { body?: { target_revision?: Json } } | null)?.body?.target_revision ?? null;
  const moved = equalJson(revision, target.value) ? [] : [violated('target-revision', target.value.commit_id)];
  if (!observed.ok) return { violations: [...moved, refusedAs('observation', observed.refusal)] };
  return { observation: observed.value, violations: [...moved, ...checkObservation(asked, observed.value, result)] };
}

/** Whether the observation is a change, of this request, and says of attempt, execution and output what the result says. */
function checkObservation(asked: Asked, observation: JsonObject, { body }: StageResult): readonly Violation[] {
  const {
    observation: seen,
    trust_context: trusted,
    state,
  } = observation as {
    readonly observation: { readonly result: JsonObject };
    readonly trust_context: JsonObject;
    readonly state: Json;
  };
  const { attempt_id, attempt_number, started_at, finished_at, recorded_at, output_ref, status } = seen.result;
  const isOfRequest =
    equalJson(trusted.request_ref ?? null, documentRefOf(asked.request)) &&
    equalJson(trusted.resolved_profile_ref ?? null, documentRefOf(asked.resolved));
  const inSnapshot = { attempt_id, attempt_number, started_at, finished_at, recorded_at, status, output_ref } as Json;
  const inResult = {
    attempt_id: body.attempt_id,
    attempt_number: body.attempt_number,
    started_at: body.started_at ?? null,
    finished_at: body.finished_at ?? null,
    recorded_at: body.recorded_at,
    status: body.status,
    output_ref: presentOf(body.delta_ref),
  };
  return [
    ...(state === 'changed' ? [] : [violated('observation', `state \`changed\`, not \`${String(state)}\``)]),
    ...(isOfRequest ? [] : [violated('observation', 'an observation of this request')]),
    ...(equalJson(inSnapshot, inResult) ? [] : [violated('observation', 'the attempt and output of the result')]),
  ];
}

const presentOf = (ref: ContentRef | undefined): Json =>
  ref === undefined ? { state: 'absent' } : { state: 'present', value: ref };

function checkPatch(text: string): readonly Violation[] {
  const paths = pathsOfPatch(text);
  if (!paths.ok) return [violated('patch-paths', `${paths.refusal.expected} (${paths.refusal.at})`)];
  if (paths.value.length === 0) return [violated('patch-paths', 'a patch that changes something')];
  const beyond = paths.value.filter((path) => !allowedPaths.includes(path));
  return beyond.length === 0
    ? []
    : [violated('patch-paths', `nothing outside what is allowed: \`${beyond.join('`, `')}\``)];
}
