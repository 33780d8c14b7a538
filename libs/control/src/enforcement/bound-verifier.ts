// What a bound check asks on top: the evaluation bound the very verifier that was observed, and the receipt ran that one.
import { equalJson } from '#canonical';
import { acceptedIn } from '../sandbox/accepted-identities.ts';
import { verifierBindingOf } from '../sandbox/evaluation.ts';
import type { ReceiptCase } from './receipt-case.ts';

/** Whether evaluation, observation, receipt and accepted set agree on the verifier; true where nothing was observed to bind. */
export function isVerifierExpected({ observation, evaluation, receipt, acceptedSet }: ReceiptCase): boolean {
  if (observation === undefined) return true;
  if (observation.content === undefined || evaluation.content === undefined) return false;
  const seen = observation.content.body;
  const { identities, origin, subject } = receipt.body;
  const { verifier } = identities;
  const binding = verifierBindingOf({ content: observation.content, sha256: observation.sha256 });
  const accepted = acceptedIn(acceptedSet, seen.environment_id);
  return (
    equalJson(evaluation.content.body.verifier_binding ?? null, binding) &&
    seen.environment_id === subject.environment_id &&
    seen.environment_entry_sha256 === subject.environment_entry_sha256 &&
    seen.target_repository_id === subject.target_repository_id &&
    seen.accepted_set_sha256 === acceptedSet.sha256 &&
    seen.accepted_set_sha256 === origin.accepted_set_sha256 &&
    verifier.state === 'observed' &&
    verifier.sha256 === seen.verifier_sha256 &&
    accepted?.identities.verifier.includes(seen.verifier_sha256) === true
  );
}
