// Seeded checks run on a fixed slice under `npm test` and on whole counts under `npm run test:full`.
import fc from 'fast-check';

export const isFull = process.env.YSTACK_FULL === '1';

/** The number of cases to try: `slice` under `npm test`, `whole` under `npm run test:full`. */
export const cases = (slice: number, whole: number): number => (isFull ? whole : slice);

/** fast-check settings with the one seed of this repository. */
export const seeded = (slice: number, whole: number): { seed: number; numRuns: number } => ({
  seed: 0x79_73_74_6b,
  numRuns: cases(slice, whole),
});

fc.configureGlobal({ seed: 0x79_73_74_6b, numRuns: cases(100, 1000) });
