// The shell around a pure command: admits the inputs, runs it, checks that no input moved while it ran. Reading order and
// tokens are the command's own from the bytes on; here is only what comes before and after them.
import type { Refusal } from '#canonical';
import type { PureCommand } from '#contract';
import { type Filed, filesToRead, findAppeared, findUnfit, folderFiles } from './folder-files.ts';
import type { Outcome } from './outcome.ts';
import { type Seated, seat, usageOf } from './slots.ts';
import { type FolderSource, type Opened, openAll, type Source } from './sources.ts';

/**
 * Runs a pure command over its inputs in order and, where its option was given, over the files of `folder`. Refuses a wrong
 * count, a folder for a command that takes none or one that holds a file nobody reads (E_USAGE), an input that is no plain file (E_RUNTIME) or too big
 * (E_LIMIT), whatever the command refuses, and an input that changed meanwhile (E_RUNTIME).
 */
export function runPure(command: PureCommand, sources: readonly Source[], folder?: FolderSource): Outcome {
  const seated = seat(command, sources);
  if (!seated.ok) return seated.refusal;
  if (folder !== undefined && command.folder === undefined) return folderless(command);
  const unfit = findUnfit(command, folder);
  if (unfit !== undefined) return unfit;
  const filed = filesToRead(command, folder);
  const inputs = seated.value.map(({ slot, source }) => ({ source, bytesMax: slot.bytesMax }));
  const opened = openAll([...inputs, ...filed]);
  if (!opened.ok) return opened.refusal;
  const [given, files] = [opened.value.slice(0, inputs.length), opened.value.slice(inputs.length)];
  const result = command.run(deal(seated.value, given), folder && folderFiles(filed, files));
  // A verdict about bytes that are no longer there is worth nothing, whichever way it went.
  const moved = opened.value.findIndex((input) => !input.unchanged());
  const source = moved === -1 ? findAppeared(command, folder, filed) : [...inputs, ...filed][moved]?.source;
  if (source !== undefined) return movedRefusal(source);
  if (!result.ok) return named(result.refusal, seated.value, filed);
  return result.value === undefined ? {} : { stdout: result.value };
}

function deal(seated: readonly Seated[], opened: readonly Opened[]): Record<string, Uint8Array | Uint8Array[]> {
  const dealt: Record<string, Uint8Array | Uint8Array[]> = {};
  for (const [index, { slot }] of seated.entries()) {
    const { bytes } = opened[index] as Opened;
    if (slot.variadic === undefined) dealt[slot.name] = bytes;
    else dealt[slot.name] = [...((dealt[slot.name] ?? []) as Uint8Array[]), bytes];
  }
  return dealt;
}

const folderless = (command: PureCommand): Refusal<'E_USAGE'> => ({
  code: 'E_USAGE',
  expected: `no folder: \`${command.name}\` takes none`,
  mend: usageOf(command),
});

const movedRefusal = (source: Source): Refusal<'E_RUNTIME'> => ({
  code: 'E_RUNTIME',
  input: source.label,
  expected: 'an input that stays as it is while it is read',
  mend: 'run it again when nothing writes to the file',
});

/** Says the file instead of the index or name that the command knows an input by; of one input there is no doubt. */
function named(refusal: Refusal, seated: readonly Seated[], filed: readonly Filed[]): Refusal {
  const inFolder = filed.find(({ name }) => refusal.input === name);
  if (inFolder !== undefined) return { ...refusal, input: inFolder.source.label };
  const [only, ...others] = seated;
  if (only !== undefined && others.length === 0) return { ...refusal, input: only.source.label };
  const found = seated.find((_, index) => refusal.input === String(index));
  return found === undefined ? refusal : { ...refusal, input: `${found.source.label} (${found.place})` };
}
