// Many pure commands in one process: lines in, lines out, in order, one line held at a time. Whatever a line does wrong is
// the answer to that line; only a stream that cannot be read or written ends the batch.
import { type Context, faultRefusal, type Outcome, runPure } from '#command';
import type { PureCommand } from '#contract';
import { type Asked, answerLine } from './answer.ts';
import { type Line, linesOf } from './lines.ts';
import { lineBytesMax, readRequest } from './request.ts';

export type FindPure = (name: string) => Promise<PureCommand | undefined>;

/** Answers every line of `chunks` through `write`. Gives the number of lines. */
export async function runBatch(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  find: FindPure,
  { place, write }: Pick<Context, 'place' | 'write'>,
): Promise<number> {
  let line = 0;
  for await (const given of linesOf(chunks, lineBytesMax)) {
    line += 1;
    const [asked, outcome] = await answerTo(given, find, place);
    await write(answerLine({ line, ...asked }, outcome));
  }
  return line;
}

type Answer = readonly [asked: Omit<Asked, 'line'>, outcome: Outcome];

async function answerTo(line: Line, find: FindPure, place: Context['place']): Promise<Answer> {
  const request = readRequest(line, place);
  if (!request.ok) return [{}, request.refusal];
  const { sources, folder, ...asked } = request.value;
  const command = await find(asked.command);
  if (command === undefined) return [asked, unknownCommand];
  if (folder !== undefined && folder.option !== command.folder?.option) return [asked, unknownOption];
  try {
    return [asked, runPure(command, sources, folder?.source)];
  } catch (error) {
    return [asked, faultRefusal(error)];
  }
}

const unknownOption = {
  code: 'E_USAGE',
  at: '/options',
  expected: 'an option that the command has',
  mend: 'npm run -s ystack -- COMMAND --help',
};

const unknownCommand = {
  code: 'E_USAGE',
  at: '/command',
  expected: 'a command that takes documents and gives at most one',
  mend: 'npm run -s ystack -- --help',
};
