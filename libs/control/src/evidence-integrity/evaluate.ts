// The evidence integrity evaluator: from the bytes of a policy set, a stage run and a presentation of its evidence to an
// evaluation. Nothing is fetched and nothing stored: digests are compared with digests.
import { accept, type Result, refuse } from '#canonical';
import { type Admitted, type Digested, documentRefOf, type EvidenceRef, isContentId, type StageRun } from '#contract';
import { usePolicy } from '../bundle/bundle.ts';
import type { Policies, PolicyBundle } from '../bundle/types.ts';
import { stageRefsOf } from '../duty-separation/evaluate.ts';
import { admitPolicySet, admitStageRun } from '../frame/admitting.ts';
import { admitEnvelope, type Enveloped } from '../frame/envelope.ts';
import { checkPins } from '../frame/pins.ts';
import { type Read, readInTurn } from '../frame/reading.ts';
import { admittedOf } from '../frame/writing.ts';
import type { ControlPolicySet } from '../generated/control-policy-set.d.ts';
import type { EvidenceIntegrityEvaluation } from '../generated/evidence-integrity-evaluation.d.ts';
import type { EvidenceIntegrityPresentation } from '../generated/evidence-integrity-presentation.d.ts';
import { contentRefOf } from '../refs.ts';
import { decideEvidence, qualificationOf } from './judge.ts';
import { presentationKind } from './presentation.ts';

/** Canonical bytes each; a refusal's `input` counts them from 0 in this order. */
export type EvidenceInputs = {
  readonly policySet: Uint8Array;
  readonly request: Uint8Array;
  readonly resolved: Uint8Array;
  readonly result: Uint8Array;
  readonly presentation: Uint8Array;
};

/** In the order in which they are decided. */
export const evidenceCodes = [
  'E_EXAMPLE',
  'E_LIMIT',
  'E_PARSE',
  'E_CANONICAL',
  'E_POLICY_SET',
  'E_RELATION',
  'E_CORE',
] as const;

/**
 * Whether evidence is presented as the stage run has it. Refuses, in this order: an evidence policy whose examples do not hold
 * (E_EXAMPLE); E_LIMIT for too many bytes; E_PARSE, E_CANONICAL and E_LIMIT input by input; E_POLICY_SET; a set that names
 * another core or pins another evidence policy (E_RELATION); what the core refuses (E_CORE); a presentation with no envelope
 * (E_RELATION).
 */
export function evaluateEvidenceIntegrity(
  bundle: PolicyBundle,
  { policySet, request, resolved, result, presentation }: EvidenceInputs,
): Result<Admitted<EvidenceIntegrityEvaluation>> {
  const pinned = usePolicy(bundle, 'evidence-integrity');
  if (!pinned.ok) return pinned;
  const reads = readInTurn([policySet, request, resolved, result, presentation]);
  if (!reads.ok) return reads;
  const [setRead, ...others] = reads.value as readonly [Read, Read, Read, Read, Read];
  const set = admitPolicySet(setRead);
  if (!set.ok) return set;
  const unpinned = checkPins(bundle, set.value, ['evidence-integrity']);
  if (unpinned !== undefined) return refuse(unpinned);
  const run = admitStageRun([others[0], others[1], others[2]], 1);
  if (!run.ok) return run;
  const presented = admitEnvelope(presentationKind, others[3], 4, isContentId);
  if (!presented.ok) return presented;
  return accept(admittedOf(buildEvidenceEvaluation(pinned.value, set.value, run.value, presented.value)));
}

/** The evaluation of a stage run that the core accepts, under a set that pins the policy. */
export function buildEvidenceEvaluation(
  { policy, policyRef, decisionRef }: Policies['evidence-integrity'],
  policySet: Digested<ControlPolicySet>,
  run: StageRun,
  { named, document }: Enveloped<EvidenceIntegrityPresentation>,
): EvidenceIntegrityEvaluation {
  const { request, result } = run;
  const { core_contract } = policySet.content.body;
  return {
    schema_version: 1,
    kind: 'evidence_integrity_evaluation',
    id: result.content.id,
    body: {
      activation_state: 'inactive',
      authority_effect: 'none',
      core_contract: core_contract as EvidenceIntegrityEvaluation['body']['core_contract'],
      decision_ref: decisionRef,
      evaluation_mode: 'observation-only',
      evidence_refs: evidenceRefsOf(run),
      policy_ref: policyRef,
      policy_set: { id: policySet.content.id, sha256: policySet.sha256 },
      presentation_ref: contentRefOf(named, 'application/vnd.ystack.evidence-integrity-presentation+json'),
      prior_evidence_refs: request.content.body.prior_evidence_refs,
      qualification_observation: qualificationOf(request.content),
      qualification_semantics: policy.content.body.qualification_semantics,
      reference_semantics: 'identity-only',
      stage: stageRefsOf(run),
      storage_effect: policy.content.body.storage_effect,
      ...decideEvidence({ ...run, presentation: document }),
    },
  };
}

// What the run has, whatever was presented of it.
const evidenceRefsOf = ({ result }: StageRun): EvidenceRef[] =>
  result.content.body.evidence.map(({ evidence_id }) => ({
    stage_result_ref: documentRefOf(result) as EvidenceRef['stage_result_ref'],
    evidence_id,
  }));
