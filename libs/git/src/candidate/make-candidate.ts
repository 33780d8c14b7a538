// One candidate, made: the source's commit copied into an empty bare repository, one patch applied to its tree, and a commit
// of the result whose only parent is the source. The source is read and never written; an empty patch, or one that changes
// nothing, leaves the source's commit as the candidate.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accept } from '#canonical';
import { type HashAlgorithm, objectId } from '#objects';
import { admitRepository } from '../admission.ts';
import { openAdmitted, openRepository } from '../open.ts';
import type { RepositoryRefusal } from '../refusals.ts';
import type { Repository } from '../repository.ts';
import { applyPatch, type PatchedTree } from './apply-patch.ts';
import { type ChangeLimits, checkChanges } from './changes.ts';
import { candidateRef, copySource, readSource, type SourceTree } from './copy-source.ts';
import { runGit } from './git-command.ts';
import { type CandidateOutcome, type CandidateRefusal, fail } from './refusals.ts';
import { checkWorkspace } from './workspace.ts';

export type CandidateOrder = {
  readonly commitId: string;
  /** The root tree of that commit. */
  readonly treeId: string;
  /** A unified diff; empty for no change. */
  readonly patch: string;
  readonly limits: ChangeLimits;
  /** Seconds since 1970, of author and committer. */
  readonly timeS: number;
};

/** Folders: a repository, and two that are lent empty. */
export type CandidatePlaces = { readonly source: string; readonly candidate: string; readonly scratch: string };

export type MadeCandidate = {
  readonly commitId: string;
  readonly treeId: string;
  readonly changedPaths: readonly string[];
};

export type MadeOutcome =
  | { readonly ok: true; readonly value: MadeCandidate }
  | { readonly ok: false; readonly refusal: CandidateRefusal | RepositoryRefusal };

/**
 * Makes the candidate in `places.candidate`. Refuses E_WORKSPACE, E_REPOSITORY for the source, E_OBJECT and E_LIMIT for what
 * cannot be read of it, E_COMMAND with the step as `detail`. After a refusal the two lent folders may hold part of the work.
 */
export async function makeCandidate(order: CandidateOrder, places: CandidatePlaces): Promise<MadeOutcome> {
  const lent = checkWorkspace({ candidate: places.candidate, scratch: places.scratch }, [places.source]);
  if (!lent.ok) return lent;
  const admitted = admitRepository(places.source);
  if (!admitted.ok) return admitted;
  const opened = await openAdmitted(admitted.value, { backend: 'git' });
  if (!opened.ok) return opened;
  const { algorithm } = opened.value;
  const source = await readAndClose(opened.value, order);
  if (!source.ok) return source;
  const { candidate, scratch } = lent.value;
  const copied = await copySource(admitted.value.layout.commonDir, source.value, algorithm, candidate);
  if (!copied.ok) return copied;
  if (order.patch === '') return accept({ commitId: order.commitId, treeId: order.treeId, changedPaths: [] });
  const place = { gitDir: candidate, algorithm, indexFile: join(scratch, 'index') };
  const patched = await applyPatch(place, order.treeId, order.patch);
  if (!patched.ok) return patched;
  return commitChanges(order, source.value, patched.value, { candidate, algorithm });
}

async function readAndClose(repository: Repository, order: CandidateOrder): Promise<CandidateOutcome<SourceTree>> {
  try {
    return await readSource(repository, order.commitId, order.treeId);
  } finally {
    await repository.close();
  }
}

type Place = { readonly candidate: string; readonly algorithm: HashAlgorithm };

async function commitChanges(
  order: CandidateOrder,
  source: SourceTree,
  patched: PatchedTree,
  place: Place,
): Promise<CandidateOutcome<MadeCandidate>> {
  const changed = checkChanges(source.files, patched.files, order.limits);
  if (!changed.ok) return changed;
  if (changed.value.length === 0) return accept({ commitId: order.commitId, treeId: order.treeId, changedPaths: [] });
  const unsound = await checkWritten(place.candidate, patched, changed.value);
  if (unsound !== undefined) return { ok: false, refusal: unsound };
  const bytes = commitBytes(order, patched.treeId);
  const commitId = objectId(place.algorithm, 'commit', bytes);
  const written = await runGit({
    gitDir: place.candidate,
    args: ['hash-object', '-t', 'commit', '-w', '--stdin'],
    input: bytes,
  });
  if (written.status !== 0 || Buffer.from(written.stdout).toString('latin1') !== `${commitId}\n`) {
    return fail('object-differs', `the commit ${commitId}`);
  }
  writeFileSync(join(place.candidate, candidateRef), `${commitId}\n`);
  return accept({ commitId, treeId: patched.treeId, changedPaths: changed.value });
}

/** Everything new is read back and hashed: what Git wrote under an id is what the id says. */
async function checkWritten(
  candidate: string,
  { files, treeId }: PatchedTree,
  changed: readonly string[],
): Promise<CandidateRefusal | undefined> {
  const opened = await openRepository(candidate, { backend: 'git' });
  if (!opened.ok) return { ...opened.refusal, code: 'E_COMMAND', detail: 'git-failed' };
  try {
    const paths = new Set(changed);
    const oids = files.filter(({ path }) => paths.has(path)).map(({ oid }) => oid);
    for await (const object of opened.value.readObjects([treeId, ...new Set(oids)])) {
      if (!object.ok) return object.refusal;
    }
    return undefined;
  } finally {
    await opened.value.close();
  }
}

/** The same order gives the same commit, on any machine: nobody's name, and the order's own time. */
function commitBytes({ commitId, timeS }: CandidateOrder, treeId: string): Uint8Array {
  const who = `ystack materializer <materializer@invalid> ${timeS} +0000`;
  const lines = [`tree ${treeId}`, `parent ${commitId}`, `author ${who}`, `committer ${who}`, '', 'Candidate', ''];
  return new TextEncoder().encode(lines.join('\n'));
}
