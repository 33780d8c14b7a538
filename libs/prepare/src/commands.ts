// `prepare INPUT RESPONSE CANDIDATE BUNDLE` and `prepare inspect BUNDLE`: both print the result of a preparation.
import { accept } from '#canonical';
import type { Context, EffectCommand } from '#command';
import { type AdmittedFile, admitFile } from '#files';
import { wireCaps } from './caps.ts';
import { inspect } from './inspect.ts';
import { prepare } from './prepare.ts';
import { fail, type PreparationOutcome, preparationStatuses } from './refusals.ts';

const timeoutSecondsMax = 3600;
const timeoutSecondsUsual = 600;

const codes = Object.keys(preparationStatuses);
const word = (context: Context, name: string): string => String(context.arguments[name]);

export const prepareCommand: EffectCommand = {
  name: 'prepare',
  summary: 'Export a candidate, whole and measured, into a bundle that holds only files and folders',
  details: [
    'CANDIDATE is the bare repository that `materialize` made under INPUT, and RESPONSE what it printed. Nothing is checked out: no attribute, filter or hook is asked, and nothing of the candidate is run. BUNDLE appears whole, by one rename, in a folder of your own with mode 0700; it holds `candidate/`, `input.json`, `response.json`, `manifest.json`, `record.json` and `preparation.lock`, none of them writable.',
    'If the answer is lost, `prepare inspect BUNDLE` gives it again. `chmod -R u+w BUNDLE` before it is removed.',
  ],
  arguments: [
    { name: 'INPUT', describe: 'the input of the materialization' },
    { name: 'RESPONSE', describe: 'the response of the materialization' },
    { name: 'CANDIDATE', describe: 'the bare repository that it made, mode 0700' },
    { name: 'BUNDLE', describe: 'where the bundle shall appear; nothing is there yet' },
  ],
  options: [
    {
      flag: '--timeout',
      value: 'SECONDS',
      describe: `give up after this many seconds, 1 to ${timeoutSecondsMax}, instead of ${timeoutSecondsUsual}`,
    },
  ],
  codes,
  statuses: preparationStatuses,
  run: async (context) => {
    const timeoutMs = readTimeout(context.options.timeout);
    if (!timeoutMs.ok) return timeoutMs.refusal;
    const input = readInput(context, 'INPUT', wireCaps.inputBytesMax);
    if (!input.ok) return input.refusal;
    const response = readInput(context, 'RESPONSE', wireCaps.responseBytesMax);
    if (!response.ok) return response.refusal;
    const handed = { input: input.value.bytes, response: response.value.bytes };
    const places = {
      candidate: context.place(word(context, 'CANDIDATE')),
      bundle: context.place(word(context, 'BUNDLE')),
    };
    const prepared = await untilStopped(timeoutMs.value, (signal) => prepare(handed, places, { signal }));
    return prepared.ok ? { stdout: prepared.value.bytes } : prepared.refusal;
  },
};

export const inspectCommand: EffectCommand = {
  name: 'prepare inspect',
  summary: 'Measure a published bundle again and print the result of its preparation',
  details: [
    'Nothing is written. A bundle that was interrupted is refused and never repaired: remove what is there and prepare again.',
  ],
  arguments: [{ name: 'BUNDLE', describe: 'a bundle that `prepare` published' }],
  options: [],
  codes: codes.filter((code) => !['E_EXISTS', 'E_DEPENDENCY', 'E_INTERRUPTED', 'E_TIMEOUT'].includes(code)),
  statuses: preparationStatuses,
  run: async (context) => {
    const inspected = inspect(context.place(word(context, 'BUNDLE')));
    return inspected.ok ? { stdout: inspected.value.bytes } : inspected.refusal;
  },
};

function readTimeout(given: string | true | undefined): PreparationOutcome<number> {
  if (given === undefined) return accept(timeoutSecondsUsual * 1000);
  const seconds = /^[1-9][0-9]{0,3}$/.test(String(given)) ? Number(given) : 0;
  return seconds >= 1 && seconds <= timeoutSecondsMax
    ? accept(seconds * 1000)
    : fail('E_USAGE', 'timeout', `1 to ${timeoutSecondsMax} seconds`, '--timeout');
}

function readInput(context: Context, name: string, bytesMax: number): PreparationOutcome<AdmittedFile> {
  const file = admitFile(context.place(word(context, name)), { bytesMax });
  if (file.ok) return file;
  const { code, expected } = file.refusal;
  return fail(code === 'E_LIMIT' ? 'E_LIMIT' : 'E_INPUT', 'file', expected, name);
}

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** Runs `use` with a signal that is aborted when time is up or the process is asked to end. */
async function untilStopped<T>(timeoutMs: number, use: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const asked = new AbortController();
  const stop = (): void => asked.abort();
  for (const name of signals) process.on(name, stop);
  try {
    return await use(AbortSignal.any([asked.signal, AbortSignal.timeout(timeoutMs)]));
  } finally {
    for (const name of signals) process.off(name, stop);
  }
}
