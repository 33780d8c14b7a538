// What a command comes to: a report (bytes for stdout, lines for people, a status) or a refusal. Faults are neither:
// they are thrown, and `faultRefusal` turns one into text at the very edge.
import type { Refusal } from '#canonical';
import { errnoOf, FilesFault, mendErrno } from '#files';
import { brokenDocument } from './broken-document.ts';

/** `stdout` is written as it is; `notes` are lines for people and go to stderr; `status` is 0 unless said. */
export type Report = {
  readonly stdout?: Uint8Array;
  readonly notes?: readonly string[];
  readonly status?: number;
};

export type Outcome = Report | Refusal;

/** A report has no code; a refusal always has one. */
export const isRefusal = (outcome: Outcome): outcome is Refusal => 'code' in outcome;

// What a machine does to anybody; everything else a program can cause itself.
const ioErrors: ReadonlySet<string> = new Set([
  'EIO',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EFBIG',
  'EMFILE',
  'ENFILE',
  'ENODEV',
  'ESTALE',
  'EPIPE',
]);

/** A thrown error as text: `E_EVALUATION` when a document that ships is broken, `E_IO` when the machine failed, `E_FAULT` when we did. */
export function faultRefusal(error: unknown): Refusal<'E_EVALUATION' | 'E_IO' | 'E_FAULT'> {
  const broken = brokenDocument(error);
  if (broken !== undefined) return broken;
  const said = error instanceof Error ? error.message : String(error);
  if (error instanceof FilesFault || ioErrors.has(errnoOf(error))) {
    const expected = `a machine that can read and write: ${said}`;
    return { code: 'E_IO', expected, mend: mendErrno(errnoOf(error)) };
  }
  const mend = 'run it again with YSTACK_TRACE=1 in the environment and report what it prints';
  return { code: 'E_FAULT', expected: `no fault of this program: ${said}`, mend };
}

/** A file that could not be written where the caller asked: their place (`E_TARGET`) or the machine (`E_IO`). */
export function outputRefusal(
  error: unknown,
  output: string,
): Refusal<'E_TARGET' | 'E_EVALUATION' | 'E_IO' | 'E_FAULT'> {
  if (!(error instanceof FilesFault) || ioErrors.has(error.errno)) return faultRefusal(error);
  const expected = `a place where a file can be written: ${error.message}`;
  return { code: 'E_TARGET', input: output, expected, mend: 'name a file in an existing folder that you may write to' };
}
