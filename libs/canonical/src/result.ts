// What every judge answers with: a value, or a refusal. A refusal is an expected answer about outside data and is
// returned; a fault (the environment's or ours) is thrown. Nothing here formats for a terminal: `#command` does.

/** Any JSON value whose numbers are integers; objects carry no prototype surprises because parsers build them so. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/**
 * Why a piece of outside data was not accepted.
 * `code` is the bare token programs read; the rest is for people: `input` names the slot or file, `at` the place in it
 * (a JSON pointer, a repository path or a byte offset), `expected` what would have been accepted, `mend` the command or
 * edit that helps, `detail` the one rule among those a token stands for. One line each, lower case, no full stop, outside
 * text in backticks.
 */
export type Refusal<Code extends string = string> = {
  readonly code: Code;
  readonly expected: string;
  readonly input?: string;
  readonly at?: string;
  readonly mend?: string;
  readonly detail?: string;
};

export type Accepted<T> = { readonly ok: true; readonly value: T };
export type Refused<Code extends string = string> = { readonly ok: false; readonly refusal: Refusal<Code> };
export type Result<T, Code extends string = string> = Accepted<T> | Refused<Code>;

export const accept = <T>(value: T): Accepted<T> => ({ ok: true, value });

export const refuse = <Code extends string>(refusal: Refusal<Code>): Refused<Code> => ({ ok: false, refusal });
