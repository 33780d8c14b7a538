// `batch`: many pure commands in one process. The format of its lines is told below and made in `../batch/`.
import type { EffectCommand } from '#command';
import type { FindPure } from '../batch/batch.ts';

const details = [
  'A line in: `{"command":"validate-document","inputs":[…],"id":"mine"}`. Inputs stand in the order of the command line, each ' +
    'a file path, `{"document":VALUE}` (its canonical bytes are judged) or `{"text":"…"}` (its very bytes are, good or bad). ' +
    '`id` is optional, at most 256 characters, and echoed; `"options":{"policies":"DIR"}` names the folder that an option of ' +
    'the command would. A line has at most 32 MiB and 256 inputs.',
  'A line out, canonical, in the same order: `line` (from 1), `command`, `id`, `status` as the exit status of the command would ' +
    'be, and either `refusal` (`code`, `expected`, `input`, `at`, `mend`) or, when the command prints a document, `output` and ' +
    '`sha256` of its bytes.',
  'Whatever a line does wrong is the answer to that line: `E_PARSE` (no JSON), `E_SHAPE` (no request), `E_LIMIT` (too long or ' +
    'nested too deep), `E_USAGE` (no such command, or not that many inputs). The batch goes on and ends with 0.',
];

/** `find` looks a pure command up; it is handed in because the list of commands holds this one too. */
export const batchOf = (find: FindPure): EffectCommand => ({
  name: 'batch',
  summary: 'Run many commands in one process: JSON lines of {command, inputs} in, JSON lines of outcome out',
  details,
  arguments: [{ name: 'FILE', describe: 'the lines; without it they are read from stdin', optional: true }],
  options: [],
  codes: ['E_RUNTIME'],
  run: async (context) => {
    const { runBatch } = await import('../batch/batch.ts');
    const { FILE: path } = context.arguments;
    if (typeof path !== 'string') {
      await runBatch(context.stdin, find, context);
      return {};
    }
    const { admitStream } = await import('#files');
    const file = admitStream(context.place(path), { bytesMax: Number.MAX_SAFE_INTEGER });
    if (!file.ok) return { ...file.refusal, input: path };
    try {
      await runBatch(file.value.chunks(), find, context);
    } finally {
      file.value.close();
    }
    return {};
  },
});
