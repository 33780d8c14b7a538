// The bytes a child answers with, taken as lines and counted blocks. The pipe is paused while enough is waiting, so a child
// that answers with more than is read is held back by the kernel and not by our memory.
import type { Readable } from 'node:stream';

/** Bytes that may wait here before the pipe is paused. */
export const waitingBytesMax = 1_048_576;
const newline = 0x0a;

export class AnswerStream {
  #chunks: Uint8Array[] = [];
  #waiting = 0;
  #isEnded = false;
  #wake: (() => void) | undefined;
  readonly #source: Readable;

  constructor(source: Readable) {
    this.#source = source;
    source.on('data', (chunk: Uint8Array) => this.#push(chunk));
    source.on('close', () => this.#end());
    source.on('error', () => this.#end());
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Nothing waits: the answers so far were taken whole. */
  get isEmpty(): boolean {
    return this.#waiting === 0;
  }

  #push(chunk: Uint8Array): void {
    this.#chunks.push(chunk);
    this.#waiting += chunk.length;
    if (this.#waiting >= waitingBytesMax) this.#source.pause();
    this.#wake?.();
  }

  #end(): void {
    this.#isEnded = true;
    this.#wake?.();
  }

  /** Resolves when something arrived, the source ended, or `timeoutMs` went by (false then). */
  async #arrival(timeoutMs: number): Promise<boolean> {
    if (this.#isEnded) return false;
    this.#source.resume();
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(false), timeoutMs);
      const settle = (arrived: boolean) => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve(arrived);
      };
      this.#wake = () => settle(this.#waiting > 0 || !this.#isEnded);
    });
  }

  /** One line without its LF, as Latin-1; undefined when it is longer than `bytesMax` or does not come. */
  async line(bytesMax: number, timeoutMs: number): Promise<string | undefined> {
    for (;;) {
      const head = this.#head(bytesMax + 1);
      const length = head.indexOf(newline);
      if (length >= 0) {
        this.#drop(length + 1);
        return Buffer.from(head.buffer, head.byteOffset, length).toString('latin1');
      }
      if (head.length > bytesMax || !(await this.#arrival(timeoutMs))) return undefined;
    }
  }

  /** The next `size` bytes in memory of their own; undefined when they do not come. */
  async block(size: number, timeoutMs: number): Promise<Uint8Array | undefined> {
    const block = new Uint8Array(size);
    for (let filled = 0; filled < size; ) {
      const chunk = this.#chunks[0];
      if (chunk === undefined) {
        if (!(await this.#arrival(timeoutMs))) return undefined;
        continue;
      }
      const part = chunk.subarray(0, size - filled);
      block.set(part, filled);
      filled += part.length;
      this.#drop(part.length);
    }
    return block;
  }

  /** Up to `size` waiting bytes in one piece. */
  #head(size: number): Uint8Array {
    const first = this.#chunks[0];
    if (first === undefined) return new Uint8Array();
    if (first.length >= size || this.#chunks.length === 1 || first.includes(newline)) return first.subarray(0, size);
    return Buffer.concat(this.#chunks).subarray(0, size);
  }

  #drop(count: number): void {
    let left = count;
    this.#waiting -= count;
    for (let chunk = this.#chunks[0]; left > 0 && chunk !== undefined; chunk = this.#chunks[0]) {
      if (chunk.length > left) {
        this.#chunks[0] = chunk.subarray(left);
        return;
      }
      left -= chunk.length;
      this.#chunks.shift();
    }
  }
}
