// `sandbox_policy_evaluation` in its two forms: what a declaration breaks, and, with a `verifier_binding`, whether the declared
// verifier is an accepted one that was observed. Each form has its own reasons.
import { type Digested, type DocumentKind, unrelated } from '#contract';
import { defineEvaluation } from '../evaluation-kind.ts';
import {
  type SandboxPolicyEvaluation,
  type VerifierBinding,
  validate,
} from '../generated/sandbox-policy-evaluation.js';
import type { SandboxVerifierObservation } from '../generated/sandbox-verifier-observation.d.ts';
import { boundSandboxReasons, sandboxReasons } from './reasons.ts';

export const sandboxEvaluationKind: DocumentKind<SandboxPolicyEvaluation> = defineEvaluation<SandboxPolicyEvaluation>({
  kind: 'sandbox_policy_evaluation',
  validate,
  reasons: { ...sandboxReasons, ...boundSandboxReasons },
  relations: [
    ({ id, body }) =>
      id === body.claim_ref.id ? undefined : unrelated(['id'], `the id of the claim \`${body.claim_ref.id}\``),
    ({ body }) =>
      body.reason_ids.every((reason) => Object.hasOwn(boundSandboxReasons, reason) === 'verifier_binding' in body)
        ? undefined
        : unrelated(['body', 'reason_ids'], 'a reason of the bound form where a verifier is bound, and only there'),
  ],
});

/** What an evaluation says of the observation it was bound to. */
export const verifierBindingOf = ({ content, sha256 }: Digested<SandboxVerifierObservation>): VerifierBinding => ({
  ...content.body,
  observation_sha256: sha256,
});
