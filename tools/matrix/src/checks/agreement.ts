// What the four combinations must have in common: a producer does not know which forge follows, so its patch is the same for
// both; and two forges that carry one patch into one revision make one commit. Pure.
import { forges, producers } from '../names.ts';
import type { CombinationOutcome, Facts } from '../outcome.ts';
import { type Violation, violated } from '../violations.ts';

type Agreed = { readonly of: string; readonly value: (facts: Facts) => string };

const agreed: readonly Agreed[] = [
  { of: 'patch', value: ({ patch_sha256 }) => patch_sha256 },
  { of: 'tree', value: ({ candidate }) => candidate.tree_id },
  { of: 'commit', value: ({ candidate }) => candidate.commit_id },
];

/** The disagreements among outcomes; a combination that broke off earlier has nothing to agree on. */
export const checkAgreement = (outcomes: readonly CombinationOutcome[]): readonly Violation[] =>
  producers.flatMap((producer) => {
    const facts = outcomes.flatMap((outcome) =>
      outcome.combination.producer === producer && outcome.facts !== undefined ? [outcome.facts] : [],
    );
    return agreed
      .filter(({ value }) => new Set(facts.map(value)).size > 1)
      .map(({ of }) => violated('agreement', `one ${of} after \`${producer}\` from ${forges.join(' and ')}`));
  });
