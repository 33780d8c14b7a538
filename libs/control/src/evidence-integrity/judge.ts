// Whether evidence is presented exactly as the stage run has it, and so that each piece of it is one thing. Pure.
import { equalJson } from '#canonical';
import {
  type Digested,
  documentRefOf,
  type PresentQualification,
  type ResolvedProfile,
  type StageRequest,
  type StageResult,
} from '#contract';
import type { EvidenceIntegrityEvaluation } from '../generated/evidence-integrity-evaluation.d.ts';
import type { EvidenceIntegrityPresentation } from '../generated/evidence-integrity-presentation.d.ts';
import { decide, type Finding, findAmong } from '../verdict.ts';
import { priorKey } from './presentation.ts';
import { type EvidenceReason, evidenceReasons } from './reasons.ts';

/** What is judged together: a stage run that the core accepts, and what is presented of it. */
export type EvidenceCase = {
  readonly request: Digested<StageRequest>;
  readonly resolved: Digested<ResolvedProfile>;
  readonly result: Digested<StageResult>;
  /** Undefined when it is not of its form. */
  readonly presentation: EvidenceIntegrityPresentation | undefined;
};

type Body = EvidenceIntegrityPresentation['body'];
type Facts = EvidenceCase & { readonly body: Body };

// biome-ignore format: a table
const findings: readonly Finding<EvidenceReason, Facts>[] = [
  ['evidence.request-moved',          ({ body, request }) => !equalJson(body.request_ref, documentRefOf(request))],
  ['evidence.resolved-profile-moved', ({ body, resolved }) => !equalJson(body.resolved_profile_ref, documentRefOf(resolved))],
  ['evidence.result-moved',           ({ body, result }) => !equalJson(body.result_ref, documentRefOf(result))],
  ['evidence.current-mismatch',       ({ body, result }) => !equalJson(body.evidence, result.content.body.evidence)],
  ['evidence.prior-stale',            ({ body, request }) => !equalJson(body.prior_evidence_refs, request.content.body.prior_evidence_refs)],
  ['evidence.qualification-mismatch', ({ body, request }) => !equalJson(body.qualification_ref, qualificationOf(request.content))],
  ['evidence.presentation-ambiguous', ({ body }) => isAmbiguous(body)],
];

/** Every reason that is not `evidence.integrity-satisfied`, in no order; none when the presentation is whole. */
export const findEvidenceReasons = (facts: EvidenceCase): readonly EvidenceReason[] =>
  facts.presentation === undefined
    ? ['evidence.presentation-malformed']
    : findAmong(findings, { ...facts, body: facts.presentation.body });

/** The decision alone; never inconclusive. */
export const decideEvidence = (facts: EvidenceCase) => {
  const { verdict, reason_ids } = decide(evidenceReasons, findEvidenceReasons(facts));
  return { verdict: verdict as EvidenceIntegrityEvaluation['body']['verdict'], reason_ids };
};

/** The qualification a request rests on, as an observation. */
export const qualificationOf = ({ body }: StageRequest): PresentQualification =>
  body.qualification_ref === undefined ? { state: 'absent' } : { state: 'present', value: body.qualification_ref };

function isAmbiguous({ evidence, prior_evidence_refs }: Body): boolean {
  const results = new Map(
    prior_evidence_refs.map(({ stage_result_ref }) => [stage_result_ref.sha256, stage_result_ref.id]),
  );
  return (
    hasTwice(evidence.map(({ evidence_id }) => evidence_id)) ||
    hasTwice(evidence.map(({ kind }) => kind)) ||
    hasTwice(prior_evidence_refs.map((ref) => priorKey(ref).join(' '))) ||
    prior_evidence_refs.some(({ stage_result_ref }) => results.get(stage_result_ref.sha256) !== stage_result_ref.id)
  );
}

const hasTwice = (words: readonly string[]): boolean => new Set(words).size < words.length;
