// What holds of every result, whoever made it: the contract takes it under its request and profile, it is of the attempt that
// was asked for, and it was made by the package that is pinned. Pure.
import { encodeCanonical, equalJson, type Json } from '#canonical';
import {
  type AdapterManifest,
  type Digested,
  type GitObject,
  operationBinding,
  type ResolvedProfile,
  type StageRequest,
  type StageResult,
  stageResultKind,
  validateStageRun,
} from '#contract';
import type { Attempt } from '../documents/tasks.ts';
import { refusedAs, type Violation, violated } from '../violations.ts';

export type Asked = {
  readonly request: Digested<StageRequest>;
  readonly resolved: Digested<ResolvedProfile>;
  readonly manifests: readonly Digested<AdapterManifest>[];
  readonly attempt: Attempt;
};

/** The result, if it is one, and what is wrong with it. */
export function checkResult(asked: Asked, value: Json | undefined): { result?: StageResult; violations: Violation[] } {
  const shaped = stageResultKind.check(value ?? null);
  if (!shaped.ok) return { violations: [refusedAs('result', shaped.refusal)] };
  const result = shaped.value;
  const { request, resolved } = asked;
  const judged = validateStageRun(...([request.content, resolved.content, result].map(encodeCanonical) as Triple));
  return {
    result,
    violations: [...(judged.ok ? [] : [refusedAs('result', judged.refusal)]), ...checkAttempt(asked.attempt, result)],
  };
}

type Triple = [Uint8Array, Uint8Array, Uint8Array];

function checkAttempt({ result_id, ...wanted }: Attempt, { id, body }: StageResult): readonly Violation[] {
  const { attempt_id, attempt_number, started_at = '', finished_at = '', recorded_at } = body;
  const found = { attempt_id, attempt_number, started_at, finished_at, recorded_at };
  const isAsked = id === result_id && equalJson(found, { ...wanted });
  return isAsked ? [] : [violated('attempt', `${result_id}, ${wanted.attempt_id} number ${wanted.attempt_number}`)];
}

/**
 * The pin of the program, followed from both sides: manifest and binding pin one object, and `found`, the object's bytes as
 * they were read from the repository it is pinned in, is what ran.
 */
export function checkPackagePin({ request, resolved, manifests }: Asked, found: FoundPackage): readonly Violation[] {
  const bound = operationBinding(request.content, resolved.content);
  const manifest = manifests.find(({ content }) => content.id === bound?.binding.manifest_ref.id);
  const isPinned =
    bound !== undefined &&
    manifest !== undefined &&
    equalJson(manifest.content.body.package_ref, bound.binding.package_ref) &&
    equalJson(bound.package_source.source, bound.binding.package_ref) &&
    equalJson(bound.binding.package_ref, found.ref) &&
    bound.package_source.value_sha256 === found.sha256;
  if (!isPinned) return [violated('package-pin', 'one pin in manifest, binding and source')];
  return found.sha256 === found.ranSha256 ? [] : [violated('package-pin', `the program with sha256 ${found.sha256}`)];
}

export type FoundPackage = {
  readonly ref: GitObject;
  /** Of the bytes that the pinned repository holds at the pin, and of those that ran. */
  readonly sha256: string;
  readonly ranSha256: string;
};
