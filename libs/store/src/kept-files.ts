// Files that are set aside while a release streams by, for the questions that can only be asked once all of it was seen:
// is the profile a valid set, and is the contract it was judged by the one that came along.
import type { Refusal } from '#canonical';

/** What is kept, in bytes, at most: the contract is about one megabyte, a profile's documents some kilobytes. */
const bytesMax = 16_777_216;

export class KeptFiles {
  readonly #isNeeded: (path: string) => boolean;
  readonly #files = new Map<string, Uint8Array>();
  #sizeBytes = 0;

  constructor(isNeeded: (path: string) => boolean) {
    this.#isNeeded = isNeeded;
  }

  /** Keeps a copy of a file that is needed; `E_LIMIT` when they are too large together. */
  keep(path: string, bytes: Uint8Array): Refusal<'E_LIMIT'> | undefined {
    if (!this.#isNeeded(path)) return undefined;
    this.#sizeBytes += bytes.length;
    if (this.#sizeBytes > bytesMax) {
      return {
        code: 'E_LIMIT',
        at: path,
        expected: `contract and profile documents of at most ${bytesMax} bytes in all`,
      };
    }
    this.#files.set(path, bytes.slice());
    return undefined;
  }

  get(path: string): Uint8Array | undefined {
    return this.#files.get(path);
  }

  values(): Iterable<Uint8Array> {
    return this.#files.values();
  }
}
