// What every evaluation comes to: the reasons that were found, and the verdict that their classes imply. Violations beat
// unknowns and unknowns beat satisfaction; the losers are left out, so the reasons of an evaluation are of one class.
import { compareCodePoints } from '#canonical';

export type ReasonClass = 'violation' | 'unknown' | 'satisfied';

/** The vocabulary of one evaluation kind: reason id to class. */
export type ReasonTable = { readonly [reason: string]: ReasonClass };

export type Verdict = 'inconclusive' | 'satisfied' | 'violated';

/** What an evaluation says: reasons sorted by code point, each once, never none. */
export type Decision<Reason extends string = string> = {
  readonly verdict: Verdict;
  readonly reason_ids: Reason[];
};

/** One rule of an evaluator: the reason it gives, and when. */
export type Finding<Reason extends string, Facts> = readonly [reason: Reason, holds: (facts: Facts) => boolean];

/** The reasons whose rule holds, in the order of the table. */
export const findAmong = <Reason extends string, Facts>(
  findings: readonly Finding<Reason, Facts>[],
  facts: Facts,
): readonly Reason[] => findings.filter(([, holds]) => holds(facts)).map(([reason]) => reason);

/** Whether a reason keeps the reasons of lower classes in the list; none does unless an evaluator says so. */
export type KeepsAll = (reason: string) => boolean;

const keepsNone: KeepsAll = () => false;

/**
 * The decision that the found reasons imply. `found` holds no reason of satisfaction: without violation or unknown it is
 * the one that the table has. Throws for a reason that the table does not have, and when nothing was found and the table has
 * no such reason: both are our fault.
 */
export function decide<Reason extends string>(
  table: Readonly<Record<Reason, ReasonClass>>,
  found: readonly Reason[],
  keepsAll: KeepsAll = keepsNone,
): Decision<Reason> {
  const of = (wanted: ReasonClass): readonly Reason[] => found.filter((reason) => classOf(table, reason) === wanted);
  const violations = of('violation');
  const unknowns = of('unknown');
  if (violations.some(keepsAll)) return said('violated', [...violations, ...unknowns]);
  if (violations.length > 0) return said('violated', violations);
  if (unknowns.length > 0) return said('inconclusive', unknowns);
  const satisfied = (Object.keys(table) as Reason[]).filter((reason) => table[reason] === 'satisfied');
  if (satisfied.length !== 1) throw new Error('nothing was found, and no one reason says that all is well');
  return said('satisfied', satisfied);
}

/** The verdict that a list of reasons must stand under, or undefined when no evaluation gives such a list. */
export function impliedVerdict(
  table: ReasonTable,
  reasons: readonly string[],
  keepsAll: KeepsAll = keepsNone,
): Verdict | undefined {
  const classes = new Set(reasons.map((reason) => (Object.hasOwn(table, reason) ? table[reason] : undefined)));
  const isMixed = classes.size > 1;
  if (reasons.length === 0 || classes.has(undefined)) return undefined;
  if (isMixed) return !classes.has('satisfied') && reasons.some(keepsAll) ? 'violated' : undefined;
  if (classes.has('violation')) return 'violated';
  if (classes.has('unknown')) return 'inconclusive';
  return reasons.length === 1 ? 'satisfied' : undefined;
}

function classOf(table: ReasonTable, reason: string): ReasonClass {
  const found = Object.hasOwn(table, reason) ? table[reason] : undefined;
  if (found === undefined) throw new Error(`\`${reason}\` is no reason of this evaluation`);
  return found;
}

const said = <Reason extends string>(verdict: Verdict, reasons: readonly Reason[]): Decision<Reason> => ({
  verdict,
  reason_ids: [...new Set(reasons)].sort(compareCodePoints),
});
