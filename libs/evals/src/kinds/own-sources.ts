// Which seed sources are this repository's and not the wire's, so that catalogs and seed sets with them are of version 2.
import type { SeedSource } from '../generated/common.d.ts';

export const ownSources: readonly SeedSource[] = ['content.file-gate.v1', 'loop.review-fix.v1'];
