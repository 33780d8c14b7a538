// The conformance corpus: documents of an independent implementation, read from `YSTACK_CORPUS` and never copied here.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const configured = process.env.YSTACK_CORPUS;

/** The corpus folder, or undefined when `YSTACK_CORPUS` is not set. A set but missing folder is an error, not a skip. */
export const corpusRoot: string | undefined =
  configured === undefined || configured === '' ? undefined : resolve(configured);
if (corpusRoot !== undefined && !existsSync(join(corpusRoot, 'SHA256SUMS'))) {
  throw new Error(`YSTACK_CORPUS=${corpusRoot} holds no corpus (no SHA256SUMS)`);
}

/** Said as the reason of a skip when there is no corpus. */
export const corpusSkip = 'YSTACK_CORPUS is not set: conformance documents of the other implementation are not at hand';

/** The bytes of one corpus file by its path in the corpus. */
export const corpusBytes = (path: string): Buffer => readFileSync(join(corpusRoot ?? '', path));
