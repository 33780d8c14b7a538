// Answers a pure plan's reads from a repository. A batch is one walk over trees and one pass over contents, however many
// reads it holds; its answers are in memory together, so their sum is bounded.
import { accept } from '#canonical';
import { decline, type ReadAnswer, type ReadPlan, type ReadRequest, type TreeEntry, typeOfMode } from '#objects';
import type { ObjectReader } from './object-reader.ts';
import type { GitObject, ObjectRequest } from './object-request.ts';
import type { ObjectOutcome } from './refusals.ts';
import type { Trees } from './trees.ts';

/** Content that one batch of reads may ask for in all, in bytes. */
export const batchBytesMax = 256 * 1_048_576;

/** Runs a plan to its end. */
export async function drive<T>(trees: Trees, plan: ReadPlan<T>): Promise<T> {
  let step = plan.next();
  while (!step.done) step = plan.next(await answerReads(trees, step.value));
  return step.value;
}

/** Answers one batch, in order. */
export async function answerReads(trees: Trees, requests: readonly ReadRequest[]): Promise<readonly ReadAnswer[]> {
  const byPath = requests.filter((request) => 'path' in request);
  const found = await trees.lookup(byPath.map(({ commit, path }) => ({ root: commit, path })));
  let index = 0;
  const targets = requests.map((request): ObjectOutcome<Target> => {
    if (!('path' in request)) return accept({ read: request });
    const outcome = found[index];
    index += 1;
    return outcome === undefined ? refusePath(request) : aim(request, outcome);
  });
  return readTargets(trees.reader, targets);
}

type PathRequest = Extract<ReadRequest, { path: string }>;
/** An object to read, found by path or named by id; or an entry that is the whole answer. */
type Target =
  | { readonly read: ObjectRequest; readonly entry?: TreeEntry }
  | { readonly entry: TreeEntry; readonly read?: undefined };

function aim(request: PathRequest, outcome: ObjectOutcome<TreeEntry | undefined>): ObjectOutcome<Target> {
  if (!outcome.ok) return outcome;
  const entry = outcome.value;
  if (entry === undefined) return refusePath(request);
  if (request.content === false) return accept({ entry });
  if (entry.mode === '160000') return refuseGitlink(request);
  const bound = request.bytesMax === undefined ? {} : { bytesMax: request.bytesMax };
  return accept({ entry, read: { oid: entry.oid, ...bound } });
}

async function readTargets(reader: ObjectReader, targets: readonly ObjectOutcome<Target>[]): Promise<ReadAnswer[]> {
  const reads = targets.flatMap((target) => (target.ok && target.value.read !== undefined ? [target.value.read] : []));
  const objects = reader.stream(reads);
  const answers: ReadAnswer[] = [];
  let left = batchBytesMax;
  for (const target of targets) {
    if (!target.ok) answers.push(target);
    else if (target.value.read === undefined) answers.push(acceptEntry(target.value.entry));
    else if (left < 0) answers.push(refuseBatch);
    else {
      const next = await objects.next();
      const answer = next.done ? refuseBatch : acceptObject(next.value, target.value.entry);
      left -= answer.ok ? answer.value.bytes.length : 0;
      answers.push(left < 0 ? refuseBatch : answer);
    }
  }
  await objects.return();
  return answers;
}

const acceptEntry = ({ mode, oid }: TreeEntry): ReadAnswer =>
  accept({ mode, type: typeOfMode(mode), oid, bytes: new Uint8Array() });

function acceptObject(outcome: ObjectOutcome<GitObject>, entry: TreeEntry | undefined): ReadAnswer {
  if (!outcome.ok || entry === undefined) return outcome;
  // A tree may call a tree a file; nothing but this comparison would notice.
  if (typeOfMode(entry.mode) === outcome.value.type) return accept({ mode: entry.mode, ...outcome.value });
  return decline({ code: 'E_OBJECT', detail: 'object-type', expected: `a ${typeOfMode(entry.mode)}`, at: entry.oid });
}

const refusePath = ({ commit, path }: PathRequest) =>
  decline({
    code: 'E_OBJECT' as const,
    detail: 'path-missing' as const,
    expected: `a path that ${commit} holds`,
    at: path.slice(0, 200),
  });

const refuseGitlink = ({ path }: PathRequest) =>
  decline({
    code: 'E_OBJECT' as const,
    detail: 'gitlink' as const,
    expected: 'a file or folder, not a submodule',
    at: path.slice(0, 200),
  });

const refuseBatch = decline({
  code: 'E_LIMIT' as const,
  detail: 'batch-bytes' as const,
  expected: `at most ${batchBytesMax} bytes in one batch of reads`,
});
