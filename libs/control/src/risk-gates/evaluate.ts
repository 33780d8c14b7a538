// The risk evaluator: bytes of a policy set, a stage run, its duty evaluation and a claim to an evaluation. The duty
// evaluation is not believed: it is made again from the stage run and must come out the same.
import { accept, equalJson, type Json, type Result, refuse } from '#canonical';
import { type Admitted, type Digested, isContentId, type StageRun, unrelated } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { Policies, PolicyBundle } from '../bundle/types.ts';
import { buildDutyEvaluation, stageRefsOf } from '../duty-separation/evaluate.ts';
import { admitPolicySet, admitStageRun } from '../frame/admitting.ts';
import { checkPins } from '../frame/pins.ts';
import { type Read, readCarried, readMerged } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { DutySeparationEvaluation } from '../generated/duty-separation-evaluation.d.ts';
import type { RiskGateEvaluation } from '../generated/risk-gate-evaluation.d.ts';
import { contentRefOf } from '../refs.ts';
import { type RiskClaim, readRiskClaim, riskClaimMediaType } from './claim.ts';
import { judgeRisk } from './judge.ts';

/** The inputs of the evaluator, in the order of the command line. */
export type RiskInputs = {
  readonly policySet: Uint8Array;
  readonly request: Uint8Array;
  readonly resolved: Uint8Array;
  readonly result: Uint8Array;
  readonly duty: Uint8Array;
  readonly claim: Uint8Array;
};

/** In the order in which they are decided. */
export const riskCodes = ['E_EXAMPLE', 'E_LIMIT', 'E_RELATION', 'E_DUTY'] as const;

const dutyEvaluationMediaType = 'application/vnd.ystack.duty-separation-evaluation+json';

/**
 * Evaluates the decision behind a stage. Refuses, in this order: a risk or duty policy whose examples do not hold
 * (E_EXAMPLE); too many bytes (E_LIMIT); any spelling but the canonical, what is no policy set, a set that pins another core,
 * policy or decision, risk or duty (E_RELATION); a duty evaluation that is not, byte for byte, the one that this stage run has
 * under this set, or a stage run that has none (E_DUTY); a claim without the envelope of one, a result whose id has a colon
 * (E_RELATION). A refusal's
 * `input` counts from 0 in the order of the command line.
 */
export function evaluateRiskGates(bundle: PolicyBundle, inputs: RiskInputs): Result<Admitted<RiskGateEvaluation>> {
  const { policySet, request, resolved, result, duty, claim } = inputs;
  return evaluateReads(bundle, () => readMerged([policySet, request, resolved, result, duty, claim]));
}

/** The inputs as values, each with the digest of its canonical bytes, which the caller has found to be true. */
export type RiskDocuments = { readonly [Input in keyof RiskInputs]: Digested<Json> };

/** The same for documents that another document carries: they are not spelled and parsed again, and never too large. */
export const evaluateRiskGatesDocuments = (
  bundle: PolicyBundle,
  { policySet, request, resolved, result, duty, claim }: RiskDocuments,
): Result<Admitted<RiskGateEvaluation>> =>
  evaluateReads(bundle, () => accept([policySet, request, resolved, result, duty, claim].map(readCarried)));

function evaluateReads(
  bundle: PolicyBundle,
  read: () => Result<readonly Read[]>,
): Result<Admitted<RiskGateEvaluation>> {
  const pinned = usePolicy(bundle, 'risk-gates');
  if (!pinned.ok) return pinned;
  const dutyPinned = usePolicy(bundle, 'duty-separation');
  if (!dutyPinned.ok) return dutyPinned;
  const reads = read();
  if (!reads.ok) return reads;
  const [setRead, requestRead, resolvedRead, resultRead, dutyRead, claimRead] = reads.value as SixReads;
  const set = admitPolicySet(setRead, 'E_RELATION');
  if (!set.ok) return set;
  const unpinned = checkPins(bundle, set.value, ['duty-separation', 'risk-gates']);
  if (unpinned !== undefined) return refuse(unpinned);
  const regenerated = regenerateDuty(dutyPinned.value, set.value, [requestRead, resolvedRead, resultRead], dutyRead);
  if (!regenerated.ok) return regenerated;
  const claimed = readRiskClaim(claimRead, 5);
  if (!claimed.ok) return claimed;
  const { run, evaluation } = regenerated.value;
  // The duty evaluation is named as content, by the id of the result, and content has no colon in its id.
  if (!isContentId(run.result.content.id)) return refuse({ ...unrelated(['id'], 'an id without a colon'), input: '3' });
  const risk = { request: run.request.content, resolved: run.resolved.content, duty: evaluation.content.body.verdict };
  const judged = judgeRisk(pinned.value, { ...risk, claim: claimed.value });
  return accept(admittedOf(build(pinned.value, set.value, regenerated.value, claimed.value, judged)));
}

type SixReads = readonly [Read, Read, Read, Read, Read, Read];
type Regenerated = { readonly run: StageRun; readonly evaluation: Digested<DutySeparationEvaluation> };

/** The stage run and its duty evaluation, when the supplied one is that; E_DUTY otherwise. */
function regenerateDuty(
  pinned: Policies['duty-separation'],
  set: Digested<ControlPolicySet>,
  reads: readonly [Read, Read, Read],
  supplied: Read,
): Result<Regenerated, 'E_DUTY'> {
  const run = admitStageRun(reads, 1);
  if (!run.ok) return refuse({ ...run.refusal, code: 'E_DUTY' });
  const content = buildDutyEvaluation(pinned, set, run.value);
  // Both were spelled canonically, so equal values are equal bytes.
  if (equalJson(supplied.value, content as unknown as Json)) {
    return accept({ run: run.value, evaluation: { content, sha256: supplied.sha256 } });
  }
  const { verdict, reason_ids } = content.body;
  const expected = `the duty evaluation of this stage run under this set: ${verdict} (${reason_ids.join(', ')})`;
  return refuse({
    code: 'E_DUTY',
    input: '4',
    expected,
    mend: 'npm run -s ystack -- control evaluate-duty POLICY_SET REQUEST RESOLVED RESULT',
  });
}

function build(
  { policyRef, decisionRef }: Policies['risk-gates'],
  set: Digested<ControlPolicySet>,
  { run, evaluation }: Regenerated,
  { named }: RiskClaim,
  { decision, classification }: ReturnType<typeof judgeRisk>,
): RiskGateEvaluation {
  return {
    schema_version: 1,
    kind: 'risk_gate_evaluation',
    id: run.result.content.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      classification,
      core_contract: evaluation.content.body.core_contract,
      decision_claim_ref: contentRefOf(named, riskClaimMediaType),
      decision_ref: decisionRef,
      duty_evaluation_ref: contentRefOf(evaluation, dutyEvaluationMediaType),
      evaluation_mode: 'observation-only',
      policy_ref: policyRef,
      policy_set: { id: set.content.id, sha256: set.sha256 },
      reference_semantics: 'identity-only',
      stage: stageRefsOf(run),
      reason_ids: decision.reason_ids,
      verdict: decision.verdict as 'inconclusive' | 'violated',
    },
  };
}
