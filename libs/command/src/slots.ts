// Deals positional inputs out to the slots of a pure command. Only the last slot may be variadic, so the words say
// without a name which input is which.
import { accept, type Result, refuse } from '#canonical';
import type { InputSlot } from '#contract';
import type { Source } from './sources.ts';

/** One input in its slot. `place` names it for people: `PROFILE`, or `MANIFEST[2]` counted from 1. */
export type Seated = { readonly slot: InputSlot; readonly source: Source; readonly place: string };

/** Seats the sources in order. E_USAGE when there are too few or too many. */
export function seat(
  command: { readonly name: string; readonly inputs: readonly InputSlot[] },
  sources: readonly Source[],
): Result<readonly Seated[], 'E_USAGE'> {
  const { min, max } = inputCounts(command.inputs);
  if (sources.length < min || sources.length > max) {
    return refuse({
      code: 'E_USAGE',
      expected: `${min === max ? min : `${min} to ${max}`} input${max === 1 ? '' : 's'}, not ${sources.length}`,
      mend: usageOf(command),
    });
  }
  const fixed = command.inputs.filter(({ variadic }) => variadic === undefined);
  return accept(
    sources.map((source, index) => {
      const slot = (fixed[index] ?? command.inputs.at(-1)) as InputSlot;
      const nth = slot.variadic === undefined ? '' : `[${index - fixed.length + 1}]`;
      return { slot, source, place: `${argumentName(slot.name)}${nth}` };
    }),
  );
}

/** How many inputs the slots take together. */
export const inputCounts = (slots: readonly InputSlot[]): { readonly min: number; readonly max: number } => ({
  min: slots.reduce((sum, { variadic }) => sum + (variadic?.min ?? 1), 0),
  max: slots.reduce((sum, { variadic }) => sum + (variadic?.max ?? 1), 0),
});

/** A slot's name as usage lines print it: `resolved-profile` is `RESOLVED_PROFILE`. */
export const argumentName = (name: string): string => name.replaceAll('-', '_').toUpperCase();

/** `validate-profile-set PROFILE RESOLVED MANIFEST…` */
export const usageOf = ({ name, inputs }: { readonly name: string; readonly inputs: readonly InputSlot[] }): string =>
  [name, ...inputs.map((slot) => `${argumentName(slot.name)}${slot.variadic === undefined ? '' : '…'}`)].join(' ');
