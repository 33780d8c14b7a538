// The words this room refuses with. What the disk does to us is a `FilesFault` and is thrown.
import { type DetailedRefusal, decline } from '#objects';

export type PreparationCode =
  | 'E_USAGE'
  | 'E_IDENTITY'
  | 'E_EXISTS'
  | 'E_INPUT'
  | 'E_DEPENDENCY'
  | 'E_STORAGE'
  | 'E_OBJECT'
  | 'E_PATH'
  | 'E_LIMIT'
  | 'E_INCOMPLETE'
  | 'E_INTERRUPTED'
  | 'E_TIMEOUT';

/** `detail` says which rule; where another room refused first it is that room's word. */
export type PreparationRefusal = DetailedRefusal<PreparationCode, string>;
export type PreparationOutcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: PreparationRefusal };

const atCharactersMax = 200;

/** A refusal; `at` is a document or a path in the candidate, never a path of the machine. */
export const refusal = (code: PreparationCode, detail: string, expected: string, at?: string): PreparationRefusal => ({
  code,
  detail,
  expected,
  ...(at === undefined ? {} : { at: at.slice(0, atCharactersMax) }),
});

/** The same, ready to return. */
export const fail = (code: PreparationCode, detail: string, expected: string, at?: string) =>
  decline(refusal(code, detail, expected, at));

/** The statuses that this tool has of its own; a machine that fails (E_IO) is one of them. */
export const preparationStatuses: Readonly<Record<PreparationCode | 'E_IO', number>> = {
  E_USAGE: 2,
  E_IDENTITY: 2,
  E_EXISTS: 2,
  E_INPUT: 1,
  E_DEPENDENCY: 1,
  E_STORAGE: 1,
  E_OBJECT: 1,
  E_PATH: 1,
  E_LIMIT: 1,
  E_IO: 1,
  E_INCOMPLETE: 1,
  E_INTERRUPTED: 75,
  E_TIMEOUT: 75,
};
