// A command that touches the world: it is described by data (so that help, completion, the reference page and usage
// checks are made from one list) and run with a context instead of globals. Pure commands are described in `#contract`.
import type { Outcome } from './outcome.ts';

/** One positional argument. A variadic one is the last. */
export type Argument = {
  readonly name: string;
  readonly describe: string;
  readonly variadic?: { readonly min: number; readonly max: number };
  readonly optional?: true;
  /** The only words it takes. */
  readonly choices?: readonly string[];
};

/** One option: with `value` it takes one word (named so in the help), without it is a switch. */
export type Option = {
  readonly flag: `--${string}`;
  readonly describe: string;
  readonly value?: string;
  readonly choices?: readonly string[];
  /** May be given several times; its words are then in `lists`, not in `options`. */
  readonly many?: true;
};

/** What the command line hands to a command. */
export type Context = {
  /** The words given for each argument; a variadic one has a list. Counts are already checked. */
  readonly arguments: { readonly [name: string]: string | readonly string[] | undefined };
  /** Option values by name without dashes (`--skip-hooks` is `skip-hooks`). */
  readonly options: { readonly [name: string]: string | true | undefined };
  /** The words of each option that may be given several times, in order. */
  readonly lists?: { readonly [name: string]: readonly string[] };
  /** Takes a path as the caller means it: relative to the caller's folder. */
  readonly place: (path: string) => string;
  /** Says one line to a person who is watching; nothing when stderr is no terminal. */
  readonly progress: (line: string) => void;
  /** Writes to stdout now, waiting when the reader is slow; for commands that stream. */
  readonly write: (bytes: Uint8Array) => Promise<void>;
  readonly stdin: AsyncIterable<Uint8Array>;
};

/**
 * `codes` lists the refusal tokens a person can meet, for the reference page. `statuses` are the exit statuses of tokens that
 * end this command otherwise than others.
 */
export type EffectCommand = {
  readonly name: string;
  readonly summary: string;
  /** Paragraphs for the help and the reference page, where one line does not do; Markdown without headings. */
  readonly details?: readonly string[];
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  readonly codes: readonly string[];
  readonly statuses?: Readonly<Record<string, number>>;
  readonly run: (context: Context) => Promise<Outcome>;
};
