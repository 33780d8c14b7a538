// Opening: admission first, then a backend. Git's own reader is taken where it is installed (faster, and it knows SHA-256
// repositories); the embedded one where it is not.
import { isAbsolute } from 'node:path';
import { accept } from '#canonical';
import { decline } from '#objects';
import { type Admitted, admitRepository } from './admission.ts';
import { GitStore } from './git-store.ts';
import type { RepositoryOutcome } from './refusals.ts';
import { Repository } from './repository.ts';
import { guardReading } from './small-file.ts';
import type { Backend, ObjectStore } from './store.ts';

/**
 * `backend` insists on one; without it Git is tried first. `gitProgram` is the absolute path of a `git` (2.36 or newer)
 * to use instead of the one on the fixed search path: the caller's own PATH is not consulted. `answerTimeoutMs` is how long
 * it may stay silent.
 */
export type OpenOptions = {
  readonly backend?: Backend;
  readonly gitProgram?: string;
  readonly answerTimeoutMs?: number;
};

/** Opens the repository whose top folder is `root`. Refuses `E_REPOSITORY`; the detail word says why. */
export async function openRepository(root: string, options: OpenOptions = {}): Promise<RepositoryOutcome<Repository>> {
  const admitted = admitRepository(root);
  return admitted.ok ? openAdmitted(admitted.value, options) : admitted;
}

/** The same of a repository that was admitted just now. */
export async function openAdmitted(
  admitted: Admitted,
  options: OpenOptions = {},
): Promise<RepositoryOutcome<Repository>> {
  const store = await openStore(admitted, options);
  return store.ok ? accept(new Repository(admitted, store.value)) : store;
}

async function openStore(admitted: Admitted, options: OpenOptions): Promise<RepositoryOutcome<ObjectStore>> {
  const { layout, algorithm } = admitted;
  const program = options.gitProgram ?? 'git';
  if (options.backend !== 'embedded' && (program === 'git' || isAbsolute(program))) {
    const store = await GitStore.start(program, layout.commonDir, algorithm, options.answerTimeoutMs);
    if (store !== undefined) return accept(store);
  }
  if (options.backend === 'git') {
    return decline({
      code: 'E_REPOSITORY',
      detail: 'git-unusable',
      expected: 'git 2.36 or newer that can read this repository',
      mend: 'install git, or choose the embedded backend',
    });
  }
  return openEmbedded(admitted);
}

async function openEmbedded({ layout, algorithm }: Admitted): Promise<RepositoryOutcome<ObjectStore>> {
  if (algorithm === 'sha256') {
    return decline({
      code: 'E_REPOSITORY',
      detail: 'embedded-sha256',
      expected: 'a SHA-1 repository, the only kind the embedded backend reads',
      at: `${layout.label}config`,
      mend: 'install git 2.36 or newer',
    });
  }
  // Loaded only when chosen: the library costs start-up time and memory.
  const { EmbeddedStore } = await import('./embedded-store.ts');
  return guardReading(() => EmbeddedStore.open(layout));
}
