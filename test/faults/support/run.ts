// Programs run side by side, two at a time: the machine of the tests has two cores, and a traced run mostly waits.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export type Ran = {
  /** Undefined when a signal ended it. */
  readonly status: number | undefined;
  readonly signal: NodeJS.Signals | undefined;
  readonly stdout: string;
  readonly stderr: string;
};

export type RunOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly started?: (pid: number) => void;
};

/** Runs a program to its end. Throws when it cannot be started. */
export async function run(
  program: string,
  words: readonly string[],
  { cwd = '/', env = {}, started }: RunOptions = {},
) {
  const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid !== undefined) started?.(child.pid);
  const ended = new Promise<Pick<Ran, 'status' | 'signal'>>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => resolve({ status: status ?? undefined, signal: signal ?? undefined }));
  });
  const [stdout, stderr, how] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { ...how, stdout, stderr } satisfies Ran;
}

/** Does `work` for every item, two at a time; results in the order of the items. */
export async function inPairs<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all([worker(), worker()]);
  return results;
}
