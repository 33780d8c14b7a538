// Valid core documents for the tests of any room: built fresh at each call, free to change, and refreshed afterwards so
// that the documents still name one another.
export { type BuiltProfileSet, buildProfileSet, refreshProfileSet } from './core/profile-set.ts';
export * as shapes from './core/shapes.ts';
export { buildRequest, type WorkRole } from './core/stage-request.ts';
export {
  buildExecution,
  buildStageRun,
  refreshStageRun,
  type StageRunChoice,
} from './core/stage-run.ts';
