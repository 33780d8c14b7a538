// The guards on the environment of a reproduction: it is registered for the incident's repository, and the sandbox policy is
// satisfied with what is claimed of it. Whatever stops it here is recorded, and nothing is materialized.
import type { Result } from '#canonical';
import type { Admitted } from '#contract';
import { evaluateSandbox, type PolicyBundle, registeredEnvironment, type SandboxPolicyEvaluation } from '#control';
import type { AdmittedReproduction } from './admit.ts';
import type { Findings } from './conclude.ts';
import type { ReasonId } from './ladder.ts';

/** The sandbox evaluation when it could be made, and either the findings that end the reproduction here or none yet. */
export type JudgedEnvironment = {
  readonly evaluation?: Admitted<SandboxPolicyEvaluation>;
  /** What is known so far; `reason` is set where the reproduction must stop. */
  readonly findings: Omit<Findings, 'reason'> & { readonly reason?: ReasonId };
};

/** `policySet` and `duty` are what the claim was made under. Pure. */
export function judgeEnvironment(
  { claim, registry, incident }: AdmittedReproduction,
  bundle: PolicyBundle,
  under: { readonly policySet: Uint8Array; readonly duty: Uint8Array },
): JudgedEnvironment {
  const { failing_check, target_repository_id } = incident.content.body;
  const entry = registeredEnvironment(registry, claim.id)?.entry;
  if (entry?.target_repository_id !== target_repository_id) return { findings: { reason: 'environment.unlisted' } };
  const evaluated: Result<Admitted<SandboxPolicyEvaluation>> = evaluateSandbox(bundle, {
    ...under,
    claim: claim.bytes,
  });
  if (!evaluated.ok) return { findings: { reason: 'environment.evaluation-refused' } };
  const { content, sha256 } = evaluated.value;
  const { reason_ids: reasonIds, verdict } = content.body;
  const evaluation = { sha256, reasonIds, verdict };
  const stopped: ReasonId | undefined =
    verdict !== 'satisfied'
      ? 'environment.not-satisfied'
      : failing_check.kind === 'named-check'
        ? 'check.not-runnable'
        : undefined;
  const findings = stopped === undefined ? { evaluation } : { evaluation, reason: stopped };
  return { evaluation: evaluated.value, findings };
}
