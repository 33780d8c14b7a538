// The duty evaluator: bytes of a policy set and of a stage run to an evaluation. Other evaluators regenerate one by
// `regenerateDuty`, so there is one way in which a duty evaluation comes about.
import { accept, type Json, type Result, refuse } from '#canonical';
import { type Admitted, type Digested, documentRefOf, type StageRun } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { Policies, PolicyBundle } from '../bundle/types.ts';
import { admitPolicySet, admitStageRun } from '../frame/admitting.ts';
import { checkPins } from '../frame/pins.ts';
import { type Read, readCarried, readMerged } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import { judgeDuty } from './judge.ts';

/** The inputs of the evaluator, in the order of the command line. */
export type DutyInputs = {
  readonly policySet: Uint8Array;
  readonly request: Uint8Array;
  readonly resolved: Uint8Array;
  readonly result: Uint8Array;
};

/** In the order in which they are decided. */
export const dutyCodes = ['E_EXAMPLE', 'E_LIMIT', 'E_RELATION', 'E_POLICY_SET', 'E_CORE'] as const;

/**
 * Evaluates a stage run. Refuses, in this order: a duty policy whose examples do not hold (E_EXAMPLE); too many bytes
 * (E_LIMIT); any spelling but the canonical (E_RELATION); what is no policy set (E_POLICY_SET); a set that pins another core,
 * duty policy or decision (E_RELATION); what the core refuses (E_CORE). A refusal's `input` counts from 0 in the order of the
 * command line.
 */
export function evaluateDuty(
  bundle: PolicyBundle,
  { policySet, request, resolved, result }: DutyInputs,
): Result<Admitted<DutySeparationEvaluation>> {
  return evaluateReads(bundle, () => readMerged([policySet, request, resolved, result]));
}

/** The inputs as values, each with the digest of its canonical bytes, which the caller has found to be true. */
export type DutyDocuments = { readonly [Input in keyof DutyInputs]: Digested<Json> };

/** The same for documents that another document carries: they are not spelled and parsed again, and never too large. */
export const evaluateDutyDocuments = (
  bundle: PolicyBundle,
  { policySet, request, resolved, result }: DutyDocuments,
): Result<Admitted<DutySeparationEvaluation>> =>
  evaluateReads(bundle, () => accept([policySet, request, resolved, result].map(readCarried)));

function evaluateReads(
  bundle: PolicyBundle,
  read: () => Result<readonly Read[]>,
): Result<Admitted<DutySeparationEvaluation>> {
  const pinned = usePolicy(bundle, 'duty-separation');
  if (!pinned.ok) return pinned;
  const reads = read();
  if (!reads.ok) return reads;
  const [setRead, ...run] = reads.value as readonly [Read, Read, Read, Read];
  const set = admitPolicySet(setRead);
  if (!set.ok) return set;
  const unpinned = checkPins(bundle, set.value, ['duty-separation']);
  if (unpinned !== undefined) return refuse(unpinned);
  const admitted = admitStageRun(run, 1);
  if (!admitted.ok) return admitted;
  return accept(admittedOf(buildDutyEvaluation(pinned.value, set.value, admitted.value)));
}

/** The evaluation of a stage run that the core accepts, under a set that pins the policy. */
export function buildDutyEvaluation(
  { policy, policyRef, decisionRef }: Policies['duty-separation'],
  policySet: Digested<ControlPolicySet>,
  run: StageRun,
): DutySeparationEvaluation {
  return {
    schema_version: 1,
    kind: 'duty_separation_evaluation',
    id: run.result.content.id,
    body: {
      activation_state: 'inactive',
      core_contract: policySet.content.body.core_contract as DutySeparationEvaluation['body']['core_contract'],
      decision_ref: decisionRef,
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      reference_semantics: 'identity-only',
      stage: stageRefsOf(run),
      ...judgeDuty(policy.content, run),
    },
  };
}

/** The three documents of a stage run, by id and digest. */
export const stageRefsOf = ({ request, resolved, result }: StageRun) =>
  ({
    request_ref: documentRefOf(request),
    resolved_profile_ref: documentRefOf(resolved),
    result_ref: documentRefOf(result),
  }) as DutySeparationEvaluation['body']['stage'];
