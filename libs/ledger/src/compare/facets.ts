// A facet is one kind of thing that a release is made of, as names and the fields of each. Everything that is compared is
// brought into this form first, so comparing is written once.
import { compareCodePoints } from '#canonical';
import type { FieldChange } from '../generated/common.d.ts';
import type { Change } from '../generated/release-difference.d.ts';

export type Fields = ReadonlyMap<string, string>;
export type Facet = ReadonlyMap<string, Fields>;

/** Fields of one thing that are listed one by one; the rest is counted. */
export const fieldsMax = 64;

/** Characters of a value that are shown. */
const textLengthMax = 256;

/** What differs, sorted by name; nothing for what is the same on both sides. */
export function compareFacets(from: Facet, to: Facet): Change[] {
  const names = [...new Set([...from.keys(), ...to.keys()])].sort(compareCodePoints);
  return names.flatMap((name): Change[] => {
    const [before, after] = [from.get(name), to.get(name)];
    const fields = compareFields(before ?? new Map(), after ?? new Map());
    if (before !== undefined && after !== undefined && fields.length === 0) return [];
    const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
    return [
      {
        change,
        fields: fields.slice(0, fieldsMax),
        fields_left_out: Math.max(0, fields.length - fieldsMax),
        name,
      },
    ];
  });
}

/** The fields that differ, in the order of the sides. */
export function compareFields(from: Fields, to: Fields): FieldChange[] {
  return [...new Set([...from.keys(), ...to.keys()])].flatMap((at): FieldChange[] => {
    const [before, after] = [from.get(at), to.get(at)];
    if (before === after) return [];
    return [
      {
        at: shown(at),
        ...(before === undefined ? {} : { from: shown(before) }),
        ...(after === undefined ? {} : { to: shown(after) }),
      },
    ];
  });
}

// By code points, so that no pair is cut in two.
function shown(text: string): string {
  if (text.length <= textLengthMax) return text;
  return `${[...text].slice(0, textLengthMax - 1).join('')}…`;
}
