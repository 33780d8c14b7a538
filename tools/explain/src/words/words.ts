// What is said about one reason: the rule that gives it, which fields the rule reads, and what would satisfy it. The
// tables beside this file hold the words; that every reason has some, and no reason is made up, is a test.

/** A field that a rule reads: the name of an input, a blank, a JSON pointer in which `*` stands for every item or member. */
export type Read = `${string} /${string}`;

export type Words = {
  /** The rule, as it was found to be kept or broken; one sentence. */
  readonly rule: string;
  readonly reads: readonly Read[];
  /** What would satisfy it; one sentence. For a reason that satisfies, what would end that. */
  readonly mend: string;
};

/** Words by reason id. */
export type WordTable = { readonly [reason: string]: Words };

export const words = (rule: string, reads: readonly Read[], mend: string): Words => ({ rule, reads, mend });
