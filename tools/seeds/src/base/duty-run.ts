// A stage run as the duty policy is asked about it: who asked, who was bound, who did the work, who reported it. Edits are
// made in that order, and the digests by which the documents name one another follow.

import type { ExecutionKind, StageResultBody } from '#contract';
import { refreshStageRun, type WorkRole } from '../../../../test/support/builders.ts';
import { type Edit, edited } from '../edits.ts';
import type { House } from '../house.ts';
import { digested } from '../seed-set.ts';
import { ferryRun } from './run.ts';

export type DutyChoice = {
  /** `producer` unless told. */
  readonly role?: WorkRole;
  /** A program unless told. */
  readonly kind?: ExecutionKind;
  /** `completed` unless told. */
  readonly status?: StageResultBody['status'];
  /** Whether a failed or cancelled attempt was executed at all; true unless told. */
  readonly executed?: boolean;
  /** Edits to the bodies of the four documents. */
  readonly policySet?: readonly Edit[];
  readonly resolved?: readonly Edit[];
  readonly request?: readonly Edit[];
  readonly result?: readonly Edit[];
};

/** The four inputs of the duty policy. */
export function dutyInputs({ policySet }: House, choice: DutyChoice) {
  const { role = 'producer', kind = 'deterministic', status = 'completed', executed = true } = choice;
  const run = ferryRun({ role, executionKind: kind, status, executed });
  run.resolved.body = edited(run.resolved.body, choice.resolved ?? []);
  run.request.body = edited(run.request.body, choice.request ?? []);
  refreshStageRun(run);
  // Its refs may be edited too, so the result comes after the digests.
  run.result.body = edited(run.result.body, choice.result ?? []);
  return {
    policy_set: digested({ ...policySet.content, body: edited(policySet.content.body, choice.policySet ?? []) }),
    request: digested(run.request),
    resolved_profile: digested(run.resolved),
    result: digested(run.result),
  };
}
