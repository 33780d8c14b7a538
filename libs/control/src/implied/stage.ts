// The clean stage tuple that a resolved profile implies: what a stage of one of its roles looks like when nothing goes
// wrong. Nothing was run, and nothing here says that it was qualified; it is what the policies judge a profile by before
// anybody works under it. Pure: the time is the caller's, every id is fixed, the same profile gives the same bytes.
import { encodeCanonical, type Json, type Result } from '#canonical';
import {
  type Admitted,
  isTime,
  projectExecution,
  type ResolvedBinding,
  type ResolvedProfile,
  type StageRequest,
  type StageResult,
  stageRequestKind,
  stageResultKind,
} from '#contract';
import { impliedRequest } from './request.ts';
import { impliedResult } from './result.ts';
import type { Implied, StageRole } from './stand-ins.ts';

export type ImpliedStage = {
  readonly request: Admitted<StageRequest>;
  readonly resolved: Admitted<ResolvedProfile>;
  readonly result: Admitted<StageResult>;
};

/**
 * The stage of `role` under `resolved`, an admitted document, requested, run and recorded at `at`
 * (`YYYY-MM-DDTHH:MM:SSZ`). The three documents are a stage run that the contract accepts. Throws for a time of another
 * form, and when what was built is no stage run: that is our fault, since an admitted profile binds every such role.
 */
export function impliedStage(resolved: Admitted<ResolvedProfile>, role: StageRole, at: string): ImpliedStage {
  if (!isTime(at)) throw new TypeError(`\`${at}\` is no time`);
  const implied: Implied = { role, resolved };
  const { binding } = bindingOf(resolved.content, role);
  const request = sound(stageRequestKind.parse(bytesOf(impliedRequest(implied, binding, at))));
  const projection = projectExecution(request.content, resolved.content);
  if (projection === undefined) throw new Error(`the implied request of \`${role}\` names no binding`);
  const result = sound(stageResultKind.parse(bytesOf(impliedResult(implied, request, projection, at))));
  return { request, resolved, result };
}

/** The one binding of `role`. Throws when there is none. */
export function bindingOf({ body }: ResolvedProfile, role: StageRole): ResolvedBinding {
  const found = body.bindings.find(({ binding }) => binding.role === role);
  if (found === undefined) throw new Error(`the resolved profile binds no \`${role}\``);
  return found;
}

const bytesOf = (document: StageRequest | StageResult): Uint8Array => encodeCanonical(document as unknown as Json);

function sound<T>(parsed: Result<T>): T {
  if (parsed.ok) return parsed.value;
  const { code, at = '', expected } = parsed.refusal;
  throw new Error(`an implied document is not sound: ${code} ${at} ${expected}`);
}
