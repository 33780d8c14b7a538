// The resolver never touches a repository. It is a generator that says what it wants to know next, a batch at a time, and
// is handed the answers; whoever drives it holds the repositories. The same plan therefore runs over Git, over an
// in-memory map in a test, and in another process.
import { accept, type Refusal, type Result } from '#canonical';
import type { ResolverResult } from './refusals.ts';

/** The object at `path` of a commit; an empty path is the commit's root tree. */
export type Want = {
  readonly repositoryId: string;
  readonly commitId: string;
  readonly path: string;
  readonly bytesMax: number;
};

/** An object as it lies. `bytes` of a tree are its raw object payload. */
export type Found = {
  readonly mode: string;
  readonly objectType: 'blob' | 'tree' | 'commit';
  readonly objectId: string;
  readonly bytes: Uint8Array;
};

/** Whether it is a regular file: no folder, no link. */
export const isRegularFile = ({ mode, objectType }: Found): boolean =>
  objectType === 'blob' && (mode === '100644' || mode === '100755');

export type AnswerCode = 'E_REPOSITORY' | 'E_OBJECT' | 'E_LIMIT' | 'E_SHALLOW';

/** A read is answered with `undefined` when the repository has no such commit, or the commit nothing at that path. */
export type Questions = {
  readonly open: { readonly question: 'open'; readonly repositoryIds: readonly string[] };
  readonly read: { readonly question: 'read'; readonly wants: readonly Want[] };
  readonly ancestry: {
    readonly question: 'ancestry';
    readonly repositoryId: string;
    readonly descendant: string;
    readonly ancestors: readonly string[];
  };
};

export type Answers = {
  readonly open: readonly Result<{ readonly hashAlgorithm: 'sha1' | 'sha256' }, AnswerCode>[];
  readonly read: readonly Result<Found | undefined, AnswerCode>[];
  readonly ancestry: readonly Result<boolean, AnswerCode>[];
};

export type Question = Questions[keyof Questions];
export type Answer = Answers[keyof Answers];
export type Plan<T> = Generator<Question, T, Answer>;

/** One function per question; answers come in the order of what was asked. */
export type Port = {
  readonly [Q in keyof Questions]: (question: Questions[Q]) => Promise<Answers[Q]> | Answers[Q];
};

/** Runs a plan against a port. Throws what the port throws, and when it leaves a question unanswered. */
export async function runPlan<T>(plan: Plan<T>, port: Port): Promise<T> {
  let step = plan.next();
  while (step.done !== true) {
    const asked = countOf(step.value);
    const answer = await ask(port, step.value);
    if (answer.length !== asked) throw new Error(`${asked} answers are due, not ${answer.length}`);
    step = plan.next(answer);
  }
  return step.value;
}

function countOf(question: Question): number {
  switch (question.question) {
    case 'open':
      return question.repositoryIds.length;
    case 'read':
      return question.wants.length;
    case 'ancestry':
      return question.ancestors.length;
  }
}

function ask(port: Port, question: Question): Promise<Answer> | Answer {
  switch (question.question) {
    case 'open':
      return port.open(question);
    case 'read':
      return port.read(question);
    case 'ancestry':
      return port.ancestry(question);
  }
}

// The three ways to ask inside a plan, so that an answer has the type of its question.
export function* open(repositoryIds: readonly string[]): Plan<Answers['open']> {
  return repositoryIds.length === 0 ? [] : ((yield { question: 'open', repositoryIds }) as Answers['open']);
}
export function* read(wants: readonly Want[]): Plan<Answers['read']> {
  return wants.length === 0 ? [] : ((yield { question: 'read', wants }) as Answers['read']);
}
export function* ancestry(question: Omit<Questions['ancestry'], 'question'>): Plan<Answers['ancestry']> {
  if (question.ancestors.length === 0) return [];
  return (yield { question: 'ancestry', ...question }) as Answers['ancestry'];
}

// What one batch may bring back at most, by the bounds of its reads.
const batchBytesMax = 64 * 1024 * 1024;

/**
 * Reads any number of things in batches that fit in memory, and keeps of each what `take` makes of it. The first refusal,
 * in the order of the wants, ends it.
 */
export function* readAll<T>(
  wants: readonly Want[],
  take: (found: Found | undefined, index: number) => ResolverResult<T>,
): Plan<ResolverResult<readonly T[]>> {
  const values: T[] = [];
  while (values.length < wants.length) {
    const batch = nextBatch(wants, values.length);
    for (const answer of yield* read(batch)) {
      if (!answer.ok) return answer;
      const taken = take(answer.value, values.length);
      if (!taken.ok) return taken;
      values.push(taken.value);
    }
  }
  return accept(values);
}

function nextBatch(wants: readonly Want[], start: number): readonly Want[] {
  let end = start;
  for (let bytes = 0; end < wants.length; end += 1) {
    bytes += wants[end]?.bytesMax ?? 0;
    if (end > start && bytes > batchBytesMax) break;
  }
  return wants.slice(start, end);
}

/** All values in order, or the first refusal. */
export function all<T, Code extends string>(
  results: readonly Result<T, Code>[],
): { readonly ok: true; readonly value: readonly T[] } | { readonly ok: false; readonly refusal: Refusal<Code> } {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return accept(values);
}
