// The bounds that documents of the evals are read under, and how many of each there may be.
import type { Bounds } from '#canonical';

/** Seed sets, results, catalogs and dashboards. Seeds carry whole core documents, which are 32 deep by themselves. */
export const evalBounds: Bounds = { bytesMax: 1_048_576, depthMax: 64 };

/** Bytes of one result that is written. */
export const outputBytesMax = 1_048_576;

/** Pairs of seed set and result that one dashboard takes. */
export const pairsMax = 16;
