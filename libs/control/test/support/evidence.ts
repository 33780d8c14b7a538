// A presentation of a stage run's evidence, just as the run has it.
import { documentRefOf, type StageRun } from '#contract';
import type { EvidenceIntegrityPresentation } from '../../src/index.ts';

export const presentationOf = ({ request, resolved, result }: StageRun): EvidenceIntegrityPresentation => {
  const { qualification_ref, prior_evidence_refs } = request.content.body;
  return {
    schema_version: 1,
    kind: 'evidence_integrity_presentation',
    id: 'evidence-presentation.sample',
    body: {
      evidence: structuredClone(result.content.body.evidence),
      prior_evidence_refs: structuredClone(prior_evidence_refs),
      qualification_ref:
        qualification_ref === undefined ? { state: 'absent' } : { state: 'present', value: qualification_ref },
      request_ref: documentRefOf(request),
      resolved_profile_ref: documentRefOf(resolved),
      result_ref: documentRefOf(result),
    },
  } as EvidenceIntegrityPresentation;
};
