// Whether a receipt is about the run that was expected, under the policy at hand, in an environment and with parts that are
// accepted, and says what follows from it. Pure, on documents of good form; each disagreement is a reason of its own.
import { equalJson } from '#canonical';
import type { AcceptedEnvironment } from '../generated/sandbox-accepted-identity-set.d.ts';
import type { SandboxEnforcementReceipt } from '../generated/sandbox-enforcement-receipt.d.ts';
import type { SandboxReceiptExpectation } from '../generated/sandbox-receipt-expectation.d.ts';
import { acceptedIn } from '../sandbox/accepted-identities.ts';
import { registeredEnvironment } from '../sandbox/registry.ts';
import { type Finding, findAmong } from '../verdict.ts';
import { isVerifierExpected } from './bound-verifier.ts';
import { deriveOutcome } from './outcome.ts';
import { hasPlaceholder, isPlaceholder } from './placeholder.ts';
import type { ReceiptReason } from './reasons.ts';
import type { ReceiptCase } from './receipt-case.ts';

type Receipt = SandboxEnforcementReceipt['body'];
type Facts = ReceiptCase & {
  readonly body: Receipt;
  readonly expected: SandboxReceiptExpectation['body'];
  readonly accepted: AcceptedEnvironment | undefined;
};

// biome-ignore format: a table
const findings: readonly Finding<ReceiptReason, Facts>[] = [
  ['receipt.placeholder-identity',     ({ body, expected }) => hasPlaceholder(body) || hasPlaceholder(expected)],
  ['receipt.origin-mismatch',          ({ body, expected }) => body.origin.store_id !== expected.store_id],
  ['receipt.replayed',                 ({ body, expected }) => !equalJson(body.attempt, expected.attempt)],
  ['receipt.subject-mismatch',         ({ body, expected }) => !equalJson(body.subject, expected.subject)],
  ['receipt.control-mismatch',         (facts) => !isUnderControl(facts) || !isVerifierExpected(facts)],
  ['receipt.evaluation-not-satisfied', (facts) => !isSatisfied(facts) || !isVerifierExpected(facts)],
  ['receipt.environment-unlisted',     (facts) => !isListed(facts)],
  ['receipt.stale',                    ({ body, acceptedSet }) => body.origin.accepted_set_sha256 !== acceptedSet.sha256],
  ['receipt.identity-unaccepted',      ({ body, accepted }) => !areAccepted(body, accepted)],
  ['receipt.limit-mismatch',           (facts) => !areLimitsFixed(facts)],
  ['receipt.outcome-inconsistent',     ({ body }) => !equalJson(body.outcome, deriveOutcome(body))],
];

/** Every reason that is not `receipt.valid`, in no order; none when the receipt holds. */
export const findReceiptReasons = (facts: ReceiptCase): readonly ReceiptReason[] =>
  findAmong(findings, {
    ...facts,
    body: facts.receipt.body,
    expected: facts.expectation.body,
    accepted: acceptedIn(facts.acceptedSet, facts.receipt.body.subject.environment_id),
  });

// The evaluator's own digests are compared with what was expected; which program they name is not known here.
function isUnderControl({ body, expected, pins, evaluation }: Facts): boolean {
  const { control } = body;
  return (
    equalJson(control, expected.control) &&
    control.policy_sha256 === pins.policyRef.sha256 &&
    control.decision_sha256 === pins.decisionRef.sha256 &&
    control.policy_set_sha256 === pins.policySet.sha256 &&
    control.sandbox_evaluation_sha256 === evaluation.sha256
  );
}

function isSatisfied({ evaluation, pins }: Facts): boolean {
  const body = evaluation.content?.body;
  return (
    body !== undefined &&
    equalJson(body.reason_ids, [pins.satisfiedReason]) &&
    equalJson(body.policy_ref, pins.policyRef) &&
    equalJson(body.decision_ref, pins.decisionRef) &&
    equalJson(body.policy_set, pins.policySet)
  );
}

function isListed({ body, registry, accepted }: Facts): boolean {
  const { environment_id, environment_entry_sha256, target_repository_id } = body.subject;
  const registered = registeredEnvironment(registry, environment_id);
  return (
    accepted !== undefined &&
    registered?.sha256 === environment_entry_sha256 &&
    registered.entry.target_repository_id === target_repository_id
  );
}

// A part that was not observed says so in the outcome; a placeholder has a reason of its own.
function areAccepted({ identities, limits }: Receipt, accepted: AcceptedEnvironment | undefined): boolean {
  const slots = Object.entries(identities).every(
    ([slot, part]) =>
      part.state === 'unobserved' ||
      isPlaceholder(part.sha256) ||
      accepted?.identities[slot as keyof Receipt['identities']].includes(part.sha256) === true,
  );
  const rows = Object.entries(limits).every(
    ([row, { mechanism_id }]) => accepted?.mechanisms[row as keyof Receipt['limits']].includes(mechanism_id) === true,
  );
  return slots && rows;
}

function areLimitsFixed({ body, accepted, pins }: Facts): boolean {
  const bounds = { ...pins.limits, scratch_bytes: accepted?.scratch_bytes };
  return Object.entries(body.limits).every(
    ([row, { bound, observer }]) =>
      bound === bounds[row as keyof typeof bounds] &&
      observer === (row === 'wall_time_ms' ? 'host-supervisor' : 'guest-supervisor'),
  );
}
