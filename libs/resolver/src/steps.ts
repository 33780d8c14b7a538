// The resolver never touches a repository. It is a generator that says what it wants to know next, a batch at a time, and
// is handed the answers; whoever drives it holds the repositories. The same plan therefore runs over Git, over an
// in-memory map in a test, and in another process.
import { accept, type Refusal, type Result } from '#canonical';

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

/** Runs a plan against a port. Throws only what the port throws. */
export async function runPlan<T>(plan: Plan<T>, port: Port): Promise<T> {
  let step = plan.next();
  while (step.done !== true) step = plan.next(await ask(port, step.value));
  return step.value;
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
