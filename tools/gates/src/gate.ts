// What a gate is: a name and a function from one profile at one commit, and the documents of the gates before it, to
// documents of its own. It reads Git objects and nothing else, and never the checkout.
import type { Result } from '#canonical';
import type { Documents, GateInput } from '#gate';
import type { Session } from './session.ts';

export type GateContext = {
  readonly session: Session;
  /** The profile's folder below `profiles/`. */
  readonly profile: string;
  /** The profile's source commit: the newest on the first-parent line that changed its folder. */
  readonly sourceCommit: string;
  /** The documents of the gates that this one comes after, by gate. */
  readonly upstream: ReadonlyMap<string, Documents>;
};

/** What a gate that passed leaves: its documents, and every object it judged. */
export type GateOutcome = { readonly documents: Documents; readonly inputs: readonly GateInput[] };

export type Gate = {
  readonly name: string;
  readonly derive: (context: GateContext) => Promise<Result<GateOutcome>>;
};
