// How a command ends: an exit status, and its whole stdout by digest or line by line. A pattern is
// a line with `*` for any characters; it is matched in one pass that never goes back further than the last `*`, so neither a
// pattern nor an output can make it slow. Regular expressions are not taken: they can.
import { sha256Hex } from '#canonical';
import type { ExpectedEnd, ObservedEnd } from '../generated/common.d.ts';

/** Stdout of which lines are compared, in bytes; a longer one matches no lines. */
export const comparedBytesMax = 65_536;

/** Whether a command that ended like this ended as it is said. */
export function isEnd({ exit_status, stdout }: ExpectedEnd | ObservedEnd, ended: CommandEnd): boolean {
  if (ended.exitStatus !== exit_status) return false;
  switch (stdout.kind) {
    case 'any':
      return true;
    case 'digest':
      return sha256Hex(ended.stdout) === stdout.sha256;
    case 'lines':
      return matchesLines(stdout.lines, ended.stdout);
  }
}

export type CommandEnd = { readonly exitStatus: number; readonly stdout: Uint8Array };

function matchesLines(patterns: readonly string[], stdout: Uint8Array): boolean {
  if (stdout.length > comparedBytesMax) return false;
  const text = textOf(stdout);
  if (text === undefined || (text !== '' && !text.endsWith('\n'))) return false;
  const lines = text.split('\n').slice(0, -1);
  return (
    lines.length === patterns.length && patterns.every((pattern, index) => matchesLine(pattern, lines[index] ?? ''))
  );
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether the whole line is as the pattern says. */
export function matchesLine(pattern: string, line: string): boolean {
  const [head = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return line === head;
  const tail = rest.pop() ?? '';
  if (!line.startsWith(head) || !line.endsWith(tail) || line.length < head.length + tail.length) return false;
  const end = line.length - tail.length;
  let from = head.length;
  for (const part of rest) {
    const found = line.indexOf(part, from);
    if (found < 0 || found + part.length > end) return false;
    from = found + part.length;
  }
  return true;
}
