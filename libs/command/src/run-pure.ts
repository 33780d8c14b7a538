// The shell around a pure command: admits the inputs, runs it, checks that no input moved while it ran. Reading order and
// tokens are the command's own from the bytes on; here is only what comes before and after them.
import type { Refusal } from '#canonical';
import type { PureCommand } from '#contract';
import type { Outcome } from './outcome.ts';
import { type Seated, seat } from './slots.ts';
import { type Opened, openAll, type Source } from './sources.ts';

/**
 * Runs a pure command over its inputs in order. Refuses a wrong count (E_USAGE), an input that is no plain file
 * (E_RUNTIME) or too big (E_LIMIT), whatever the command refuses, and an input that changed meanwhile (E_RUNTIME).
 */
export function runPure(command: PureCommand, sources: readonly Source[]): Outcome {
  const seated = seat(command, sources);
  if (!seated.ok) return seated.refusal;
  const opened = openAll(seated.value.map(({ slot, source }) => ({ source, bytesMax: slot.bytesMax })));
  if (!opened.ok) return opened.refusal;
  const result = command.run(deal(seated.value, opened.value));
  // A verdict about bytes that are no longer there is worth nothing, whichever way it went.
  const moved = opened.value.findIndex((input) => !input.unchanged());
  if (moved !== -1) return movedRefusal(seated.value[moved] as Seated);
  if (!result.ok) return named(result.refusal, seated.value);
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

const movedRefusal = ({ source }: Seated): Refusal<'E_RUNTIME'> => ({
  code: 'E_RUNTIME',
  input: source.label,
  expected: 'an input that stays as it is while it is read',
  mend: 'run it again when nothing writes to the file',
});

/** Says the file instead of the index that the command knows an input by; of one input there is no doubt. */
function named(refusal: Refusal, seated: readonly Seated[]): Refusal {
  const [only, ...others] = seated;
  if (only !== undefined && others.length === 0) return { ...refusal, input: only.source.label };
  const found = seated.find((_, index) => refusal.input === String(index));
  return found === undefined ? refusal : { ...refusal, input: `${found.source.label} (${found.place})` };
}
