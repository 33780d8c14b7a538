// One line of outcome, canonical: `{"command","id","line","output","sha256","status"}` for a report and
// `{"command","id","line","refusal":{"at","code","expected","input","mend"},"status"}` for a refusal. `line` counts from 1;
// `output` is the document the command printed and `sha256` the digest of its bytes, both missing when it prints nothing.
import { canonicalText, type Json, sha256Hex } from '#canonical';
import { isRefusal, type Outcome, statuses, statusOf } from '#command';

export type Asked = { readonly line: number; readonly command?: string; readonly id?: string };

/** The answer to one line, LF included. */
export function answerLine(asked: Asked, outcome: Outcome): Uint8Array {
  if (isRefusal(outcome)) {
    const refusal = Object.fromEntries(Object.entries(outcome).filter(([, said]) => said !== undefined));
    return lineOf({ ...asked, refusal, status: statusOf(outcome.code) });
  }
  const status = outcome.status ?? statuses.ok;
  if (outcome.stdout === undefined) return lineOf({ ...asked, status });
  return splice({ ...asked, sha256: sha256Hex(outcome.stdout), status }, outcome.stdout);
}

const lineOf = (answer: { readonly [key: string]: Json }): Uint8Array => Buffer.from(`${canonicalText(answer)}\n`);

// The output is canonical already and can be large: it goes in as it is, at the place its key has in the order.
function splice(answer: { readonly [key: string]: Json; readonly line: number }, output: Uint8Array): Uint8Array {
  const text = canonicalText(answer);
  const mark = `"line":${answer.line},`;
  const at = text.lastIndexOf(mark) + mark.length;
  const body = Buffer.from(output.buffer, output.byteOffset, output.byteLength).subarray(0, -1);
  const parts = [text.slice(0, at), '"output":', body, ',', text.slice(at), '\n'];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
