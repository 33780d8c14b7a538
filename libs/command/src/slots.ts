// Deals positional inputs out to the slots of a pure command. Only the last slot may be variadic, so the words say
// without a name which input is which.
import { accept, type Refusal, type Result, refuse } from '#canonical';
import type { InputSlot } from '#contract';
import { type Source, wordSource } from './sources.ts';

/** One input in its slot. `place` names it for people: `PROFILE`, or `MANIFEST[2]` counted from 1. */
export type Seated = { readonly slot: InputSlot; readonly source: Source; readonly place: string };

/** Seats the sources in order. E_USAGE when there are too few or too many, or a plain word is not of its grammar. */
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
  const seated = sources.map((source, index) => {
    const slot = (fixed[index] ?? command.inputs.at(-1)) as InputSlot;
    const nth = slot.variadic === undefined ? '' : `[${index - fixed.length + 1}]`;
    return { slot, source, place: `${argumentName(slot.name)}${nth}` };
  });
  const odd = seated.find(({ slot, source }) => slot.word?.isFit(source.word ?? '') === false);
  return odd === undefined ? accept(seated.map(asWord)) : refuse(oddWord(odd, command));
}

// A word that is typed is never a path: a file of that name says nothing.
const asWord = (seated: Seated): Seated =>
  seated.slot.word === undefined ? seated : { ...seated, source: wordSource(seated.source.word ?? '') };

const oddWord = ({ slot, source, place }: Seated, command: Parameters<typeof usageOf>[0]): Refusal<'E_USAGE'> => ({
  code: 'E_USAGE',
  input: `${source.label} (${place})`,
  expected: slot.word?.expected ?? '',
  mend: usageOf(command),
});

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
