// What a combination came to.
import type { Combination } from './names.ts';
import type { Step, Violation } from './violations.ts';

/** What is known of a combination that went through, all of it the same on every machine. */
export type Facts = {
  readonly candidate: { readonly commit_id: string; readonly tree_id: string };
  readonly observation: { readonly reason_id: string; readonly state: string };
  readonly patch_sha256: string;
  readonly receipt_sha256: string;
  readonly resolved_profile_sha256: string;
  readonly results: { readonly materialize: string; readonly produce: string };
};

/** `facts` is there once both steps ran to their end, even when a rule was broken on the way. */
export type CombinationOutcome = {
  readonly combination: Combination;
  readonly violations: readonly (Violation & { readonly step: Step })[];
  readonly facts?: Facts;
};
