// The whole matrix: every producer with every forge, one after the other, then what they must agree on.
import { checkAgreement } from './checks/agreement.ts';
import { runCombination } from './combination.ts';
import { type Combination, combinations } from './names.ts';
import type { CombinationOutcome } from './outcome.ts';
import { type Limits, limits as ordinary } from './run/limits.ts';
import type { Violation } from './violations.ts';
import { type World, withWorld } from './world.ts';

export type MatrixRun = {
  readonly outcomes: readonly CombinationOutcome[];
  readonly disagreements: readonly Violation[];
  readonly target: { readonly commit_id: string; readonly tree_id: string };
};

export type MatrixOptions = {
  readonly only?: readonly Combination[];
  readonly limits?: Limits;
  readonly onDone?: (outcome: CombinationOutcome) => void;
};

/** Runs the programs, by file name, in a folder that is removed afterwards. They are taken as they are: see `readPrograms`. */
export const runMatrix = (
  programs: ReadonlyMap<string, Uint8Array>,
  { only = combinations, limits = ordinary, onDone = () => {} }: MatrixOptions = {},
): Promise<MatrixRun> => withWorld(programs, limits, (world) => runAll(world, only, onDone));

async function runAll(
  world: World,
  wanted: readonly Combination[],
  onDone: (outcome: CombinationOutcome) => void,
): Promise<MatrixRun> {
  const outcomes: CombinationOutcome[] = [];
  for (const combination of wanted) {
    const outcome = await runCombination(world, combination);
    outcomes.push(outcome);
    onDone(outcome);
  }
  const { commitId, treeId } = world.target;
  return { outcomes, disagreements: checkAgreement(outcomes), target: { commit_id: commitId, tree_id: treeId } };
}

/** Whether the matrix holds: all four ran, and no rule was broken. An empty run does not hold. */
export const holds = ({ outcomes, disagreements }: MatrixRun): boolean =>
  outcomes.length === combinations.length &&
  disagreements.length === 0 &&
  outcomes.every(({ violations, facts }) => violations.length === 0 && facts !== undefined);
