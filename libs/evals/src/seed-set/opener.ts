// Opens the documents of one seed set: each is held against the digest that stands beside it and becomes the bytes it would
// have had as a file. Cases share most of what they carry, so what was opened before is only compared, which costs a small
// part of encoding and hashing it again.
import { encodeCanonical, equalJson, type Refusal, sha256Hex } from '#canonical';
import { unrelated } from '#contract';
import type { Carried, Opened } from './carried.ts';

export class Opener {
  readonly #byDigest = new Map<string, Opened>();

  /** E_RELATION when the document is not of its digest. */
  open({ document: { content, sha256 }, at }: Carried): Refusal | undefined {
    const known = this.#byDigest.get(sha256);
    if (known === undefined) {
      const bytes = encodeCanonical(content);
      if (sha256Hex(bytes) === sha256) {
        this.#byDigest.set(sha256, { content, sha256, bytes });
        return undefined;
      }
    } else if (known.content === content || equalJson(known.content, content)) return undefined;
    return unrelated([...at, 'sha256'], 'the digest of the document beside it');
  }

  /** A document that was opened. Throws for another: that is our fault. */
  opened({ document: { sha256 } }: Carried): Opened {
    const opened = this.#byDigest.get(sha256);
    if (opened === undefined) throw new Error('a document is opened before it is used');
    return opened;
  }
}
