export { type Difference, findDifference } from './find-difference.ts';
export type { ReleaseReproduction } from './generated/release-reproduction.d.ts';
export {
  buildReproduction,
  reproductionKind,
  type VariationOutcome,
  variationsRunMin,
} from './release-reproduction.ts';
