// The words of `evidence_integrity_evaluation`: whether evidence is presented as it stands in the result it comes from.
import { type WordTable, words } from './words.ts';

export const evidenceIntegrityWords: WordTable = {
  'evidence.integrity-satisfied': words(
    'The presentation names exactly the evidence, the earlier evidence and the qualification of this request and result.',
    ['presentation /body/evidence'],
    'It holds for these digests only.',
  ),
  'evidence.presentation-malformed': words(
    'The body of the presentation is not of its form, so nothing in it counts.',
    ['presentation /body'],
    'Write the presentation anew.',
  ),
  'evidence.request-moved': words(
    'The presentation is about another request.',
    ['presentation /body/request_ref', 'evaluation /body/stage/request_ref'],
    'Present evidence for the request at hand.',
  ),
  'evidence.resolved-profile-moved': words(
    'The presentation is about another resolved profile.',
    ['presentation /body/resolved_profile_ref', 'evaluation /body/stage/resolved_profile_ref'],
    'Present evidence for the resolved profile at hand.',
  ),
  'evidence.result-moved': words(
    'The presentation is about another result.',
    ['presentation /body/result_ref', 'evaluation /body/stage/result_ref'],
    'Present the evidence of the result at hand.',
  ),
  'evidence.current-mismatch': words(
    'The evidence that is presented is not the evidence that the result holds.',
    ['presentation /body/evidence', 'result /body/evidence'],
    'Present every item of the result as it stands there: kind, verdict and proof.',
  ),
  'evidence.prior-stale': words(
    'The earlier evidence that is presented is not what the request builds on.',
    ['presentation /body/prior_evidence_refs', 'request /body/prior_evidence_refs'],
    'Name the earlier evidence of the request, by the digest of its result and its id.',
  ),
  'evidence.qualification-mismatch': words(
    'The qualification that is presented is not that of the request.',
    ['presentation /body/qualification_ref', 'request /body/qualification_ref'],
    'Name the qualification of the request, or none where it has none.',
  ),
  'evidence.presentation-ambiguous': words(
    'One evidence id, one kind or one earlier item is presented twice, or one result under two ids.',
    ['presentation /body/evidence', 'presentation /body/prior_evidence_refs'],
    'Present each once.',
  ),
};
