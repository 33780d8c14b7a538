// `materialize INPUT SOURCE CANDIDATE SCRATCH`: the materializer's answer on stdout, the candidate in its folder.
import { materializationInputBounds } from '#adapters';
import { parseCanonical } from '#canonical';
import type { EffectCommand } from '#command';
import { materialize } from '../materialize.ts';
import { readArguments } from './words.ts';

export const materializeCommand: EffectCommand = {
  name: 'materialize',
  summary: 'Make a candidate of one commit and one patch, in a bare repository that is thrown away',
  details: [
    'The source is read and never written. CANDIDATE and SCRATCH are lent: empty folders of mode 0700, apart from each other and from the source. After a refusal they may hold part of the work.',
  ],
  arguments: [
    { name: 'INPUT', describe: 'the input of a materialization' },
    { name: 'SOURCE', describe: 'the repository that holds the target revision' },
    { name: 'CANDIDATE', describe: 'an empty folder, for the candidate' },
    { name: 'SCRATCH', describe: 'an empty folder, for Git to work in' },
  ],
  options: [],
  codes: [
    'E_USAGE',
    'E_RUNTIME',
    'E_LIMIT',
    'E_PARSE',
    'E_CANONICAL',
    'E_INPUT',
    'E_WORKSPACE',
    'E_REPOSITORY',
    'E_OBJECT',
    'E_COMMAND',
    'E_RECEIPT',
    'E_RESULT',
  ],
  run: async (context) => {
    const files = readArguments(context, { INPUT: materializationInputBounds.bytesMax });
    if (!files.ok) return files.refusal;
    const input = parseCanonical(files.value.INPUT, materializationInputBounds);
    if (!input.ok) return { ...input.refusal, input: String(context.arguments.INPUT) };
    const made = await materialize(input.value, {
      source: context.place(String(context.arguments.SOURCE)),
      candidate: context.place(String(context.arguments.CANDIDATE)),
      scratch: context.place(String(context.arguments.SCRATCH)),
    });
    return made.ok ? { stdout: made.value.response } : made.refusal;
  },
};
