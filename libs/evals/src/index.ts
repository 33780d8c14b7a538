export { contextOf, type EvalContext } from './context.ts';
export { runSeedSet } from './run-seed-set.ts';
