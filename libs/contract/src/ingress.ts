// How core documents come in. Every check is made on all inputs before the next is made on any, so a token tells the worst
// thing about the whole set: E_LIMIT, E_PARSE, E_CANONICAL, E_LIMIT, E_SHAPE, E_REF, E_RELATION.
import {
  accept,
  coreBounds,
  type Json,
  parseCanonicalAll,
  type Refusal,
  type Result,
  refuse,
  sha256Hex,
} from '#canonical';
import { type CoreDocument, checkCoreRelations, checkCoreShape } from './core-kinds.ts';
import type { Admitted } from './define-kind.ts';
import type { AdapterManifest } from './generated/adapter-manifest.d.ts';
import type { Profile } from './generated/profile.d.ts';
import type { ResolvedProfile } from './generated/resolved-profile.d.ts';
import type { StageRequest } from './generated/stage-request.d.ts';
import type { StageResult } from './generated/stage-result.d.ts';
import { misreferred } from './refusals.ts';
import { inInput } from './run/digested.ts';
import { checkProfileSet } from './run/profile-set.ts';
import { checkStageRun } from './run/stage-run.ts';

/** One document of any core kind, by itself. A refusal has no `input`. */
export function validateDocument(bytes: Uint8Array): Result<Admitted<CoreDocument>> {
  const admitted = admitShapes([bytes]);
  if (!admitted.ok) return alone(admitted.refusal);
  const document = admitted.value[0] as Admitted<CoreDocument>;
  const refusal = checkCoreRelations(document.content);
  return refusal === undefined ? accept(document) : refuse(refusal);
}

export type AdmittedProfileSet = {
  readonly profile: Admitted<Profile>;
  readonly resolved: Admitted<ResolvedProfile>;
  readonly manifests: readonly Admitted<AdapterManifest>[];
};

/** A profile, the same profile resolved, and 1 to 8 manifests; a refusal's `input` counts them in this order from 0. */
export function validateProfileSet(
  profile: Uint8Array,
  resolved: Uint8Array,
  manifests: readonly Uint8Array[],
): Result<AdmittedProfileSet> {
  const kinds = ['profile', 'resolved_profile', ...manifests.map(() => 'adapter_manifest')];
  const admitted = admitKinds([profile, resolved, ...manifests], kinds);
  if (!admitted.ok) return admitted;
  const [first, second, ...rest] = admitted.value;
  const set = { profile: first, resolved: second, manifests: rest } as AdmittedProfileSet;
  const refusal = checkProfileSet(set);
  return refusal === undefined ? accept(set) : refuse(refusal);
}

export type AdmittedStageRun = {
  readonly request: Admitted<StageRequest>;
  readonly resolved: Admitted<ResolvedProfile>;
  readonly result: Admitted<StageResult>;
};

/** A request, the resolved profile it names, the result of an attempt; a refusal's `input` counts them from 0. */
export function validateStageRun(
  request: Uint8Array,
  resolved: Uint8Array,
  result: Uint8Array,
): Result<AdmittedStageRun> {
  const admitted = admitKinds([request, resolved, result], ['stage_request', 'resolved_profile', 'stage_result']);
  if (!admitted.ok) return admitted;
  const [first, second, third] = admitted.value;
  const run = { request: first, resolved: second, result: third } as AdmittedStageRun;
  const refusal = checkStageRun(run);
  return refusal === undefined ? accept(run) : refuse(refusal);
}

/** Documents of any core kind and good form. */
function admitShapes(inputs: readonly Uint8Array[]): Result<readonly Admitted<CoreDocument>[]> {
  const parsed = parseCanonicalAll(inputs, coreBounds);
  if (!parsed.ok) return parsed;
  const admitted: Admitted<CoreDocument>[] = [];
  for (const [index, bytes] of inputs.entries()) {
    const shaped = checkCoreShape(parsed.value[index] as Json);
    if (!shaped.ok) return refuse({ ...shaped.refusal, input: String(index) });
    admitted.push({ content: shaped.value, sha256: sha256Hex(bytes), bytes });
  }
  return accept(admitted);
}

/** The same, each of the kind asked for (E_REF). */
function admitKinds(
  inputs: readonly Uint8Array[],
  kinds: readonly string[],
): Result<readonly Admitted<CoreDocument>[]> {
  const admitted = admitShapes(inputs);
  if (!admitted.ok) return admitted;
  for (const [index, { content }] of admitted.value.entries()) {
    const wanted = kinds[index];
    if (content.kind !== wanted) {
      return refuse(inInput(index, misreferred(['kind'], `\`${wanted}\` as input ${index + 1}`)) as Refusal);
    }
  }
  return admitted;
}

function alone({ input: _, ...refusal }: Refusal): Result<never> {
  return refuse(refusal);
}
