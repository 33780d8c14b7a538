// The repository that the matrix's requests are about.
import type { NamedRepository } from './refs.ts';

export const targetRepositoryId = 'repo.lighthouse';

export type Target = NamedRepository & { readonly path: string; readonly treeId: string };
