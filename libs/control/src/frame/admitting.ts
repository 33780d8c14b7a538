// From values of no form yet to the documents that an evaluator judges: the policy set, the stage run, and any other kind,
// each under the token that evaluators have for it.
import { accept, type Bounds, checkParsedLimits, coreBounds, type Refusal, type Result, refuse } from '#canonical';
import {
  checkStageRun,
  type Digested,
  type DocumentKind,
  type ResolvedProfile,
  resolvedProfileKind,
  type StageRequest,
  type StageResult,
  type StageRun,
  stageRequestKind,
  stageResultKind,
} from '#contract';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import { policySetKind } from '../policy-set/policy-set.ts';
import type { Read } from './reading.ts';

/**
 * The document of `kind` in a value that was read: its bounds, its form, its relations. Every refusal has the code that
 * `code` says and, as `detail`, its own; `input` is `index`.
 */
export function admitAs<T, Code extends string>(
  kind: DocumentKind<T>,
  read: Read,
  index: number,
  code: Code,
): Result<Digested<T>, Code> {
  const limit = checkLimits(read, kind.bounds);
  if (limit !== undefined) return refuse(renamed(limit, index, code));
  const checked = kind.check(read.value);
  return checked.ok
    ? accept({ content: checked.value, sha256: read.sha256 })
    : refuse(renamed(checked.refusal, index, code));
}

/** The policy set among the inputs of an evaluation. E_POLICY_SET unless the evaluator calls it otherwise. */
export const admitPolicySet = <Code extends string = 'E_POLICY_SET'>(
  read: Read,
  code: Code = 'E_POLICY_SET' as Code,
): Result<Digested<ControlPolicySet>, Code> => admitAs(policySetKind, read, 0, code);

/**
 * A request, its resolved profile and a result, as the core judges them together; every refusal is E_CORE with the core's
 * own token as `detail`. `first` is the index of the request among the inputs of the evaluation.
 */
export function admitStageRun(
  [request, resolved, result]: readonly [Read, Read, Read],
  first: number,
): Result<StageRun, 'E_CORE'> {
  const shaped = [
    shapeOf<ResolvedProfile>(resolvedProfileKind, resolved, first + 1),
    shapeOf<StageRequest>(stageRequestKind, request, first),
    shapeOf<StageResult>(stageResultKind, result, first + 2),
  ] as const;
  for (const one of shaped) if (!one.ok) return one;
  const run = {
    request: { content: request.value as unknown as StageRequest, sha256: request.sha256 },
    resolved: { content: resolved.value as unknown as ResolvedProfile, sha256: resolved.sha256 },
    result: { content: result.value as unknown as StageResult, sha256: result.sha256 },
  };
  const refusal = checkStageRun(run);
  if (refusal === undefined) return accept(run);
  return refuse(renamed(refusal, first + Number(refusal.input ?? 0), 'E_CORE'));
}

/** The bounds that a value passes, depth first: what was not read is not looked into. */
export const checkLimits = ({ value, tooDeep }: Read, bounds: Bounds): Refusal | undefined =>
  tooDeep ?? checkParsedLimits(value, bounds);

function shapeOf<T>(kind: DocumentKind<T>, read: Read, index: number): Result<T, 'E_CORE'> {
  const limit = checkLimits(read, coreBounds);
  if (limit !== undefined) return refuse(renamed(limit, index, 'E_CORE'));
  const shaped = kind.checkShape(read.value);
  return shaped.ok ? shaped : refuse(renamed(shaped.refusal, index, 'E_CORE'));
}

/** The same refusal under an evaluator's own token, about the input of that index. */
export const renamed = <Code extends string>(refusal: Refusal, index: number, code: Code): Refusal<Code> => ({
  ...refusal,
  code,
  input: String(index),
  ...(refusal.code === code ? {} : { detail: refusal.detail ?? refusal.code }),
});
