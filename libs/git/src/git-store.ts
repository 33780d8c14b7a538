// The Git backend: one `git cat-file --batch-command` child, asked in batches, each answer hashed before the next is read.
// The stream has no framing but the sizes Git tells. A damaged object may be longer than its header says, and what follows
// would then be read as the next answer: so the child is killed at the first answer that does not hash to its id.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { accept } from '#canonical';
import { decline, emptyTreeId, type HashAlgorithm, isObjectType, objectId } from '#objects';
import { AnswerStream } from './answer-stream.ts';
import { catFileArguments, gitEnvironment, limitedCommand } from './environment.ts';
import { historyOrder } from './history-order.ts';
import type { ObjectOutcome, StoreDetail } from './refusals.ts';
import type { ObjectInfo, ObjectStore } from './store.ts';

/** How long the child may stay silent before it is given up, in milliseconds. */
export const answerTimeoutMs = 60_000;
/** Most memory of its own the child may take, in bytes: an object and its bases many times over. */
export const childBytesMax = 1024 * 1_048_576;
const answerLineBytesMax = 256;

type Child = ChildProcessByStdio<Writable, Readable, null>;

export class GitStore implements ObjectStore {
  readonly backend = 'git';
  readonly #child: Child;
  readonly #answers: AnswerStream;
  readonly #algorithm: HashAlgorithm;
  readonly #gone: Promise<void>;
  readonly #timeoutMs: number;
  readonly historyOrder: (oids: readonly string[]) => AsyncIterable<string>;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(
    child: Child,
    algorithm: HashAlgorithm,
    timeoutMs: number,
    order: (oids: readonly string[]) => AsyncIterable<string>,
  ) {
    this.#timeoutMs = timeoutMs;
    this.historyOrder = order;
    this.#child = child;
    this.#algorithm = algorithm;
    this.#answers = new AnswerStream(child.stdout);
    this.#gone = new Promise((resolve) => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    });
    // A broken pipe shows as an answer that does not come.
    child.stdin.on('error', () => {});
  }

  /** Starts `program` (looked up in `gitSearchPath` when it is no path); undefined when it cannot read this repository. */
  static async start(
    program: string,
    commonDir: string,
    algorithm: HashAlgorithm,
    timeoutMs = answerTimeoutMs,
    bytesMax = childBytesMax,
  ): Promise<GitStore | undefined> {
    const [shell, ...words] = limitedCommand(bytesMax, program, catFileArguments);
    const child = spawn(shell, words, {
      cwd: commonDir,
      env: gitEnvironment(commonDir),
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const store = new GitStore(child, algorithm, timeoutMs, (oids) => historyOrder(program, commonDir, oids, bytesMax));
    store.#hold(false);
    // Git knows the empty tree without storing it: an answer proves the version, the format and the right to read.
    const probe = await store.info([emptyTreeId[algorithm]]);
    if (probe.ok && probe.value[0]?.type === 'tree' && probe.value[0].sizeBytes === 0) return store;
    await store.close();
    return undefined;
  }

  info(oids: readonly string[]): Promise<ObjectOutcome<readonly (ObjectInfo | undefined)[]>> {
    return this.#exclusively('info', oids, async () => {
      const infos: (ObjectInfo | undefined)[] = [];
      for (const oid of oids) {
        const line = await this.#answers.line(answerLineBytesMax, this.#timeoutMs);
        const info = line === undefined ? undefined : parseInfo(line);
        if (info === undefined ? line !== `${oid} missing` : info.oid !== oid) return this.#giveUp(oid, line);
        infos.push(info);
      }
      return accept(infos);
    });
  }

  contents(infos: readonly ObjectInfo[]): Promise<ObjectOutcome<readonly Uint8Array[]>> {
    return this.#exclusively(
      'contents',
      infos.map(({ oid }) => oid),
      async () => {
        const contents: Uint8Array[] = [];
        for (const info of infos) {
          const line = await this.#answers.line(answerLineBytesMax, this.#timeoutMs);
          if (line !== `${info.oid} ${info.type} ${info.sizeBytes}`) return this.#giveUp(info.oid, line);
          const bytes = await this.#answers.block(info.sizeBytes, this.#timeoutMs);
          if (bytes === undefined) return this.#giveUp(info.oid);
          if (objectId(this.#algorithm, info.type, bytes) !== info.oid) return this.#kill(info.oid, 'object-hash');
          if ((await this.#answers.line(0, this.#timeoutMs)) !== '') return this.#giveUp(info.oid);
          contents.push(bytes);
        }
        return accept(contents);
      },
    );
  }

  async close(): Promise<void> {
    // Whoever waits for the end must be kept alive until the child has gone.
    this.#hold(true);
    this.#child.stdin.end();
    // The child leaves at the end of its input; one that is still writing an answer nobody takes is ended.
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), this.#answers.isEmpty ? 1000 : 0);
    this.#child.stdout.resume();
    await this.#gone;
    clearTimeout(timer);
  }

  /** One question at a time is on the pipe, and only while it is may it keep the process alive. */
  #exclusively<T>(
    command: 'info' | 'contents',
    oids: readonly string[],
    read: () => Promise<ObjectOutcome<T>>,
  ): Promise<ObjectOutcome<T>> {
    const turn = this.#turn.then(async () => {
      this.#hold(true);
      this.#child.stdin.write(
        `${oids.map((oid) => `${command} ${oid}\n`).join('')}${lastQuestion(this.#algorithm)}flush\n`,
      );
      const answer = await read();
      const outcome = answer.ok ? ((await this.#finish(oids.at(-1) ?? '')) ?? answer) : answer;
      this.#hold(false);
      return outcome;
    });
    this.#turn = turn;
    return turn;
  }

  /** The answer to the last question, known beforehand, shows that the one before it was no longer than it said. */
  async #finish(oid: string) {
    const line = await this.#answers.line(answerLineBytesMax, this.#timeoutMs);
    return line === `${emptyTreeId[this.#algorithm]} tree 0` ? undefined : this.#giveUp(oid, line);
  }

  #hold(isHeld: boolean): void {
    for (const handle of [this.#child, this.#child.stdin, this.#child.stdout] as readonly Partial<Holdable>[]) {
      if (isHeld) handle.ref?.();
      else handle.unref?.();
    }
  }

  /** `line` is the answer that made no sense, when there was one. */
  #giveUp(oid: string, line?: string) {
    if (line !== undefined || !this.#answers.isEmpty) return this.#kill(oid, 'object-unreadable');
    return this.#kill(oid, this.#answers.isEnded ? 'store-died' : 'store-timeout');
  }

  #kill(oid: string, detail: StoreDetail) {
    this.#child.kill('SIGKILL');
    const expected = detail === 'object-hash' ? 'content that hashes to its id' : 'an object that Git can read';
    return decline({ code: 'E_OBJECT' as const, detail, expected, at: oid, mend: 'git fsck --full' });
  }
}

const lastQuestion = (algorithm: HashAlgorithm): string => `info ${emptyTreeId[algorithm]}\n`;

// Pipes of a child are sockets, which can let the process end; the types say only `Readable` and `Writable`.
type Holdable = { ref(): unknown; unref(): unknown };

function parseInfo(line: string): ObjectInfo | undefined {
  const [, oid, type, size] = /^([0-9a-f]+) ([a-z]+) (0|[1-9][0-9]{0,14})$/.exec(line) ?? [];
  if (oid === undefined || type === undefined || !isObjectType(type)) return undefined;
  return { oid, type, sizeBytes: Number(size) };
}
