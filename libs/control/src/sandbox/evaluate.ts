// The sandbox evaluators: a declaration by itself, and a declaration whose verifier is bound to what was observed of it.
import { accept, checkParsedLimits, type Json, type Result, refuse } from '#canonical';
import type { Admitted, Digested } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { Policies, PolicyBundle } from '../bundle/types.ts';
import { admitPolicySet } from '../frame/admitting.ts';
import { checkSections } from '../frame/pins.ts';
import { inTurnBounds, type Read, readInTurn } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { SandboxPolicyEvaluation } from '../generated/sandbox-policy-evaluation.d.ts';
import { controlRefOf } from '../refs.ts';
import { admitDeclared, type Declaration } from './declaration.ts';
import { decideSandbox } from './judge.ts';

/** Canonical bytes each; a refusal's `input` counts them from 0 in this order. */
export type SandboxInputs = {
  readonly policySet: Uint8Array;
  readonly duty: Uint8Array;
  readonly claim: Uint8Array;
};

/** In the order in which they are decided. */
export const sandboxCodes = ['E_EXAMPLE', 'E_LIMIT', 'E_PARSE', 'E_CANONICAL', 'E_POLICY_SET', 'E_RELATION'] as const;

/**
 * What a declared environment breaks of the sandbox policy. Refuses, in this order: a policy whose examples do not hold
 * (E_EXAMPLE); too many bytes (E_LIMIT); E_PARSE, E_CANONICAL and E_LIMIT input by input; what is no policy set (E_POLICY_SET);
 * a set that pins another sandbox policy, a duty evaluation that is not of its form or not of the set, a claim that is not of
 * its form (E_RELATION). The core that the set names is not looked at.
 */
export const evaluateSandbox = (
  bundle: PolicyBundle,
  { policySet, duty, claim }: SandboxInputs,
): Result<Admitted<SandboxPolicyEvaluation>> => evaluateReads(bundle, () => readInTurn([policySet, duty, claim]));

/** The inputs as values, each with the digest of its canonical bytes, which the caller has found to be true. */
export type SandboxDocuments = { readonly [Input in keyof SandboxInputs]: Digested<Json> };

/** The same for documents that another document carries: they are not spelled and parsed again, and never too large. */
export const evaluateSandboxDocuments = (
  bundle: PolicyBundle,
  { policySet, duty, claim }: SandboxDocuments,
): Result<Admitted<SandboxPolicyEvaluation>> => evaluateReads(bundle, () => carriedInTurn([policySet, duty, claim]));

function evaluateReads(
  bundle: PolicyBundle,
  read: () => Result<readonly Read[]>,
): Result<Admitted<SandboxPolicyEvaluation>> {
  const pinned = usePolicy(bundle, 'sandbox');
  if (!pinned.ok) return pinned;
  const reads = read();
  if (!reads.ok) return reads;
  const declared = admitDeclaration(bundle, 'sandbox', reads.value as readonly [Read, Read, Read]);
  if (!declared.ok) return declared;
  const { policySet, duty, claim } = declared.value;
  const facts = { policy: pinned.value.policy.content, policySet, duty, claim: claim.content };
  return accept(admittedOf(evaluationOf(pinned.value, declared.value, decideSandbox(facts))));
}

function carriedInTurn(documents: readonly Digested<Json>[]): Result<readonly Read[]> {
  for (const [index, { content }] of documents.entries()) {
    const limit = checkParsedLimits(content, inTurnBounds);
    if (limit !== undefined) return refuse({ ...limit, input: String(index) });
  }
  return accept(documents.map(({ content, sha256 }) => ({ value: content, sha256 })));
}

/** Admits what both sandbox evaluators begin with; see `evaluateSandbox` for the refusals. */
export function admitDeclaration(
  bundle: PolicyBundle,
  name: 'sandbox' | 'sandbox-bound',
  [first, ...others]: readonly [Read, Read, Read],
): Result<Declaration> {
  const policySet = admitPolicySet(first);
  if (!policySet.ok) return policySet;
  const unpinned = checkSections(bundle, policySet.value, [name]);
  return unpinned === undefined ? admitDeclared(policySet.value, others) : refuse(unpinned);
}

type Said = Pick<SandboxPolicyEvaluation['body'], 'reason_ids' | 'verdict' | 'verifier_binding'>;

/** The evaluation of a declaration; `said` is what was decided. */
export const evaluationOf = (
  { policyRef, decisionRef }: Policies['sandbox'],
  { policySet, duty, claim }: Declaration,
  said: Said,
): SandboxPolicyEvaluation => ({
  schema_version: 1,
  kind: 'sandbox_policy_evaluation',
  id: claim.content.id,
  body: {
    activation_state: 'inactive',
    authority_effect: 'none',
    claim_ref: controlRefOf(claim),
    decision_ref: decisionRef,
    duty_evaluation_ref: controlRefOf(duty),
    enforcement_proof: 'declaration-only',
    evaluation_mode: 'observation-only',
    policy_ref: policyRef,
    policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
    qualification_effect: 'none',
    ...said,
  },
});
